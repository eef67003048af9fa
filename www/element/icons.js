// Icons, drawn with strokes of one width.

import { html, svg } from "../lit.js";

const shapes = {
  undo: svg`<path d="M9 6 4 11l5 5M4.5 11H15a5 5 0 0 1 0 10h-3"></path>`,
  redo: svg`<path d="m15 6 5 5-5 5M19.5 11H9a5 5 0 0 0 0 10h3"></path>`,
  restart: svg`<path d="M5 5v14M20 6l-10 6 10 6z"></path>`,
  hint: svg`<path d="M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0l-.5 3h-6z"></path>`,
  options: svg`<path d="M4 8h8M18 8h2M4 16h2M12 16h8"></path><circle cx="15" cy="8" r="2.5"></circle><circle cx="9" cy="16" r="2.5"></circle>`,
  swap: svg`<path d="M4 8h15l-4-4M20 16H5l4 4"></path>`,
  previous: svg`<path d="m15 5-7 7 7 7"></path>`,
  next: svg`<path d="m9 5 7 7-7 7"></path>`,
  close: svg`<path d="m6 6 12 12M18 6 6 18"></path>`,
  play: svg`<path d="m7 4 12 8-12 8z"></path>`,
  stop: svg`<path d="M6 6h12v12H6z"></path>`,
  warning: svg`<path d="M12 4 2.5 20h19zM12 10v4.5M12 17.4v.1"></path>`,
};

/** @param {keyof typeof shapes} name */
export const icon = name =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${shapes[name]}</svg>`;
