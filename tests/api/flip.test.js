// flip: real answers, every field, and agreement with search over small boards.

import assert from "node:assert/strict";
import { test } from "node:test";
import { flip, limits } from "perfect-play";
import { assertAgrees, solver, texts } from "./naive.js";

const METHOD = { name: "nim-sum of the runs, period 34 of Dawson's Kayles", cost: "O(n)" };

/** @type {import("./naive.js").Rules<string, number>} */
const rules = {
  moves: board =>
    Array.from(board).flatMap((_, left) =>
      board.startsWith("++", left) ? [[left, `${board.slice(0, left)}--${board.slice(left + 2)}`]] : [],
    ),
};

const solve = solver(rules);

test("the_original_problem_is_answered", () => {
  for (const [board, wins] of /** @type {const} */ ([
    ["++++", true],
    ["+", false],
    ["", false],
    ["+++++", false],
    ["++--++", false],
  ])) {
    assert.equal(flip.wins(board), wins);
    assert.equal(flip.wins(` currentState = "${board}"\r\n\r\n`), wins);
  }
});

test("a_board_is_explained_by_its_runs", () => {
  assert.deepEqual(flip.analyze("++++"), {
    game: "flip",
    position: "++++",
    winner: "first",
    moveCount: 3,
    bestMoveCount: 1,
    moves: [
      { move: 0, result: "loss", value: 1 },
      { move: 1, result: "win", value: 0 },
      { move: 2, result: "loss", value: 1 },
    ],
    best: 1,
    line: [1],
    depth: 1,
    reason: { kind: "nim-sum", runs: [{ start: 0, length: 4, value: 2 }], nimSum: 2 },
    method: METHOD,
    nimValue: 2,
  });
  assert.deepEqual(flip.analyze("++--+++-+"), {
    game: "flip",
    position: "++--+++-+",
    winner: "second",
    moveCount: 3,
    bestMoveCount: 3,
    moves: [0, 4, 5].map(move => ({ move, result: "loss", value: 1 })),
    best: 0,
    line: [0, 4],
    depth: 2,
    reason: {
      kind: "nim-sum",
      runs: [
        { start: 0, length: 2, value: 1 },
        { start: 4, length: 3, value: 1 },
        { start: 8, length: 1, value: 0 },
      ],
      nimSum: 0,
    },
    method: METHOD,
    nimValue: 0,
  });
});

test("without_a_pair_nothing_can_be_moved", () => {
  for (const position of ["", "-", "+-+", "-+-"]) {
    assert.deepEqual(flip.analyze(position), {
      game: "flip",
      position,
      winner: "second",
      moveCount: 0,
      bestMoveCount: 0,
      moves: [],
      best: null,
      line: [],
      depth: 0,
      reason: { kind: "no-moves" },
      method: METHOD,
      nimValue: 0,
    });
  }
});

test("search_agrees", () => {
  for (let length = 0; length <= 10; length++) {
    for (const board of texts(length, "+-")) {
      const analysis = flip.analyze(board);
      assertAgrees(analysis, board, rules, solve);
      assert.equal(flip.wins(board), solve(board).wins);
      assert.equal(analysis.position, board);
      assert.equal(analysis.nimValue, solve(board).nimValue);
      const values = rules.moves(board).map(([, next]) => solve(next).nimValue);
      assert.deepEqual(analysis.moves.map(({ value }) => value), values);
      assertReason(analysis);
    }
  }
});

/** @param {flip.FlipAnalysis} analysis */
function assertReason({ position, moveCount, nimValue, reason }) {
  if (moveCount === 0) return assert.deepEqual(reason, { kind: "no-moves" });
  const runs = Array.from(position.matchAll(/\++/g), ({ 0: run, index: start }) => ({
    start,
    length: run.length,
    value: solve(run).nimValue,
  }));
  assert.deepEqual(reason, { kind: "nim-sum", runs, nimSum: nimValue });
}

test("search_agrees_on_the_depth_of_longer_boards", () => {
  /** Runs alone matter. @type {import("./naive.js").Rules<number[], number>} */
  const ofRuns = {
    moves: runs =>
      runs.flatMap((length, i) =>
        Array.from({ length: Math.floor(length / 2) }, (_, before) => {
          const parts = [before, length - 2 - before];
          const next = [...runs.filter((_, other) => other !== i), ...parts].filter(part => part > 1);
          return /** @type {[number, number[]]} */ ([before, next.sort((a, b) => a - b)]);
        }),
      ),
  };
  const solveRuns = solver(ofRuns);
  for (const runs of [[25], [26], [30], [33], [2, 3, 20], [9, 9, 9], [5, 6, 7, 8], [4, 4, 4, 4, 4, 4]]) {
    const { winner, depth, line } = flip.analyze(runs.map(length => "+".repeat(length)).join("-"));
    const known = solveRuns(runs);
    assert.deepEqual([winner, depth, line.length], [known.wins ? "first" : "second", known.depth, known.depth]);
  }
});

test("each_move_is_played", () => {
  const board = "+++-++--+++++";
  for (const [move, next] of rules.moves(board)) assert.equal(flip.play(board, move), next);
  assert.equal(flip.play("++", -0), "--");
  assert.equal(flip.play(" '++-' ", 0), "---");
});

test("options_cut_the_lists_and_nothing_else", () => {
  const board = "+".repeat(30);
  const whole = flip.analyze(board, { maxMoves: Infinity, maxLine: Infinity });
  assert.equal(whole.moves.length, 29);
  for (const [maxMoves, maxLine] of /** @type {const} */ ([[0, 0], [1, 0], [29, 1], [100, 2], [2 ** 53 - 1, 2 ** 53 - 1]])) {
    assert.deepEqual(flip.analyze(board, { maxMoves, maxLine }), {
      ...whole,
      moves: whole.moves.slice(0, maxMoves),
      line: whole.line.slice(0, maxLine),
    });
  }
});

test("the_nim_values_are_those_of_the_rules", () => {
  const values = [0, 0];
  while (values.length <= 400) {
    const length = values.length;
    const reached = new Set();
    for (let before = 0; before <= length - 2; before++) reached.add(Number(values[before]) ^ Number(values[length - 2 - before]));
    let least = 0;
    while (reached.has(least)) least++;
    values.push(least);
  }
  assert.deepEqual(flip.nimValues(400), Uint8Array.from(values));
  assert.deepEqual(flip.nimValues(0), Uint8Array.of(0));
});

test("boards_without_a_known_depth_are_played_to_their_end", () => {
  const board = "+".repeat(limits.flipDepth + 30);
  const { winner, depth, line } = flip.analyze(board, { maxLine: Infinity });
  assert.equal(depth, null);
  const end = line.reduce(flip.play, board);
  assert.equal(flip.analyze(end).moveCount, 0);
  assert.equal(line.length % 2 === 1 ? "first" : "second", winner);
});
