// Beneath a grid that is set up: its size, what a stroke does, and what is done to all cells.

import { html, live } from "../../lit.js";
import { limits } from "../../pkg/facts.js";

/** @import { Text } from "../../messages/text.js" */
/** @import { Brush, Tool } from "./brush.js" */
/** @import { Sheet } from "./sheet.js" */

/** @typedef {{ currentTarget: HTMLInputElement }} OnInput */

/** Percent of the cells that are blocked at random, at first. */
const DENSITY = 30;

/**
 * @typedef {object} Desk
 * @property {Sheet} sheet
 * @property {Brush} brush
 * @property {Text} text
 * @property {(sheet: Sheet) => void} enter enters what is on a sheet
 * @property {() => void} redraw
 */

/** @param {Desk} desk */
export function panel(desk) {
  const { sheet, brush, text, enter, redraw } = desk;
  const words = text.games.grid.drawing.setUp;
  const filled = (/** @type {boolean} */ blocked) => () => {
    sheet.fill(blocked);
    enter(sheet);
  };
  const scatter = async (/** @type {Event & { currentTarget: HTMLElement }} */ { currentTarget }) => {
    const density = currentTarget.parentElement?.querySelector("input");
    await sheet.scatter(Number(density?.value ?? DENSITY) / 100);
    enter(sheet);
  };
  const tool = (/** @type {Tool} */ name) => html`<label>
    <input type="radio" name="tool" .checked=${live(brush.tool === name)} @change=${() => {
      brush.tool = name;
      redraw();
    }}>
    <span>${words.tools[name]}</span>
  </label>`;
  return html`<div class="panel controls" role="group" aria-label=${words.title}>
    <fieldset class="choice">
      <legend>${words.tool}</legend>
      ${tool("paint")} ${tool("token")}
    </fieldset>
    <div class="sizes">
      ${size(words.rows, sheet.rows, sheet.columns, rows => enter(sheet.resized(rows, sheet.columns)), desk)}
      ${size(words.columns, sheet.columns, sheet.rows, columns => enter(sheet.resized(sheet.rows, columns)), desk)}
    </div>
    <div class="whole">
      <button type="button" class="tool" @click=${filled(false)}>${words.clear}</button>
      <button type="button" class="tool" @click=${filled(true)}>${words.fill}</button>
      <span class="random">
        <button type="button" class="tool" @click=${scatter}>${words.random}</button>
        <label>
          <input type="number" min="0" max="100" value=${DENSITY} aria-label=${words.density}>
          ${words.percent}
        </label>
      </span>
    </div>
  </div>`;
}

/**
 * A number of rows or columns: typed, or one more or less.
 * @param {{ label: string, less: string, more: string }} words
 * @param {number} now
 * @param {number} other how many of the others there are
 * @param {(value: number) => void} set
 * @param {Desk} desk
 */
function size(words, now, other, set, { redraw }) {
  const most = Math.floor(limits.gridCells / other);
  const change = (/** @type {number} */ value) => {
    const next = Math.max(1, Math.min(Math.round(value) || now, most));
    if (next === now) redraw();
    else set(next);
  };
  return html`<span class="size">
    <label>
      <span class="label">${words.label}</span>
      <input
        type="number" min="1" max=${most} .value=${live(String(now))}
        @change=${(/** @type {Event & OnInput} */ event) => change(event.currentTarget.valueAsNumber)}>
    </label>
    <button type="button" class="step" aria-label=${words.less} ?disabled=${now <= 1} @click=${() => change(now - 1)}>−</button>
    <button type="button" class="step" aria-label=${words.more} ?disabled=${now >= most} @click=${() => change(now + 1)}>+</button>
  </span>`;
}
