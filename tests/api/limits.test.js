// Every limit: at it the package answers, and rightly; one over it is refused at once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { coins, flip, grid, limits, nim, squares } from "perfect-play";
import { assertAnswers, refusal } from "./support.js";

/** @param {string} name @param {...unknown} values */
const assertTooLarge = (name, ...values) => assert.equal(refusal(name, ...values).code, "too-large");

test("nimHeap", () => {
  const most = limits.nimHeap;
  for (const heap of [most, [most], String(most)]) {
    const { winner, reason, best, moveCount, depth } = nim.analyze(heap);
    assert.deepEqual([winner, moveCount, best], ["first", 3, { heap: 0, take: 3 }]);
    assert.deepEqual(reason, { kind: "modulus", modulus: 4, remainder: 3 });
    assert.equal(depth, 1 + (most - 3) / 2);
  }
  const { moveCount, line, depth } = nim.analyze([most, most], { maxTake: Infinity, maxLine: Infinity, maxMoves: 1 });
  assert.deepEqual([moveCount, depth, line.length], [2 * most, 2 * most, limits.listed]);
  assert.equal(nim.play(most, most, { maxTake: Infinity }), "0");
  assert.equal(nim.wins(most, { maxTake: most - 1 }), false);
  for (const heap of [most + 1, [most + 1], String(most + 1), "1".repeat(1_000_000)]) assertTooLarge("nim.wins", heap);
});

test("nimHeaps", () => {
  const most = limits.nimHeaps;
  const heaps = Array.from({ length: most }, (_, i) => i % 7);
  const values = heaps.map(stones => stones % 4);
  const nimSum = values.reduce((sum, value) => sum ^ value, 0);
  for (const position of [heaps, Uint8Array.from(heaps), heaps.join(" "), `[${heaps.join(", ")}]`]) {
    assert.equal(nim.wins(position), nimSum !== 0);
  }
  const { nimValue, reason, moves, line, depth } = nim.analyze(heaps, { maxMoves: Infinity, maxLine: Infinity });
  assert.equal(nimValue, nimSum);
  assert.ok(reason.kind === "nim-sum" && reason.nimSum === nimSum);
  assert.deepEqual(reason.values, values);
  assert.deepEqual([moves.length, line.length], [limits.listed, limits.listed]);
  assert.ok(depth !== null && depth > limits.listed);
  assert.equal(nim.play(heaps, { heap: most - 2, take: 1 }).length, 2 * most - 1);
  const over = [...heaps, 1];
  for (const position of [over, Uint8Array.from(over), over.join(" ")]) assertTooLarge("nim.wins", position);
});

test("squares", () => {
  const most = limits.squares;
  const wins = squares.wins(most);
  let reported = 0;
  const table = squares.table(most, share => (reported = share));
  assert.deepEqual([table.length, reported, table.at(-1)], [most + 1, 1, Number(wins)]);
  // The lost piles that the design of the solver counted.
  assert.equal(lostIn(table.subarray(0, 1_000_001)), 13_952);
  assert.equal(lostIn(table.subarray(0, 10_000_001)), 69_489);
  assert.equal(lostIn(table), 346_814);
  const { winner, moveCount, best, depth } = squares.analyze(String(most));
  assert.deepEqual([winner === "first", moveCount, depth], [wins, Math.floor(Math.sqrt(most)), null]);
  assert.ok(best !== null && table[most - best] === 0);
  for (const pile of [most + 1, String(most + 1), ` n = ${most + 1}`, "9".repeat(900)]) {
    for (const name of ["squares.wins", "squares.analyze", "squares.play"]) assertTooLarge(name, pile, 1);
  }
  assertTooLarge("squares.table", most + 1);
  assertTooLarge("squares.nimValues", most + 1);
});

/** @param {Uint8Array} table */
const lostIn = table => table.length - table.reduce((won, wins) => won + wins, 0);

test("squaresNimValue", () => {
  const most = limits.squaresNimValue;
  const values = squares.nimValues(most);
  assert.equal(values.length, most + 1);
  assert.equal(values.reduce((greatest, value) => Math.max(greatest, value)), 168);
  // Two ways to the same verdicts: nim-values, and the sieve.
  assert.deepEqual(Uint8Array.from(values, value => Number(value > 0)), squares.table(most));
  const { nimValue, moves, depth, line } = squares.analyze(most, { maxLine: Infinity });
  assert.equal(nimValue, values[most]);
  for (const { move, value } of moves) assert.equal(value, values[most - move]);
  assert.equal(line.length, depth);
  const beyond = squares.analyze(most + 1);
  assert.deepEqual([beyond.nimValue, beyond.depth], [null, null]);
  assert.ok(beyond.moves.every(({ value }) => value === null));
  assertTooLarge("squares.nimValues", most + 1);
});

