// Every row of the error table in the types: the code, the exact sentence and the place, from text
// and from native values. The sentences about text are all in tests/errors.rs; here are some of
// each kind, to see them arrive.

import assert from "node:assert/strict";
import { test } from "node:test";
import { limits } from "perfect-play";
import { assertAnswers, assertRefused, refusal } from "./support.js";

test("empty_says_what_to_write", () => {
  const heap = "There is no heap: write the stones of each, such as `21` or `3 4 5`.";
  const pile = "There is no pile: write the number of stones, such as `15`.";
  const rows = "There is no grid: write its rows in W and B, such as `WWB/WWW`.";
  for (const blank of ["", " ", "\r\n\r\n", "\t", "\u00a0", "\ufeff"]) {
    assertRefused({ call: ["nim.wins", blank], code: "empty", message: heap });
    assertRefused({ call: ["squares.wins", blank], code: "empty", message: pile });
    assertRefused({ call: ["grid.wins", blank], code: "empty", message: rows });
  }
  assertRefused({ call: ["nim.analyze", []], code: "empty", message: heap });
  assertRefused({ call: ["nim.play", new Uint8Array(), 1], code: "empty", message: heap });
  assertRefused({ call: ["squares.play", "n = ", 1], code: "empty", message: pile });
  assertRefused({ call: ["grid.outcomes", []], code: "empty", message: rows });
  assertRefused({ call: ["grid.nimValues", "2 2\n"], code: "empty", message: rows });
  assertRefused({ call: ["grid.depths", " "], code: "empty", message: rows });
});

test("invalid_character_says_which", () => {
  const whole = "write whole numbers, with spaces or commas between them.";
  const cell = "a cell is W (free), B (blocked) or T (the token).";
  const tile = "a board has only + and -.";
  for (const [name, text, message, at] of /** @type {const} */ ([
    ["nim.wins", "3;4", `Character 2 is \`;\`: ${whole}`, { index: 1 }],
    ["nim.analyze", "\0\0", `Character 1 is U+0000: ${whole}`, { index: 0 }],
    ["squares.wins", "1😀", `Character 2 is \`😀\` (U+1F600): ${whole}`, { index: 1 }],
    ["squares.analyze", "7 9", "9 is one number too many: there is one pile.", { index: 2 }],
    ["coins.wins", "[1, 5; 2]", `Character 6 is \`;\`: ${whole}`, { index: 5 }],
    ["coins.margins", "1 \ud800", `Character 3 is an unreadable character: ${whole}`, { index: 2 }],
    ["flip.wins", "++x", `Character 3 is \`x\`: ${tile}`, { index: 2 }],
    ["flip.analyze", "+\udfff", `Character 2 is an unreadable character: ${tile}`, { index: 1 }],
    ["flip.play", "+ +", `Character 2 is a space: ${tile}`, { index: 1 }],
    ["flip.wins", "++\n++", `Character 3 is a line end: ${tile}`, { index: 2 }],
    ["flip.wins", "+שלום", `Character 2 is \`ש\` (U+05E9): ${tile}`, { index: 1 }],
    ["grid.wins", "WxW", `Column 2 of row 1 is \`x\`: ${cell}`, { index: 1, row: 0, column: 1 }],
    ["grid.wins", " \n WW\n W?", `Column 2 of row 2 is \`?\`: ${cell}`, { index: 8, row: 1, column: 1 }],
    ["grid.outcomes", ["WW", "W😀"], `Column 2 of row 2 is \`😀\` (U+1F600): ${cell}`, { index: 1, row: 1, column: 1 }],
    ["grid.nimValues", ["WW/WW"], `Column 3 of row 1 is \`/\`: ${cell}`, { index: 0, row: 0, column: 2 }],
  ])) {
    assertRefused({ call: [name, text], code: "invalid-character", message, at });
  }
});

