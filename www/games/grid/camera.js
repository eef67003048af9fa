// Which part of a grid a canvas shows, and how large. Lengths are CSS pixels.

/** @import { Cell } from "./sheet.js" */

/** The largest cell. */
const LARGEST = 56;

/** How large a cell is shown at least when one goes to it. */
const CLOSE = 40;

/** From a key or button to the next size. */
export const STEP = 1.5;

export class Camera {
  /** Length of a cell's side. */
  scale = 1;
  /** What is at the canvas's corner, in cells. */
  left = 0;
  top = 0;
  width = 0;
  height = 0;
  rows = 1;
  columns = 1;
  /** Whether all of the grid is shown, as long as nobody comes closer. */
  #isFit = true;

  /**
   * Takes another canvas or another grid. Where the whole was shown, it still is.
   * @param {Partial<Pick<Camera, "width" | "height" | "rows" | "columns">>} change
   */
  set(change) {
    Object.assign(this, change);
    if (this.#isFit) this.fit();
    else this.#settle();
  }

  /** Shows all of the grid. */
  fit() {
    this.scale = this.#least;
    this.#settle();
    this.#isFit = true;
  }

  get canZoomIn() {
    return this.scale < LARGEST;
  }

  get canZoomOut() {
    return this.scale > this.#least;
  }

  /**
   * @param {number} factor
   * @param {number} [x] what stays where it is; the middle where left out
   * @param {number} [y]
   */
  zoom(factor, x = this.width / 2, y = this.height / 2) {
    const column = this.left + x / this.scale;
    const row = this.top + y / this.scale;
    this.scale = Math.max(this.#least, Math.min(this.scale * factor, Math.max(LARGEST, this.#least)));
    this.left = column - x / this.scale;
    this.top = row - y / this.scale;
    this.#settle();
    this.#isFit = this.scale === this.#least;
  }

  /**
   * Moves the grid beneath the canvas.
   * @param {number} across
   * @param {number} down
   * @returns {boolean} whether there was anything to move to
   */
  pan(across, down) {
    const { left, top } = this;
    this.left -= across / this.scale;
    this.top -= down / this.scale;
    this.#settle();
    return Math.abs(this.left - left) + Math.abs(this.top - top) > 1e-9;
  }

  /** Moves just so far that a cell is in view. @param {Cell} cell */
  reveal({ row, column }) {
    const across = Math.min(1.5, this.width / this.scale / 2);
    const down = Math.min(1.5, this.height / this.scale / 2);
    this.left = Math.max(column + across - this.width / this.scale, Math.min(this.left, column + 1 - across));
    this.top = Math.max(row + down - this.height / this.scale, Math.min(this.top, row + 1 - down));
    this.#settle();
  }

  /** Goes to a cell, so close that it can be read. @param {Cell} cell */
  goTo({ row, column }) {
    this.zoom(Math.max(1, CLOSE / this.scale));
    this.left = column + 0.5 - this.width / this.scale / 2;
    this.top = row + 0.5 - this.height / this.scale / 2;
    this.#settle();
  }

  /**
   * @param {number} x
   * @param {number} y
   * @returns {Cell | null} null beside the grid
   */
  cellAt(x, y) {
    const row = Math.floor(this.top + y / this.scale);
    const column = Math.floor(this.left + x / this.scale);
    return row >= 0 && row < this.rows && column >= 0 && column < this.columns ? { row, column } : null;
  }

  /** The rows and columns that are in view, the ends not included. */
  get view() {
    return {
      top: Math.max(0, Math.floor(this.top)),
      bottom: Math.min(this.rows, Math.ceil(this.top + this.height / this.scale)),
      left: Math.max(0, Math.floor(this.left)),
      right: Math.min(this.columns, Math.ceil(this.left + this.width / this.scale)),
    };
  }

  /** The size at which all of the grid is in view. */
  get #least() {
    return Math.min(LARGEST, this.width / this.columns || 1, this.height / this.rows || 1);
  }

  /** Keeps the grid in view: in the middle where it is smaller, and else up to its edges. */
  #settle() {
    this.left = settled(this.left, this.columns, this.width / this.scale);
    this.top = settled(this.top, this.rows, this.height / this.scale);
  }
}

/**
 * @param {number} start
 * @param {number} all
 * @param {number} shown
 */
function settled(start, all, shown) {
  return shown >= all ? (all - shown) / 2 : Math.max(0, Math.min(start, all - shown));
}
