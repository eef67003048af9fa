// Values of wrong types, as positions and as moves: each is refused, none is misread.

import assert from "node:assert/strict";
import { test } from "node:test";
import { coins, flip, grid, nim, squares } from "perfect-play";
import { notWhole, odd, oddLists, oddTexts, revoked, throwing, withThrowing } from "./strange.js";
import { assertAnswers, functions, refusal } from "./support.js";

/** What each game takes a value for that is neither text nor number nor list. */
const CODES = /** @type {const} */ ({
  nim: "not-an-integer",
  squares: "not-an-integer",
  flip: "invalid-character",
  coins: "not-an-integer",
  grid: "invalid-character",
});

/** Functions that take a number alone. */
const OF_A_NUMBER = ["squares.table", "squares.nimValues", "flip.nimValues"];

/** @param {string} name */
const codeOf = name =>
  OF_A_NUMBER.includes(name) ? "not-an-integer" : CODES[/** @type {keyof typeof CODES} */ (name.split(".")[0])];

test("what_is_no_position_is_refused_by_every_function", () => {
  for (const name of functions.keys()) {
    for (const [kind, make] of odd) {
      const { code, at } = refusal(name, make());
      assert.deepEqual([code, at], [codeOf(name), undefined], `${name} of ${kind}`);
    }
  }
  assertAnswers();
});

test("no_argument_at_all_is_refused_by_every_function", () => {
  for (const name of functions.keys()) assert.equal(refusal(name).code, codeOf(name));
});

test("lists_of_something_else_are_refused_at_the_first_strange_element", () => {
  for (const name of functions.keys()) {
    const [game] = name.split(".");
    for (const [kind, make] of oddLists) {
      const { code, at } = refusal(name, make());
      assert.equal(code, codeOf(name), `${name} of ${kind}`);
      if (OF_A_NUMBER.includes(name) || game === "squares" || game === "flip") assert.equal(at, undefined);
      else if (game === "grid") assert.deepEqual(at, { index: 0, row: 0, column: 0 });
      else assert.deepEqual(at, { index: 0 });
    }
  }
  assertAnswers();
});

test("text_is_no_element_of_a_list_of_numbers", () => {
  for (const name of ["nim.wins", "nim.analyze", "coins.wins", "coins.analyze", "coins.margins"]) {
    for (const list of [["3"], [""], [new String("3")], new String("3"), "3".split("")]) {
      const { code, at } = refusal(name, list);
      assert.deepEqual([code, at], ["not-an-integer", { index: 0 }]);
    }
    assert.deepEqual(refusal(name, [0, 1, 2, "3", NaN]).at, { index: 3 });
  }
});

test("boxed_text_is_no_text", () => {
  for (const name of ["flip.wins", "flip.analyze", "flip.play"]) {
    assert.equal(refusal(name, new String("++"), 0).code, "invalid-character");
  }
  assert.equal(refusal("squares.wins", new String("7")).code, "not-an-integer");
});

test("numbers_that_are_not_whole_are_refused", () => {
  for (const name of functions.keys()) {
    for (const number of notWhole) {
      assert.equal(refusal(name, number).code, codeOf(name));
      if (/^(?:nim|coins)/.test(name)) {
        const { code, at } = refusal(name, [0, number]);
        assert.deepEqual([code, at], ["not-an-integer", { index: 1 }]);
      }
    }
  }
});

test("whole_numbers_beyond_the_safe_integers_are_too_many_stones", () => {
  for (const number of [2 ** 53, 2 ** 53 + 2, 2 ** 63, 2 ** 64, 1e300, Number.MAX_VALUE]) {
    for (const name of ["nim.wins", "squares.wins", "squares.table", "squares.nimValues", "flip.nimValues"]) {
      assert.equal(refusal(name, number).code, "too-large");
      assert.equal(refusal(name, -number).code, "out-of-range");
    }
    assert.deepEqual(refusal("nim.wins", [1, number]).at, { index: 1 });
    for (const sign of [1, -1]) {
      const { code, at } = refusal("coins.wins", [0, sign * number]);
      assert.deepEqual([code, at], ["out-of-range", { index: 1 }]);
    }
  }
});

test("minus_zero_is_zero", () => {
  assert.deepEqual(nim.analyze(-0), nim.analyze(0));
  assert.deepEqual(nim.analyze([-0, 3]), nim.analyze([0, 3]));
  assert.deepEqual(squares.analyze(-0), squares.analyze(0));
  assert.deepEqual(coins.analyze([-0, 3]), coins.analyze([0, 3]));
  assert.equal(flip.play("++", -0), "--");
  assert.equal(nim.play([3, 4], { heap: -0, take: 1 }), "2 4");
  assert.deepEqual(squares.table(-0), Uint8Array.of(0));
  assert.deepEqual(flip.nimValues(-0), Uint8Array.of(0));
  assert.equal(nim.analyze(5, { maxMoves: -0 }).moves.length, 0);
});