test("flip", () => {
  const most = limits.flip;
  const values = flip.nimValues(most);
  assert.equal(values.length, most + 1);
  const board = "+".repeat(most);
  assert.equal(flip.wins(board), values[most] !== 0);
  const { nimValue, moveCount, moves, reason, line } = flip.analyze(board, { maxMoves: Infinity, maxLine: 10 });
  assert.deepEqual([nimValue, moveCount, moves.length], [values[most], most - 1, limits.listed]);
  assert.deepEqual(reason, { kind: "nim-sum", runs: [{ start: 0, length: most, value: nimValue }], nimSum: nimValue });
  for (const { move, value } of moves.slice(0, 1000)) assert.equal(value, Number(values[move]) ^ Number(values[most - 2 - move]));
  assert.equal(line.length, 10);
  assert.equal(flip.play(board, most - 2), `${"+".repeat(most - 2)}--`);
  const pairs = "++-".repeat(most / 4);
  assert.equal(flip.analyze(pairs, { maxMoves: 0 }).nimValue, (most / 4) % 2);
  assertTooLarge("flip.wins", `${board}-`);
  assertTooLarge("flip.analyze", `${board}+`);
  assertTooLarge("flip.play", `${board}+`, 0);
  assertTooLarge("flip.nimValues", most + 1);
});

test("flipDepth", () => {
  const most = limits.flipDepth;
  const boards = [
    "+".repeat(most),
    `${"+".repeat(most / 2)}-${"+".repeat(most / 2 - 1)}`,
    "++-".repeat(most / 3),
    "+++++-".repeat(most / 6),
    "-".repeat(most),
  ];
  for (const board of boards) {
    assert.equal(board.length, most);
    const { winner, depth, line, moveCount } = flip.analyze(board);
    assert.equal(line.length, depth);
    assert.equal(winner, line.length % 2 === 1 ? "first" : "second");
    assert.equal(flip.analyze(line.reduce(flip.play, board)).moveCount, 0);
    const after = line[0] === undefined ? null : flip.analyze(flip.play(board, line[0])).depth;
    assert.equal(after, moveCount > 0 ? line.length - 1 : null);
  }
  const { depth } = flip.analyze("+".repeat(most + 1));
  assert.ok(depth === null || depth > 0);
});

test("coins", () => {
  const most = limits.coins;
  const row = Array.from({ length: most }, (_, i) => i + 1);
  for (const position of [row, Float64Array.from(row), row.join(" "), `nums = [${row.join(",")}]`]) {
    const { margin, count, depth, best, firstTotal, secondTotal } = coins.analyze(position);
    assert.deepEqual([margin, count, depth, best], [most / 2, most, most, "right"]);
    assert.equal(firstTotal + secondTotal, (most * (most + 1)) / 2);
  }
  const { line } = coins.analyze(row, { maxLine: Infinity });
  assert.ok(line.length === most && line.every((end, i) => end === "right" || i === most - 1));
  const largest = new Float64Array(most).map((_, i) => (i % 2 ? -limits.nimHeap : limits.nimHeap));
  assert.equal(coins.analyze(largest).margin, most * limits.nimHeap);
  assert.equal(coins.play(row, "left"), row.slice(1).join(" "));
  const over = [...row, 1];
  for (const position of [over, new Int8Array(most + 1), over.join(" ")]) {
    for (const name of ["coins.wins", "coins.analyze", "coins.margins"]) assertTooLarge(name, position);
  }
});

test("coinsTable", () => {
  const most = limits.coinsTable;
  const row = Float64Array.from({ length: most }, (_, i) => i);
  const margins = coins.margins(row);
  assert.equal(margins.length, most * most);
  for (const [first, last] of /** @type {const} */ ([[0, most - 1], [0, 0], [5, 8], [most - 2, most - 1]])) {
    const count = last - first + 1;
    assert.equal(margins[first * most + last], count % 2 ? first + (count - 1) / 2 : count / 2);
  }
  assert.ok(Number.isNaN(margins[(most - 1) * most]));
  for (const position of [new Uint8Array(most + 1), Array(most + 1).fill(1), "1 ".repeat(most + 1)]) {
    assertTooLarge("coins.margins", position);
    assert.ok(coins.wins(position));
  }
});

