// Nim in English.

import { heapTold } from "../place.js";
import { capital, count, nimSumText, number, over, plural, toMake, voice } from "./words.js";

/** @import { nim as Nim } from "../../pkg/slim.js" */
/** @import { GameText, RuleTexts } from "../text.js" */

/** @param {RuleTexts} rules */
const misere = rules => rules.misere === "1";

/** @param {RuleTexts} rules */
const unlimited = rules => rules.maxTake === "unlimited";

/** @param {number} stones */
const stones = stones => count(stones, "stone", "stones");

/** @satisfies {GameText<Nim.NimAnalysis, Nim.Move>} */
export const nim = {
  name: "Nim",
  goal: rules => {
    const amount = unlimited(rules)
      ? "as many stones as you like, at least 1,"
      : rules.maxTake === "1" ? "1 stone" : `1 to ${number(Number(rules.maxTake))} stones`;
    return `Take ${amount} from one heap. Whoever takes the last stone ${misere(rules) ? "loses" : "wins"}.`;
  },
  field: { label: "Heaps", hint: "Stones in each heap, such as 21 or 3 4 5." },
  rules: {
    maxTake: { label: "Take at most", special: "no limit", problem: "A move can take a whole number of stones, 1 or more: correct “Take at most”." },
    misere: { label: "The last stone loses" },
  },
  hints: {
    play: "Click a stone: it goes, and those after it.",
    setUp: "Change how many stones a heap has. Hold − or + to go on.",
  },
  example: ({ position, rules }) => rules?.maxTake === "unlimited" ? `${position}, no limit` : null,
  board: ({ heaps }) =>
    heaps.length === 1
      ? `A heap of ${stones(heaps[0] ?? 0)}`
      : `${count(heaps.length, "heap", "heaps")}: ${heaps.slice(0, 20).map(number).join(", ")}${heaps.length > 20 ? ", …" : ""}`,
  move: ({ heap, take }, { heaps }) =>
    heaps.length === 1 ? `take ${number(take)}` : `take ${number(take)} from heap ${number(heap + 1)}`,
  value: (value, rules) => (misere(rules) ? "" : `leaves ${number(value)}`),
  worth: (value, rules) => (misere(rules) ? "" : `leaves nim-value ${number(value)}`),
  valueNote: "“Leaves” is the nim-value of what the move leaves: 0 means that whoever moves from there loses.",
  verdict: ({ reason, winner, best, heaps }, { rules, isComputer }) => {
    if (reason.kind === "no-moves" || best === null) {
      return misere(rules)
        ? over("no stone is left, and the last one loses", isComputer, "win")
        : over("no stone is left, and the last one wins", isComputer);
    }
    if (winner === "first") return null;
    return heaps.length === 1
      ? "You lose: whatever you take, they have the answer."
      : "You lose: whatever you take, they can restore the balance.";
  },
  place: (analysis, rules) => {
    const { heaps, best, reason, winner } = analysis;
    if (best === null) return "";
    if (reason.kind === "modulus" && reason.modulus <= (heaps[0] ?? 0)) {
      return misere(rules)
        ? `Put one stone aside and count the others in groups of ${number(reason.modulus)}.`
        : `Count the stones in groups of ${number(reason.modulus)}.`;
    }
    if (heaps.length === 1) return "Compare the heap with the most that one move may take.";
    if (winner !== "first") return "No heap helps more than another.";
    const heap = heapTold(analysis, rules);
    return heap === null ? "Compare what taking from each heap would leave." : `Look at heap ${number(heap + 1)}.`;
  },
  why: ({ reason, heaps, best, winner }, rules, isComputer) => {
    const winning = winner === "first" ? best : null;
    const { mover, have } = voice(isComputer);
    switch (reason.kind) {
      case "no-moves":
        return [misere(rules)
          ? `No stone is left, and taking the last one loses: ${mover} ${have} won.`
          : `No stone is left to take, and taking the last one wins: ${mover} ${have} lost.`];
      case "modulus":
        return oneHeap(heaps[0] ?? 0, reason, winning, rules, isComputer);
      case "nim-sum":
        return heaps.length === 1
          ? wholeHeap(winning, misere(rules), isComputer)
          : severalHeaps(reason, winning, rules, isComputer);
    }
  },

  drawing: {
    told: heapTold,
    stones,
    /** @param {number} heap @param {number} size */
    heap: (heap, size) => `Heap ${number(heap + 1)}: ${stones(size)}`,
    /** The part of a heap that is not drawn stone by stone. @param {number} more */
    moreStones: more => `${number(more)} more`,
    noStone: "No stone",
    open: "Open heap",
    /** Before a number of stones. */
    take: "Take",
    /** After it, as the name of a button. @param {number} heap @param {number} heaps */
    ofHeap: (heap, heaps) => (heaps === 1 ? "Take them" : `Take from heap ${number(heap + 1)}`),
    /** @param {number} heap */
    size: heap => `Stones in heap ${number(heap + 1)}`,
    /** @param {number} heap */
    remove: heap => `Remove heap ${number(heap + 1)}`,
    add: "Add a heap",
    things: "heaps",
    binary: "The heaps’ nim-values in binary: a column with an odd number of ones has a 1 in the nim-sum.",
    /** @param {number} heap */
    heapName: heap => `Heap ${number(heap + 1)}`,
    sum: "Nim-sum",
  },
};

