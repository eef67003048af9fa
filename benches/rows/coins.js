// Predict the Winner.

import { sum } from "../floors.js";
import { numbers, valley } from "../inputs.js";
import { evenRowIsKept } from "../known.js";
import { firstWinsOrTies } from "../same.js";
import { predictTheWinner, predictTheWinnerMemoised } from "../textbook/coins.js";

/** @import { AnyRow, Target } from "../row.js" */

/** Beyond, the table of all intervals takes seconds and gigabytes. */
const TEXTBOOK = 5_000;
const MILLION = 1_000_000;

const small = [[1, 5, 2], [1, 5, 233, 7], [1, 5, 100, 7], [3, 3], [1], [2, 4, 55, 6, 8], [0, 0, 7, 6, 5, 6, 1]];

/**
 * @param {number} count
 * @param {Target} [target]
 * @returns {AnyRow}
 */
const wins = (count, target) => ({
  work: "coins.wins",
  size: `${count.toLocaleString("en")} numbers`,
  n: count,
  inputs: () => [numbers(count)],
  ...(count <= TEXTBOOK && {
    textbook: predictTheWinner,
    rust: (textbook, numbers) => textbook.predictTheWinner(numbers),
  }),
  ours: ({ coins }, numbers) => coins.wins(numbers),
  known: evenRowIsKept,
  floor: sum,
  ...(target && { target }),
});

/**
 * @param {string} kind
 * @param {() => Int32Array} make
 * @returns {AnyRow}
 */
const analyze = (kind, make) => ({
  work: "coins.analyze",
  size: `1,000,000 numbers, ${kind}`,
  inputs: () => [make()],
  ours: ({ coins }, numbers) => coins.analyze(numbers),
  known: evenRowIsKept,
  answer: firstWinsOrTies,
  floor: sum,
  target: { timesFloor: 20 },
});

/** @type {AnyRow[]} */
export const coins = [
  {
    work: "coins.wins",
    size: "up to 7 numbers, arrays",
    inputs: () => small,
    textbook: predictTheWinner,
    ours: ({ coins }, row) => coins.wins(row),
    target: { timesSlowerOrMicrosecond: 4 },
  },
  {
    work: "coins.wins",
    size: "20 numbers, memoised recursion",
    inputs: () => [[...numbers(20)]],
    textbook: predictTheWinnerMemoised,
    ours: ({ coins }, row) => coins.wins(row),
    floor: sum,
  },
  {
    work: "coins.wins",
    size: "1,000 numbers, memoised recursion",
    inputs: () => [[...numbers(1_000)]],
    textbook: predictTheWinnerMemoised,
    ours: ({ coins }, row) => coins.wins(row),
    floor: sum,
  },
  {
    work: "coins.analyze",
    size: "20 numbers",
    inputs: () => [[...numbers(20, 10_000_000)]],
    textbook: predictTheWinner,
    ours: ({ coins }, row) => coins.analyze(row),
    answer: firstWinsOrTies,
    target: { milliseconds: 5 },
  },
  wins(100),
  wins(1_000),
  wins(5_000, { timesFaster: 1_000 }),
  wins(10_000),
  wins(100_000),
  wins(MILLION),
  {
    work: "coins.wins",
    size: "1,000,000 numbers, an array",
    inputs: () => [[...numbers(MILLION)]],
    ours: ({ coins }, row) => coins.wins(row),
    known: evenRowIsKept,
    floor: sum,
  },
  analyze("random", () => numbers(MILLION)),
  analyze("falling, then rising", () => valley(MILLION)),
];
