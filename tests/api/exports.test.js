// What the package exports, and what its refusals are made of.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as perfectPlay from "perfect-play";
import { coins, flip, GameError, grid, limits, nim, squares } from "perfect-play";
import { functions, refusal } from "./support.js";

test("the_package_exports_five_games_their_limits_and_an_error", () => {
  assert.deepEqual(Object.keys(perfectPlay), ["GameError", "coins", "flip", "grid", "limits", "nim", "squares"]);
  assert.deepEqual(
    Object.fromEntries(Object.entries({ coins, flip, grid, nim, squares }).map(([game, exported]) => [game, Object.keys(exported).sort()])),
    {
      coins: ["analyze", "margins", "play", "wins"],
      flip: ["analyze", "nimValues", "play", "wins"],
      grid: ["analyze", "depths", "nimValues", "outcomes", "play", "wins"],
      nim: ["analyze", "play", "wins"],
      squares: ["analyze", "nimValues", "play", "table", "wins"],
    },
  );
  for (const exported of functions.values()) assert.equal(typeof exported, "function");
});

test("functions_need_no_this", () => {
  const { wins } = nim;
  assert.equal(wins(21), true);
  assert.deepEqual(["++", "+-+"].map(flip.wins), [true, false]);
});

test("importing_it_again_is_the_same_package", async () => {
  assert.equal((await import("perfect-play")).nim, nim);
});

test("limits_are_at_least_those_promised_and_frozen", () => {
  const promised = {
    nimHeap: 2 ** 53 - 1,
    nimHeaps: 1_000_000,
    squares: 100_000_000,
    squaresNimValue: 1_000_000,
    flip: 10_000_000,
    flipDepth: 60,
    coins: 1_000_000,
    coinsTable: 2_048,
    gridCells: 16_777_216,
    listed: 1_000_000,
  };
  assert.deepEqual(Object.keys(limits), Object.keys(promised));
  for (const [name, least] of Object.entries(promised)) {
    assert.ok(limits[/** @type {keyof typeof limits} */ (name)] >= least, name);
  }
  assert.ok(Object.isFrozen(limits));
  assert.throws(() => Object.assign(limits, { squares: 3 }), TypeError);
});

test("a_refusal_is_an_error_with_a_code_and_a_place", () => {
  const error = refusal("grid.wins", "WX");
  assert.ok(error instanceof GameError && error instanceof Error);
  assert.equal(Object.getPrototypeOf(error), GameError.prototype);
  assert.equal(Object.prototype.toString.call(error), "[object Error]");
  assert.equal(String(error), `GameError: ${error.message}`);
  assert.match(String(error.stack), /^GameError: Column 2 of row 1 is `X`/);
  assert.match(String(error.stack), /support\.js/);
  assert.deepEqual(JSON.parse(JSON.stringify(error)), {
    code: "invalid-character",
    at: { index: 1, row: 0, column: 1 },
  });
});

test("each_refusal_is_an_object_of_its_own", () => {
  assert.notEqual(refusal("nim.wins", "x"), refusal("nim.wins", "x"));
});
