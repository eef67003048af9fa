// The bigger picture in English; loaded together with it.

import { count, number, signed } from "./words.js";

/** @import { Result } from "../../pkg/slim.js" */

/** @param {boolean} wins */
const state = wins => (wins ? "won" : "lost");

const keys = {
  lost: "lost for whoever moves from there",
  won: "won: the stronger the blue, the higher the nim-value",
};

/** @type {Record<Result, string>} */
const leads = { win: "ahead", loss: "behind", tie: "" };

export const pictures = {
  number,

  controls: {
    chart: "Picture",
    zoom: "Zoom and move",
    in: "Zoom in",
    out: "Zoom out",
    whole: "Show as at first",
    left: "Move left",
    right: "Move right",
    up: "Move up",
    down: "Move down",
    table: "Show as a table",
    kind: "chart",
    keyboard: "Arrow keys go from value to value, + and − zoom, 0 shows it as at first, Enter opens the position.",
  },

  table: {
    region: "Table of values",
    pages: "Pages of the table",
    previous: "Previous",
    next: "Next",
    /** @param {number} from @param {number} to @param {number} all */
    rows: (from, to, all) => `Rows ${number(from)} to ${number(to)} of ${number(all)}`,
    result: "Result",
    nimValue: "Nim-value",
  },

  /** @param {boolean} wins */
  state,

  /** What is in view of a longer sequence. @param {string} title @param {number} from @param {number} to */
  range: (title, from, to) => `${title}, ${number(from)} to ${number(to)}`,

  nim: {
    one: {
      name: "Heaps",
      /** @param {number} from @param {number} to */
      title: (from, to) => `Heaps of ${number(from)} to ${number(to)} stones`,
      /** @param {number} row */
      titleInRows: (row) => `${count(row, "heap size", "heap sizes")} a row, one more than a move may take`,
      across: "stones beyond the row’s first",
      down: "stones",
      /** @param {number} stones */
      heap: stones => `Heap of ${count(stones, "stone", "stones")}`,
      /** @param {number} stones */
      open: stones => `Open a heap of ${number(stones)}`,
      stones: "Stones",
      own: "this heap",
    },
    two: {
      name: "Two heaps",
      /** @param {number} a @param {number} b @param {number} others */
      title: (a, b, others) =>
        others === 0
          ? `Nim-sum of heap ${number(a + 1)} and heap ${number(b + 1)}`
          : `Nim-sum of all heaps, for other sizes of heap ${number(a + 1)} and heap ${number(b + 1)}`,
      /** @param {number} heap */
      axis: heap => `heap ${number(heap + 1)}, stones`,
      /** @param {number} a @param {number} sizeA @param {number} b @param {number} sizeB */
      heaps: (a, sizeA, b, sizeB) => `Heap ${number(a + 1)} with ${number(sizeA)}, heap ${number(b + 1)} with ${number(sizeB)}`,
      /** @param {number} a @param {number} b */
      open: (a, b) => `Open ${number(a)} and ${number(b)}`,
      /** @param {number} heap @param {number} stones */
      choice: (heap, stones) => `${number(heap + 1)}: ${count(stones, "stone", "stones")}`,
      pickDown: "Down the side",
      pickAcross: "Along the top",
      /** @param {number} heap @param {number} stones */
      row: (heap, stones) => `Heap ${number(heap + 1)}: ${number(stones)}`,
      corner: "Nim-sum",
      own: "these heaps",
    },
    /** @param {number} most */
    tooMany: most => `The picture is drawn for up to ${count(most, "heap", "heaps")}.`,
    lost: keys.lost,
    won: "won",
    wonValue: keys.won,
    wonMisere: "won; the numbers are the nim-sums, which decide as long as a heap is worth more than 1",
    /** @param {string} what @param {boolean} wins @param {number} value */
    read: (what, wins, value) => `${what}: ${state(wins)}, nim-value ${number(value)}`,
    /** @param {string} what @param {boolean} wins */
    readResult: (what, wins) => `${what}: ${state(wins)}`,
    /** @param {string} what @param {boolean} wins @param {number} sum */
    readSum: (what, wins, sum) => `${what}: ${state(wins)}, nim-sum ${number(sum)}`,
  },

  squares: {
    lost: {
      name: "Lost piles",
      title: "Won and lost piles",
      across: "stones beyond the row’s first",
      down: "stones",
      key: "lost pile: whoever moves from it loses",
      caption: "The lost piles, ten in a row",
      number: "No.",
      /** @param {number} from @param {number} to */
      numbers: (from, to) => `${number(from)} to ${number(to)}`,
    },
    values: {
      name: "Nim-values",
      title: "Nim-values of piles",
      across: "stones in the pile",
      down: "nim-value",
      key: "nim-value 0: lost for whoever moves from it",
      caption: "Nim-values of piles",
    },
    /** @param {number} stones */
    open: stones => `Open pile ${number(stones)}`,
    pile: "Pile",
    own: "this pile",
    /** @param {number} stones @param {boolean} wins */
    readResult: (stones, wins) => `Pile ${number(stones)}: ${state(wins)}`,
    /** @param {number} stones @param {boolean} wins @param {number} value */
    read: (stones, wins, value) => `Pile ${number(stones)}: ${state(wins)}, nim-value ${number(value)}`,
    /** @param {number} lost @param {number} all */
    share: (lost, all) => `${number(lost)} of the ${number(all)} piles are lost.`,
    /** @param {number} stones @param {number} all */
    beyond: (stones, all) => `This pile of ${number(stones)} lies beyond the ${number(all)} piles of this picture.`,
  },

  flip: {
    name: "Runs",
    /** @param {number} period */
    title: period => `Nim-values of runs of +, ${number(period)} lengths a row`,
    across: "length beyond the row’s first",
    down: "length of the run",
    lost: keys.lost,
    won: keys.won,
    own: "a run of this board",
    exception: "not yet as in the rows below",
    /** @param {number} period @param {string} lengths */
    period: (period, lengths) => `Every column repeats one value, since nim-values recur after ${number(period)}; only runs of ${lengths} differ.`,
    /** @param {number} length @param {boolean} wins @param {number} value @param {boolean} differs */
    read: (length, wins, value, differs) =>
      `Run of ${number(length)}: ${state(wins)}, nim-value ${number(value)}${differs ? ", unlike the rows below" : ""}`,
    /** @param {number} length */
    open: length => `Open a run of ${number(length)}`,
    length: "Length",
    /** @param {number} column */
    plus: column => `+${number(column)}`,
  },

  coins: {
    name: "Margins",
    title: "Margin of the player to move, on every interval of the row",
    across: "to coin",
    down: "from coin",
    ahead: "ahead",
    behind: "behind",
    even: "level",
    path: "perfect play, from the whole row to the last coin",
    own: "this row",
    /** @param {number} from @param {number} to @param {string} values @param {Result} result @param {number} margin */
    read: (from, to, values, result, margin) =>
      `${from === to ? `Coin ${number(from)}` : `Coins ${number(from)} to ${number(to)}`} (${values}): ${
        result === "tie" ? "level" : `${signed(margin)}, ${leads[result]}`}`,
    /** @param {number} from @param {number} to */
    open: (from, to) => (from === to ? `Open coin ${number(from)}` : `Open coins ${number(from)} to ${number(to)}`),
    /** @param {number} most */
    tooMany: most => `The table is drawn for up to ${count(most, "coin", "coins")}.`,
    none: "No coins are left, so there is no table.",
    dots: "Where a dot is smaller than a cell of the table, it stands for one interval of several: zoom in to see each.",
    corner: "From \\ to",
    /** @param {number} place @param {number} value */
    coin: (place, value) => `${number(place)} (${number(value)})`,
    coins: "Coins",
    margin: "Margin",
    /** @param {number} from @param {number} to */
    interval: (from, to) => `${number(from)} to ${number(to)}`,
    signed,
  },

  grid: {
    here: {
      name: "This grid",
      /** @param {number} rows @param {number} columns */
      title: (rows, columns) => `Nim-value of every cell of the grid, ${number(rows)} × ${number(columns)}`,
    },
    free: {
      name: "Without blocks",
      /** @param {number} rows @param {number} columns */
      title: (rows, columns) => `Nim-values if no cell were blocked, ${number(rows)} × ${number(columns)}`,
      note: "From the last cell, rows and columns repeat in twos: compare how far the blocked cells of this grid upset that.",
    },
    across: "column",
    down: "row",
    lost: "0: lost for whoever moves from there",
    won: "1, 2 and 3: won",
    blocked: "blocked",
    own: "the token",
    /** @param {readonly number[]} counts of the values from 0 on @param {number} blocked */
    counts: (counts, blocked) =>
      `${counts.map((all, value) => `Nim-value ${number(value)}: ${count(all, "cell", "cells")}`).join("; ")}${
        blocked ? `; blocked: ${number(blocked)}` : ""}.`,
    /** @param {number} row @param {number} column @param {boolean} wins @param {number} value */
    read: (row, column, wins, value) => `Row ${number(row)}, column ${number(column)}: ${state(wins)}, nim-value ${number(value)}`,
    /** @param {number} row @param {number} column */
    readBlocked: (row, column) => `Row ${number(row)}, column ${number(column)}: blocked`,
    /** @param {number} row @param {number} column */
    open: (row, column) => `Move the token to row ${number(row)}, column ${number(column)}`,
    /** @param {number} most */
    tooLarge: most => `The picture is drawn for up to ${number(most)} cells.`,
    dots: "Where a dot is smaller than a cell, it stands for one cell of several: zoom in to see each.",
    row: "Row",
    column: "Column",
    corner: "Row \\ column",
  },
};
