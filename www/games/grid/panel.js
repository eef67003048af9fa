// Beneath a grid that is set up: its size, what a stroke does, and what is done to all cells.

import { html, live } from "../../lit.js";
import { limits } from "../../pkg/facts.js";
import { stepper } from "../stepper.js";

/** @import { Text } from "../../messages/text.js" */
/** @import { Brush, Tool } from "./brush.js" */
/** @import { Sheet } from "./sheet.js" */

/** Percent of the cells that are blocked at random, at first. */
const DENSITY = 30;

/**
 * @typedef {object} Desk
 * @property {Sheet} sheet
 * @property {Brush} brush
 * @property {Text} text
 * @property {(sheet: Sheet, ready?: Promise<void>) => void} enter enters what is on a sheet, once it is ready
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
  const scatter = (/** @type {Event & { currentTarget: HTMLElement }} */ { currentTarget }) => {
    const density = currentTarget.parentElement?.querySelector("input");
    enter(sheet, sheet.scatter(Number(density?.value ?? DENSITY) / 100));
  };
  const tool = (/** @type {Tool} */ name) => html`<label>
    <input type="radio" name="tool" .checked=${live(brush.tool === name)} @change=${() => {
      brush.tool = name;
      redraw();
    }}>
    <span>${words.tools[name]}</span>
  </label>`;
  return html`<div class="set-up-panel controls" role="group" aria-label=${words.title}>
    <div class="choice" role="radiogroup" aria-label=${words.tool}>
      ${tool("paint")} ${tool("token")}
    </div>
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
 * A number of rows or columns.
 * @param {string} label
 * @param {number} value
 * @param {number} other how many of the others there are
 * @param {(value: number) => void} enter
 * @param {Desk} desk
 */
function size(label, value, other, enter, { redraw, text }) {
  const most = Math.floor(limits.gridCells / other);
  const set = (/** @type {string} */ typed) => {
    const next = Math.max(1, Math.min(Math.round(Number(typed)) || value, most));
    if (next === value) redraw();
    else enter(next);
  };
  return html`<span class="size">${label} ${stepper({ value, label, set, text })}</span>`;
}
