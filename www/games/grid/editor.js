// A small grid that is set up: each cell is a button that blocks it or frees it, and a stroke over
// several does the same to all of them.

import { html, nothing, render } from "../../lit.js";
import { properties } from "../properties.js";
import { Brush } from "./brush.js";
import { worthDrawn } from "./cells.js";
import { adopt } from "./later-styles.js";
import { shownOverlay, worths } from "./overlay.js";
import { panel } from "./panel.js";
import { Sheet } from "./sheet.js";
import { steps } from "./steps.js";

/** @import { grid as Grid } from "../../pkg/slim.js" */
/** @import { Context } from "../view.js" */
/** @import { Cell } from "./sheet.js" */

export class Editor {
  #place;
  #brush = new Brush();
  #sheet = /** @type {Sheet} */ (/** @type {unknown} */ (undefined));
  #analysis = /** @type {Grid.GridAnalysis} */ (/** @type {unknown} */ (undefined));
  #context = /** @type {Context<Grid.Move>} */ (/** @type {unknown} */ (undefined));
  /** What the sheet was taken from. @type {Grid.GridAnalysis | null} */
  #taken = null;
  /** Whether it was entered since. */
  #isEntered = false;
  /** The cell that Tab leads to. @type {Cell} */
  #cursor = { row: 0, column: 0 };

  /** @param {HTMLElement} place */
  constructor(place) {
    this.#place = place;
  }

  /**
   * @param {Grid.GridAnalysis} analysis
   * @param {Context<Grid.Move>} context
   */
  update(analysis, context) {
    adopt(this.#place);
    this.#analysis = analysis;
    this.#context = context;
    this.#take();
    this.#draw();
  }

  /** Takes over the position that was answered, unless a stroke goes on or is not answered yet. */
  #take() {
    const isCurrent = this.#isEntered ? this.#context.isPending : this.#analysis === this.#taken;
    if (this.#brush.isDown || isCurrent) return;
    this.#isEntered = false;
    this.#taken = this.#analysis;
    this.#sheet = Sheet.of(this.#analysis);
  }

  #draw = () => {
    const { rows, columns, token } = this.#sheet;
    const { text } = this.#context;
    const words = text.games.grid.drawing;
    this.#cursor = { row: Math.min(this.#cursor.row, rows - 1), column: Math.min(this.#cursor.column, columns - 1) };
    const desk = { sheet: this.#sheet, brush: this.#brush, text, enter: this.#enter, redraw: this.#draw };
    render(html`
      <div
        class="cells set-up controls" role="group" aria-label=${words.setUp.cells} ${properties({ rows, columns, row: token.row, column: token.column })}
        @keydown=${this.#key} @pointerdown=${this.#press} @pointermove=${this.#move}
        @pointerup=${this.#release} @pointercancel=${this.#release}
      >
        ${Array.from({ length: rows * columns }, (_, index) => this.#cell({ row: Math.floor(index / columns), column: index % columns }))}
        <span class="token"></span>
      </div>
      ${panel(desk)}`, this.#place);
  };

  /** @param {Cell} cell */
  #cell(cell) {
    const { row, column } = cell;
    const isBlocked = this.#sheet.isBlocked(cell);
    const kind = isBlocked ? "blocked" : this.#sheet.isToken(cell) ? "token" : "free";
    const label = this.#context.text.games.grid.drawing.cell({ row, column, kind, known: null });
    return html`<button
      type="button" class=${isBlocked ? "cell blocked" : "cell"} aria-label=${label}
      tabindex=${row === this.#cursor.row && column === this.#cursor.column ? 0 : -1}
      @focus=${() => this.#focusOn(cell)} @click=${(/** @type {MouseEvent} */ { detail }) => detail === 0 && this.#tap(cell)}
    >${kind === "free" ? this.#worth(cell) : nothing}</button>`;
  }

  /** What the overlay says of a cell of the grid that was answered last. @param {Cell} cell */
  #worth({ row, column }) {
    const { rows, columns } = this.#analysis;
    const overlay = shownOverlay(this.#context);
    if (overlay === "none" || this.#sheet.rows !== rows || this.#sheet.columns !== columns) return nothing;
    return worthDrawn(overlay, worths(this.#context)?.at(row * columns + column), this.#context);
  }

  /** @param {Cell} cell */
  #focusOn(cell) {
    this.#cursor = cell;
    this.#draw();
  }

  /** @param {Cell} cell */
  #tap(cell) {
    this.#brush.lead(this.#sheet, cell);
    this.#lift();
  }

  /** @param {PointerEvent} event */
  #press = event => {
    const cell = this.#at(event);
    if (event.button !== 0 || !cell) return;
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    this.#brush.lead(this.#sheet, cell);
    this.#draw();
  };

  /** @param {PointerEvent} event */
  #move = event => {
    const cell = this.#brush.isDown ? this.#at(event) : null;
    if (cell && this.#brush.lead(this.#sheet, cell).length > 0) this.#draw();
  };

  #release = () => {
    if (this.#brush.isDown) this.#lift();
  };

  #lift() {
    if (this.#brush.lift()) this.#enter(this.#sheet);
    else this.#take();
    this.#draw();
  }

  /**
   * @param {Sheet} sheet
   * @param {Promise<void>} [ready]
   */
  #enter = (sheet, ready) => {
    this.#sheet = sheet;
    this.#isEntered = true;
    this.#context.edit(ready ? ready.then(() => sheet.text()) : sheet.text());
  };

  /** @param {KeyboardEvent} event */
  #key = event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    if (!step && event.key !== "t") return;
    event.preventDefault();
    event.stopPropagation();
    if (step) this.#go(...step);
    else this.#put();
  };

  /**
   * @param {number} down
   * @param {number} across
   */
  #go(down, across) {
    const { rows, columns } = this.#sheet;
    const row = Math.max(0, Math.min(this.#cursor.row + down, rows - 1));
    const column = Math.max(0, Math.min(this.#cursor.column + across, columns - 1));
    const next = this.#place.querySelectorAll(".cells .cell")[row * columns + column];
    if (next instanceof HTMLElement) next.focus();
  }

  #put() {
    this.#sheet.put(this.#cursor);
    this.#enter(this.#sheet);
    this.#draw();
  }

  /** @param {PointerEvent} event @returns {Cell | null} */
  #at({ clientX, clientY }) {
    const { rows, columns } = this.#sheet;
    const { left, top, width, height } = this.#place.querySelector(".cells")?.getBoundingClientRect() ?? new DOMRect();
    const row = Math.floor((clientY - top) / height * rows);
    const column = Math.floor((clientX - left) / width * columns);
    return row >= 0 && row < rows && column >= 0 && column < columns ? { row, column } : null;
  }
}
