// What a press or a stroke does to a sheet: it blocks cells, frees them, or takes the token along.

import { wayBetween } from "./sheet.js";

/** @import { Cell, Sheet } from "./sheet.js" */

/** @typedef {"paint" | "token"} Tool */

export class Brush {
  /** @type {Tool} */
  tool = "paint";
  /** Whether the stroke blocks cells; null between strokes. @type {boolean | null} */
  #blocks = null;
  /** The last cell of the stroke. @type {Cell | null} */
  #last = null;
  #isChanged = false;

  get isDown() {
    return this.#last !== null;
  }

  /**
   * Begins a stroke on a cell, or leads it on to one. What the first cell becomes, the others do.
   * @param {Sheet} sheet
   * @param {Cell} cell
   * @returns {Cell[]} the cells that are changed
   */
  lead(sheet, cell) {
    this.#blocks ??= !sheet.isBlocked(cell);
    const way = this.#last ? wayBetween(this.#last, cell) : [cell];
    const isOver = this.#last !== null && sheet.isBlocked(cell);
    this.#last = cell;
    const changed = this.tool === "token" ? moved(sheet, isOver ? sheet.token : cell) : way.filter(each => sheet.paint(each, this.#blocks === true));
    this.#isChanged ||= changed.length > 0;
    return changed;
  }

  /** Ends the stroke. @returns {boolean} whether it has changed anything */
  lift() {
    const isChanged = this.#isChanged;
    this.#blocks = null;
    this.#last = null;
    this.#isChanged = false;
    return isChanged;
  }
}

/**
 * Moves the token; a stroke takes it around blocked cells, a press frees the one that it is put on.
 * @param {Sheet} sheet
 * @param {Cell} cell
 */
function moved(sheet, cell) {
  if (sheet.isToken(cell)) return [];
  const from = sheet.token;
  sheet.put(cell);
  return [from, cell];
}
