// The picture of a nim-sum: values in binary, one a row, and beneath them where ones are odd.

import { html, nothing } from "../lit.js";

/** Binary digits that any window has room for; more are scrolled. */
const DIGITS = 12;

/** Rows that are written out. */
const ROWS = 8;

/**
 * @param {object} facts
 * @param {readonly number[]} facts.values
 * @param {(index: number) => string} facts.name name of a value's row
 * @param {number} facts.nimSum
 * @param {string} facts.caption
 * @param {string} facts.sum name of the last row
 * @param {(rows: number) => string} facts.more what is left out
 * @param {(value: number) => string} facts.number
 */
export function nimSumTable({ values, name, nimSum, caption, sum, more, number }) {
  const shown = values.slice(0, ROWS);
  const width = Math.max(nimSum, ...shown).toString(2).length;
  return html`<figure class="nim-sum" tabindex=${width > DIGITS ? "0" : nothing}>
    <figcaption class="note">${caption}</figcaption>
    <table aria-label=${caption}>
      <tbody>
        ${shown.map((value, index) => row(name(index), value, width, number))}
        ${shown.length < values.length
          ? html`<tr><th scope="row" class="more">${more(values.length - shown.length)}</th></tr>`
          : nothing}
      </tbody>
      <tfoot>${row(sum, nimSum, width, number)}</tfoot>
    </table>
  </figure>`;
}

/**
 * @param {string} name
 * @param {number} value
 * @param {number} width binary digits
 * @param {(value: number) => string} number
 */
function row(name, value, width, number) {
  const digits = [...value.toString(2).padStart(width, "0")];
  return html`<tr>
    <th scope="row">${name}</th>
    <td class="value">${number(value)}</td>
    ${digits.map(digit => html`<td class=${digit === "1" ? "bit one" : "bit"}>${digit}</td>`)}
  </tr>`;
}
