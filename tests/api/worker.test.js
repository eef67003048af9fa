// perfect-play/worker: the same functions as promises, on a thread of their own.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import * as direct from "perfect-play";
import * as worker from "perfect-play/worker";
import { close, coins, createSolver, flip, GameError, grid, limits, nim, squares } from "perfect-play/worker";

after(close);

/** A table that takes long enough to be called off. */
const LONG = limits.squares;

/** A grid that takes long, and in one go. */
const WIDE = Array(4096).fill("W".repeat(4096)).join("/");

/** @param {number} milliseconds */
const wait = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

/** The refusal that a promise ends in. @param {Promise<unknown>} promise */
async function refusal(promise) {
  const error = await promise.then(() => assert.fail("It was accepted."), reason => reason);
  assert.ok(error instanceof GameError, String(error));
  return error;
}

test("every_function_gives_the_answer_of_the_default_entry", async () => {
  const unlimited = { maxTake: Infinity };
  assert.deepEqual(await nim.analyze("3 4 5", unlimited), direct.nim.analyze("3 4 5", unlimited));
  assert.equal(await nim.wins([1, 2, 3], { maxTake: Infinity, misere: true }), false);
  assert.equal(await nim.play("21", { heap: 0, take: 3 }), "18");
  assert.deepEqual(await squares.analyze(17), direct.squares.analyze(17));
  assert.equal(await squares.wins(7), false);
  assert.equal(await squares.play(15, 9), "6");
  assert.deepEqual(await squares.table(1_000_000), direct.squares.table(1_000_000));
  assert.deepEqual(await squares.nimValues(1000), direct.squares.nimValues(1000));
  assert.deepEqual(await flip.analyze("++-+++"), direct.flip.analyze("++-+++"));
  assert.equal(await flip.wins("+++++"), false);
  assert.equal(await flip.play("++++", 1), "+--+");
  assert.deepEqual(await flip.nimValues(100), direct.flip.nimValues(100));
  assert.deepEqual(await coins.analyze([1, 5, 100, 7]), direct.coins.analyze([1, 5, 100, 7]));
  assert.equal(await coins.wins("1 5 2"), false);
  assert.equal(await coins.play("1 5 2", "left"), "5 2");
  assert.deepEqual(await coins.margins([1, 5, 2]), direct.coins.margins([1, 5, 2]));
  assert.deepEqual(await grid.analyze("WWB/WWW"), direct.grid.analyze("WWB/WWW"));
  assert.equal(await grid.wins(["WBBB", "BBBB"]), false);
  assert.equal(await grid.play("WW/WW", "right"), "WT/WW");
  assert.deepEqual(await grid.outcomes("WW/WW"), direct.grid.outcomes("WW/WW"));
  assert.deepEqual(await grid.nimValues("WW/WW"), direct.grid.nimValues("WW/WW"));
  assert.deepEqual(await grid.depths("WB/WW"), direct.grid.depths("WB/WW"));
});

test("namespaces_and_limits_are_those_of_the_default_entry", () => {
  assert.deepEqual(limits, direct.limits);
  assert.ok(Object.isFrozen(limits));
  for (const game of /** @type {const} */ (["nim", "squares", "flip", "coins", "grid"])) {
    assert.deepEqual(Object.keys(worker[game]).sort(), Object.keys(direct[game]).sort());
  }
});

test("refusals_arrive_as_GameErrors", async () => {
  const error = await refusal(grid.wins("WW\nWX"));
  assert.equal(error.name, "GameError");
  assert.equal(error.code, "invalid-character");
  assert.deepEqual(error.at, { index: 4, row: 1, column: 1 });
  assert.throws(() => direct.grid.wins("WW\nWX"), { message: error.message });
  assert.deepEqual((await refusal(flip.wins("+x"))).at, { index: 1 });
  assert.equal((await refusal(nim.wins(3, { maxTake: 0 }))).code, "invalid-option");
  const tooLarge = await refusal(squares.table(limits.squares + 1));
  assert.equal(tooLarge.code, "too-large");
});

test("what_is_wrong_with_a_long_work_is_said_before_it_begins", async () => {
  const solver = createSolver();
  const misspelt = /** @type {object} */ ({ maxMove: 1, onProgress: () => assert.fail("It began.") });
  assert.equal((await refusal(solver.squares.analyze(LONG, misspelt))).code, "invalid-option");
  solver.close();
});

test("what_no_thread_can_be_sent_is_refused", async () => {
  const wrong = /** @type {string} */ (/** @type {unknown} */ (() => "21"));
  await assert.rejects(nim.wins(wrong), { name: "TypeError", message: /cannot be sent/ });
  assert.equal(await nim.wins(21), true);
});

test("signal_and_onProgress_stand_beside_a_calls_own_options", async () => {
  const { signal } = new AbortController();
  assert.equal(await nim.wins(5, { maxTake: 4, signal }), false);
  assert.equal(await nim.play("21", { heap: 0, take: 3 }, { signal }), "18");
  assert.equal((await squares.analyze(1000, { maxMoves: 2, signal, onProgress() {} })).moves.length, 2);
  assert.equal(await grid.play("WW/WW", "down", { signal }), "WW/TW");
});

