// Subtract a square in English.

import { count, impartialProof, number, over, voice } from "./words.js";

/** @import { squares as Squares } from "../../pkg/slim.js" */
/** @import { GameText } from "../text.js" */

/** Squares to take from which on a half of them says less than the one to take. */
const HALVED = 4;

/** @satisfies {GameText<Squares.SquaresAnalysis, number>} */
export const squares = {
  name: "Squares",
  goal: () => "Take a square number of stones: 1, 4, 9, 16, … Whoever cannot move loses.",
  field: { label: "Stones", hint: "The size of the pile, such as 15." },
  hints: {
    play: "Click a square’s corner: its stones go.",
    setUp: "Change how many stones there are. Hold − or + to go on.",
  },
  rules: {},
  board: ({ stones }) => `A pile of ${count(stones, "stone", "stones")}`,
  move: taken => `take ${number(taken)}`,
  value: value => `leaves ${number(value)}`,
  worth: value => `leaves nim-value ${number(value)}`,
  valueNote: "“Leaves” is the nim-value of what the move leaves: 0 means that whoever moves from there loses.",
  verdict: ({ best }, { isComputer }) => best === null ? over("no stone is left", isComputer) : null,
  place: ({ best, moveCount, winner }) => {
    if (best === null) return "";
    if (moveCount === 1) return "There is only one square to take.";
    if (winner === "second") return "No square helps: compare what each of them leaves.";
    if (moveCount < HALVED) return `Compare what the ${number(moveCount)} squares leave.`;
    const half = Math.floor(moveCount / 2);
    return Math.sqrt(best) <= half
      ? `Look at the smaller squares, up to ${number(half)}².`
      : `Look at the larger squares, from ${number(half + 1)}² on.`;
  },
  why: ({ reason, moveCount }, _, isComputer) =>
    impartialProof(reason, {
      moveCount,
      isComputer,
      move: taken => `take ${number(taken)}`,
      reaches: to =>
        to === "0"
          ? `No stone is left, so ${voice(isComputer).other} ${voice(isComputer).have} no move.`
          : `That leaves ${number(Number(to))}, which is lost for whoever moves from it: ${isComputer ? "after the move, the reason stands here" : "make the move to see why"}.`,
    }),

  drawing: {
    /** @param {number} stones */
    stones: stones => count(stones, "stone", "stones"),
    /** @param {number} side */
    side: side => `${number(side)}²`,
    /** @param {number} taken @param {number} side */
    take: (taken, side) => `take ${number(taken)} = ${number(side)}²`,
    /** @param {number} side @param {number} rest */
    shape: (side, rest) =>
      rest
        ? `The pile as a square of ${number(side)} × ${number(side)}, and ${number(rest)} more.`
        : `The pile as a square of ${number(side)} × ${number(side)}.`,
    /** @param {number} winning @param {number} all */
    winners: (winning, all) =>
      winning === 0
        ? `None of the ${count(all, "square", "squares")} that can be taken wins.`
        : `Marked are the squares that win: ${number(winning)} of ${number(all)}.`,
    choose: "Side of the square to take",
  },
};
