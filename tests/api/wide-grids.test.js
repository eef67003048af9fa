// grid: wide rows, which are read and settled many cells at a time, against plain dynamic programming.

import assert from "node:assert/strict";
import { test } from "node:test";
import { grid } from "perfect-play";
import { random } from "../../benches/inputs.js";
import { refusal } from "./support.js";

const WIDTHS = [1, 2, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 300];

/** @typedef {{ row: number, column: number, nimValue: number, depth: number }} Known */

/**
 * What is known of each free cell, by its row and column.
 * @param {string[]} rows of W and B
 */
function settled(rows) {
  /** @type {Map<string, Known>} */
  const cells = new Map();
  for (let row = rows.length - 1; row >= 0; row--) {
    const letters = rows[row] ?? "";
    for (let column = letters.length - 1; column >= 0; column--) {
      if (letters[column] === "B") continue;
      const places = [[row + 1, column], [row, column + 1], [row + 1, column + 1]];
      const reached = places.flatMap(place => cells.get(place.join()) ?? []);
      const nimValue = [0, 1, 2, 3].find(value => reached.every(cell => cell.nimValue !== value)) ?? NaN;
      const lost = reached.filter(cell => cell.nimValue === 0).map(({ depth }) => depth + 1);
      const depth = lost.length > 0 ? Math.min(...lost) : Math.max(0, ...reached.map(({ depth }) => depth + 1));
      cells.set([row, column].join(), { row, column, nimValue, depth });
    }
  }
  return cells;
}

/** The text with another letter at a place. @param {string} text @param {number} place @param {string} letter */
const replaced = (text, place, letter) => `${text.slice(0, place)}${letter}${text.slice(place + 1)}`;

/** The same grid as it may be written. @param {string[]} rows */
function spellings(rows) {
  const text = rows.join("\n");
  const [first = ""] = rows;
  return [
    rows,
    text,
    `${text}\n`,
    ` ${text}\r\n\r\n`,
    rows.join("\r\n"),
    rows.join(" \n "),
    rows.join("/"),
    `${rows.length} ${first.length}\n${text}`,
    text.replaceAll("W", ".").replaceAll("B", "#"),
    text.replace("W", ".").replace("B", "#"),
    first.startsWith("T") ? replaced(text, 0, "W") : text,
  ];
}

test("grids_of_every_width_are_settled_from_every_spelling", () => {
  const next = random(105_450);
  for (const width of WIDTHS) {
    for (let height = 1; height <= 9; height++) {
      const blocked = next(6);
      const letter = () => (next(10) < blocked ? "B" : "W");
      const rows = Array.from({ length: height }, () => Array.from({ length: width }, letter).join(""));
      rows[next(height)] = `${"B".repeat(width - 1)}W`;
      assertSettled(rows, next);
    }
  }
});

/** @param {string[]} rows @param {(below: number) => number} next */
function assertSettled(rows, next) {
  const cells = settled(rows);
  const known = rows.flatMap((letters, row) => Array.from(letters, (_, column) => cells.get([row, column].join())));
  const outcomes = Uint8Array.from(known, cell => (cell ? 1 + Number(cell.nimValue > 0) : 0));
  const nimValues = Uint8Array.from(known, cell => cell?.nimValue ?? 255);
  const depths = Uint32Array.from(known, cell => cell?.depth ?? 2 ** 32 - 1);
  const token = [...cells.values()][next(cells.size)];
  assert.ok(token);
  const position = rows.map((letters, row) => (row === token.row ? replaced(letters, token.column, "T") : letters));
  for (const text of spellings(position)) {
    assert.equal(grid.wins(text), token.nimValue > 0);
    assert.deepEqual(grid.outcomes(text), outcomes);
    assert.deepEqual(grid.nimValues(text), nimValues);
    assert.deepEqual(grid.depths(text), depths);
    const { position: canonical, line, row, column, nimValue, depth } = grid.analyze(text, { maxLine: Infinity });
    assert.deepEqual({ row, column, nimValue, depth }, token);
    assert.equal(line.length, depth);
    assert.equal(canonical, position.join("/").replace(/^T/, "W"));
  }
}

/** Each is like a plain letter in some of its bits. */
const STRANGE = ["w", "b", "7", "g", "\x02", "r", "3", "~", "^", "V", "×", "あ", "\0"];

test("a_strange_letter_is_found_wherever_it_stands", () => {
  for (const columns of [63, 64, 65, 130]) {
    const plain = "W".repeat(columns);
    for (const row of [0, 2]) {
      for (let column = 0; column < columns; column++) {
        for (const letter of STRANGE) {
          const index = row * (columns + 1) + column;
          // A digit at the very start begins the line `rows columns`.
          if (index === 0 && /\d/.test(letter)) continue;
          const text = replaced([plain, plain, plain].join("\n"), index, letter);
          const { code, at } = refusal("grid.wins", text);
          assert.deepEqual([code, at], ["invalid-character", { index, row, column }]);
        }
      }
    }
  }
});
