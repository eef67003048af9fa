// Icons of the shell, drawn with strokes of one width.

import { html, svg } from "../lit.js";

const shapes = {
  share: svg`<path d="M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12.5V20h14v-7.5"></path>`,
  system: svg`<path d="M3.5 5h17v11h-17zM8.5 20h7M12 16v4"></path>`,
  light: svg`<circle cx="12" cy="12" r="4"></circle>
    <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1"></path>`,
  dark: svg`<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"></path>`,
  help: svg`<path d="M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3v.5M12 18.9v.1"></path>`,
  close: svg`<path d="M6 6l12 12M18 6 6 18"></path>`,
};

/** @param {keyof typeof shapes} name */
export const icon = name =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${shapes[name]}</svg>`;
