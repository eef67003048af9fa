// What Rust cannot do with JavaScript's values, or only with more code: read them in a tight loop,
// survive getters and proxies that throw, make tables and fill them.

/**
 * Elements of an array, typed array or anything else that has a length; undefined without one.
 * @param {unknown} value
 * @returns {number | undefined}
 */
export function lengthOf(value) {
  if (typeof value !== "object" || value === null) return undefined;
  const length = Reflect.get(value, "length");
  return Number.isInteger(length) && length >= 0 ? length : undefined;
}

/**
 * The elements of a list up to the first that is no number, or cannot be read.
 * @param {ArrayLike<unknown>} list
 * @param {number} length how many there should be
 * @returns {Float64Array}
 */
export function copyNumbers(list, length) {
  const numbers = new Float64Array(length);
  let index = 0;
  try {
    if (ArrayBuffer.isView(list) && typeof list[0] === "number" && list.length === length) {
      numbers.set(/** @type {ArrayLike<number>} */ (/** @type {unknown} */ (list)));
      return numbers;
    }
    for (; index < length; index++) {
      const number = list[index];
      if (typeof number !== "number") break;
      numbers[index] = number;
    }
  } catch {
    // The element at `index` cannot be read.
  }
  return numbers.subarray(0, index);
}

/**
 * Rows of text with `/` between them; undefined if one of them is no text.
 * @param {ArrayLike<unknown>} list
 * @param {number} length
 * @param {number} most characters in so many rows like the first
 * @returns {string | null | undefined} null for more of them
 */
export function joinRows(list, length, most) {
  try {
    const first = list[0];
    if (typeof first === "string" && first.trim().length * length > most) return null;
    const rows = Array.from({ length }, (_, i) => list[i]);
    return rows.every(row => typeof row === "string") ? rows.join("/") : undefined;
  } catch {
    return undefined; // a row cannot be read, or there is too much text
  }
}

/**
 * Code units of a text; NaN for any other value.
 * @param {unknown} value
 */
export const textLength = value => (typeof value === "string" ? value.length : NaN);

/**
 * The code unit at a place of a text; NaN beyond its end.
 * @param {string} text
 * @param {number} place
 */
export const codeAt = (text, place) => text.charCodeAt(place);

const encoder = new TextEncoder();

/**
 * Writes text in UTF-8.
 * @param {string} text
 * @param {Uint8Array} bytes
 * @returns {boolean} whether all of it fits
 */
export const encode = (text, bytes) => encoder.encodeInto(text, bytes).read === text.length;

/**
 * A sentence about a value that is not what it should be.
 * @param {string} noun such as "The position"
 * @param {unknown} value what was passed
 * @param {string} wanted what to pass instead
 * @returns {string}
 */
export const sentence = (noun, value, wanted) => `${noun} is ${describe(value)}: ${wanted}.`;

/**
 * What a value is, in words.
 * @param {unknown} value
 * @returns {string}
 */
export function describe(value) {
  switch (typeof value) {
    case "string":
      return JSON.stringify(value.length > 24 ? `${value.slice(0, 24)}…` : value);
    case "bigint":
      return "a BigInt";
    case "function":
    case "symbol":
      return `a ${typeof value}`;
    case "object":
      return value === null ? "null" : isArray(value) ? "an array" : "an object";
    default:
      return String(value);
  }
}

/**
 * @param {unknown} value
 * @returns {boolean} false for a proxy that has been revoked as well, which throws if asked
 */
function isArray(value) {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/**
 * A number's spelling in JavaScript.
 * @param {number} number
 * @returns {string}
 */
export const spell = number => String(number);

/**
 * A number as it is; NaN for anything else.
 * @param {unknown} value
 */
export const plain = value => (typeof value === "number" ? value : NaN);

/**
 * A table of zeros.
 * @param {number} length
 * @returns {Uint8Array}
 */
export const bytes = length => new Uint8Array(length);

/**
 * A table of zeros, for larger numbers.
 * @param {number} length
 * @returns {Uint32Array}
 */
export const integers = length => new Uint32Array(length);

/**
 * Copies numbers into a table.
 * @template {Uint8Array | Uint32Array} Table
 * @param {Table} table
 * @param {Table} numbers
 * @param {number} start where in the table they go
 */
export const write = (table, numbers, start) => table.set(numbers, start);

/**
 * Tells how much of a call is done.
 * @param {(done: number) => void} onProgress
 * @param {number} done 0 to 1
 */
export const report = (onProgress, done) => onProgress(done);
