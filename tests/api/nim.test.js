// nim: real answers, every field, and agreement with search over small heaps.

import assert from "node:assert/strict";
import { test } from "node:test";
import { nim } from "perfect-play";
import { assertAgrees, lists, solver } from "./naive.js";

const METHOD = { name: "remainders and nim-sum (Bouton)", cost: "O(heaps)" };

/** @param {number} maxTake @param {boolean} misere @returns {import("./naive.js").Rules<number[], nim.Move>} */
const rulesOf = (maxTake, misere) => ({
  misere,
  moves: heaps =>
    heaps.flatMap((stones, heap) =>
      Array.from({ length: Math.min(stones, maxTake) }, (_, i) => {
        const take = i + 1;
        const next = heaps.map((other, place) => (place === heap ? stones - take : other));
        return /** @type {[nim.Move, number[]]} */ ([{ heap, take }, next]);
      }),
    ),
});

test("the_original_problem_is_answered", () => {
  for (const [stones, wins] of /** @type {const} */ ([[4, false], [1, true], [2, true], [2 ** 31 - 1, true]])) {
    assert.equal(nim.wins(stones), wins);
    assert.equal(nim.wins(`n = ${stones}`), wins);
  }
});

test("a_position_is_a_number_an_array_a_typed_array_or_text", () => {
  const row = [3, 4, 5];
  const kinds = [
    row,
    "3 4 5",
    "3, 4, 5",
    "[3,4,5]",
    " 3\t4\r\n5\r\n\r\n",
    Float64Array.from(row),
    Float32Array.from(row),
    Uint8Array.from(row),
    Uint8ClampedArray.from(row),
    Int8Array.from(row),
    Uint16Array.from(row),
    Int16Array.from(row),
    Uint32Array.from(row),
    Int32Array.from(row),
    { length: 3, 0: 3, 1: 4, 2: 5 },
  ];
  for (const kind of kinds) assert.deepEqual(nim.analyze(kind), nim.analyze("3 4 5"));
  assert.deepEqual(nim.analyze(21), nim.analyze("21"));
  assert.deepEqual(nim.analyze(-0), nim.analyze("0"));
  assert.ok(Object.is(nim.analyze(-0).heaps[0], 0));
});

test("a_single_heap_is_explained_by_its_remainder", () => {
  assert.deepEqual(nim.analyze(6), {
    game: "nim",
    position: "6",
    winner: "first",
    moveCount: 3,
    bestMoveCount: 1,
    moves: [
      { move: { heap: 0, take: 1 }, result: "loss", value: 1 },
      { move: { heap: 0, take: 2 }, result: "win", value: 0 },
      { move: { heap: 0, take: 3 }, result: "loss", value: 3 },
    ],
    best: { heap: 0, take: 2 },
    line: [{ heap: 0, take: 2 }, { heap: 0, take: 1 }, { heap: 0, take: 3 }],
    depth: 3,
    reason: { kind: "modulus", modulus: 4, remainder: 2 },
    method: METHOD,
    heaps: [6],
    nimValue: 2,
  });
});

test("several_heaps_are_explained_by_their_nim_sum", () => {
  assert.deepEqual(nim.analyze([3, 4, 5], { maxTake: Infinity, maxMoves: 3, maxLine: 2 }), {
    game: "nim",
    position: "3 4 5",
    winner: "first",
    moveCount: 12,
    bestMoveCount: 1,
    moves: [
      { move: { heap: 0, take: 1 }, result: "loss", value: 3 },
      { move: { heap: 0, take: 2 }, result: "win", value: 0 },
      { move: { heap: 0, take: 3 }, result: "loss", value: 1 },
    ],
    best: { heap: 0, take: 2 },
    line: [{ heap: 0, take: 2 }, { heap: 0, take: 1 }],
    depth: 11,
    reason: { kind: "nim-sum", values: [3, 4, 5], nimSum: 2, allSmall: false },
    method: METHOD,
    heaps: [3, 4, 5],
    nimValue: 2,
  });
});

test("misere_is_explained_by_small_heaps_too", () => {
  assert.deepEqual(nim.analyze([1, 1, 1], { misere: true }), {
    game: "nim",
    position: "1 1 1",
    winner: "second",
    moveCount: 3,
    bestMoveCount: 3,
    moves: [0, 1, 2].map(heap => ({ move: { heap, take: 1 }, result: "loss", value: 0 })),
    best: { heap: 0, take: 1 },
    line: [0, 1, 2].map(heap => ({ heap, take: 1 })),
    depth: 3,
    reason: { kind: "nim-sum", values: [1, 1, 1], nimSum: 1, allSmall: true },
    method: METHOD,
    heaps: [1, 1, 1],
    nimValue: 1,
  });
});

