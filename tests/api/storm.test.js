// Thousands of wrong calls in a row: the package still answers, and keeps none of their memory.

import { bytes } from "./memory.js";

import assert from "node:assert/strict";
import { test } from "node:test";
import { coins, flip, grid, nim, squares } from "perfect-play";
import { notWhole, odd, oddLists, oddTexts } from "./strange.js";
import { assertAnswers, functions, refusal } from "./support.js";

const LONG = "x".repeat(100_000);

/** Calls every function with everything wrong; tells how many refusals that made. */
function storm() {
  const values = [
    ...[...odd.values(), ...oddLists.values()].map(make => make()),
    ...oddTexts.map(([text]) => text),
    ...notWhole,
    ...[-1, -(2 ** 53), LONG, [LONG], [1, LONG], "WW/W", "BW", "1;2"],
  ];
  let refusals = 0;
  for (const name of functions.keys()) {
    for (const value of values) {
      refusal(name, value, 1, { maxMoves: -1 });
      refusals++;
    }
  }
  for (const [name, position] of Object.entries({ nim: [3, 4, 5], squares: 999, flip: "++++", coins: "1 5 2", grid: "WW/WW" })) {
    for (const value of values.filter(value => value !== undefined)) {
      refusal(`${name}.analyze`, position, { maxMoves: value === Infinity ? -1 : value });
      refusal(`${name}.play`, position, value === 0 ? -1 : value);
      refusals += 2;
    }
  }
  return refusals;
}

/** Good calls of every kind. */
function work() {
  nim.analyze([3, 4, 5]);
  squares.analyze(9999);
  flip.analyze("+".repeat(40));
  coins.analyze([1, 5, 100, 7]);
  grid.analyze("WWWW/WWWW");
  squares.table(10_000);
  grid.outcomes("WWWW/WWWW");
  coins.margins([1, 5, 100, 7]);
}

test("a_storm_of_refusals_leaves_the_package_in_order", () => {
  let refusals = storm();
  const before = bytes();
  for (let i = 0; i < 20; i++) refusals += storm();
  assert.ok(refusals > 40_000, `${refusals} refusals`);
  assert.equal(bytes(), before);
  assertAnswers();
});

test("thousands_of_answers_keep_no_memory", () => {
  work();
  const before = bytes();
  for (let i = 0; i < 2000; i++) work();
  assert.equal(bytes(), before);
  assertAnswers();
});

test("reports_that_throw_keep_no_memory", () => {
  const attempt = () =>
    assert.throws(() =>
      squares.table(300_000, () => {
        throw new Error("enough");
      }),
    );
  for (let i = 0; i < 10; i++) attempt();
  const before = bytes();
  for (let i = 0; i < 200; i++) attempt();
  assert.equal(bytes(), before);
  assertAnswers();
});