test("invalid_character_is_also_what_is_not_text", () => {
  for (const [name, value, message, at] of /** @type {const} */ ([
    ["flip.wins", null, 'The position is null: pass text such as "++-+++".', undefined],
    ["flip.analyze", 7, 'The position is 7: pass text such as "++-+++".', undefined],
    ["grid.wins", undefined, 'The position is undefined: pass text such as "WWB/WWW", or an array of rows.', undefined],
    ["grid.wins", ["W", null], 'Row 2 is null: it is text such as "WWB".', { index: 1, row: 1, column: 0 }],
    ["grid.outcomes", [3n], 'Row 1 is a BigInt: it is text such as "WWB".', { index: 0, row: 0, column: 0 }],
  ])) {
    assertRefused({ call: [name, value], code: "invalid-character", message, at });
  }
});

test("not_an_integer_says_what_there_is_instead", () => {
  const digits = "is not a whole number: write it in digits, such as 21.";
  const belongs = "a whole number belongs there.";
  for (const [name, value, message, at] of /** @type {const} */ ([
    ["nim.wins", "seven", `\`seven\` ${digits}`, { index: 0 }],
    ["nim.wins", "3 4 2.5", `\`2.5\` ${digits}`, { index: 4 }],
    ["squares.wins", "NaN", `\`NaN\` ${digits}`, { index: 0 }],
    ["coins.wins", "1 1e3", `\`1e3\` ${digits}`, { index: 2 }],
    ["nim.wins", 2.5, "The value is 2.5: pass a whole number.", undefined],
    ["nim.analyze", NaN, "The value is NaN: pass a whole number.", undefined],
    ["squares.wins", -Infinity, "The value is -Infinity: pass a whole number.", undefined],
    ["squares.analyze", null, "The value is null: pass a whole number.", undefined],
    ["squares.table", "7", 'The value is "7": pass a whole number.', undefined],
    ["squares.nimValues", undefined, "The value is undefined: pass a whole number.", undefined],
    ["flip.nimValues", true, "The value is true: pass a whole number.", undefined],
    ["nim.wins", [3, 2.5], `Element 1 is 2.5: ${belongs}`, { index: 1 }],
    ["nim.wins", new Float32Array([1, NaN]), `Element 1 is NaN: ${belongs}`, { index: 1 }],
    ["nim.wins", new BigInt64Array(2), `Element 0 is a BigInt: ${belongs}`, { index: 0 }],
    ["coins.analyze", [1, , 2], `Element 1 is undefined: ${belongs}`, { index: 1 }],
    ["coins.wins", [1, "2"], `Element 1 is "2": ${belongs}`, { index: 1 }],
    ["coins.margins", [[1]], `Element 0 is an array: ${belongs}`, { index: 0 }],
    ["coins.wins", 5, 'The position is 5: pass an array, or text such as "1 5 100 7".', undefined],
  ])) {
    assertRefused({ call: [name, value], code: "not-an-integer", message, at });
  }
});

test("out_of_range_says_what_the_range_is", () => {
  const safe = "numbers lie between -9007199254740991 and 9007199254740991.";
  for (const [name, value, message, at] of /** @type {const} */ ([
    ["nim.wins", "3, 4, -5", "Heap 3 is -5: a heap has 0 or more stones.", { index: 6 }],
    ["nim.analyze", [3, -5], "Heap 2 is -5: a heap has 0 or more stones.", { index: 1 }],
    ["nim.wins", [-1e300], "Heap 1 is -1e+300: a heap has 0 or more stones.", { index: 0 }],
    ["squares.wins", "n = -1", "A pile has 0 or more stones, not -1.", { index: 4 }],
    ["coins.wins", [0, 2 ** 53], `Number 2 is 9007199254740992: ${safe}`, { index: 1 }],
    ["coins.analyze", [-(2 ** 53)], `Number 1 is -9007199254740992: ${safe}`, { index: 0 }],
    ["coins.wins", Float64Array.of(1e300), `Number 1 is 1e+300: ${safe}`, { index: 0 }],
    ["coins.margins", "9007199254740992", `Number 1 is 9007199254740992: ${safe}`, { index: 0 }],
  ])) {
    assertRefused({ call: [name, value], code: "out-of-range", message, at });
  }
  for (const name of ["nim.wins", "squares.wins", "squares.table", "squares.nimValues", "flip.nimValues"]) {
    for (const value of [-1, -(2 ** 53), -1e300]) assert.equal(refusal(name, value).code, "out-of-range");
  }
});