test("without_a_stone_nothing_can_be_moved", () => {
  const empty = {
    game: "nim",
    position: "0 0",
    winner: "second",
    moveCount: 0,
    bestMoveCount: 0,
    moves: [],
    best: null,
    line: [],
    depth: 0,
    reason: { kind: "no-moves" },
    method: METHOD,
    heaps: [0, 0],
    nimValue: 0,
  };
  assert.deepEqual(nim.analyze("0 0"), empty);
  assert.deepEqual(nim.analyze("0 0", { misere: true }), { ...empty, winner: "first" });
  assert.equal(nim.wins(0), false);
  assert.equal(nim.wins(0, { misere: true }), true);
});

test("search_agrees", () => {
  const positions = [
    ...lists(1, 14),
    ...lists(2, 5),
    ...lists(3, 3),
    ...lists(4, 1),
  ];
  for (const maxTake of [1, 2, 3, 5, Infinity]) {
    const normal = solver(rulesOf(maxTake, false));
    for (const misere of [false, true]) {
      const rules = rulesOf(maxTake, misere);
      const solve = misere ? solver(rules) : normal;
      for (const heaps of positions) {
        const options = { maxTake, misere };
        const analysis = nim.analyze(heaps, options);
        assertAgrees(analysis, heaps, rules, solve);
        assert.equal(nim.wins(heaps, options), solve(heaps).wins);
        assert.equal(analysis.nimValue, normal(heaps).nimValue);
        const values = rules.moves(heaps).map(([, next]) => normal(next).nimValue);
        assert.deepEqual(analysis.moves.map(({ value }) => value), values);
        assertReason(analysis, maxTake, normal);
      }
    }
  }
});

/**
 * @param {nim.NimAnalysis} analysis
 * @param {number} maxTake
 * @param {(heaps: number[]) => import("./naive.js").Known} solve
 */
function assertReason({ reason, heaps }, maxTake, solve) {
  const values = heaps.map(stones => solve([stones]).nimValue);
  if (heaps.every(stones => stones === 0)) {
    assert.deepEqual(reason, { kind: "no-moves" });
  } else if (heaps.length === 1 && maxTake < Infinity) {
    assert.deepEqual(reason, { kind: "modulus", modulus: maxTake + 1, remainder: values[0] });
  } else {
    const nimSum = values.reduce((sum, value) => sum ^ value, 0);
    const allSmall = values.every(value => value <= 1);
    assert.deepEqual(reason, { kind: "nim-sum", values, nimSum, allSmall });
  }
}

test("each_move_is_played", () => {
  for (const maxTake of [2, Infinity]) {
    const { moves } = rulesOf(maxTake, false);
    for (const [move, next] of moves([0, 3, 5])) {
      assert.equal(nim.play("0 3 5", move, { maxTake }), next.join(" "));
    }
  }
  assert.equal(nim.play(21, 1), "20");
  assert.equal(nim.play("[21]", { heap: 0, take: 3 }), "18");
  assert.equal(nim.play(21, 21, { maxTake: Infinity, misere: true }), "0");
});

test("options_cut_the_lists_and_nothing_else", () => {
  const whole = nim.analyze("7 9", { maxTake: Infinity, maxMoves: Infinity, maxLine: Infinity });
  assert.equal(whole.moves.length, 16);
  for (const maxMoves of [0, 1, 7, 16, 1000, 2 ** 53 - 1]) {
    for (const maxLine of [0, 1, 3, 2 ** 53 - 1]) {
      assert.deepEqual(nim.analyze("7 9", { maxTake: Infinity, maxMoves, maxLine }), {
        ...whole,
        moves: whole.moves.slice(0, maxMoves),
        line: whole.line.slice(0, maxLine),
      });
    }
  }
});

test("lists_have_1000_moves_and_100_plies_unless_asked_otherwise", () => {
  const { moves, moveCount, line, depth } = nim.analyze(5000, { maxTake: 2000 });
  assert.deepEqual([moves.length, moveCount, line.length, depth], [1000, 2000, 5, 5]);
  assert.equal(nim.analyze(400, { maxTake: 1 }).line.length, 100);
  assert.equal(nim.analyze(400, { maxTake: 1, maxLine: Infinity }).line.length, 400);
});
