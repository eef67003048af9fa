// The verdict in words: a game's own where it has some, otherwise those of all games.

/** @import { AnyAnalysis } from "../games/view.js" */
/** @import { GameText, Text, VerdictFacts } from "./text.js" */

/**
 * Who wins, in a sentence.
 * @param {AnyAnalysis} analysis
 * @param {VerdictFacts} facts
 * @param {GameText} words
 * @param {Text} text
 * @returns {string}
 */
export function sentenceOf(analysis, facts, words, { verdict }) {
  const own = words.verdict?.(analysis, facts);
  if (own) return own;
  const { best, winner } = analysis;
  if (best === null) return verdict.over(facts.isComputer);
  const move = words.move(best, analysis);
  if (winner === "first") return verdict.win(move);
  return winner === "second" ? verdict.loss : verdict.tie(move);
}

/**
 * How many moves keep the result, and how long the game lasts, in sentences.
 * @param {AnyAnalysis} analysis
 * @param {GameText} words
 * @param {Text} text
 * @param {boolean} [isComputer] whether it is the computer that moves, and not the reader
 * @returns {string[]}
 */
export function detailsOf(analysis, words, text, isComputer = false) {
  const { verdict } = text;
  const own = words.details?.(analysis, isComputer);
  if (own) return own;
  const { best, winner, depth, moveCount, bestMoveCount } = analysis;
  if (best === null) return [];
  const { winsIn, losesIn } = isComputer ? verdict.computer : verdict;
  if (winner === "first") {
    return [verdict.winning(bestMoveCount, moveCount), ...(depth === null ? [] : [winsIn(depth)])];
  }
  if (winner === "tie") return [verdict.tying(bestMoveCount, moveCount)];
  return depth === null ? [] : [...resistanceOf(analysis, words, text), losesIn(depth)];
}

/**
 * The move to make in a lost position, where the verdict does not name it.
 * @param {AnyAnalysis} analysis
 * @param {GameText} words
 * @param {Text} text
 * @returns {string[]}
 */
export function resistanceOf(analysis, words, { verdict }) {
  const { best, winner, depth } = analysis;
  return best !== null && winner === "second" && depth !== null ? [verdict.resist(words.move(best, analysis))] : [];
}
