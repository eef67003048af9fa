// Reads the options of a call; what is wrong with them is a sentence.

import { sentence } from "./values.js";

/** What an option is, in words, and the number that stands for it; undefined where it is none. */
const KINDS = {
  count: {
    words: "a whole number, 0 or more, or Infinity",
    /** @param {unknown} value */
    read: value => (isCount(value) ? value : undefined),
  },
  positive: {
    words: "a whole number, 1 or more, or Infinity",
    /** @param {unknown} value */
    read: value => (isCount(value) && value > 0 ? value : undefined),
  },
  flag: {
    words: "true or false",
    /** @param {unknown} value */
    read: value => (typeof value === "boolean" ? Number(value) : undefined),
  },
};

/** @type {Record<string, keyof typeof KINDS>} */
const OPTIONS = { maxTake: "positive", misere: "flag", maxMoves: "count", maxLine: "count" };

/**
 * @param {unknown} value
 * @returns {value is number}
 */
const isCount = value =>
  typeof value === "number" && value >= 0 && (Number.isInteger(value) || value === Infinity);

/**
 * @param {unknown} options what the caller passed
 * @param {string} known the options that the call has, with a space between them
 * @returns {Float64Array | string} a number for each, NaN where it is left out; or what is wrong
 */
export function readOptions(options, known) {
  const names = known.split(" ");
  const numbers = new Float64Array(names.length).fill(NaN);
  if (options === undefined) return numbers;
  let reading = "options";
  try {
    if (typeof options !== "object" || options === null || Array.isArray(options)) {
      return sentence("The argument for options", options, `pass an object such as { ${names[0]}: 3 }`);
    }
    const unknown = Reflect.ownKeys(options).find(key => !names.includes(/** @type {string} */ (key)));
    if (unknown !== undefined) {
      const name = typeof unknown === "string" ? JSON.stringify(unknown.slice(0, 40)) : "with a symbol for a name";
      return `There is no option ${name}: the options are ${names.join(", ")}.`;
    }
    for (const [i, name] of names.entries()) {
      reading = `option ${name}`;
      const value = Reflect.get(options, name);
      if (value === undefined) continue;
      const kind = KINDS[OPTIONS[name]];
      const number = kind.read(value);
      if (number === undefined) {
        return sentence(`The option ${name}`, value, `pass ${kind.words}`);
      }
      numbers[i] = number;
    }
    return numbers;
  } catch {
    return `The ${reading} cannot be read: pass a plain object.`;
  }
}

/**
 * What `readOptions` read, where that is no sentence.
 * @param {Float64Array} read
 */
export const numbersRead = read => read;
