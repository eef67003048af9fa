// Stone Game IV. The package keeps its table, so that a first call and a later one are two things.

import { fillTable } from "../floors.js";
import { LOST_PILES, lostIn } from "../known.js";
import { firstWins } from "../same.js";
import { winnerSquareGame, winnerSquareGameTable } from "../textbook/squares.js";

/** @import { AnyRow, Target } from "../row.js" */

/** Beyond, the textbook takes minutes. */
const TEXTBOOK = 1e7;

const small = Array.from({ length: 64 }, (_, i) => i);

/**
 * @param {number} limit
 * @param {Target} [target]
 * @returns {AnyRow}
 */
const table = (limit, target) => ({
  work: "squares.table",
  size: `${limit.toLocaleString("en")}, first call`,
  n: limit,
  inputs: () => [limit],
  ...(limit <= TEXTBOOK && {
    textbook: winnerSquareGameTable,
    rust: (textbook, limit) => textbook.winnerSquareGameTable(limit),
  }),
  ours: ({ squares }, limit) => squares.table(limit),
  first: true,
  floor: fillTable,
  ...(target && { target }),
});

/** @type {AnyRow[]} */
export const squares = [
  {
    work: "squares.wins",
    size: "0 to 63, one by one",
    inputs: () => small,
    textbook: winnerSquareGame,
    ours: ({ squares }, n) => squares.wins(n),
    target: { timesSlowerOrMicrosecond: 4 },
  },
  {
    work: "squares.analyze",
    size: "100,000",
    inputs: () => [100_000],
    textbook: winnerSquareGame,
    ours: ({ squares }, n) => squares.analyze(n),
    answer: firstWins,
    target: { milliseconds: 5 },
  },
  {
    work: "squares.analyze",
    size: "100,000, first call",
    inputs: () => [100_000],
    textbook: winnerSquareGame,
    ours: ({ squares }, n) => squares.analyze(n),
    first: true,
    answer: firstWins,
  },
  table(1e3),
  table(1e4),
  table(1e5, { timesFaster: 25 }),
  {
    work: "squares.table",
    size: "100,000, later calls",
    inputs: () => [1e5],
    textbook: winnerSquareGameTable,
    ours: ({ squares }, limit) => squares.table(limit),
    floor: fillTable,
  },
  table(1e6),
  table(1e7, { timesFaster: 50 }),
  {
    work: "squares.table",
    size: "10,000,000, later calls",
    inputs: () => [1e7],
    ours: ({ squares }, limit) => squares.table(limit),
    known: limit => LOST_PILES[limit],
    answer: table => (typeof table === "number" ? table : lostIn(table)),
    floor: fillTable,
  },
  {
    work: "squares.table",
    size: "100,000,000 with progress",
    special: async ({ isolated }) => {
      const { small, large, reports } = await isolated("largestTable");
      return { reference: small, ours: large, note: `${reports} reports` };
    },
    target: { timesReference: 30, name: "10^7" },
  },
  {
    work: "squares.table",
    size: "100,000,000, peak memory",
    unit: "MB",
    special: async ({ isolated }) => ({ ours: (await isolated("memoryOfLargestTable")).peak }),
    target: { megabytes: 250 },
  },
  {
    work: "squares.wins",
    size: "1 to 100,000, one by one, first",
    special: async ({ fresh }) => oneByOne(fresh),
    target: { timesReference: 3, name: "one table" },
  },
];

/**
 * @param {() => Promise<import("../row.js").Solver>} fresh
 */
async function oneByOne(fresh) {
  const { median, time } = await import("../measure.js");
  /** @type {{ ours: number[], reference: number[] }} */
  const times = { ours: [], reference: [] };
  const limit = 100_000;
  for (let sample = 0; sample < 15; sample++) {
    const [{ squares: one }, { squares: other }] = [await fresh(), await fresh()];
    times.reference.push(time(limit => other.table(limit), [limit], 1));
    let lost = 1;
    times.ours.push(time(limit => {
      for (let n = 1; n <= limit; n++) if (!one.wins(n)) lost++;
    }, [limit], 1));
    if (lost !== lostIn(other.table(limit))) throw new Error("squares.wins differs from the table.");
  }
  return { ours: median(times.ours), reference: median(times.reference) };
}
