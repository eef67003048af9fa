// Flip Game II.

import { countPluses } from "../floors.js";
import { board, runs, text } from "../inputs.js";
import { hardestBoards, otherBoards } from "../hardest.js";
import { flipWins } from "../known.js";
import { firstWins } from "../same.js";
import { canWin } from "../textbook/flip.js";

/** @import { AnyRow, Environment, Target } from "../row.js" */

const MILLION = 1_000_000;

const small = ["", "+", "++", "+++", "++++", "+++++", "++-++", "++--++", "+-+++", "++-+++", "+++-+++", "-++-++-"];

/**
 * @param {number} length
 * @returns {AnyRow}
 */
const twoRuns = length => ({
  work: "flip.wins",
  size: `two runs of ${length}`,
  n: 2 * length + 1,
  inputs: () => [runs([length, length])],
  textbook: canWin,
  rust: (textbook, board) => textbook.canWin(board),
  ours: ({ flip }, board) => flip.wins(board),
  floor: countPluses,
  ...(length === 15 && { target: { timesFaster: 100_000 } }),
});

/**
 * @param {string} kind
 * @param {number} length
 * @param {() => string} make
 * @param {Target} [target]
 * @returns {AnyRow}
 */
const long = (kind, length, make, target) => ({
  work: "flip.wins",
  size: `${length.toLocaleString("en")} characters, ${kind}`,
  ...(kind === "random" && { n: length }),
  inputs: () => [make()],
  ours: ({ flip }, board) => flip.wins(board),
  known: flipWins,
  floor: countPluses,
  ...(target && { target }),
});

/** @type {AnyRow[]} */
export const flip = [
  {
    work: "flip.wins",
    size: "up to 7 characters",
    inputs: () => small,
    textbook: canWin,
    ours: ({ flip }, board) => flip.wins(board),
    target: { timesSlowerOrMicrosecond: 4 },
  },
  ...[5, 8, 10, 12, 15].map(twoRuns),
  ...[1e3, 1e4, 1e5].map(length => long("random", length, () => board(length))),
  long("random", MILLION, () => board(MILLION), { timesFloor: 3 }),
  long("all +", MILLION, () => "+".repeat(MILLION), { timesFloor: 3 }),
  long("+ and - in turn", MILLION, () => text(MILLION, i => "+-"[i % 2]), { timesFloor: 3 }),
  long("++ and - in turn", MILLION, () => text(MILLION, i => "++-"[i % 3]), { timesFloor: 3 }),
  long("random", 10 * MILLION, () => board(10 * MILLION)),
  {
    work: "flip.analyze",
    size: "60 characters, the hardest found, first call",
    special: async environment => {
      const { board, boards } = await hardest(environment);
      const first = await environment.isolated("firstAnalysis", board);
      return { ours: first.milliseconds, note: `${lengths(board)}, the worst of ${boards}` };
    },
    target: { milliseconds: 60 },
  },
  {
    work: "flip.analyze",
    size: "60 characters, the hardest found, later calls",
    inputs: () => hardestBoards.map(runs),
    ours: ({ flip }, board) => flip.analyze(board),
    known: flipWins,
    answer: firstWins,
    target: { milliseconds: 2 },
  },
  {
    work: "flip.analyze",
    size: "60 characters, any other board after a first",
    special: others,
    target: { milliseconds: 2 },
  },
  {
    work: "flip.analyze",
    size: "1,000,000 characters, random",
    inputs: () => [board(MILLION)],
    ours: ({ flip }, board) => flip.analyze(board),
    known: flipWins,
    answer: firstWins,
    floor: countPluses,
  },
];

/** @param {string} board */
const lengths = board => `runs of ${board.split("-").map(run => run.length).join(", ")}`;

/**
 * The board that takes longest when it is the first one asked about.
 * @param {Environment} environment
 */
async function hardest({ fresh }) {
  /** Milliseconds after which no further kinds are tried. */
  const patience = 5_000;
  let worst = { board: "", milliseconds: 0, boards: 0 };
  const start = performance.now();
  for (const lengths of [...hardestBoards, ...otherBoards()]) {
    if (performance.now() - start > patience) break;
    const board = runs(lengths);
    const { flip } = await fresh();
    flip.wins("++");
    const milliseconds = await timeOf(flip, board);
    worst.boards++;
    if (milliseconds > worst.milliseconds) worst = { ...worst, board, milliseconds };
  }
  return worst;
}

/**
 * The slowest of many boards, once one of the hardest has been answered. Each is asked about once in
 * each of some instances, and its best time counts: others have the engine's own work in them.
 * @param {Environment} environment
 */
async function others({ fresh }) {
  const instances = 5;
  const boards = otherBoards().map(lengths => ({ board: runs(lengths), milliseconds: Infinity }));
  for (let instance = 0; instance < instances; instance++) {
    const { flip } = await fresh();
    flip.analyze(runs(hardestBoards[0]));
    for (const row of boards) row.milliseconds = Math.min(row.milliseconds, await timeOf(flip, row.board));
  }
  const worst = boards.reduce((worst, row) => (row.milliseconds > worst.milliseconds ? row : worst));
  return { ours: worst.milliseconds, note: `${lengths(worst.board)}, the worst of ${boards.length}` };
}

/**
 * Milliseconds of one analysis, whose verdict is right.
 * @param {import("../row.js").Solver["flip"]} flip
 * @param {string} board
 */
async function timeOf(flip, board) {
  const { time } = await import("../measure.js");
  let wins = false;
  const milliseconds = time(board => (wins = firstWins(flip.analyze(board))), [board], 1);
  if (wins !== flipWins(board)) throw new Error(`flip.analyze is wrong about ${board}.`);
  return milliseconds;
}
