// Warhead Games.

import { readText } from "../floors.js";
import { cells, scattered, winding } from "../inputs.js";
import { gridOutcomes, gridWins } from "../known.js";
import { firstWins } from "../same.js";
import { firstPlayerWins, winningCells } from "../textbook/grid.js";

/** @import { AnyRow, Target } from "../row.js" */

/** Beyond, the textbook's tables take gigabytes. */
const TEXTBOOK = 1_000;

const small = ["WW\nWW", "WWB\nWWW", "WBBB\nBBBB", "WBW\nBBB\nWBW", "WWW\nWWW\nWWW", "WW"];

/**
 * @param {number} side
 * @param {Target} [target]
 * @returns {AnyRow}
 */
const wins = (side, target) => ({
  work: "grid.wins",
  size: `${side} × ${side}, 20 % blocked`,
  n: side * side,
  inputs: () => [scattered(side)],
  ...(side <= TEXTBOOK && {
    textbook: firstPlayerWins,
    rust: (textbook, text) => textbook.firstPlayerWins(text),
  }),
  ours: ({ grid }, text) => grid.wins(text),
  known: gridWins,
  floor: readText,
  ...(target && { target }),
});

/**
 * @param {number} side
 * @param {Target} [target]
 * @returns {AnyRow}
 */
const outcomes = (side, target) => ({
  work: "grid.outcomes",
  size: `${side} × ${side}, 20 % blocked`,
  inputs: () => [scattered(side)],
  ...(side <= TEXTBOOK && {
    textbook: winningCells,
    rust: (textbook, text) => textbook.winningCells(text),
  }),
  ours: ({ grid }, text) => grid.outcomes(text),
  known: gridOutcomes,
  floor: readText,
  answer: cells =>
    Array.isArray(cells) ? cells.flat().map(win => (win === undefined ? 0 : 1 + Number(win))) : cells,
  ...(target && { target }),
});

/**
 * Depth and nim-value included, which the textbook does not find.
 * @param {string} kind
 * @param {() => string} make
 * @param {Target} target
 * @returns {AnyRow}
 */
const analyze = (kind, make, target) => ({
  work: "grid.analyze",
  size: `1000 × 1000, ${kind}`,
  inputs: () => [make()],
  textbook: firstPlayerWins,
  ours: ({ grid }, text) => grid.analyze(text),
  floor: readText,
  answer: firstWins,
  target,
});

/** @type {AnyRow[]} */
export const grid = [
  {
    work: "grid.wins",
    size: "up to 3 × 4",
    inputs: () => small,
    textbook: firstPlayerWins,
    ours: ({ grid }, text) => grid.wins(text),
    target: { timesSlowerOrMicrosecond: 4 },
  },
  wins(10),
  wins(32),
  wins(100),
  wins(316),
  wins(1_000, { timesFaster: 60 }),
  wins(4_096),
  outcomes(1_000),
  outcomes(4_096, { timesFloor: 6 }),
  analyze("20 % blocked", () => scattered(1_000), { timesFaster: 1 }),
  analyze("20 % blocked", () => scattered(1_000), { milliseconds: 5 }),
  analyze("nothing blocked", () => cells(1_000, 1_000, () => false), { milliseconds: 5 }),
  analyze("long ways", () => winding(1_000), { milliseconds: 5 }),
];
