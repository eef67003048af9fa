// Grid in English.

import { capital, count, impartialProof, number, over, voice } from "./words.js";

/** @import { grid as Grid } from "../../pkg/slim.js" */
/** @import { GameText } from "../text.js" */

/** @type {Record<Grid.Move, string>} */
const moves = { down: "move down", right: "move right", diagonal: "move diagonally" };

/** What a cell may be. */
const kinds = { blocked: "blocked", free: "free", token: "the token" };

/**
 * A cell, and what the solver says of whoever moves onto it, or from the token's.
 * @typedef {object} CellFacts
 * @property {number} row
 * @property {number} column
 * @property {keyof typeof kinds} kind
 * @property {{ wins: boolean, nimValue: number, depth: number | null } | null} known
 */

/** @satisfies {GameText<Grid.GridAnalysis, Grid.Move>} */
export const grid = {
  name: "Grid",
  goal: () => "Move the token one cell down, right or diagonally down-right, never onto a blocked cell. Whoever cannot move loses.",
  field: { label: "Grid", hint: "W free, B blocked, T token; a row a line." },
  rules: {},
  example: ({ position }) => (position === "WWW/WWW/WWW" ? "3 × 3 free" : null),
  board: ({ rows, columns, row, column }) =>
    `A grid of ${count(rows, "row", "rows")} and ${count(columns, "column", "columns")}; the token is in row ${number(row + 1)}, column ${number(column + 1)}`,
  hints: {
    play: "Click a marked cell, or press ↓, → or \\ on one.",
    setUp: "Press or drag over cells. Keys: arrows, Space, T for the token.",
  },
  move: move => moves[move],
  value: value => `leaves ${number(value)}`,
  valueNote: "“Leaves” is the nim-value of the cell reached: 0 means that whoever moves from there loses.",
  verdict: ({ best }, { isComputer }) => best === null ? over("the token cannot move", isComputer) : null,
  place: ({ best, moveCount }) => {
    if (best === null) return "";
    return moveCount === 1
      ? "There is only one cell to go to."
      : `Compare the ${number(moveCount)} cells that can be reached: where could they go on from each, and what has no way out?`;
  },
  why: ({ reason, moveCount }, _, isComputer) =>
    reason.kind === "reaches-lost"
      ? [
          `${capital(voice(isComputer).mover)} can ${moves[reason.move]}: that cell is lost for whoever moves from it.`,
          "To check, go through the grid from its last cell: a cell from which no move is left is lost; a cell with a move to a lost cell is won; any other is lost.",
        ]
      : impartialProof(reason, { moveCount, isComputer, move: move => moves[move], reaches: () => "" }),

  drawing: {
    overlay: "On every cell",
    overlays: { none: "Nothing", outcome: "Who wins", value: "Nim-value", depth: "Depth" },
    /** What an overlay means. */
    overlayNotes: {
      none: "",
      outcome: "Every cell shows what moving onto it means: ● wins, ○ loses.",
      value: "Every cell shows its nim-value: moving onto a 0 wins.",
      depth: "Every cell shows how many moves are left from there, if the winner hurries and the loser resists.",
    },
    open: "Open file …",
    /** @param {number} megabytes */
    tooLong: megabytes => `Files of more than ${number(megabytes)} MB are not read.`,
    /** @param {string} name */
    unreadable: name => `The file “${name}” could not be read.`,

    /** A large grid's canvas. @param {number} rows @param {number} columns */
    map: (rows, columns) => `Map of the grid, ${number(rows)} × ${number(columns)} cells`,
    mapKeys: "Arrow keys move the cursor, Enter moves the token there, T goes to the token, + and − zoom, 0 shows the whole grid.",
    paintKeys: "Arrow keys move the cursor, Space blocks or frees its cell, T puts the token there, + and − zoom, 0 shows the whole grid.",
    /** @param {CellFacts} facts */
    cell: ({ row, column, kind, known }) => {
      const place = `Row ${number(row + 1)}, column ${number(column + 1)}: ${kinds[kind]}`;
      if (!known) return place;
      const { wins, nimValue, depth } = known;
      const worth = kind === "token" ? `whoever moves ${wins ? "loses" : "wins"}` : `moving there ${wins ? "wins" : "loses"}`;
      return `${place}; ${worth}, nim-value ${number(nimValue)}${depth === null ? "" : `, depth ${number(depth)}`}`;
    },
    zoom: "Zoom",
    zoomIn: "Closer",
    zoomOut: "Farther",
    fitAll: "Show the whole grid",
    toToken: "Go to the token",
    hand: "A drag moves the map",
    /** Depths that have a shade. @param {number} first @param {number} last */
    depths: (first, last) => (first === last ? number(first) : `${number(first)} to ${number(last)}`),
    /** While the solver has not said how deep cells are. */
    depthsDue: "The depths are being worked out …",
    mixed: "Several cells share a dot, in the mean of their colours.",
    /** What the colours of cells mean. */
    dots: {
      blocked: "blocked",
      free: "free",
      win: "moving there wins",
      loss: "moving there loses",
      value0: "0",
      value1: "1",
      value2: "2",
      value3: "3",
    },

    setUp: {
      title: "Set up the grid",
      cells: "Cells",
      tool: "What a press does",
      tools: { paint: "Block or free", token: "Place the token" },
      rows: "Rows",
      columns: "Columns",
      clear: "Free all",
      fill: "Block all",
      random: "Block at random",
      density: "Percent of the cells to block",
      percent: "%",
    },
  },
};
