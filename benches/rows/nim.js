// Nim Game.

import { sum } from "../floors.js";
import { heaps } from "../inputs.js";
import { firstWins } from "../same.js";
import { canWinHeaps, canWinNim } from "../textbook/nim.js";

/** @import { AnyRow } from "../row.js" */

const small = Array.from({ length: 64 }, (_, i) => 37 * i);

/** @type {AnyRow[]} */
export const nim = [
  {
    work: "nim.wins",
    size: "a number",
    inputs: () => small,
    textbook: canWinNim,
    rust: (textbook, n) => textbook.canWinNim(n),
    ours: ({ nim }, n) => nim.wins(n),
    target: { timesSlowerOrMicrosecond: 4 },
  },
  {
    work: "nim.wins",
    size: "text",
    inputs: () => small.map(String),
    textbook: text => canWinNim(Number(text)),
    ours: ({ nim }, text) => nim.wins(text),
    target: { timesSlowerOrMicrosecond: 4 },
  },
  {
    work: "nim.analyze",
    size: "2^31 − 1",
    inputs: () => [2 ** 31 - 1],
    textbook: canWinNim,
    ours: ({ nim }, n) => nim.analyze(n),
    answer: firstWins,
    target: { milliseconds: 5 },
  },
  ...[1e3, 1e4, 1e5, 1e6].map(count => /** @type {AnyRow} */ ({
    work: "nim.wins",
    size: `${count.toLocaleString("en")} heaps`,
    n: count,
    inputs: () => [heaps(count)],
    textbook: canWinHeaps,
    ours: ({ nim }, heaps) => nim.wins(heaps),
    floor: sum,
  })),
];
