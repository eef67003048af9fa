// Values that nobody should pass, by name.

/** A proxy of which every operation throws. */
export const throwing = () =>
  new Proxy({}, new Proxy({}, {
    get: () => () => {
      throw new RangeError("trap");
    },
  }));

/** @param {object} target */
export function revoked(target) {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

const cyclic = () => {
  /** @type {{ self?: unknown }} */
  const object = {};
  object.self = object;
  return object;
};

const cyclicArray = () => {
  /** @type {unknown[]} */
  const array = [];
  array.push(array);
  return array;
};

/** An object whose property throws when it is read. @param {string} key @param {object} [rest] */
export const withThrowing = (key, rest = {}) =>
  Object.defineProperty({ ...rest }, key, {
    enumerable: true,
    get() {
      throw new RangeError("getter");
    },
  });

/** Neither text nor number nor list. @type {ReadonlyMap<string, () => unknown>} */
export const odd = new Map(Object.entries({
  undefined: () => undefined,
  null: () => null,
  true: () => true,
  false: () => false,
  BigInt: () => 3n,
  "huge BigInt": () => 10n ** 400n,
  symbol: () => Symbol("3"),
  "well-known symbol": () => Symbol.iterator,
  function: () => function three() {},
  arrow: () => () => 3,
  class: () => class Three {},
  object: () => ({}),
  "object without prototype": () => Object.create(null),
  cyclic,
  Date: () => new Date(3),
  "invalid Date": () => new Date(NaN),
  RegExp: () => /3/,
  Map: () => new Map([[0, 3]]),
  Set: () => new Set([3]),
  WeakMap: () => new WeakMap(),
  Promise: () => Promise.resolve(3),
  Error: () => new Error("3"),
  "boxed Number": () => new Number(3),
  "boxed Boolean": () => new Boolean(true),
  "boxed BigInt": () => Object(3n),
  toString: () => ({ toString: () => "3" }),
  valueOf: () => ({ valueOf: () => 3 }),
  toPrimitive: () => ({ [Symbol.toPrimitive]: () => 3 }),
  ArrayBuffer: () => new ArrayBuffer(8),
  SharedArrayBuffer: () => new SharedArrayBuffer(8),
  DataView: () => new DataView(new ArrayBuffer(8)),
  iterator: () => [3].values(),
  "negative length": () => ({ length: -1 }),
  "fractional length": () => ({ length: 0.5 }),
  "length NaN": () => ({ length: NaN }),
  "length Infinity": () => ({ length: Infinity }),
  "length as text": () => ({ length: "1", 0: 3 }),
  "length as BigInt": () => ({ length: 1n, 0: 3 }),
  "throwing length": () => withThrowing("length", { 0: 3 }),
  "throwing proxy": throwing,
  "revoked proxy": () => revoked({}),
  "revoked proxy of an array": () => revoked([]),
  globalThis: () => globalThis,
}));

/** Lists whose first element is none that belongs in one. @type {ReadonlyMap<string, () => unknown>} */
export const oddLists = new Map(Object.entries({
  "nested array": () => [[3]],
  "cyclic array": cyclicArray,
  "array of NaN": () => [NaN],
  "array of Infinity": () => [Infinity],
  "array of a fraction": () => [2.5],
  "array of undefined": () => [undefined],
  "array of null": () => [null],
  "sparse array": () => Array(3),
  "sparse array with an end": () => Object.assign(Array(3), { 2: 3 }),
  "array of a BigInt": () => [3n],
  "array of a symbol": () => [Symbol("3")],
  "array of a function": () => [() => 3],
  "array of a boxed Number": () => [new Number(3)],
  "array of an object": () => [{ valueOf: () => 3 }],
  "array with a throwing element": () => Object.defineProperty([], 0, { get() { throw new RangeError("element"); } }),
  "array-like with a throwing element": () => withThrowing("0", { length: 1 }),
  "array-like without elements": () => ({ length: 2 }),
  "proxy with throwing elements": () =>
    new Proxy([3], {
      get(target, key) {
        if (key === "length") return target.length;
        throw new RangeError("trap");
      },
    }),
  BigInt64Array: () => new BigInt64Array(2),
  BigUint64Array: () => new BigUint64Array(2),
  "Float64Array of NaN": () => Float64Array.of(NaN),
  "Float32Array of a fraction": () => Float32Array.of(0.1),
  arguments: () => (function () { return arguments; })(.../** @type {[]} */ (/** @type {unknown} */ ([null]))),
}));

/** Numbers that are not whole. */
export const notWhole = [NaN, Infinity, -Infinity, 0.5, -2.5, 1e-300, Number.MIN_VALUE, 2 ** 51 + 0.5];

/** Texts that hold a character no notation has, at the given place. @type {readonly (readonly [string, number])[]} */
export const oddTexts = [
  ["\0", 0],
  ["\0\0\0\0", 0],
  ["\u202e", 0],
  ["\u200b", 0],
  ["مرحبا", 0],
  ["שלום", 0],
  ["😀", 0],
  ["👨‍👩‍👧‍👦", 0],
  ["é", 0],
  ["e\u0301", 1],
  ["\ud800", 0],
  ["\udfff\ud800", 0],
  ["\ud83d\ud83d\ude00", 0],
  ["\uffff", 0],
  ["\uffef", 0],
  ["\u0007", 0],
  ["\u001b[31m", 0],
  [" \r\n😀", 3],
  ["�", 0],
];
