// coins: real answers, every field, and agreement with search over small rows.

import assert from "node:assert/strict";
import { test } from "node:test";
import { coins } from "perfect-play";
import { lists } from "./naive.js";

const METHOD = { name: "fusion of inner peaks into a valley", cost: "O(n)" };

/** The mover's margin, from the rules. @param {readonly number[]} row @returns {number} */
function marginOf(row) {
  const [first, last] = [row[0], row.at(-1)];
  if (first === undefined || last === undefined) return 0;
  return Math.max(first - marginOf(row.slice(1)), last - marginOf(row.slice(0, -1)));
}

/** @param {number} margin */
const winnerBy = margin => (margin > 0 ? "first" : margin < 0 ? "second" : "tie");

/** @param {number} margin */
const resultBy = margin => (margin > 0 ? "win" : margin < 0 ? "loss" : "tie");

test("the_original_problem_is_answered", () => {
  for (const [row, wins] of /** @type {const} */ ([
    ["1 5 2", false],
    ["1 5 233 7", true],
    ["1 5 100 7", true],
    ["3 3", true],
    ["", true],
  ])) {
    assert.equal(coins.wins(row), wins);
    assert.equal(coins.wins(`nums = [${row.replaceAll(" ", ",")}]\r\n\r\n`), wins);
    assert.equal(coins.wins(row.split(" ").filter(Boolean).map(Number)), wins);
  }
});

test("a_row_is_an_array_a_typed_array_or_text", () => {
  const row = [1, 5, 100, 7];
  const kinds = [
    "1 5 100 7",
    "1, 5, 100, 7",
    "[1,5,100,7]",
    Float64Array.from(row),
    Float32Array.from(row),
    Uint8Array.from(row),
    Uint8ClampedArray.from(row),
    Int8Array.from(row),
    Uint16Array.from(row),
    Int16Array.from(row),
    Uint32Array.from(row),
    Int32Array.from(row),
    { length: 4, 0: 1, 1: 5, 2: 100, 3: 7 },
  ];
  for (const kind of kinds) assert.deepEqual(coins.analyze(kind), coins.analyze(row));
  assert.equal(coins.analyze([-0, 1]).position, "0 1");
  assert.equal(coins.analyze("−1 -2").position, "-1 -2");
});

test("an_even_row_is_explained_by_its_margins_and_its_places", () => {
  assert.deepEqual(coins.analyze([1, 5, 100, 7]), {
    game: "coins",
    position: "1 5 100 7",
    winner: "first",
    moveCount: 2,
    bestMoveCount: 1,
    moves: [
      { move: "left", result: "win", value: 89 },
      { move: "right", result: "loss", value: -89 },
    ],
    best: "left",
    line: ["left", "left", "left", "left"],
    depth: 4,
    reason: { kind: "margins", left: 89, right: -89, valley: [1, -88], oddPlaces: 101, evenPlaces: 12 },
    method: METHOD,
    count: 4,
    margin: 89,
    firstTotal: 101,
    secondTotal: 12,
  });
});

test("an_odd_row_is_explained_by_its_margins_alone", () => {
  assert.deepEqual(coins.analyze("1 5 2"), {
    game: "coins",
    position: "1 5 2",
    winner: "second",
    moveCount: 2,
    bestMoveCount: 2,
    moves: [
      { move: "left", result: "loss", value: -2 },
      { move: "right", result: "loss", value: -2 },
    ],
    best: "left",
    line: ["left", "left", "left"],
    depth: 3,
    reason: { kind: "margins", left: -2, right: -2, valley: [-2] },
    method: METHOD,
    count: 3,
    margin: -2,
    firstTotal: 3,
    secondTotal: 5,
  });
});

test("a_tie_is_called_one", () => {
  assert.deepEqual(coins.analyze("3 3"), {
    game: "coins",
    position: "3 3",
    winner: "tie",
    moveCount: 2,
    bestMoveCount: 2,
    moves: [
      { move: "left", result: "tie", value: 0 },
      { move: "right", result: "tie", value: 0 },
    ],
    best: "left",
    line: ["left", "left"],
    depth: 2,
    reason: { kind: "margins", left: 0, right: 0, valley: [3, 3], oddPlaces: 3, evenPlaces: 3 },
    method: METHOD,
    count: 2,
    margin: 0,
    firstTotal: 3,
    secondTotal: 3,
  });
});

