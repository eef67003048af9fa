// Texts that come back: the canonical one may be the caller's own, which must be told exactly.

import assert from "node:assert/strict";
import { test } from "node:test";
import { flip, grid, limits } from "perfect-play";
import { random } from "../../benches/inputs.js";
import { refusal } from "./support.js";

/** Rows and columns, with many more rows than columns among them, and the other way round. */
const SIZES = /** @type {const} */ ([[1, 1], [1, 9], [2, 2], [3, 5], [5, 70], [15, 1], [16, 1], [17, 1], [40, 2], [33, 3]]);

/** Each with the same cells and token as the canonical text. @type {((canonical: string) => string | string[])[]} */
const SPELLINGS = [
  text => text,
  text => text.replaceAll("/", "\n"),
  text => text.replaceAll("/", "\r\n"),
  text => text.replace("/", "\n"),
  text => text.replaceAll("/", " / "),
  text => `${text}\n`,
  text => `\n${text.replaceAll("/", "\n")}`,
  text => `\ufeff${text}`,
  text => `${text}\u3000`,
  text => text.replace("W", "."),
  text => text.replace("B", "#"),
  text => text.replaceAll("W", ".").replaceAll("B", "#").replaceAll("/", "\n"),
  text => (text.includes("T") ? text : `T${text.slice(1)}`),
  text => (text.includes("T") ? text : `T${text.slice(1)}`).replaceAll("/", "\n"),
  text => `${text.split("/").length} ${text.split("/")[0]?.length}\n${text.replaceAll("/", "\n")}`,
  text => text.split("/"),
  text => text.split("/").map(row => ` ${row}\n`),
];

/**
 * A grid in canonical text, which has no T for a token at the top left.
 * @param {number} rows @param {number} columns @param {(below: number) => number} next
 */
function canonicalGrid(rows, columns, next) {
  const cells = Array.from({ length: rows * columns }, () => /** @type {string} */ (next(5) ? "W" : "B"));
  const token = next(3) && next(cells.length);
  cells[token] = token ? "T" : "W";
  return Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns).join("")).join("/");
}

test("every_spelling_of_a_grid_comes_back_in_canonical_text", () => {
  const next = random(17);
  for (const [rows, columns] of SIZES) {
    for (let sample = 0; sample < 40; sample++) {
      const canonical = canonicalGrid(rows, columns, next);
      const expected = grid.analyze(` ${canonical}`);
      assert.equal(expected.position, canonical);
      for (const spell of SPELLINGS) assert.deepEqual(grid.analyze(spell(canonical)), expected);
    }
  }
});

test("the_lost_position_reached_is_the_text_after_the_move", () => {
  const next = random(18);
  let reached = 0;
  for (const [rows, columns] of SIZES) {
    for (let sample = 0; sample < 40; sample++) {
      const canonical = canonicalGrid(rows, columns, next);
      for (const spell of SPELLINGS) {
        const { reason } = grid.analyze(spell(canonical));
        if (reason.kind !== "reaches-lost") continue;
        reached++;
        assert.equal(reason.to, grid.play(canonical, reason.move));
        assert.equal(grid.wins(reason.to), false);
      }
    }
  }
  assert.ok(reached > 1_000);
});

test("every_spelling_of_a_board_comes_back_in_canonical_text", () => {
  for (const board of ["", "+", "-", "++-+++", "-".repeat(300), "+".repeat(300)]) {
    for (const text of [board, ` ${board}`, `${board}\n`, `"${board}"`, `'${board}'`, `currentState = "${board}"`]) {
      assert.equal(flip.analyze(text).position, board);
    }
  }
});

test("a_list_of_too_many_cells_is_refused_by_its_first_row", () => {
  let read = 0;
  const rows = new Proxy(["WWW"], {
    get: (target, key) => {
      if (key === "length") return limits.gridCells / 2;
      read++;
      return Reflect.get(target, key);
    },
  });
  assert.equal(refusal("grid.wins", rows).message, "The grid has more than 16777216 cells, the most accepted.");
  assert.equal(read, 1);
});

test("space_around_the_rows_of_a_list_counts_for_nothing", () => {
  const side = Math.sqrt(limits.gridCells);
  assert.equal(grid.wins(Array(side).fill(` ${"W".repeat(side)}\r\n`)), true);
  assert.equal(grid.wins(`${"W".repeat(side)} \r\n`.repeat(side)), true);
});

test("a_board_as_long_as_can_be_may_have_something_around_it", () => {
  const board = "+".repeat(limits.flip);
  for (const text of [board, `${board}\n`, ` ${board}`, `"${board}"`, `s=${board}`]) assert.equal(flip.wins(text), flip.wins(board));
  for (const text of [`${board}-`, `-${board}`]) {
    assert.equal(refusal("flip.wins", text).message, "The text has 10000001 characters: 10000000 is the most accepted.");
  }
  assert.equal(refusal("flip.wins", `"${board}-"`).message, "The board has 10000001 characters: 10000000 is the most accepted.");
});
