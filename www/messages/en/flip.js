// Flip in English.

import { runTold } from "../place.js";
import { count, nimSumText, number, over, some, toMake, voice } from "./words.js";

/** @import { flip as Flip } from "../../pkg/slim.js" */
/** @import { GameText } from "../text.js" */

/** How many lengths of runs a proof names. */
const NAMED = 12;

/** @param {number} left */
const pair = left => `flip ${number(left + 1)}–${number(left + 2)}`;

/** @satisfies {GameText<Flip.FlipAnalysis, number>} */
export const flip = {
  name: "Flip",
  goal: () => "Flip two neighbouring + to −. Whoever finds no such pair loses.",
  field: { label: "Board", hint: "A row of + and -, such as ++-+++." },
  hints: {
    play: "Click between two + to flip both.",
    setUp: "Click a tile to turn it. Add tiles at the end, or remove them.",
  },
  rules: {},
  board: ({ position }) =>
    position === ""
      ? "An empty board"
      : position.length > 60
        ? `A row of ${count(position.length, "tile", "tiles")}`
        : `A row of ${count(position.length, "tile", "tiles")}: ${[...position].map(tile => (tile === "+" ? "plus" : "minus")).join(" ")}`,
  move: pair,
  value: value => `leaves ${number(value)}`,
  worth: value => `leaves nim-value ${number(value)}`,
  valueNote: "“Leaves” is the nim-value of what the move leaves: 0 means that whoever moves from there loses.",
  verdict: ({ best, winner }, { isComputer }) =>
    best === null
      ? over("no two + are neighbours", isComputer)
      : winner === "second" ? "You lose: whatever you flip, they have the answer." : null,
  place: analysis => {
    const { reason, winner } = analysis;
    if (reason.kind === "no-moves") return "";
    const all = reason.runs.filter(({ length }) => length > 1).length;
    if (all === 1) return "There is one run of + to flip in: look at the two parts that a flip leaves of it.";
    if (winner !== "first") return "No run helps more than another.";
    const run = reason.runs[runTold(analysis) ?? NaN];
    return run
      ? `Look at the run from ${number(run.start + 1)} to ${number(run.start + run.length)}.`
      : `Compare the ${number(all)} runs of +.`;
  },
  why: ({ reason, best }, _, isComputer) => {
    if (reason.kind === "no-moves") return ["No two + stand side by side, so there is no move, and whoever cannot move loses."];
    const { runs, nimSum } = reason;
    const { mover, other, others, s } = voice(isComputer);
    const movable = runs.filter(({ length }) => length > 1);
    const worth = new Map(movable.map(({ length, value }) => [length, value]));
    const named = [...worth].map(([length, value]) => `${number(length)} in a row is worth ${number(value)}`);
    return [
      movable.length > 1
        ? `The ${number(movable.length)} runs of + are separate games side by side: no flip touches two of them. Each has a nim-value.`
        : "All flips are in one run of +, and it has a nim-value.",
      `${some(named, NAMED)}.`,
      movable.length > 1
        ? `Added without carrying, in binary, the nim-sum is ${nimSumText(movable.map(({ value }) => value), nimSum)}.`
        : `So the whole board is worth ${number(nimSum)}.`,
      nimSum === 0
        ? `It is 0: any flip makes it other than 0, and ${other} can make it 0 again. In the end ${mover} find${s} no pair.`
        : `It is not 0: ${best === null ? "" : `${toMake(pair(best), isComputer)}, and `}it becomes 0. Any flip of ${others} makes it other than 0, and ${mover} make${s} it 0 again, until ${other} find${s} no pair.`,
    ];
  },

  drawing: {
    told: runTold,
    none: "No tiles.",
    /** @param {number} index @param {boolean} isPlus */
    tile: (index, isPlus) => `Tile ${number(index + 1)}, ${isPlus ? "plus" : "minus"}: turn it`,
    /** @param {number} tiles */
    tiles: tiles => count(tiles, "tile", "tiles"),
    end: "End of the row",
    add: "Add a tile",
    remove: "Remove the last tile",
    runs: "Beneath each run of + is its nim-value.",
    things: "tiles",
    binary: "The runs’ nim-values in binary: a column with an odd number of ones has a 1 in the nim-sum.",
    /** @param {number} length */
    runName: length => `Run of ${number(length)}`,
    sum: "Nim-sum",
    runValue: "This run’s nim-value:",
  },
};
