// Memory is bounded: what an answer took is used again for the next one, and what is too large takes
// none. The module's memory cannot shrink, so that its size is the peak so far.

import { bytes } from "./memory.js";

import assert from "node:assert/strict";
import { test } from "node:test";
import { GameError, limits } from "perfect-play";
import { assertAnswers, call, functions, refusal } from "./support.js";

/** The largest size of the mixed calls. */
const LARGEST = 2_000;

let state = 2_463_534_242;

/** A number from 0 to `below` - 1, by xorshift: the same in every run. @param {number} below */
function random(below) {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % below;
}

/** @template Value @param {readonly Value[]} values */
const pick = values => /** @type {Value} */ (values[random(values.length)]);

/** @param {number} size */
const numbers = size => Array.from({ length: size }, () => random(1_000_000));

/** @param {number} size */
const list = size => pick([numbers(size), Float64Array.from(numbers(size)), numbers(size).join(" ")]);

/** @param {string} letters @param {number} size */
const text = (letters, size) => Array.from({ length: size }, () => pick([...letters])).join("");

/** @param {number} size */
const rows = size => Array.from({ length: 1 + size / 20 }, (_, row) => (row ? "" : "W") + text("WWWB", row ? 40 : 39));

/** What every function is called with, by a size. @type {Record<string, (size: number) => unknown[]>} */
const CALLS = {
  "nim.wins": size => [list(size)],
  "nim.analyze": size => [list(size), { maxTake: pick([3, 10, Infinity]), misere: pick([true, false]), maxMoves: size }],
  "nim.play": size => [list(size), { heap: random(size), take: 1 }],
  "squares.wins": size => [100 * size],
  "squares.analyze": size => [10 * size],
  "squares.play": size => [String(size), pick([1, 4, 9])],
  "squares.table": size => [100 * size, () => {}],
  "squares.nimValues": size => [10 * size],
  "flip.wins": size => [text("++-", size)],
  // Too long for the search that is tested below.
  "flip.analyze": size => [text("+++-", size + 200), { maxLine: size }],
  "flip.play": size => [text("+++-", size), random(size)],
  "flip.nimValues": size => [size],
  "coins.wins": size => [list(size)],
  "coins.analyze": size => [list(size), { maxLine: size }],
  "coins.play": size => [list(size), pick(["left", "right"])],
  "coins.margins": size => [numbers(Math.ceil(size / 10))],
  "grid.wins": size => [rows(size)],
  "grid.analyze": size => [rows(size).join("\r\n"), { maxLine: size }],
  "grid.play": size => [rows(size).join("/"), pick(["down", "right", "diagonal"])],
  "grid.outcomes": size => [rows(size)],
  "grid.nimValues": size => [rows(size).join("\n")],
  "grid.depths": size => [rows(size).join("/")],
};

const WRONG = ["x".repeat(LARGEST), [1, "x"], -1, 0.5, null, {}, "WW/W", "1 2 €"];

/** The largest calls of the mix: what they need is all that there is, so that no leak finds room. */
function callLargest() {
  for (const [name, values] of Object.entries(CALLS)) attempt(name, values(LARGEST));
}

/** Calls any function with anything, in one of ten cases with something wrong. */
function callAny() {
  const name = pick(Object.keys(CALLS));
  const size = 1 + random(LARGEST);
  attempt(name, random(10) === 0 ? [pick(WRONG), pick(WRONG)] : CALLS[name]?.(size) ?? []);
}

/** @param {string} name @param {unknown[]} values */
function attempt(name, values) {
  try {
    call(name, ...values);
  } catch (error) {
    assert.ok(error instanceof GameError, `${name} threw ${String(error)}`);
  }
}

/** One over each limit: refused by the size alone. @type {[string, ...unknown[]][]} */
const OVER = [
  ["nim.wins", limits.nimHeap + 1],
  ["nim.wins", new Uint8Array(limits.nimHeaps + 1)],
  ["nim.wins", "1".repeat(40 * limits.nimHeaps)],
  ["squares.wins", limits.squares + 1],
  ["squares.table", limits.squares + 1],
  ["squares.nimValues", limits.squaresNimValue + 1],
  ["flip.nimValues", limits.flip + 1],
  ["flip.wins", "+".repeat(limits.flip + 2_000)],
  ["flip.wins", "+".repeat(limits.flip + 1)],
  ["coins.wins", new Uint8Array(limits.coins + 1)],
  ["coins.wins", "1 ".repeat(20 * limits.coins)],
  ["coins.margins", new Uint8Array(limits.coinsTable + 1)],
  ["grid.wins", "W".repeat(4 * limits.gridCells)],
  ["grid.wins", Array(limits.gridCells + 1).fill("W")],
  ["grid.wins", Array(limits.gridCells / 2 + 1).fill("WW")],
];

test("what_is_too_large_takes_no_memory", () => {
  const before = bytes();
  for (const [name, value] of OVER) {
    assert.equal(refusal(name, value).code, "too-large");
    assert.equal(bytes(), before, name);
  }
});

test("ten_thousand_calls_take_the_memory_of_a_hundred", () => {
  assert.deepEqual(new Set(Object.keys(CALLS)), new Set(functions.keys()));
  callLargest();
  for (let calls = 0; calls < 75; calls++) callAny();
  const before = bytes();
  assert.ok(before);
  for (let calls = 0; calls < 10_000; calls++) callAny();
  callLargest();
  assert.equal(bytes(), before);
  assertAnswers();
});

test("boards_whose_depth_is_searched_share_one_memory", () => {
  for (const runs of [[38, 21], [10, 18, 30], [60]]) call("flip.analyze", runs.map(run => "+".repeat(run)).join("-"));
  const before = bytes();
  for (let boards = 0; boards < 2_000; boards++) call("flip.analyze", text("+++-", random(limits.flipDepth + 1)));
  assert.equal(bytes(), before);
});
