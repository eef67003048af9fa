// Options and rules: what is accepted, and what is refused.

import assert from "node:assert/strict";
import { test } from "node:test";
import { nim } from "perfect-play";
import { odd, revoked, throwing, withThrowing } from "./strange.js";
import { assertAnswers, call, refusal } from "./support.js";

const ANALYZE = /** @type {const} */ ([
  ["nim.analyze", "3 4 5"],
  ["squares.analyze", "999"],
  ["flip.analyze", "++++++"],
  ["coins.analyze", "1 5 2"],
  ["grid.analyze", "WWW/WWW"],
]);

/** Calls with options as the last argument. @type {readonly (readonly unknown[])[]} */
const CALLS = [...ANALYZE, ["nim.wins", "3 4 5"], ["nim.play", "3 4 5", { heap: 0, take: 1 }]];

/** @param {readonly unknown[]} begun @param {unknown} options */
const refusalOf = ([name, ...values], options) => refusal(String(name), ...values, options);

/** @param {readonly unknown[]} begun @param {unknown} options */
const answerOf = ([name, ...values], options) => call(String(name), ...values, options);

test("what_is_no_object_is_refused", () => {
  const values = [null, true, false, 0, 3, NaN, "", "maxMoves", 3n, Symbol("maxMoves"), () => 3, class {}, [], [3], ["maxMoves"]];
  for (const begun of CALLS) {
    for (const value of values) assert.equal(refusalOf(begun, value).code, "invalid-option");
    assert.match(refusalOf(begun, null).message, /^The argument for options is null: pass an object such as \{ max\w+: \d+ \}\.$/);
  }
});

test("objects_that_cannot_be_read_are_refused", () => {
  for (const begun of CALLS) {
    for (const value of [throwing(), revoked({}), revoked([])]) {
      assert.equal(refusalOf(begun, value).code, "invalid-option");
    }
  }
  assertAnswers();
});

test("no_object_of_another_kind_gets_past_unnoticed", () => {
  for (const begun of CALLS) {
    for (const value of [/3/, "abc".split(""), new String("ab"), new Uint8Array(2), withThrowing("length"), { length: 0 }]) {
      assert.equal(refusalOf(begun, value).code, "invalid-option");
    }
  }
});

test("unknown_keys_are_refused", () => {
  const keys = ["", "maxmoves", "max_moves", "MAXMOVES", "maxMoves ", "length", "0", "toString", "\0", "\ud800", "😀", "x".repeat(1e6)];
  for (const begun of CALLS) {
    for (const key of keys) {
      for (const value of [undefined, 3]) assert.equal(refusalOf(begun, { [key]: value }).code, "invalid-option");
    }
    const symbols = [Symbol("maxMoves"), Symbol(), Symbol.iterator, Symbol.toPrimitive];
    for (const symbol of symbols) assert.equal(refusalOf(begun, { [symbol]: 3 }).code, "invalid-option");
    const hidden = Object.defineProperty({}, "hidden", { value: 3, enumerable: false });
    assert.equal(refusalOf(begun, hidden).code, "invalid-option");
    assert.equal(refusalOf(begun, Object.defineProperty({}, "__proto__", { value: 3, enumerable: true })).code, "invalid-option");
  }
  assertAnswers();
});

test("rules_belong_to_nim_and_lists_to_analyze", () => {
  for (const [name, position] of ANALYZE.slice(1)) {
    for (const rules of [{ maxTake: 3 }, { misere: false }]) {
      assert.equal(refusal(name, position, rules).code, "invalid-option");
    }
  }
  for (const lists of [{ maxMoves: 3 }, { maxLine: 3 }]) {
    assert.equal(refusal("nim.wins", 5, lists).code, "invalid-option");
    assert.equal(refusal("nim.play", 5, 1, lists).code, "invalid-option");
  }
});

test("bad_values_of_the_lists_are_refused", () => {
  const numbers = [-1, 0.5, NaN, -Infinity, -(2 ** 53), -1e300];
  for (const begun of ANALYZE) {
    for (const key of ["maxMoves", "maxLine"]) {
      for (const value of [...numbers, "3", "", [], [3], new String("3")]) {
        assert.equal(refusalOf(begun, { [key]: value }).code, "invalid-option");
      }
      for (const [kind, make] of odd) {
        if (kind !== "undefined") assert.equal(refusalOf(begun, { [key]: make() }).code, "invalid-option", kind);
      }
      assert.equal(refusalOf(begun, withThrowing(key)).code, "invalid-option");
    }
  }
});

