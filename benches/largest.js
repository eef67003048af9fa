// The largest input of every function that a limit bounds, spelled as wastefully as is accepted.

import { limits } from "perfect-play";
import { everyBoard } from "./hardest.js";
import { runs } from "./inputs.js";

/** @import { Solver } from "./row.js" */

/**
 * @typedef {object} Largest
 * @property {keyof typeof limits} limit
 * @property {string} work such as `nim.wins`
 * @property {string} size
 * @property {(solver: Solver) => unknown} call
 */

const ALL = { maxMoves: Infinity, maxLine: Infinity };

/** Whole numbers of 16 digits, each in a column of its own. @param {number} count @param {number} width */
const padded = (count, width) =>
  Array.from({ length: count }, (_, i) => String(limits.nimHeap - i).padStart(width)).join("");

const heaps = () => padded(limits.nimHeaps, 34);
const row = () => padded(limits.coins, 36);
/** Runs of two: as many as a board can have that offer a move. */
const board = () => "++-".repeat(limits.flip / 3);
const side = Math.sqrt(limits.gridCells);
const square = () => `${"W".repeat(side)}\r\n`.repeat(side);
const column = () => "W\r\n".repeat(limits.gridCells);
const line = () => "W".repeat(limits.gridCells);

/** @type {readonly { size: string, text: () => string, move: "down" | "right" }[]} */
const GRIDS = [
  { size: "4096 × 4096", text: square, move: "down" },
  { size: "16,777,216 × 1", text: column, move: "down" },
  { size: "1 × 16,777,216", text: line, move: "right" },
];

/** @type {readonly Largest[]} */
export const largest = [
  { limit: "nimHeap", work: "nim.wins", size: "2^53 − 1 stones", call: ({ nim }) => nim.wins(limits.nimHeap) },
  { limit: "nimHeap", work: "nim.analyze", size: "2^53 − 1 stones", call: ({ nim }) => nim.analyze(limits.nimHeap) },
  { limit: "nimHeap", work: "nim.play", size: "2^53 − 1 stones", call: ({ nim }) => nim.play(limits.nimHeap, 1) },

  { limit: "nimHeaps", work: "nim.wins", size: "1,000,000 heaps as text", call: ({ nim }) => nim.wins(heaps()) },
  { limit: "nimHeaps", work: "nim.analyze", size: "1,000,000 heaps as text", call: ({ nim }) => nim.analyze(heaps()) },
  { limit: "nimHeaps", work: "nim.play", size: "1,000,000 heaps as text", call: ({ nim }) => nim.play(heaps(), { heap: 0, take: 1 }) },

  { limit: "squares", work: "squares.wins", size: "100,000,000", call: ({ squares }) => squares.wins(limits.squares) },
  { limit: "squares", work: "squares.analyze", size: "100,000,000", call: ({ squares }) => squares.analyze(limits.squares) },
  { limit: "squares", work: "squares.table", size: "100,000,000", call: ({ squares }) => squares.table(limits.squares, () => {}) },

  {
    limit: "squaresNimValue", work: "squares.analyze", size: "1,000,000",
    call: ({ squares }) => squares.analyze(limits.squaresNimValue),
  },
  {
    limit: "squaresNimValue", work: "squares.nimValues", size: "1,000,000",
    call: ({ squares }) => squares.nimValues(limits.squaresNimValue),
  },

  { limit: "flip", work: "flip.wins", size: "10,000,000 characters, ++- repeated", call: ({ flip }) => flip.wins(board()) },
  { limit: "flip", work: "flip.analyze", size: "10,000,000 characters, ++- repeated", call: ({ flip }) => flip.analyze(board()) },
  { limit: "flip", work: "flip.play", size: "10,000,000 characters, ++- repeated", call: ({ flip }) => flip.play(board(), 0) },
  { limit: "flip", work: "flip.nimValues", size: "10,000,000", call: ({ flip }) => flip.nimValues(limits.flip) },

  {
    limit: "flipDepth", work: "flip.analyze", size: "every board of 60 characters",
    call: ({ flip }) => {
      for (const lengths of everyBoard()) flip.analyze(runs(lengths), { maxMoves: 0, maxLine: 0 });
    },
  },

  { limit: "coins", work: "coins.wins", size: "1,000,000 numbers as text", call: ({ coins }) => coins.wins(row()) },
  { limit: "coins", work: "coins.analyze", size: "1,000,000 numbers as text", call: ({ coins }) => coins.analyze(row()) },
  { limit: "coins", work: "coins.play", size: "1,000,000 numbers as text", call: ({ coins }) => coins.play(row(), "left") },

  {
    limit: "coinsTable", work: "coins.margins", size: "2,048 numbers as text",
    call: ({ coins }) => coins.margins(padded(limits.coinsTable, 36)),
  },

  ...GRIDS.flatMap(({ size, text, move }) =>
    /** @type {Largest[]} */ ([
      { limit: "gridCells", work: "grid.wins", size, call: ({ grid }) => grid.wins(text()) },
      { limit: "gridCells", work: "grid.analyze", size, call: ({ grid }) => grid.analyze(text()) },
      { limit: "gridCells", work: "grid.play", size, call: ({ grid }) => grid.play(text(), move) },
      { limit: "gridCells", work: "grid.outcomes", size, call: ({ grid }) => grid.outcomes(text()) },
      { limit: "gridCells", work: "grid.nimValues", size, call: ({ grid }) => grid.nimValues(text()) },
      { limit: "gridCells", work: "grid.depths", size, call: ({ grid }) => grid.depths(text()) },
    ])),

  {
    limit: "listed", work: "nim.analyze", size: "1,000,000 heaps as text, everything listed",
    call: ({ nim }) => nim.analyze(heaps(), { ...ALL, maxTake: Infinity }),
  },
  {
    limit: "listed", work: "flip.analyze", size: "10,000,000 +, everything listed",
    call: ({ flip }) => flip.analyze("+".repeat(limits.flip), ALL),
  },
  { limit: "listed", work: "coins.analyze", size: "1,000,000 numbers as text, everything listed", call: ({ coins }) => coins.analyze(row(), ALL) },
  { limit: "listed", work: "grid.analyze", size: "16,777,216 × 1, everything listed", call: ({ grid }) => grid.analyze(column(), ALL) },
];
