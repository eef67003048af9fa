// An analysis as a table for a spreadsheet: a row a move, in the form of RFC 4180. Numbers stand
// unformatted; places are counted from 1, as on the board.

/** @import { AnyAnalysis } from "../games/view.js" */
/** @import { coins, grid, nim } from "../pkg/slim.js" */
/** @import { Cell, MoveColumns } from "./share.js" */

/** @type {MoveColumns<nim.Move>} */
const nimMove = { names: ["heap", "take"], cells: ({ heap, take }) => [heap + 1, take] };

/** @type {MoveColumns<number>} */
const squaresMove = { names: ["take"], cells: take => [take] };

/** @type {MoveColumns<number>} */
const flipMove = { names: ["left", "right"], cells: left => [left + 1, left + 2] };

/** @type {MoveColumns<coins.Move>} */
const coinsMove = { names: ["end"], cells: end => [end] };

/** @type {MoveColumns<grid.Move>} */
const gridMove = { names: ["direction"], cells: direction => [direction] };

/** @type {Record<AnyAnalysis["game"], MoveColumns>} */
const columns = { nim: nimMove, squares: squaresMove, flip: flipMove, coins: coinsMove, grid: gridMove };

/** @param {AnyAnalysis} analysis */
export function movesAsCsv({ game, moves, best }) {
  const { names, cells } = columns[game];
  const isBest = sameAs(best);
  const rows = moves.map(({ move, result, value }) => [...cells(move), result, value ?? "", isBest(move) ? "best" : ""]);
  return toCsv([[...names, "result", game === "coins" ? "margin" : "nim_value", "best"], ...rows]);
}

/** @param {unknown} best @returns {(move: unknown) => boolean} */
function sameAs(best) {
  const key = JSON.stringify(best);
  return move => JSON.stringify(move) === key;
}

/** @param {readonly (readonly Cell[])[]} rows */
export const toCsv = rows => rows.map(row => `${row.map(field).join(",")}\r\n`).join("");

/** @param {Cell} cell */
function field(cell) {
  if (typeof cell === "number") return String(cell);
  const text = harmless(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A text that no spreadsheet takes for a formula, as one that begins like `+++` would be. The
 * apostrophe is what spreadsheets themselves put before such a text.
 * @param {string} text
 */
const harmless = text => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
