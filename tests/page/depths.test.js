// The depths that a large grid shows: which are asked for, and how many are left.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Camera } from "../../www/games/grid/camera.js";
import { Depths } from "../../www/games/grid/depths.js";
import { Layers } from "../../www/games/grid/layers.js";
import { Sheet } from "../../www/games/grid/sheet.js";
import { grid } from "../../www/pkg/index.js";

/** @import { Context, Extra } from "../../www/games/view.js" */
/** @import { grid as Grid } from "../../www/pkg/index.js" */

const analysis = grid.analyze("WWB/WWW");

/**
 * What the depths are given to ask with.
 * @param {(question: Extra, signal?: AbortSignal) => Promise<unknown>} ask
 */
const asking = ask => /** @type {Context<Grid.Move>} */ (/** @type {unknown} */ ({ ask }));

/** Until nothing is asked any more. */
const settled = () => new Promise(resolve => setTimeout(resolve));

test("what_is_not_known_is_left_whether_it_is_asked_for_or_not", () => {
  const camera = new Camera();
  camera.set({ rows: 2, columns: 3, width: 150, height: 100 });
  assert.equal(new Layers(() => {}).depthsLeft(camera, Sheet.of(analysis)), 5);
});

test("an_answer_that_fails_ends_the_asking_until_there_are_other_cells", async () => {
  let changes = 0;
  const depths = new Depths(() => changes++);
  /** @type {unknown[]} */
  const asked = [];
  const failing = asking(({ args }) => {
    asked.push(args[0]);
    return asked.length < 2 ? Promise.resolve({ depth: 3 }) : Promise.reject(new Error("lost"));
  });
  depths.want([0, 1, 3], analysis, failing);
  await settled();
  assert.deepEqual(asked, ["WWB/TWW", "WTB/WWW"]);
  assert.deepEqual([3, 1, 0].map(depths.at), [3, undefined, undefined]);
  assert.deepEqual([changes, depths.hasFailed], [2, true]);
  depths.want([0, 1], analysis, failing);
  await settled();
  assert.equal(asked.length, 2);
  depths.clear();
  depths.want([0], analysis, asking(() => Promise.resolve({ depth: 4 })));
  await settled();
  assert.deepEqual([depths.at(0), depths.hasFailed], [4, false]);
});

test("an_answer_to_what_was_called_off_is_passed_by", async () => {
  const depths = new Depths(() => assert.fail("nothing is known"));
  depths.want([0], analysis, asking((_, signal) => new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  })));
  depths.clear();
  await settled();
  assert.deepEqual([depths.at(0), depths.hasFailed], [undefined, false]);
});