test("gridCells", () => {
  const side = Math.sqrt(limits.gridCells);
  const rows = Array(side).fill("W".repeat(side));
  assert.equal(grid.wins(rows), true);
  assert.equal(grid.wins(rows.join("\r\n")), true);
  const { rows: height, columns, winner, line, depth, best } = grid.analyze(rows.join("/"), { maxLine: Infinity });
  assert.deepEqual([height, columns, winner, best, line.length], [side, side, "first", "diagonal", depth]);
  // Free cells are lost where both distances to the far corner are even.
  const outcomes = grid.outcomes(rows);
  const values = grid.nimValues(rows);
  const depths = grid.depths(rows);
  for (const table of [outcomes, values, depths]) assert.equal(table.length, limits.gridCells);
  assert.equal(depths[0], depth);
  for (let i = 0; i < limits.gridCells; i += 997) {
    const [down, right] = [side - 1 - Math.floor(i / side), side - 1 - (i % side)];
    const lost = down % 2 === 0 && right % 2 === 0;
    assert.equal(outcomes[i], lost ? 1 : 2);
    assert.equal(values[i] === 0, lost);
    // One goes straight to the corner, but for a diagonal step where both distances are odd.
    assert.equal(depths[i], down + right - (down & right & 1));
  }
  assert.ok(grid.play(rows, "diagonal").startsWith("W".repeat(side) + "/WTW"));
  assertTooLarge("grid.wins", [...rows, rows[0]]);
  assertTooLarge("grid.outcomes", [...rows, rows[0]].join("/"));
});

test("gridCells_in_a_single_row_or_column", () => {
  const most = limits.gridCells;
  const row = "W".repeat(most);
  assert.equal(grid.wins(row), true);
  assert.equal(grid.wins([row]), true);
  assert.equal(grid.analyze(row).depth, most - 1);
  assert.deepEqual(grid.depths(row).subarray(-3), Uint32Array.of(2, 1, 0));
  assert.equal(grid.wins("W\n".repeat(most)), true);
  assert.equal(grid.depths("W\n".repeat(most))[0], most - 1);
  assertTooLarge("grid.wins", `${row}W`);
  assertTooLarge("grid.analyze", [`${row}W`]);
  assertTooLarge("grid.nimValues", "W/".repeat(most) + "W");
  assertTooLarge("grid.depths", "W/".repeat(most) + "W");
  assertTooLarge("grid.wins", Array(most + 1).fill("W"));
  assertTooLarge("grid.wins", { length: 2 ** 53 });
});

test("listed", () => {
  const { moves } = nim.analyze(2 * limits.listed, { maxTake: Infinity, maxMoves: 2 * limits.listed });
  assert.equal(moves.length, limits.listed);
  assert.deepEqual(moves.at(-1)?.move, { heap: 0, take: limits.listed });
});

test("huge_texts_are_refused", () => {
  for (const text of ["1".repeat(2 ** 27), "€".repeat(2 ** 27), "+".repeat(2 ** 27), "W".repeat(2 ** 27), " ".repeat(2 ** 27)]) {
    for (const name of ["nim.wins", "squares.wins", "flip.wins", "coins.wins", "grid.wins"]) assertTooLarge(name, text);
    assertTooLarge("grid.wins", ["W", text]);
  }
  assertAnswers();
});

test("huge_texts_elsewhere_are_refused", () => {
  for (const text of ["x".repeat(2 ** 26), "€".repeat(2 ** 26)]) {
    for (const [name, position] of Object.entries({ nim: 5, squares: 5, flip: "++", coins: "1 2", grid: "WW" })) {
      assert.equal(refusal(`${name}.play`, position, text).code, "illegal-move");
      assert.equal(refusal(`${name}.analyze`, position, text).code, "invalid-option");
      assert.equal(refusal(`${name}.analyze`, position, { [text]: 1 }).code, "invalid-option");
      assert.equal(refusal(`${name}.analyze`, position, { maxMoves: text }).code, "invalid-option");
    }
    assert.equal(refusal("coins.wins", [text]).code, "not-an-integer");
    assert.equal(refusal("squares.table", text).code, "not-an-integer");
    assert.equal(refusal("squares.table", 7, text).code, "invalid-option");
  }
  assertAnswers();
});

test("a_large_call_leaves_the_package_in_order", assertAnswers);
