// What a field on a board shows. It follows the position, but leaves alone what is being typed.

import { ref } from "../lit.js";

/** What each field was last given. @type {WeakMap<HTMLInputElement, string>} */
const given = new WeakMap();

/** @param {string} value */
export const entry = value =>
  ref(field => {
    if (!(field instanceof HTMLInputElement)) return;
    if (given.get(field) !== value || !field.matches(":focus")) field.value = value;
    given.set(field, value);
  });
