// Coins in English.

import { capital, count, number, signed, voice } from "./words.js";

/** @import { coins as Coins } from "../../pkg/slim.js" */
/** @import { GameText } from "../text.js" */

/** How much of a valley a proof writes out. */
const WRITTEN = 16;

/** @param {Coins.Move} end */
const take = end => `take the ${end} end`;

/** @param {number} margin */
const standing = margin =>
  margin > 0 ? `${number(margin)} ahead` : margin < 0 ? `${number(-margin)} behind` : "level";

/** @satisfies {GameText<Coins.CoinsAnalysis, Coins.Move>} */
export const coins = {
  name: "Coins",
  goal: () => "Take the coin at either end of the row. Whoever has the higher total in the end wins.",
  field: { label: "Coins", hint: "Whole numbers from left to right, such as 1 5 100 7." },
  hints: {
    play: "Click the coin at either end to take it.",
    setUp: "Type a coin’s value; move it with ‹ and ›, remove it with ×.",
  },
  rules: {},
  board: ({ count: all }) => `A row of ${count(all, "coin", "coins")}`,
  move: take,
  value: value => `ends ${standing(value)}`,
  valueNote: "What whoever moves ends up with beyond what the other gets, both playing for the most.",
  verdict: ({ best, margin }, { ply }) => {
    if (best === null) return ply > 0 ? "The game is over: all coins are taken." : "No coins, no winner: a tie.";
    if (ply > 0) {
      return margin === 0
        ? `From here on you share evenly: ${take(best)}.`
        : `From here on you get ${number(Math.abs(margin))} ${margin > 0 ? "more" : "less"} than they do: ${take(best)}.`;
    }
    if (margin > 0) return `You win by ${number(margin)}: ${take(best)}.`;
    if (margin < 0) return `You lose by ${number(-margin)} at best: ${take(best)}.`;
    return `A tie: ${take(best)}.`;
  },
  winner: ({ best, margin }, { ply }) => {
    if (ply === 0 || best === null) return null;
    if (margin === 0) return "From here on you share evenly.";
    return `From here on you get ${margin > 0 ? "more" : "less"} than they do.`;
  },
  computer: ({ best, margin }, { ply }, isWhole) => {
    const way = isWhole && best !== null ? `: it can ${take(best)}` : "";
    const by = isWhole ? ` by ${number(Math.abs(margin))}` : "";
    if (ply > 0) {
      if (margin === 0) return `From here on both share evenly${way}.`;
      const much = isWhole ? `${number(Math.abs(margin))} ` : "";
      return `From here on the computer gets ${much}${margin > 0 ? "more" : "less"} than the other player${way}.`;
    }
    if (margin === 0) return `A tie${way}.`;
    return margin > 0 ? `The computer wins${by}${way}.` : `The computer loses${by}${isWhole ? " at best" : ""}${way}.`;
  },
  ending: (first, second) => {
    if (first === second) return `The game is over: a tie, ${number(first)} each.`;
    const [winner, most, least] = first > second ? ["first", first, second] : ["second", second, first];
    return `The game is over: the ${winner} player wins, ${number(most)} to ${number(least)}.`;
  },
  place: ({ count: all }) => {
    if (all === 0) return "";
    if (all === 1) return "There is only one coin to take.";
    return all === 2
      ? "Compare the two coins."
      : "Compare the coin at each end with the coin that taking it would lay open.";
  },
  details: ({ reason, moveCount }, isComputer) => {
    if (reason.kind === "no-moves" || moveCount === 1) return [];
    const { left, right } = reason;
    return [
      left === right
        ? "Both ends are equally good."
        : `With the ${left > right ? "right" : "left"} end ${voice(isComputer).again} would end ${standing(Math.min(left, right))}.`,
    ];
  },
  bestLoss: "best",
  why: ({ reason, firstTotal, secondTotal, count: all }, _, isComputer) => {
    const { mover, again, other, have, s } = voice(isComputer);
    if (reason.kind === "no-moves") return ["No coins are left to take."];
    if (all === 1) return [`One coin is left, and ${mover} ${have} to take it.`];
    const { left, right, valley, oddPlaces, evenPlaces } = reason;
    const steps = [
      `If ${mover} take${s} the left end, ${again} end${s} ${standing(left)}; if the right end, ${standing(right)}.`,
    ];
    if (valley.length < all) {
      steps.push(
        `Wherever a coin b is at least as large as both its neighbours a and c, the three play out like the single coin a − b + c. Joining such threes while there are any leaves ${valleyText(valley)}.`,
      );
    }
    steps.push(
      `${valley.length < all ? "That is" : `${valleyText(valley)} is`} a valley: it falls, then rises. In a valley both just take the larger end, which gives the margin of ${signed(Math.max(left, right))}.`,
    );
    if (oddPlaces !== undefined && evenPlaces !== undefined) {
      steps.push(
        `The count is even, so ${mover} can also make sure of every odd place (${number(oddPlaces)} in all) or of every even place (${number(evenPlaces)}): ${again} never lose${s}.`,
      );
    }
    steps.push(`${capital(mover)} get${s} ${number(firstTotal)}, ${other} get${s} ${number(secondTotal)}.`);
    return steps;
  },

  drawing: {
    /** @param {Coins.Move} end @param {number} value */
    coin: (end, value) => `Take the ${end} end, ${number(value)}`,
    none: "No coins.",
    leads: "In the end:",
    /** @param {number} index */
    value: index => `Value of coin ${number(index + 1)}`,
    /** @param {number} index */
    moveLeft: index => `Move coin ${number(index + 1)} to the left`,
    /** @param {number} index */
    moveRight: index => `Move coin ${number(index + 1)} to the right`,
    /** @param {number} index */
    remove: index => `Remove coin ${number(index + 1)}`,
    add: "Add a coin",
    /** @param {number} more */
    more: more => `${number(more)} more`,
    soFar: "Taken so far",
    totals: "How the rest is shared with perfect play",
    /** Who shares them: who is to move first. @param {boolean} isComputer @returns {[mover: string, other: string]} */
    sharers: isComputer => (isComputer ? ["Computer", "Other player"] : ["You", "They"]),
  },
};

/** @param {number[]} valley */
function valleyText(valley) {
  const shown = valley.slice(0, WRITTEN).map(number).join(" ");
  return valley.length > WRITTEN ? `${shown} … (${number(valley.length)} numbers)` : shown;
}