test("progress_grows_to_1_and_the_table_is_right", async () => {
  const solver = createSolver();
  /** @type {number[]} */
  const shares = [];
  const table = await solver.squares.table(20_000_000, { onProgress: done => shares.push(done) });
  solver.close();
  assert.ok(shares.length > 3, `${shares}`);
  assert.deepEqual(shares, [...shares].sort((one, other) => one - other));
  assert.ok(shares.every(share => share > 0 && share <= 1));
  assert.equal(shares.at(-1), 1);
  assert.equal(table.length, 20_000_001);
  assert.deepEqual([...table.subarray(0, 8)], [0, 1, 0, 1, 1, 0, 1, 0]);
});

test("what_onProgress_throws_ends_the_work", async () => {
  const solver = createSolver();
  const complaint = new Error("enough");
  const complain = () => {
    throw complaint;
  };
  await assert.rejects(solver.squares.table(LONG, { onProgress: complain }), error => error === complaint);
  assert.equal(await solver.squares.wins(7), false);
  solver.close();
});

test("a_table_called_off_midway_gives_way_and_nothing_behind_it_is_lost", async () => {
  const solver = createSolver();
  const abort = new AbortController();
  let reports = 0;
  const table = solver.squares.table(LONG, { signal: abort.signal, onProgress: () => reports++ });
  table.catch(() => {});
  const behind = [solver.squares.wins(7), solver.nim.wins(21), solver.coins.play("1 5 2", "right")];
  while (reports === 0) await wait(2);
  const reason = new Error("changed my mind");
  abort.abort(reason);
  const told = reports;
  await assert.rejects(table, error => error === reason);
  assert.deepEqual(await Promise.all(behind), [false, true, "1 5"]);
  assert.equal(reports, told);
  assert.equal(await solver.squares.wins(100), direct.squares.wins(100));
  solver.close();
});

test("work_without_steps_is_stopped_together_with_its_thread", async () => {
  const solver = createSolver();
  await solver.nim.wins(1);
  const abort = new AbortController();
  const cells = solver.grid.analyze(WIDE, { signal: abort.signal });
  const behind = solver.squares.wins(8);
  setTimeout(() => abort.abort(), 5);
  await assert.rejects(cells, { name: "AbortError" });
  assert.equal(await behind, true);
  solver.close();
});

test("a_call_off_before_the_call_or_while_it_waits_is_answered_at_once", async () => {
  const solver = createSolver();
  await assert.rejects(solver.nim.wins(1, { signal: AbortSignal.abort() }), { name: "AbortError" });
  const abort = new AbortController();
  const first = solver.squares.wins(2_000_000);
  const waiting = solver.nim.wins(1, { signal: abort.signal });
  abort.abort();
  await assert.rejects(waiting, { name: "AbortError" });
  assert.equal(await first, direct.squares.wins(2_000_000));
  solver.close();
});

test("answers_come_in_the_order_of_the_calls", async () => {
  /** @type {number[]} */
  const order = [];
  await Promise.all([3_000_000, 5, 20, 1000].map(async (stones, place) => {
    assert.equal(await squares.wins(stones), direct.squares.wins(stones));
    order.push(place);
  }));
  assert.deepEqual(order, [0, 1, 2, 3]);
});

test("arguments_are_taken_as_they_are_at_the_call_and_left_alone", async () => {
  const row = Float64Array.of(9, 1, 5, 2, 9);
  const part = row.subarray(1, 4);
  const heaps = [1, 2, 3];
  const first = coins.analyze(part);
  const second = nim.analyze(heaps, { maxTake: Infinity });
  part.fill(0);
  heaps.push(4);
  assert.equal((await first).position, "1 5 2");
  assert.equal((await second).position, "1 2 3");
  assert.equal(row.length, 5);
  const buffer = Buffer.from([1, 5, 2]);
  assert.equal((await coins.analyze(buffer)).position, "1 5 2");
  assert.equal(buffer.length, 3);
});

test("a_closed_solver_rejects_what_is_open_and_can_be_asked_again", async () => {
  const solver = createSolver();
  const open = [solver.squares.table(LONG), solver.nim.wins(21)];
  solver.close();
  for (const promise of open) await assert.rejects(promise, { name: "AbortError" });
  assert.equal(await solver.nim.wins(21), true);
  const table = solver.squares.table(LONG);
  await wait(30);
  solver.close();
  await assert.rejects(table, { name: "AbortError" });
});

test("solvers_do_not_wait_for_one_another", async () => {
  const solver = createSolver();
  const table = solver.squares.table(LONG);
  assert.equal(await nim.wins(21), true);
  solver.close();
  await assert.rejects(table, { name: "AbortError" });
});

test("a_process_ends_once_nothing_is_asked", async () => {
  const program = `
    import { squares, createSolver } from "perfect-play/worker";
    const abort = new AbortController();
    createSolver().squares.table(100_000_000, { signal: abort.signal }).catch(() => {});
    abort.abort();
    console.log(await squares.wins(7), (await squares.table(1_000_000)).length);`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: fileURLToPath(new URL("../../", import.meta.url)),
    timeout: 60_000,
  });
  assert.equal(stdout.trim(), "false 1000001");
});