test("ragged_grid_says_which_row", () => {
  const header = "The first line has two whole numbers, rows and columns, or is a row of the grid.";
  for (const [grid, message, at] of /** @type {const} */ ([
    ["WW/W", "Row 2 has length 1, but the first row has length 2.", { index: 4, row: 1, column: 1 }],
    ["WW\nWW\nWWW", "Row 3 has length 3, but the first row has length 2.", { index: 8, row: 2, column: 2 }],
    ["WW\n\nWW", "Row 2 is blank: every row has at least one cell.", { index: 3, row: 1, column: 0 }],
    [["WW", "W"], "Row 2 has length 1, but the first row has length 2.", { index: 1, row: 1, column: 1 }],
    [["", "W"], "Row 1 is blank: every row has at least one cell.", { index: 0, row: 0, column: 0 }],
    ["2\nWW", header, { index: 0 }],
    ["2 2 2\nWW\nWW", header, { index: 0 }],
    ["2 2\nWW", "The first line says 2 × 2 cells, but the rows below it have 1 × 2.", { index: 0 }],
  ])) {
    assertRefused({ call: ["grid.wins", grid], code: "ragged-grid", message, at });
  }
});

test("start_blocked_says_where_the_token_is", () => {
  const blocked = "The token starts at the top left, which is blocked: write T where it stands.";
  for (const [grid, message, at] of /** @type {const} */ ([
    ["BW", blocked, { index: 0, row: 0, column: 0 }],
    ["1 2\n#.", blocked, { index: 4, row: 0, column: 0 }],
    [["BW", "WW"], blocked, { index: 0, row: 0, column: 0 }],
    ["TT", "Column 2 of row 1 is a second T: there is one token.", { index: 1, row: 0, column: 1 }],
    [["WT", "TW"], "Column 1 of row 2 is a second T: there is one token.", { index: 1, row: 1, column: 0 }],
  ])) {
    for (const name of ["grid.wins", "grid.analyze", "grid.outcomes", "grid.nimValues", "grid.depths"]) {
      assertRefused({ call: [name, grid], code: "start-blocked", message, at });
    }
    assertRefused({ call: ["grid.play", grid, "right"], code: "start-blocked", message, at });
  }
});

test("illegal_move_says_which_moves_there_are", () => {
  for (const [name, position, move, message] of /** @type {const} */ ([
    ["nim.play", 5, 4, "4 cannot be taken: a move takes 1 to 3 stones from heap 0."],
    ["nim.play", 5, 0, "0 cannot be taken: a move takes 1 to 3 stones from heap 0."],
    ["nim.play", 1, 2, "2 cannot be taken: a move takes 1 stone from heap 0."],
    ["nim.play", "0", 1, "Heap 0 has no stone to take."],
    ["nim.play", [3, 4], 1, "There are 2 heaps: say which, such as { heap: 0, take: 1 }."],
    ["nim.play", [3, 4], { heap: 2, take: 1 }, "There is no heap 2: the heaps are numbered 0 to 1."],
    ["nim.play", [3], { heap: 1, take: 1 }, "There is no heap 1: the only heap is number 0."],
    ["squares.play", 5, 2, "2 cannot be taken: a move takes a square, from 1 to 4."],
    ["squares.play", 5, 9, "9 cannot be taken: a move takes a square, from 1 to 4."],
    ["squares.play", 1, 4, "4 cannot be taken: the only move takes 1."],
    ["squares.play", 0, 1, "There is no stone to take."],
    ["flip.play", "+-+", 0, "There is no ++ at character 1 (0 counted from 0): a move flips two neighbouring +."],
    ["flip.play", "++", 1, "There is no ++ at character 2 (1 counted from 0): a move flips two neighbouring +."],
    ["coins.play", "", "left", "There is no number left to take."],
    ["coins.play", "1", "up", 'The move is "up": pass "left" or "right".'],
    ["grid.play", "WB", "right", "The token in row 1, column 1 cannot move right: there is no free cell."],
    ["grid.play", "WB/BT", "diagonal", "The token in row 2, column 2 cannot move diagonally: there is no free cell."],
    ["grid.play", "WB", "up", 'The move is "up": pass "down", "right" or "diagonal".'],
  ])) {
    assertRefused({ call: [name, position, move], code: "illegal-move", message });
  }
});

