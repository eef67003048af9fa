// Numbers, plurals and lists in English, and sentences that several games share.

import { format } from "../format.js";

/** @import { ImpartialReason } from "../../pkg/slim.js" */
/** @import { Step } from "../text.js" */

export const { number, signed, count, plural, some } = format("en");

/** How many answers a proof spells out before it only counts them. */
const SPELLED_OUT = 12;

/** Terms of a sum up to which it is not broken over two lines. */
const ON_A_LINE = 4;

/** @param {string} sentence */
export const capital = sentence => sentence.charAt(0).toLocaleUpperCase("en") + sentence.slice(1);

/**
 * What a sentence calls the player to move, the same once more and the other one, what is the other’s, and
 * the verbs and endings that fit all of them.
 * @param {boolean} isComputer whether it is the computer that moves, and not the reader
 */
export const voice = isComputer =>
  isComputer
    ? { mover: "the computer", again: "it", other: "the other player", others: "the other player’s", are: "is", do: "does", have: "has", s: "s" }
    : { mover: "you", again: "you", other: "they", others: "theirs", are: "are", do: "do", have: "have", s: "" };

/**
 * A move to make, as a clause: an order to the reader, a fact about the computer.
 * @param {string} move
 * @param {boolean} isComputer
 */
export const toMake = (move, isComputer) => (isComputer ? `the computer can ${move}` : move);

/**
 * The verdict where there is no move.
 * @param {string} why
 * @param {boolean} isComputer
 * @param {"win" | "lose"} [ends]
 */
export function over(why, isComputer, ends = "lose") {
  const { mover, s } = voice(isComputer);
  return `The game is over: ${why}, so ${mover} ${ends}${s}.`;
}

/**
 * The steps that prove an impartial verdict by naming a move, or an answer to each move.
 * @template Move
 * @param {ImpartialReason<Move>} reason
 * @param {object} words
 * @param {(move: Move) => string} words.move an imperative: "take 3"
 * @param {(to: string) => string} words.reaches what a move leaves, in a sentence
 * @param {number} words.moveCount
 * @param {boolean} words.isComputer whether it is the computer that moves, and not the reader
 * @returns {Step[]}
 */
export function impartialProof(reason, { move, reaches, moveCount, isComputer }) {
  const { mover, again, other, do: act, have } = voice(isComputer);
  switch (reason.kind) {
    case "no-moves":
      return ["There is no move, and whoever cannot move loses."];
    case "reaches-lost":
      return [
        `${capital(mover)} can ${move(reason.move)}.`,
        reaches(reason.to),
      ];
    case "all-moves-answered": {
      const shown = reason.answers.slice(0, SPELLED_OUT);
      const left = moveCount - shown.length;
      return [
        {
          text: plural(
            moveCount,
            `${capital(mover)} ${have} one move, and ${other} ${have} an answer to it:`,
            `Whatever ${mover} ${act}, ${other} ${have} an answer:`,
          ),
          cases: [
            ...shown.map(({ move: yours, answer }) => isComputer
              ? `it can ${move(yours)}, then the other can ${move(answer)}`
              : `you ${move(yours)}, they ${move(answer)}`),
            ...(left > 0 ? [`and so on, for ${count(left, "more move", "more moves")}`] : []),
          ],
        },
        `Each answer leaves ${mover} in a lost position again, until ${again} ${have} no move.`,
      ];
    }
  }
}

/**
 * A sum of nim-values, written out while it is short: "1 ⊕ 2 ⊕ 3 = 0".
 * @param {readonly number[]} values
 * @param {number} sum
 */
export function nimSumText(values, sum) {
  const terms = values.slice(0, SPELLED_OUT).map(number);
  if (values.length > SPELLED_OUT) terms.push("…");
  const plus = terms.length > ON_A_LINE ? " ⊕\u00a0" : "\u00a0⊕\u00a0";
  return `${terms.join(plus)}\u00a0=\u00a0${number(sum)}`;
}
