// grid: real answers, every field, and agreement with search over small grids.

import assert from "node:assert/strict";
import { test } from "node:test";
import { grid } from "perfect-play";
import { assertAgrees, solver, texts } from "./naive.js";

const METHOD = { name: "rows from the bottom, each from its right end", cost: "O(rows × columns)" };

/** @typedef {readonly [row: number, column: number]} Cell */

/** @type {readonly (readonly [grid.Move, number, number])[]} */
const STEPS = [
  ["down", 1, 0],
  ["right", 0, 1],
  ["diagonal", 1, 1],
];

/** How the token moves on rows of W and B. @param {string[]} rows @returns {import("./naive.js").Rules<Cell, grid.Move>} */
const rulesOn = rows => ({
  moves: ([row, column]) =>
    STEPS.flatMap(([move, down, right]) => {
      /** @type {Cell} */
      const cell = [row + down, column + right];
      return rows[cell[0]]?.[cell[1]] === "W" ? [/** @type {[grid.Move, Cell]} */ ([move, cell])] : [];
    }),
});

/** The rows with the token on a cell. @param {string[]} rows @param {Cell} cell */
const withToken = (rows, [row, column]) =>
  rows.map((cells, i) => (i === row ? `${cells.slice(0, column)}T${cells.slice(column + 1)}` : cells));

test("the_original_problem_is_answered", () => {
  for (const [text, wins] of /** @type {const} */ ([
    ["2 4\nWBBB\nBBBB\n", false],
    ["3 3\r\nWBW\r\nBBB\r\nWBW\r\n", false],
    ["1 2\nWW", true],
    ["2 3\nWWW\nWWW", true],
    ["4 5\nWBWBW\nWWWWW\nWBWBW\nBWBWB\n\n", true],
    ["3 3\nWWW\nWWW\nWWW", false],
  ])) {
    const rows = text.trim().split(/\r?\n/).slice(1);
    for (const same of [text, rows, rows.join("/"), rows.join("\r\n"), rows.join("/").replaceAll("W", ".").replaceAll("B", "#")]) {
      assert.equal(grid.wins(same), wins);
    }
  }
});

test("a_won_cell_is_explained_by_the_lost_one_it_reaches", () => {
  assert.deepEqual(grid.analyze("3 3\nWWB\nWTW\nWWW"), {
    game: "grid",
    position: "WWB/WTW/WWW",
    winner: "first",
    moveCount: 3,
    bestMoveCount: 1,
    moves: [
      { move: "down", result: "loss", value: 1 },
      { move: "right", result: "loss", value: 1 },
      { move: "diagonal", result: "win", value: 0 },
    ],
    best: "diagonal",
    line: ["diagonal"],
    depth: 1,
    reason: { kind: "reaches-lost", move: "diagonal", to: "WWB/WWW/WWT" },
    method: METHOD,
    rows: 3,
    columns: 3,
    nimValue: 2,
    row: 1,
    column: 1,
  });
});

test("a_lost_cell_is_explained_by_the_answer_to_every_move", () => {
  assert.deepEqual(grid.analyze(["WWW", "WWW", "WWW"]), {
    game: "grid",
    position: "WWW/WWW/WWW",
    winner: "second",
    moveCount: 3,
    bestMoveCount: 3,
    moves: [
      { move: "down", result: "loss", value: 3 },
      { move: "right", result: "loss", value: 3 },
      { move: "diagonal", result: "loss", value: 2 },
    ],
    best: "down",
    line: ["down", "down", "right", "right"],
    depth: 4,
    reason: {
      kind: "all-moves-answered",
      answers: [
        { move: "down", answer: "down" },
        { move: "right", answer: "right" },
        { move: "diagonal", answer: "diagonal" },
      ],
    },
    method: METHOD,
    rows: 3,
    columns: 3,
    nimValue: 0,
    row: 0,
    column: 0,
  });
});

test("without_a_free_neighbour_nothing_can_be_moved", () => {
  assert.deepEqual(grid.analyze("WBBB/BBBB"), {
    game: "grid",
    position: "WBBB/BBBB",
    winner: "second",
    moveCount: 0,
    bestMoveCount: 0,
    moves: [],
    best: null,
    line: [],
    depth: 0,
    reason: { kind: "no-moves" },
    method: METHOD,
    rows: 2,
    columns: 4,
    nimValue: 0,
    row: 0,
    column: 0,
  });
});