test("strange_characters_are_refused_where_they_stand", () => {
  for (const [text, index] of oddTexts) {
    for (const name of ["nim.wins", "squares.wins", "coins.wins"]) {
      const { code, at } = refusal(name, text);
      assert.deepEqual([code, at], ["invalid-character", { index }], `${name} of ${JSON.stringify(text)}`);
    }
    const first = text.search(/\S/u);
    assert.deepEqual(refusal("flip.wins", text).at, { index: first });
    assert.deepEqual(refusal("grid.wins", text).at, { index: first, row: 0, column: 0 });
    assert.deepEqual(refusal("grid.wins", `WW/W${text.trim()}`).at, { index: 4, row: 1, column: 1 });
    assert.deepEqual(refusal("flip.wins", `+-${text.trim()}`).at, { index: 2 });
    assert.deepEqual(refusal("flip.wins", `${"+".repeat(300)}${text.trim()}`).at, { index: 300 });
    assert.deepEqual(refusal("coins.wins", `${"1 ".repeat(300)}${text.trim()}`).at, { index: 600 + text.trim().search(/[^a-z]/) });
  }
  assertAnswers();
});

const LONE = /\p{Surrogate}/u;

test("refusals_quote_strange_text_safely", () => {
  for (const text of ["\ud800".repeat(3), "\ud83d".repeat(100), `${"x".repeat(23)}😀`, '"\\\n\0']) {
    assert.doesNotMatch(refusal("nim.play", 5, text).message, LONE);
    assert.doesNotMatch(refusal("coins.wins", [text]).message, LONE);
    assert.doesNotMatch(refusal("coins.wins", `1 ${text}`).message, LONE);
  }
});

test("what_is_no_move_is_illegal", () => {
  const positions = { "nim.play": 5, "squares.play": 5, "flip.play": "++++", "coins.play": "1 5 2", "grid.play": "WW/WW" };
  for (const [name, position] of Object.entries(positions)) {
    for (const make of [...odd.values(), ...oddLists.values()]) {
      const { code, at } = refusal(name, position, make());
      assert.deepEqual([code, at], ["illegal-move", undefined]);
    }
    for (const number of [...notWhole, -1, 100, 2 ** 32, 2 ** 53, -(2 ** 53), 1e300, -1e300]) {
      assert.equal(refusal(name, position, number).code, "illegal-move");
    }
    for (const text of ["", " ", "1", "0", "LEFT", "left ", "Down", "\0", "😀", "\ud800", "x".repeat(1e6), "left".repeat(1e6)]) {
      assert.equal(refusal(name, position, text).code, "illegal-move");
    }
    assert.equal(refusal(name, position, new String("left")).code, "illegal-move");
  }
  assertAnswers();
});

test("a_move_of_nim_needs_both_of_its_parts", () => {
  for (const move of [
    { heap: 0 },
    { take: 1 },
    { heap: "0", take: 1 },
    { heap: 0, take: "1" },
    { heap: 0n, take: 1n },
    { heap: null, take: 1 },
    { heap: -1, take: 1 },
    { heap: 0.5, take: 1 },
    { heap: 0, take: NaN },
    { heap: 0, take: -1 },
    { heap: 0, take: 0 },
    { heap: 0, take: 2 ** 53 },
    { heap: 2 ** 32, take: 1 },
    { heap: 2 ** 53, take: 1 },
    withThrowing("heap", { take: 1 }),
    withThrowing("take", { heap: 0 }),
    throwing(),
    revoked({ heap: 0, take: 1 }),
  ]) {
    for (const position of [5, [3, 4]]) assert.equal(refusal("nim.play", position, move).code, "illegal-move");
  }
  class Take {
    heap = 1;
    get take() {
      return 2;
    }
  }
  assert.equal(nim.play([3, 4], new Take()), "3 2");
});

test("values_that_change_while_they_are_read_are_read_once", () => {
  let reads = 0;
  const list = Object.defineProperty([3, 4], 0, { get: () => (reads++, reads) });
  assert.equal(nim.analyze(list).position, "1 4");
  const shrinking = [3, 4, 5];
  Object.defineProperty(shrinking, 0, {
    get() {
      shrinking.length = 1;
      return 3;
    },
  });
  assert.deepEqual(refusal("nim.wins", shrinking).at, { index: 1 });
  const row = { get length() { return grid.wins("WW") ? 1 : 0; }, get 0() { return flip.wins("++++") ? 7 : 8; } };
  assert.equal(coins.analyze(row).position, "7");
});
