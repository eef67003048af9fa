// What the tests of the package share: its functions by name, for calls that no type allows, and
// what must hold for every refusal.

import assert from "node:assert/strict";
import { coins, flip, GameError, grid, nim, squares } from "perfect-play";

/** @typedef {(...values: unknown[]) => unknown} Loose */

const games = { coins, flip, grid, nim, squares };

/** Every function of the package by its name, such as `nim.wins`. @type {ReadonlyMap<string, Loose>} */
export const functions = new Map(
  Object.entries(games).flatMap(([game, exported]) =>
    Object.entries(exported).map(([name, exportedFunction]) => [
      `${game}.${name}`,
      /** @type {Loose} */ (/** @type {unknown} */ (exportedFunction)),
    ]),
  ),
);

/**
 * Calls a function with whatever it is given.
 * @param {string} name such as `nim.wins`
 * @param {...unknown} values
 */
export function call(name, ...values) {
  const exportedFunction = functions.get(name);
  assert.ok(exportedFunction, `There is no function ${name}.`);
  return exportedFunction(...values);
}

/**
 * The refusal that a call ends in.
 * @param {string} name
 * @param {...unknown} values
 */
export function refusal(name, ...values) {
  try {
    call(name, ...values);
  } catch (error) {
    assert.ok(error instanceof GameError, `${name} threw ${String(error)}`);
    assertWellFormed(error);
    return error;
  }
  assert.fail(`${name} accepted a wrong argument.`);
}

/** @param {GameError} error */
function assertWellFormed(error) {
  assert.ok(error instanceof Error);
  assert.equal(error.name, "GameError");
  assert.match(error.message, /^\S.{10,300}\.$/su, "a sentence");
  if (error.at) {
    const { index, row = 0, column = 0 } = error.at;
    for (const place of [index, row, column]) assert.ok(Number.isSafeInteger(place) && place >= 0);
    assert.deepEqual(Object.keys(error.at), error.at.row === undefined ? ["index"] : ["index", "row", "column"]);
  } else {
    assert.equal(error.at, undefined);
  }
}

/**
 * Asserts the code, the sentence and the place of a refusal.
 * @param {{ call: unknown[], code: string, message: string, at?: GameError["at"] }} expected `call`:
 *   the function's name and what it is called with
 */
export function assertRefused({ call: [name, ...values], code, message, at }) {
  const error = refusal(String(name), ...values);
  assert.deepEqual({ code: error.code, message: error.message, at: error.at }, { code, message, at });
}

/** Asserts that the package answers, and rightly. */
export function assertAnswers() {
  assert.equal(nim.wins("3 4 5"), true);
  assert.equal(squares.wins(7), false);
  assert.equal(squares.analyze(17).depth, 8);
  assert.equal(flip.analyze("+++++").depth, 2);
  assert.equal(coins.analyze("1 5 100 7").margin, 89);
  assert.equal(grid.play("WW/WW", "diagonal"), "WW/WT");
}
