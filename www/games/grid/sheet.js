// A grid while it is set up: its text as bytes, which are cheap to change. The solver reads it when
// the change is complete.
//
//     W B W /        a byte a cell, and one after each row
//     W W W /

/** @import { grid as Grid } from "../../pkg/slim.js" */

/** @typedef {{ row: number, column: number }} Cell */

const [BLOCKED, FREE, TOKEN, END] = [..."BWT/"].map(sign => sign.charCodeAt(0));

/** Milliseconds of work at a time. */
const SPELL = 12;

export class Sheet {
  rows;
  columns;
  /** Cell of the token, which is always free. @type {Cell} */
  token;
  #bytes;

  /**
   * @param {number} rows
   * @param {number} columns
   * @param {Cell} token
   * @param {Uint8Array<ArrayBuffer>} bytes
   */
  constructor(rows, columns, token, bytes) {
    this.rows = rows;
    this.columns = columns;
    this.token = token;
    this.#bytes = bytes;
  }

  /** @param {Grid.GridAnalysis} analysis */
  static of({ position, rows, columns, row, column }) {
    const bytes = new Uint8Array(rows * (columns + 1));
    new TextEncoder().encodeInto(position, bytes);
    const sheet = new Sheet(rows, columns, { row, column }, bytes);
    bytes[sheet.#place(sheet.token)] = FREE;
    return sheet;
  }

  /** Bytes from one row to the next. */
  get stride() {
    return this.columns + 1;
  }

  /** The bytes, for those who read many cells. */
  get bytes() {
    return this.#bytes;
  }

  /** @param {Cell} cell */
  isBlocked = cell => this.#bytes[this.#place(cell)] === BLOCKED;

  /** @param {Cell} cell */
  isToken = ({ row, column }) => row === this.token.row && column === this.token.column;

  /**
   * Blocks a cell or frees it; the token's stays free.
   * @param {Cell} cell
   * @param {boolean} blocked
   * @returns {boolean} whether that is a change
   */
  paint(cell, blocked) {
    if (this.isToken(cell) || this.isBlocked(cell) === blocked) return false;
    this.#bytes[this.#place(cell)] = blocked ? BLOCKED : FREE;
    return true;
  }

  /**
   * Puts the token on a cell, which becomes free.
   * @param {Cell} cell
   */
  put(cell) {
    this.token = cell;
    this.#bytes[this.#place(cell)] = FREE;
  }

  /** Blocks or frees all cells but the token's. @param {boolean} blocked */
  fill(blocked) {
    for (let row = 0; row < this.rows; row++) this.#row(row).fill(blocked ? BLOCKED : FREE);
    this.put(this.token);
  }

  /**
   * Blocks cells at random.
   * @param {number} share of the cells, from 0 to 1
   */
  async scatter(share) {
    let due = performance.now() + SPELL;
    for (let row = 0; row < this.rows; row++) {
      const cells = this.#row(row);
      for (let column = 0; column < cells.length; column++) cells[column] = Math.random() < share ? BLOCKED : FREE;
      if (performance.now() < due) continue;
      await nextTask();
      due = performance.now() + SPELL;
    }
    this.put(this.token);
  }

  /**
   * The same cells in another size, with free ones where there were none.
   * @param {number} rows
   * @param {number} columns
   */
  resized(rows, columns) {
    const token = { row: Math.min(this.token.row, rows - 1), column: Math.min(this.token.column, columns - 1) };
    const sheet = new Sheet(rows, columns, token, new Uint8Array(rows * (columns + 1)).fill(FREE));
    for (let row = 0; row < rows; row++) {
      if (row < this.rows) sheet.#row(row).set(this.#row(row).subarray(0, columns));
      sheet.#bytes[(row + 1) * sheet.stride - 1] = END;
    }
    sheet.put(token);
    return sheet;
  }

  /** The position in the game's notation. */
  text() {
    const token = this.#place(this.token);
    if (token > 0) this.#bytes[token] = TOKEN;
    const text = new TextDecoder().decode(this.#bytes.subarray(0, -1));
    this.#bytes[token] = FREE;
    return text;
  }

  /** @param {Cell} cell */
  #place = ({ row, column }) => row * this.stride + column;

  /** The cells of a row. @param {number} row */
  #row = row => this.#bytes.subarray(row * this.stride, (row + 1) * this.stride - 1);
}

/** Lets the browser do other things. */
export const nextTask = () => new Promise(resolve => setTimeout(resolve));

/**
 * The cells on the straight way from one to another, without the first.
 * @param {Cell} from
 * @param {Cell} to
 * @returns {Cell[]}
 */
export function wayBetween(from, to) {
  const steps = Math.max(Math.abs(to.row - from.row), Math.abs(to.column - from.column));
  return Array.from({ length: steps }, (_, step) => {
    const share = (step + 1) / steps;
    return {
      row: Math.round(from.row + (to.row - from.row) * share),
      column: Math.round(from.column + (to.column - from.column) * share),
    };
  });
}
