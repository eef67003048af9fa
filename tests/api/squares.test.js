// squares: real answers, every field, and agreement with search over small piles.

import assert from "node:assert/strict";
import { test } from "node:test";
import { limits, squares } from "perfect-play";
import { assertAgrees, solver } from "./naive.js";

const METHOD = { name: "forward sieve from the lost piles", cost: "O(n^1.2) once for all piles up to n" };

/** @type {import("./naive.js").Rules<number, number>} */
const rules = {
  moves: stones => Array.from({ length: Math.floor(Math.sqrt(stones)) }, (_, i) => [(i + 1) ** 2, stones - (i + 1) ** 2]),
};

/** One byte a pile, by looking back from each pile. @param {number} limit */
function naiveTable(limit) {
  const table = new Uint8Array(limit + 1);
  for (let pile = 1; pile <= limit; pile++) {
    for (let root = 1; root * root <= pile; root++) {
      if (table[pile - root * root] === 0) {
        table[pile] = 1;
        break;
      }
    }
  }
  return table;
}

test("the_original_problem_is_answered", () => {
  for (const [stones, wins] of /** @type {const} */ ([[1, true], [2, false], [4, true], [7, false], [17, false]])) {
    assert.equal(squares.wins(stones), wins);
    assert.equal(squares.wins(`n = ${stones}`), wins);
    assert.equal(squares.wins(` [${stones}]\r\n\r\n`), wins);
  }
});

test("a_won_pile_is_explained_by_the_lost_one_it_reaches", () => {
  assert.deepEqual(squares.analyze(4), {
    game: "squares",
    position: "4",
    winner: "first",
    moveCount: 2,
    bestMoveCount: 1,
    moves: [
      { move: 1, result: "loss", value: 1 },
      { move: 4, result: "win", value: 0 },
    ],
    best: 4,
    line: [4],
    depth: 1,
    reason: { kind: "reaches-lost", move: 4, to: "0" },
    method: METHOD,
    stones: 4,
    nimValue: 2,
  });
});

test("a_lost_pile_is_explained_by_the_answer_to_every_move", () => {
  assert.deepEqual(squares.analyze("7"), {
    game: "squares",
    position: "7",
    winner: "second",
    moveCount: 2,
    bestMoveCount: 2,
    moves: [
      { move: 1, result: "loss", value: 1 },
      { move: 4, result: "loss", value: 1 },
    ],
    best: 4,
    line: [4, 1, 1, 1],
    depth: 4,
    reason: {
      kind: "all-moves-answered",
      answers: [
        { move: 1, answer: 1 },
        { move: 4, answer: 1 },
      ],
    },
    method: METHOD,
    stones: 7,
    nimValue: 0,
  });
});

test("without_a_stone_nothing_can_be_moved", () => {
  const empty = {
    game: "squares",
    position: "0",
    winner: "second",
    moveCount: 0,
    bestMoveCount: 0,
    moves: [],
    best: null,
    line: [],
    depth: 0,
    reason: { kind: "no-moves" },
    method: METHOD,
    stones: 0,
    nimValue: 0,
  };
  assert.deepEqual(squares.analyze(0), empty);
  assert.deepEqual(squares.analyze(-0), empty);
  assert.ok(Object.is(squares.analyze(-0).stones, 0));
});

test("values_are_unknown_above_their_limit", () => {
  const stones = limits.squaresNimValue + 1;
  const { winner, moveCount, moves, nimValue, depth, line, best, reason } = squares.analyze(stones, { maxMoves: Infinity });
  assert.deepEqual([winner, moveCount, moves.length, nimValue, depth], ["first", 1000, 1000, null, null]);
  for (const { move, result, value } of moves) {
    assert.equal(value, null);
    assert.equal(result, squares.wins(stones - move) ? "loss" : "win");
  }
  assert.ok(best !== null && line[0] === best && !squares.wins(stones - best));
  assert.deepEqual(reason, { kind: "reaches-lost", move: best, to: String(stones - best) });
});

test("search_agrees", () => {
  const solve = solver(rules);
  for (let stones = 0; stones <= 500; stones++) {
    const analysis = squares.analyze(stones);
    assertAgrees(analysis, stones, rules, solve);
    assert.equal(squares.wins(stones), solve(stones).wins);
    assert.equal(analysis.stones, stones);
    assert.equal(analysis.position, String(stones));
    assert.equal(analysis.nimValue, solve(stones).nimValue);
    const values = rules.moves(stones).map(([, next]) => solve(next).nimValue);
    assert.deepEqual(analysis.moves.map(({ value }) => value), values);
    assertReason(analysis, solve);
  }
});

/** @param {squares.SquaresAnalysis} analysis @param {(stones: number) => import("./naive.js").Known} solve */
function assertReason({ reason, stones, winner, best, moveCount }, solve) {
  if (moveCount === 0) {
    assert.deepEqual(reason, { kind: "no-moves" });
  } else if (winner === "first") {
    assert.deepEqual(reason, { kind: "reaches-lost", move: best, to: String(stones - Number(best)) });
  } else {
    assert.equal(reason.kind, "all-moves-answered");
    assert.ok("answers" in reason);
    assert.deepEqual(reason.answers.map(({ move }) => move), rules.moves(stones).map(([move]) => move));
    for (const { move, answer } of reason.answers) assert.equal(solve(stones - move - answer).wins, false);
  }
}

test("answers_are_capped_as_moves_are", () => {
  const { moves, reason, moveCount } = squares.analyze(17, { maxMoves: 2 });
  assert.deepEqual([moves.length, moveCount], [2, 4]);
  assert.deepEqual(reason, {
    kind: "all-moves-answered",
    answers: [
      { move: 1, answer: 16 },
      { move: 4, answer: 1 },
    ],
  });
});

test("each_move_is_played", () => {
  for (const [move, next] of rules.moves(100)) assert.equal(squares.play(100, move), String(next));
  assert.equal(squares.play("n = 13", 9), "4");
});

test("options_cut_the_lists_and_nothing_else", () => {
  const whole = squares.analyze(999, { maxMoves: Infinity, maxLine: Infinity });
  assert.equal(whole.moves.length, 31);
  for (const [maxMoves, maxLine] of /** @type {const} */ ([[0, 0], [1, 0], [31, 1], [100, 2], [2 ** 53 - 1, 2 ** 53 - 1]])) {
    assert.deepEqual(squares.analyze(999, { maxMoves, maxLine }), {
      ...whole,
      moves: whole.moves.slice(0, maxMoves),
      line: whole.line.slice(0, maxLine),
    });
  }
});

test("the_table_is_that_of_looking_back", () => {
  const naive = naiveTable(100_000);
  assert.deepEqual(squares.table(100_000), naive);
  for (const limit of [0, 1, 2, 63, 64, 1023, 1024, 65_535]) {
    assert.deepEqual(squares.table(limit), naive.slice(0, limit + 1));
  }
});

test("the_nim_values_are_those_of_search", () => {
  const solve = solver(rules);
  const expected = Uint16Array.from({ length: 501 }, (_, stones) => solve(stones).nimValue);
  assert.deepEqual(squares.nimValues(500), expected);
  assert.deepEqual(squares.nimValues(0), Uint16Array.of(0));
  const values = squares.nimValues(100_000);
  assert.deepEqual(Uint8Array.from(values, value => Number(value > 0)), squares.table(100_000));
});
