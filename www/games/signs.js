// The signs of results and players: the same shapes everywhere.

import { html, svg } from "../lit.js";

/** @import { Result, Winner } from "../pkg/slim.js" */

const shapes = {
  win: svg`<circle class="solid" cx="8" cy="8" r="6.5"></circle>`,
  loss: svg`<circle class="outline" cx="8" cy="8" r="5.5"></circle>`,
  tie: svg`
    <circle class="outline" cx="8" cy="8" r="5.75"></circle>
    <path class="solid" d="M8 2.25a5.75 5.75 0 0 1 0 11.5z"></path>`,
  open: svg`<circle class="solid" cx="8" cy="8" r="3.5"></circle>`,
  first: svg`<rect class="solid" x="2.5" y="2.5" width="11" height="11" rx="1.5"></rect>`,
  second: svg`<path class="solid" d="M8 2 14.5 13.5h-13z"></path>`,
};

/** A result's sign: disc, ring or half. Its word has to stand beside it. @param {Result} result */
export const resultSign = result => sign(result, shapes[result]);

/** The sign of a move of which nothing is told. */
export const openSign = sign("open", shapes.open);

/** A player's sign: square for the first, triangle for the second. @param {number} ply */
export const playerSign = ply =>
  ply % 2 === 0 ? sign("first", shapes.first) : sign("second", shapes.second);

/** @type {Record<Winner, Result>} */
const results = { first: "win", second: "loss", tie: "tie" };

/** What a winner means to the player about to move. @param {Winner} winner */
export const resultFor = winner => results[winner];

/**
 * @param {string} kind
 * @param {unknown} shape
 */
function sign(kind, shape) {
  return html`<svg class="sign ${kind}" viewBox="0 0 16 16" aria-hidden="true">${shape}</svg>`;
}
