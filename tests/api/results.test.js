// Results are plain data of their own, and arguments stay as they are.

import assert from "node:assert/strict";
import { test } from "node:test";
import { coins, flip, grid, nim, squares } from "perfect-play";

/** @type {readonly (() => object)[]} */
const ANALYSES = [
  () => nim.analyze(0),
  () => nim.analyze(21),
  () => nim.analyze("3 4 5", { misere: true }),
  () => squares.analyze(0),
  () => squares.analyze(7),
  () => squares.analyze(8),
  () => squares.analyze(1_000_001),
  () => flip.analyze(""),
  () => flip.analyze("++--+++"),
  () => flip.analyze("+".repeat(61)),
  () => coins.analyze(""),
  () => coins.analyze("1 5 2"),
  () => coins.analyze("1 5 100 7"),
  () => grid.analyze("W"),
  () => grid.analyze("WB/WW"),
  () => grid.analyze("WWW/WWW/WWW"),
];

/** @type {readonly (() => Uint8Array | Uint16Array | Uint32Array | Float64Array)[]} */
const TABLES = [
  () => squares.table(100),
  () => squares.nimValues(100),
  () => flip.nimValues(100),
  () => coins.margins("1 5 2"),
  () => grid.outcomes("WB/WW"),
  () => grid.nimValues("WB/WW"),
  () => grid.depths("WB/WW"),
];

/** Every object inside a value, itself included. @param {unknown} value @returns {object[]} */
const objectsIn = value =>
  typeof value === "object" && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : [];

test("analyses_survive_json_and_cloning", () => {
  for (const analyze of ANALYSES) {
    const analysis = analyze();
    assert.deepEqual(JSON.parse(JSON.stringify(analysis)), analysis);
    assert.deepEqual(structuredClone(analysis), analysis);
  }
});

test("analyses_are_plain_objects_and_arrays", () => {
  for (const analyze of ANALYSES) {
    for (const object of objectsIn(analyze())) {
      const prototype = Array.isArray(object) ? Array.prototype : Object.prototype;
      assert.equal(Object.getPrototypeOf(object), prototype);
      assert.deepEqual(Object.getOwnPropertySymbols(object), []);
      assert.ok(Object.isExtensible(object));
      for (const value of Object.values(object)) {
        assert.ok(value !== undefined && !Number.isNaN(value) && !Object.is(value, -0));
      }
    }
  }
});

test("every_analysis_is_fresh", () => {
  for (const analyze of ANALYSES) {
    const analysis = analyze();
    const kept = structuredClone(analysis);
    const objects = objectsIn(analysis);
    for (const object of objectsIn(analyze())) {
      assert.ok(!objects.includes(object));
      for (const key of Object.keys(object)) Reflect.set(object, key, "changed");
      if (Array.isArray(object)) object.length = 0;
    }
    assert.deepEqual(analysis, kept);
    assert.deepEqual(analyze(), kept);
  }
});

test("every_table_is_fresh_and_of_its_own_memory", () => {
  for (const make of TABLES) {
    const table = make();
    const kept = table.slice();
    assert.equal(table.byteOffset, 0);
    assert.equal(table.buffer.byteLength, table.byteLength);
    make().fill(9);
    assert.deepEqual(make(), kept);
    const { length } = table;
    structuredClone(table, { transfer: [table.buffer] });
    assert.deepEqual([table.length, length], [0, kept.length]);
    assert.deepEqual(make(), kept);
  }
});

test("no_argument_is_changed", () => {
  const options = Object.freeze({ maxMoves: 2, maxLine: 2 });
  const rules = Object.freeze({ maxTake: 2, misere: true });
  const heaps = Object.freeze([3, 4, 5]);
  const row = Object.freeze([4, -8, 1]);
  const rows = /** @type {string[]} */ (Object.freeze(["WWW", "WTW"]));
  const move = Object.freeze({ heap: 1, take: 2 });
  nim.analyze(heaps, { ...options, ...rules });
  nim.wins(heaps, rules);
  nim.play(heaps, move, rules);
  coins.analyze(row, options);
  coins.wins(row);
  coins.play(row, "left");
  coins.margins(row);
  grid.analyze(rows, options);
  grid.wins(rows);
  grid.play(rows, "right");
  grid.outcomes(rows);
  grid.nimValues(rows);
  grid.depths(rows);
  assert.deepEqual(
    [options, rules, heaps, row, rows, move],
    [{ maxMoves: 2, maxLine: 2 }, { maxTake: 2, misere: true }, [3, 4, 5], [4, -8, 1], ["WWW", "WTW"], { heap: 1, take: 2 }],
  );
  const typed = Float64Array.of(4, -0, 1);
  coins.analyze(typed);
  nim.play(typed, { heap: 0, take: 2 });
  assert.deepEqual(typed, Float64Array.of(4, -0, 1));
});

test("the_same_call_has_the_same_answer", () => {
  for (const make of [...ANALYSES, ...TABLES]) {
    const first = make();
    squares.wins(200_000);
    flip.analyze("+".repeat(50));
    assert.deepEqual(make(), first);
  }
});

test("canonical_positions_are_accepted_as_they_are_returned", () => {
  for (const position of ["21", "3 4 5", "0"]) assert.equal(nim.analyze(position).position, position);
  for (const position of ["0", "100000"]) assert.equal(squares.analyze(position).position, position);
  for (const position of ["", "+", "++-+-"]) assert.equal(flip.analyze(position).position, position);
  for (const position of ["", "-1 5 0"]) assert.equal(coins.analyze(position).position, position);
  for (const position of ["W", "WB/WT", "BT/WW"]) assert.equal(grid.analyze(position).position, position);
});
