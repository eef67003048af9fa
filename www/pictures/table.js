// A chart as a table, some rows at a time.

import { html } from "../lit.js";
import { pictures } from "../messages/en/pictures.js";

/** @import { Table } from "./chart.js" */

/** Rows of a page. */
const ROWS = 50;

const words = pictures.table;

/**
 * @param {Table} table
 * @param {number} row one of those to show
 * @param {(row: number) => void} turn
 */
export function tableOf(table, row, turn) {
  const from = Math.floor(row / ROWS) * ROWS;
  const to = Math.min(from + ROWS, table.count);
  const rows = Array.from({ length: to - from }, (_, index) => table.row(from + index));
  const page = (/** @type {string} */ name, /** @type {number} */ first) => html`<button
    type="button" class="tool" aria-disabled=${first < 0 || first >= table.count}
    @click=${() => first >= 0 && first < table.count && turn(first)}
  >${name}</button>`;
  return html`<div class="chart">
    <div class="scroller" tabindex="0" role="region" aria-label=${words.region}>
      <table class="values">
        <caption><span>${table.caption}</span></caption>
        <thead><tr>${table.head.map(head => html`<th scope="col">${head}</th>`)}</tr></thead>
        <tbody>${rows.map(([head, ...cells]) => html`
          <tr><th scope="row">${head}</th>${cells.map(cell => html`<td>${cell}</td>`)}</tr>`)}
        </tbody>
      </table>
    </div>
    ${table.count > ROWS
      ? html`<nav class="pages" aria-label=${words.pages}>
          ${page(words.previous, from - ROWS)}
          <span class="note" aria-live="polite">${words.rows(from + 1, to, table.count)}</span>
          ${page(words.next, from + ROWS)}
        </nav>`
      : ""}
  </div>`;
}