test("illegal_move_is_also_what_is_no_move_at_all", () => {
  for (const [name, position, move, message] of /** @type {const} */ ([
    ["nim.play", 5, "1", 'The move is "1": pass a number of stones, or { heap: 0, take: 2 }.'],
    ["nim.play", 5, { heap: 0 }, "The move is an object: pass a number of stones, or { heap: 0, take: 2 }."],
    ["squares.play", 5, undefined, "The move is undefined: pass the stones taken, such as 4."],
    ["squares.play", 5, 4n, "The move is a BigInt: pass the stones taken, such as 4."],
    ["flip.play", "++", 0.5, "The move is 0.5: pass the index of the left one of two +, from 0."],
    ["coins.play", [1], 0, 'The move is 0: pass "left" or "right".'],
    ["grid.play", "WW", null, 'The move is null: pass "down", "right" or "diagonal".'],
  ])) {
    assertRefused({ call: [name, position, move], code: "illegal-move", message });
  }
});

test("invalid_option_says_which_and_what_it_takes", () => {
  for (const [name, position, options, message] of /** @type {const} */ ([
    ["nim.wins", 5, { take: 3 }, 'There is no option "take": the options are maxTake, misere.'],
    ["nim.wins", 5, { maxMoves: 3 }, 'There is no option "maxMoves": the options are maxTake, misere.'],
    ["nim.wins", 5, { maxTake: 0 }, "The option maxTake is 0: pass a whole number, 1 or more, or Infinity."],
    ["nim.wins", 5, { misere: 1 }, "The option misere is 1: pass true or false."],
    ["nim.analyze", 5, { maxMove: 3 }, 'There is no option "maxMove": the options are maxTake, misere, maxMoves, maxLine.'],
    ["flip.analyze", "++", { maxTake: 3 }, 'There is no option "maxTake": the options are maxMoves, maxLine.'],
    ["coins.analyze", [1], { maxLine: -1 }, "The option maxLine is -1: pass a whole number, 0 or more, or Infinity."],
    ["grid.analyze", "W", { maxMoves: "3" }, 'The option maxMoves is "3": pass a whole number, 0 or more, or Infinity.'],
    ["squares.table", 7, null, "onProgress is null: pass a function."],
  ])) {
    assertRefused({ call: [name, position, options], code: "invalid-option", message });
  }
});

test("too_large_says_what_the_most_is", () => {
  for (const [name, value, message, at] of /** @type {const} */ ([
    ["nim.wins", [3, 2 ** 53], "Heap 2 is 9007199254740992: a heap has at most 9007199254740991 stones.", { index: 1 }],
    ["nim.wins", "1 9007199254740992", "Heap 2 is 9007199254740992: a heap has at most 9007199254740991 stones.", { index: 2 }],
    ["nim.wins", { length: 1e300 }, "There are more than 1000000 heaps, the most accepted.", undefined],
    ["squares.wins", " 100000001", "100000001 is too many stones: a pile has at most 100000000.", { index: 1 }],
    ["squares.nimValues", limits.squaresNimValue + 1, "1000001 is too many stones: nim-values are known up to 1000000.", undefined],
    ["flip.nimValues", limits.flip + 1, "A run of 10000001 is too long: 10000000 is the most accepted.", undefined],
    ["flip.nimValues", 1e300, "A run of 1e+300 is too long: 10000000 is the most accepted.", undefined],
    ["coins.margins", new Int8Array(2049), "A table of 2049 numbers is too large: 2048 is the most accepted.", undefined],
  ])) {
    assertRefused({ call: [name, value], code: "too-large", message, at });
  }
});

test("a_refusal_leaves_the_package_in_order", () => {
  for (const position of ["", "x", null, {}, [NaN], 2 ** 53]) refusal("nim.analyze", position);
  assertAnswers();
});
