// Grid in English.

import { count, impartialProof, number } from "./words.js";

/** @import { grid as Grid } from "../../pkg/slim.js" */
/** @import { GameText } from "../text.js" */

/** @type {Record<Grid.Move, string>} */
const moves = { down: "move down", right: "move right", diagonal: "move diagonally" };

/** @satisfies {GameText<Grid.GridAnalysis, Grid.Move>} */
export const grid = {
  name: "Grid",
  goal: () => "Move the token one cell down, right or diagonally down-right, never onto a blocked cell. Whoever cannot move loses.",
  field: { label: "Grid", hint: "W free, B blocked, T token; a row a line." },
  rules: {},
  example: ({ position }) => (position === "WWW/WWW/WWW" ? "3 × 3 free" : null),
  board: ({ rows, columns, row, column }) =>
    `A grid of ${count(rows, "row", "rows")} and ${count(columns, "column", "columns")}; the token is in row ${number(row + 1)}, column ${number(column + 1)}`,
  move: move => moves[move],
  value: value => `leaves ${number(value)}`,
  valueNote: "“Leaves” is the nim-value of the cell reached: 0 means that whoever moves from there loses.",
  verdict: ({ best }) => best === null ? "The game is over: the token cannot move, so you lose." : null,
  place: ({ best, moveCount }) => {
    if (best === null) return "";
    return moveCount === 1
      ? "There is only one cell to go to."
      : `Compare the ${number(moveCount)} cells that can be reached: where could they go on from each, and what has no way out?`;
  },
  why: ({ reason, moveCount }) =>
    reason.kind === "reaches-lost"
      ? [
          `You can ${moves[reason.move]}: that cell is lost for whoever moves from it.`,
          "To check, go through the grid from its last cell: a cell from which no move is left is lost; a cell with a move to a lost cell is won; any other is lost.",
        ]
      : impartialProof(reason, { moveCount, move: move => moves[move], reaches: () => "" }),

  drawing: {
    overlay: "Every cell shows what moving onto it means: ● wins, ○ loses.",
    /** What a dot of the whole grid's picture means. */
    dots: { blocked: "blocked", win: "moving there wins", loss: "moving there loses", free: "free" },
    /** @param {number} rows @param {number} columns */
    whole: (rows, columns) => `The whole grid, ${number(rows)} × ${number(columns)}`,
    /** @param {number} rows @param {number} columns */
    closeUp: (rows, columns) => `Around the token: ${number(rows)} × ${number(columns)} cells`,
  },
};