test("a_single_number_is_one_move_and_none_is_a_tie", () => {
  const { moves, reason, ...rest } = coins.analyze([5]);
  assert.deepEqual(moves, [{ move: "left", result: "win", value: 5 }]);
  assert.deepEqual(reason, { kind: "margins", left: 5, right: 5, valley: [5] });
  assert.deepEqual([rest.moveCount, rest.bestMoveCount, rest.best, rest.line], [1, 1, "left", ["left"]]);
  assert.deepEqual(coins.analyze([]), {
    game: "coins",
    position: "",
    winner: "tie",
    moveCount: 0,
    bestMoveCount: 0,
    moves: [],
    best: null,
    line: [],
    depth: 0,
    reason: { kind: "no-moves" },
    method: METHOD,
    count: 0,
    margin: 0,
    firstTotal: 0,
    secondTotal: 0,
  });
});

test("search_agrees", () => {
  const rows = [1, 2, 3, 4, 5, 6].flatMap(length => lists(length, 3));
  const signed = [1, 2, 3, 4, 5].flatMap(length => lists(length, 2)).map(row => row.map(number => 3 * (number - 1)));
  for (const row of [...rows, ...signed]) assertAgrees(row);
});

/** @param {number[]} row */
function assertAgrees(row) {
  const analysis = coins.analyze(row);
  const margin = marginOf(row);
  const left = Number(row[0]) - marginOf(row.slice(1));
  const right = Number(row.at(-1)) - marginOf(row.slice(0, -1));
  const total = row.reduce((sum, number) => sum + number, 0);
  const { winner, count, depth, firstTotal, secondTotal, reason } = analysis;
  assert.deepEqual(
    { winner, margin: analysis.margin, count, depth, firstTotal, secondTotal },
    {
      winner: winnerBy(margin),
      margin,
      count: row.length,
      depth: row.length,
      firstTotal: (total + margin) / 2,
      secondTotal: (total - margin) / 2,
    },
  );
  assert.equal(coins.wins(row), margin >= 0);
  const moves = [
    { move: "left", result: resultBy(left), value: left },
    { move: "right", result: resultBy(right), value: right },
  ].slice(0, row.length);
  assert.deepEqual(analysis.moves, moves);
  assert.equal(analysis.bestMoveCount, moves.filter(({ result }) => result === resultBy(margin)).length);
  assert.ok(reason.kind === "margins" && reason.left === left && reason.right === right);
  assert.equal(marginOf(reason.valley), margin);
  for (const [i, middle] of reason.valley.entries()) {
    const { [i - 1]: before = Infinity, [i + 1]: after = Infinity } = reason.valley;
    assert.ok(middle < before || middle < after, "a peak is left");
  }
  assertPerfect(row, analysis.line);
}

/** Asserts that each ply keeps the mover's margin. @param {number[]} row @param {coins.Move[]} line */
function assertPerfect(row, line) {
  assert.equal(line.length, row.length);
  let here = row;
  for (const end of line) {
    const next = end === "left" ? here.slice(1) : here.slice(0, -1);
    assert.equal(Number(end === "left" ? here[0] : here.at(-1)) - marginOf(next), marginOf(here));
    here = next;
  }
}

test("each_move_is_played", () => {
  assert.equal(coins.play("1 5 2", "left"), "5 2");
  assert.equal(coins.play([1, 5, 2], "right"), "1 5");
  assert.equal(coins.play(Int8Array.of(-7), "left"), "");
  assert.equal(coins.play([-7], "right"), "");
});

test("options_cut_the_lists_and_nothing_else", () => {
  const row = [4, 8, 1, 9, 3, 3, 7];
  const whole = coins.analyze(row, { maxMoves: Infinity, maxLine: Infinity });
  assert.deepEqual([whole.moves.length, whole.line.length], [2, 7]);
  for (const [maxMoves, maxLine] of /** @type {const} */ ([[0, 0], [1, 0], [2, 1], [100, 4], [2 ** 53 - 1, 2 ** 53 - 1]])) {
    assert.deepEqual(coins.analyze(row, { maxMoves, maxLine }), {
      ...whole,
      moves: whole.moves.slice(0, maxMoves),
      line: whole.line.slice(0, maxLine),
    });
  }
});

test("the_table_has_the_margin_of_every_interval", () => {
  for (const row of [[], [5], [1, 5, 2], [4, -8, 1, 9, 0, 3, -7, 7]]) {
    const expected = row.flatMap((_, first) => row.map((_, last) => (last < first ? NaN : marginOf(row.slice(first, last + 1)))));
    assert.deepEqual(coins.margins(row), Float64Array.from(expected));
  }
});

test("margins_beyond_the_safe_integers_are_the_nearest_doubles", () => {
  const most = 2 ** 53 - 1;
  const { margin, firstTotal, secondTotal } = coins.analyze([most, -most]);
  assert.deepEqual([margin, firstTotal, secondTotal], [2 ** 54 - 2, most, -most]);
  assert.equal(coins.analyze([most, -most, most, -most, most, -most]).margin, 6 * most);
});
