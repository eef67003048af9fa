// The picture of a nim-sum: values in binary, one a row, and beneath them where ones are odd. A row
// that is looked at lights its part of the board up, and the other way round.

import { html, nothing } from "../lit.js";

/** @import { Context } from "./view.js" */

/** Binary digits that any window has room for; more are scrolled. */
const DIGITS = 12;

/** Rows that are written out. */
const ROWS = 8;

/**
 * @param {object} facts
 * @param {readonly number[]} facts.values
 * @param {(index: number) => string} facts.name name of a value's row
 * @param {(index: number) => string} facts.part part of the board that a row is about
 * @param {number} facts.nimSum
 * @param {string} facts.caption
 * @param {string} facts.sum name of the last row
 * @param {Pick<Context<never>, "text" | "part" | "point">} context
 */
export function nimSumTable({ values, name, part, nimSum, caption, sum }, { text, part: lit, point }) {
  const shown = values.slice(0, ROWS);
  const width = Math.max(nimSum, ...shown).toString(2).length;
  const row = (/** @type {number} */ value, /** @type {number} */ index) => {
    const show = () => point(part(index));
    const hide = () => point(null);
    return html`<tr class=${lit === part(index) ? "lit" : ""} @pointerenter=${show} @pointerleave=${hide}>
      <th scope="row"><button type="button" class="part" @focus=${show} @blur=${hide} @click=${show}>${name(index)}</button></th>
      ${digits(value, width, text.number)}
    </tr>`;
  };
  return html`<figure class="nim-sum" tabindex=${width > DIGITS ? "0" : nothing}>
    <figcaption class="note">${caption}</figcaption>
    <table aria-label=${caption}>
      <tbody>
        ${shown.map(row)}
        ${shown.length < values.length
          ? html`<tr><th scope="row" class="more">${text.why.more(values.length - shown.length)}</th></tr>`
          : nothing}
      </tbody>
      <tfoot><tr><th scope="row">${sum}</th>${digits(nimSum, width, text.number)}</tr></tfoot>
    </table>
  </figure>`;
}

/**
 * @param {number} value
 * @param {number} width binary digits
 * @param {(value: number) => string} number
 */
function digits(value, width, number) {
  const bits = [...value.toString(2).padStart(width, "0")];
  return html`
    <td class="value">${number(value)}</td>
    ${bits.map(bit => html`<td class=${bit === "1" ? "bit one" : "bit"}>${bit}</td>`)}`;
}