test("bad_values_of_the_rules_are_refused", () => {
  for (const begun of CALLS.filter(([name]) => String(name).startsWith("nim"))) {
    for (const value of [0, -0, -1, 0.5, NaN, -Infinity, -1e300, "3", "", [3]]) {
      assert.equal(refusalOf(begun, { maxTake: value }).code, "invalid-option");
    }
    for (const value of [0, 1, "", "true", NaN, [], [true]]) {
      assert.equal(refusalOf(begun, { misere: value }).code, "invalid-option");
    }
    for (const [kind, make] of odd) {
      if (kind === "undefined") continue;
      assert.equal(refusalOf(begun, { maxTake: make() }).code, "invalid-option", kind);
      if (kind !== "true" && kind !== "false") assert.equal(refusalOf(begun, { misere: make() }).code, "invalid-option", kind);
    }
    for (const key of ["maxTake", "misere"]) assert.equal(refusalOf(begun, withThrowing(key)).code, "invalid-option");
  }
});

test("a_bad_position_is_refused_before_bad_options", () => {
  for (const [name] of ANALYZE) assert.notEqual(refusal(name, null, null).code, "invalid-option");
});

test("undefined_is_the_default", () => {
  for (const begun of ANALYZE) {
    const plain = answerOf(begun, undefined);
    const defaults = [{ maxMoves: undefined }, { maxLine: undefined }, { maxMoves: 1000, maxLine: 100 }];
    for (const options of [{}, ...defaults, Object.create(null), Object.freeze({})]) {
      assert.deepEqual(answerOf(begun, options), plain);
    }
  }
  const defaults = { maxTake: undefined, misere: undefined };
  assert.deepEqual(answerOf(["nim.analyze", 21], defaults), nim.analyze(21, { maxTake: 3, misere: false }));
});

test("any_object_with_the_right_keys_will_do", () => {
  class Options {
    maxMoves = 1;
    maxLine = 2;
  }
  const inherited = Object.create({ maxMoves: 1, maxLine: 2 });
  const getters = { get maxMoves() { return nim.wins(5) ? 1 : 0; }, get maxLine() { return 2; } };
  const proxy = new Proxy({ maxMoves: 1, maxLine: 2 }, {});
  const bare = Object.assign(Object.create(null), { maxMoves: 1, maxLine: 2 });
  for (const begun of ANALYZE) {
    const plain = answerOf(begun, { maxMoves: 1, maxLine: 2 });
    for (const options of [new Options(), inherited, getters, proxy, bare]) assert.deepEqual(answerOf(begun, options), plain);
  }
});

test("none_and_all_of_a_list_can_be_asked_for", () => {
  for (const begun of ANALYZE) {
    const none = /** @type {{ moves: unknown[], line: unknown[], moveCount: number, best: unknown }} */ (
      answerOf(begun, { maxMoves: 0, maxLine: 0 })
    );
    assert.deepEqual([none.moves, none.line], [[], []]);
    assert.ok(none.moveCount > 0 && none.best !== null);
    const all = answerOf(begun, { maxMoves: Infinity, maxLine: Infinity });
    for (const many of [2 ** 31, 2 ** 32, 2 ** 53 - 1, 2 ** 53, 1e300]) {
      assert.deepEqual(answerOf(begun, { maxMoves: many, maxLine: many }), all);
    }
  }
});

test("any_whole_maxTake_is_accepted", () => {
  assert.equal(nim.wins(2 ** 53 - 1, { maxTake: 2 ** 53 - 2 }), false);
  for (const maxTake of [21, 2 ** 31, 2 ** 32, 2 ** 53 - 1, 2 ** 53, 1e300, Infinity]) {
    const { winner, moveCount, best } = nim.analyze(21, { maxTake });
    assert.deepEqual([winner, moveCount, best], ["first", 21, { heap: 0, take: 21 }]);
  }
});
