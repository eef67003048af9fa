// The package with its memory in sight, which the default entry keeps to itself.

const glue = () => import.meta.resolve("perfect-play").replace("index.js", "perfect_play.js");

/** @type {WebAssembly.Module | undefined} */
let module;
let instances = 0;

/** A new instance and its memory. */
export async function instance() {
  const address = new URL("perfect_play_bg.wasm", glue());
  module ??= await load(address);
  const solver = await import(`${glue()}?${instances++}`);
  const exports = Object.values(solver.initSync({ module }));
  const memory = exports.find(value => value instanceof WebAssembly.Memory);
  return { solver, memory: /** @type {WebAssembly.Memory} */ (memory) };
}

/** @param {URL} address */
async function load(address) {
  if (address.protocol !== "file:") return WebAssembly.compileStreaming(fetch(address));
  const { readFile } = await import("node:fs/promises");
  return new WebAssembly.Module(await readFile(address));
}
