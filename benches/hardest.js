// Boards of flip that take the deepest search.

import { random } from "./inputs.js";

/** Longest board whose depth is known. */
const LENGTH = 60;

/** Lengths of the runs, the slowest first, out of all single runs, pairs and 1,500 others. */
export const hardestBoards = [
  [10, 18, 30],
  [38, 21],
  [7, 6, 38, 6],
  [18, 21, 10, 8],
  [35, 24],
  [28, 31],
  [28, 12, 18],
  [29, 22, 7],
  [13, 17, 20, 7],
  [60],
];

/** Boards as long as can be: single runs, pairs, and several runs at random. */
export function otherBoards() {
  const next = random(LENGTH);
  const boards = [58, 59, 60].map(length => [length]);
  for (let one = 2; 2 * one < LENGTH; one++) boards.push([one, LENGTH - 1 - one]);
  for (let board = 0; board < 170; board++) {
    const lengths = [];
    const longest = 4 + next(40);
    for (let left = LENGTH; left >= 2; ) {
      const length = Math.min(left, 2 + next(longest));
      lengths.push(length);
      left -= length + 1;
    }
    boards.push(lengths);
  }
  return boards;
}

/**
 * Every board as long as can be, up to the order of its runs; all that could still be flipped is.
 * @param {number} [left] characters that are not taken yet, a `-` after each run among them
 * @param {number} [longest]
 * @returns {Generator<number[]>}
 */
export function* everyBoard(left = LENGTH + 1, longest = LENGTH) {
  if (Math.min(longest, left - 1) < 2) yield [];
  for (let length = Math.min(longest, left - 1); length >= 2; length--) {
    for (const rest of everyBoard(left - length - 1, length)) yield [length, ...rest];
  }
}
