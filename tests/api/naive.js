// Search from the rules alone, over small positions: what the package must agree with.

import assert from "node:assert/strict";

/**
 * @template Position, Move
 * @typedef {object} Rules
 * @property {(position: Position) => [Move, Position][]} moves in board order
 * @property {boolean} [misere] whoever has no move wins
 */

/** @typedef {{ wins: boolean, nimValue: number, depth: number }} Known */

/**
 * @template Position, Move
 * @param {Rules<Position, Move>} rules
 * @returns {(position: Position) => Known}
 */
export function solver({ moves, misere = false }) {
  /** @type {Map<string, Known>} */
  const known = new Map();
  /** @param {Position} position @returns {Known} */
  const solve = position => {
    const key = JSON.stringify(position);
    const before = known.get(key);
    if (before) return before;
    const reached = moves(position).map(([, next]) => solve(next));
    const lost = reached.filter(({ wins }) => !wins);
    const depths = (lost.length > 0 ? lost : reached).map(({ depth }) => depth);
    const extreme = lost.length > 0 ? Math.min : Math.max;
    const answer = {
      wins: reached.length > 0 ? lost.length > 0 : misere,
      nimValue: mex(reached.map(({ nimValue }) => nimValue)),
      depth: reached.length > 0 ? 1 + extreme(...depths) : 0,
    };
    known.set(key, answer);
    return answer;
  };
  return solve;
}

/** @param {number[]} values */
function mex(values) {
  let least = 0;
  while (values.includes(least)) least++;
  return least;
}

/**
 * Asserts that an analysis of an impartial game says what search finds.
 * @template Position, Move
 * @param {import("perfect-play").Analysis<Move, unknown, number | null>} analysis
 * @param {Position} position
 * @param {Rules<Position, Move>} rules
 * @param {(position: Position) => Known} solve
 */
export function assertAgrees(analysis, position, rules, solve) {
  const { wins, depth } = solve(position);
  const moves = rules.moves(position);
  const winning = moves.filter(([, next]) => !solve(next).wins);
  assert.deepEqual(
    analysis.moves.map(({ move, result }) => [move, result]),
    moves.map(([move, next]) => [move, solve(next).wins ? "loss" : "win"]),
  );
  assert.deepEqual(
    {
      winner: analysis.winner,
      moveCount: analysis.moveCount,
      bestMoveCount: analysis.bestMoveCount,
      best: analysis.best,
      depth: analysis.depth,
      plies: analysis.line.length,
    },
    {
      winner: wins ? "first" : "second",
      moveCount: moves.length,
      bestMoveCount: winning.length > 0 ? winning.length : moves.length,
      best: analysis.line[0] ?? null,
      depth,
      plies: depth,
    },
  );
  assertPerfect(analysis.line, position, rules, solve);
}

/**
 * Asserts that each ply is legal, brings the winner one ply nearer and costs the loser only one.
 * @template Position, Move
 * @param {Move[]} line
 * @param {Position} position
 * @param {Rules<Position, Move>} rules
 * @param {(position: Position) => Known} solve
 */
function assertPerfect(line, position, rules, solve) {
  let here = position;
  for (const move of line) {
    const made = rules.moves(here).find(([other]) => JSON.stringify(other) === JSON.stringify(move));
    assert.ok(made, `${JSON.stringify(move)} is no move of ${JSON.stringify(here)}.`);
    const [before, after] = [solve(here), solve(made[1])];
    assert.equal(after.depth, before.depth - 1);
    assert.ok(!(before.wins && after.wins), "gives the win away");
    here = made[1];
  }
  assert.deepEqual(rules.moves(here), [], "does not end the game");
}

/**
 * All lists of a length with elements from 0 up to a number.
 * @param {number} length
 * @param {number} most
 * @returns {number[][]}
 */
export function lists(length, most) {
  if (length === 0) return [[]];
  const digits = Array.from({ length: most + 1 }, (_, digit) => digit);
  return lists(length - 1, most).flatMap(list => digits.map(digit => [...list, digit]));
}

/**
 * All texts of a length over an alphabet.
 * @param {number} length
 * @param {string} alphabet
 */
export const texts = (length, alphabet) =>
  lists(length, alphabet.length - 1).map(list => list.map(digit => alphabet.charAt(digit)).join(""));
