// Custom properties that a drawing's style sheet takes its measures from. They are set on the
// element, as a style attribute would be against the page's security policy.

import { ref } from "../lit.js";

/** @param {Readonly<Record<string, number>>} values by the property's name without its dashes */
export const properties = values =>
  ref(element => {
    if (!(element instanceof HTMLElement)) return;
    for (const [name, value] of Object.entries(values)) element.style.setProperty(`--${name}`, String(value));
  });