test("search_agrees", () => {
  for (const [height, width] of /** @type {const} */ ([[1, 1], [1, 6], [6, 1], [2, 2], [2, 3], [3, 2], [2, 4], [4, 2], [3, 3]])) {
    for (const cells of texts(height * width, "WB")) {
      const rows = Array.from({ length: height }, (_, row) => cells.slice(row * width, (row + 1) * width));
      assertAgreesOn(rows, height, width);
    }
  }
});

/** @param {string[]} rows @param {number} height @param {number} width */
function assertAgreesOn(rows, height, width) {
  const rules = rulesOn(rows);
  const solve = solver(rules);
  const cells = Array.from({ length: height * width }, (_, i) => /** @type {Cell} */ ([Math.floor(i / width), i % width]));
  const free = cells.filter(([row, column]) => rows[row]?.[column] === "W");
  for (const cell of free) {
    const position = withToken(rows, cell);
    const analysis = grid.analyze(position);
    assertAgrees(analysis, cell, rules, solve);
    assert.equal(grid.wins(position.join("/")), solve(cell).wins);
    assert.deepEqual([analysis.row, analysis.column, analysis.rows, analysis.columns], [...cell, height, width]);
    assert.equal(analysis.nimValue, solve(cell).nimValue);
    const moves = rules.moves(cell);
    assert.deepEqual(analysis.moves.map(({ value }) => value), moves.map(([, next]) => solve(next).nimValue));
    for (const [move, next] of moves) assert.equal(grid.play(position, move), withToken(rows, next).join("/"));
    assertReason(analysis, cell, rows);
  }
  if (free[0]) assertTables(withToken(rows, free[0]), cells.map(cell => (free.includes(cell) ? solve(cell) : null)));
}

/** @param {grid.GridAnalysis} analysis @param {Cell} cell @param {string[]} rows */
function assertReason({ reason, winner, best }, cell, rows) {
  const rules = rulesOn(rows);
  const reached = new Map(rules.moves(cell));
  if (reached.size === 0) {
    assert.deepEqual(reason, { kind: "no-moves" });
  } else if (winner === "first") {
    assert.ok(best);
    const to = withToken(rows, reached.get(best) ?? cell).join("/");
    assert.deepEqual(reason, { kind: "reaches-lost", move: best, to });
  } else {
    assert.ok(reason.kind === "all-moves-answered");
    assert.deepEqual(reason.answers.map(({ move }) => move), [...reached.keys()]);
    for (const { move, answer } of reason.answers) {
      const after = new Map(rules.moves(reached.get(move) ?? cell)).get(answer);
      assert.ok(after && !solver(rules)(after).wins);
    }
  }
}

/** @param {string[]} position @param {(import("./naive.js").Known | null)[]} known cell by cell; null where blocked */
function assertTables(position, known) {
  assert.deepEqual(grid.outcomes(position), Uint8Array.from(known, cell => (cell ? 1 + Number(cell.wins) : 0)));
  assert.deepEqual(grid.nimValues(position), Uint8Array.from(known, cell => cell?.nimValue ?? 255));
  assert.deepEqual(grid.depths(position), Uint32Array.from(known, cell => cell?.depth ?? 2 ** 32 - 1));
}

test("the_token_at_the_top_left_is_not_written", () => {
  assert.equal(grid.analyze("TW/WW").position, "WW/WW");
  assert.equal(grid.analyze("WT/WW").position, "WT/WW");
  assert.equal(grid.analyze("BT/#.").position, "BT/BW");
});

test("options_cut_the_lists_and_nothing_else", () => {
  const rows = Array.from({ length: 7 }, () => "W".repeat(9));
  const whole = grid.analyze(rows, { maxMoves: Infinity, maxLine: Infinity });
  assert.deepEqual([whole.winner, whole.moves.length, whole.line.length], ["second", 3, 14]);
  assert.ok(whole.reason.kind === "all-moves-answered");
  for (const [maxMoves, maxLine] of /** @type {const} */ ([[0, 0], [1, 0], [2, 1], [100, 4], [2 ** 53 - 1, 2 ** 53 - 1]])) {
    assert.deepEqual(grid.analyze(rows, { maxMoves, maxLine }), {
      ...whole,
      moves: whole.moves.slice(0, maxMoves),
      line: whole.line.slice(0, maxLine),
      reason: { ...whole.reason, answers: whole.reason.answers.slice(0, maxMoves) },
    });
  }
});
