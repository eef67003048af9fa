// Icons, drawn with strokes of one width.

import { html, svg } from "../lit.js";

const shapes = {
  back: svg`<path d="M9 6 4 11l5 5M4.5 11H15a5 5 0 0 1 0 10h-3"></path>`,
  warning: svg`<path d="M12 4 2.5 20h19zM12 10v4.5M12 17.4v.1"></path>`,
};

/** @param {keyof typeof shapes} name */
export const icon = name =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${shapes[name]}</svg>`;