/**
 * @param {number} heap
 * @param {{ modulus: number, remainder: number }} reason
 * @param {Nim.Move | null} winning
 * @param {RuleTexts} rules
 * @param {boolean} isComputer
 */
function oneHeap(heap, { modulus, remainder }, winning, rules, isComputer) {
  const lastLoses = misere(rules);
  if (modulus > heap) return wholeHeap(winning, lastLoses, isComputer);
  const most = modulus - 1;
  const groups = Math.floor(heap / modulus);
  const rest = remainder ? ` + ${number(remainder)}` : "";
  const lost = lastLoses ? "whole groups and one stone" : "whole groups";
  const end = lastLoses
    ? "the stone that is left in the end has to be taken by the one who faces it"
    : "the other also takes the last stone";
  return [
    `Count the stones in groups of ${number(modulus)}, one more than a move may take: ${number(heap)} = ${number(groups)} × ${number(modulus)}${rest}.`,
    most === 1
      ? `Whoever faces ${lost} is lost: of every group both take one stone, so ${end}.`
      : `Whoever faces ${lost} is lost: after any take of 1 to ${number(most)}, the other takes what is missing to ${number(modulus)}, so ${end}.`,
    where(winning && `take ${number(winning.take)}`, isComputer),
  ];
}

/**
 * A heap of which all may be taken at once.
 * @param {Nim.Move | null} winning
 * @param {boolean} lastLoses
 * @param {boolean} isComputer
 */
function wholeHeap(winning, lastLoses, isComputer) {
  if (!winning) return ["One stone is left, and whoever takes it loses."];
  const { take } = winning;
  const { other, have } = voice(isComputer);
  if (lastLoses) return [`${capital(toMake(`take ${number(take)}`, isComputer))} and leave 1: ${other} ${have} to take the last stone.`];
  return [isComputer
    ? "The computer may take the whole heap at once, and the last stone with it."
    : `You may take the whole heap at once: take ${plural(take, "it", `all ${number(take)}`)}, and the last stone is yours.`];
}

/**
 * Who faces what was just said to be lost.
 * @param {string | null} move what brings the other player there
 * @param {boolean} isComputer
 */
function where(move, isComputer) {
  const { mover, other, are } = voice(isComputer);
  return move ? `${capital(toMake(move, isComputer))}, and that is where ${other} ${are}.` : `That is where ${mover} ${are}.`;
}

/**
 * @param {{ values: number[], nimSum: number, allSmall: boolean }} reason
 * @param {Nim.Move | null} winning
 * @param {RuleTexts} rules
 * @param {boolean} isComputer
 */
function severalHeaps({ values, nimSum, allSmall }, winning, rules, isComputer) {
  const { mover, other, s } = voice(isComputer);
  const move = winning && `take ${number(winning.take)} from heap ${number(winning.heap + 1)}`;
  const worth = unlimited(rules)
    ? "The nim-value of a heap is its size."
    : `The nim-value of a heap is what remains when it is counted in groups of ${number(Number(rules.maxTake) + 1)}.`;
  const sum = `Add them without carrying, in binary: ${nimSumText(values, nimSum)}. That is the nim-sum.`;
  if (misere(rules) && allSmall) {
    const ones = values.filter(value => value === 1).length;
    return [
      worth,
      `All are 0 or 1, and ${count(ones, "of them is 1", "of them are 1")}.`,
      "Whoever faces an odd number of 1s, and nothing above 1, is lost: after any take the other can make their number odd again, and the stone that is left in the end has to be taken.",
      where(move, isComputer),
    ];
  }
  if (misere(rules)) {
    const aim = "leave a nim-sum of 0 or, once only values 0 and 1 are left, an odd number of 1s";
    return [
      worth,
      sum,
      move
        ? `It is not 0, so ${mover} can do what wins when the last stone loses: ${aim}. Here, ${toMake(move, isComputer)}.`
        : `It is 0: whatever ${mover} take${s}, ${other} can do what wins when the last stone loses: ${aim}.`,
    ];
  }
  const again = "Any take makes it other than 0, and then a take exists that makes it 0 again.";
  const end = "With no stone left it is 0, so whoever keeps making it 0 takes the last stone.";
  return move
    ? [worth, sum, `It is not 0, so a take exists that makes it 0: ${toMake(move, isComputer)}.`, again, `${end} That is ${mover}.`]
    : [worth, sum, `It is 0. ${again}`, `${end} That is the other player.`];
}
