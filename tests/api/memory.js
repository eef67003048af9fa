// The memory of the package's WebAssembly module, caught while it is instantiated. To be imported
// before the package.

/** @type {WebAssembly.Memory | undefined} */
let memory;

WebAssembly.Instance = class extends WebAssembly.Instance {
  /** @param {WebAssembly.Module} module @param {WebAssembly.Imports} [imports] */
  constructor(module, imports) {
    super(module, imports);
    const exported = Object.values(this.exports).find(value => value instanceof WebAssembly.Memory);
    memory ??= /** @type {WebAssembly.Memory | undefined} */ (exported);
  }
};

/** Bytes that the module has, as far as it can be seen. */
export const bytes = () => memory?.buffer.byteLength;
