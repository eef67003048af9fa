// The verdict: who wins, in a sentence that is also announced, and as much beside it as is shown.

import { html, nothing } from "../../lit.js";
import { playerSign, resultFor, resultSign } from "../../games/signs.js";
import { wordsOf } from "./words-of.js";
import { working } from "./working.js";

/** @import { AnyAnalysis } from "../../games/view.js" */
/** @import { GameText, Text } from "../../messages/text.js" */
/** @import { Answer, Session } from "../session.js" */

/**
 * @param {Session} session
 * @param {Text} text
 */
export function verdict(session, text) {
  const { answer, isSlow } = session;
  const result = answer && !isSlow && isTold(session, answer) ? resultFor(answer.analysis.winner) : "";
  return html`<div class="verdict ${result}" role="status">
    ${isSlow ? working(session, text) : answer ? told(session, answer, text) : none(session, text)}
  </div>`;
}

/**
 * Whether it is told who wins; who has won is plain to see.
 * @param {Session} session
 * @param {Answer} answer
 */
const isTold = (session, { analysis }) => session.shows("winner") || analysis.best === null;

/**
 * Before there is any answer.
 * @param {Session} session
 * @param {Text} text
 */
function none({ problem, stopped }, text) {
  return html`<div class="headline">
    ${problem || stopped ? html`<p class="note">${stopped ? text.stopped : text.verdict.waiting}</p>` : nothing}
  </div>`;
}

/**
 * @param {Session} session
 * @param {Answer} answer
 * @param {Text} text
 */
function told(session, answer, text) {
  const { analysis, state: { ply } } = answer;
  const sentence = isTold(session, answer)
    ? html`${resultSign(resultFor(analysis.winner))}<span>${sentenceFor(session, answer, text)}</span>`
    : html`<span>${text.verdict.open}</span>`;
  return html`
    <div class="headline">
      <p class="turn">${playerSign(ply)} ${text.players.toMove(ply)}</p>
      <p class="sentence">${sentence}</p>
    </div>
    <p class="details">${detailsFor(session, answer, text).join(" ")}</p>`;
}

/**
 * @param {Session} session
 * @param {Answer} answer
 * @param {Text} text
 */
function sentenceFor(session, { analysis, state: { ply, rules } }, text) {
  const words = wordsOf(text, session.game);
  return session.shows("move") || analysis.best === null
    ? words.verdict?.(analysis, { ply, rules }) ?? withMove(analysis, words, text)
    : words.winner?.(analysis, { ply, rules }) ?? winnerAlone(analysis, text);
}

/**
 * @param {AnyAnalysis} analysis
 * @param {Text} text
 */
function winnerAlone({ winner }, { verdict }) {
  return { first: verdict.wins, second: verdict.loses, tie: verdict.ties }[winner];
}

/**
 * @param {AnyAnalysis} analysis
 * @param {GameText} words
 * @param {Text} text
 */
function withMove(analysis, words, { verdict }) {
  const { best, winner } = analysis;
  if (best === null) return verdict.over;
  const move = words.move(best, analysis);
  if (winner === "first") return verdict.win(move);
  return winner === "second" ? verdict.loss : verdict.tie(move);
}

/**
 * Sentences beneath: where to look, the move to make, and in the end all that is known.
 * @param {Session} session
 * @param {Answer} answer
 * @param {Text} text
 */
function detailsFor(session, { analysis, state: { rules } }, text) {
  const words = wordsOf(text, session.game);
  if (session.shows("reason")) return words.details?.(analysis) ?? usualDetails(analysis, words, text);
  if (session.shows("move")) return resistance(analysis, words, text);
  return session.shows("place") ? [words.place(analysis, rules)] : [];
}

/**
 * @param {AnyAnalysis} analysis
 * @param {GameText} words
 * @param {Text} text
 */
function usualDetails(analysis, words, text) {
  const { best, winner, depth, moveCount, bestMoveCount } = analysis;
  const { verdict } = text;
  if (best === null) return [];
  if (winner === "first") {
    return [verdict.winning(bestMoveCount, moveCount), ...(depth === null ? [] : [verdict.winsIn(depth)])];
  }
  if (winner === "tie") return [verdict.tying(bestMoveCount, moveCount)];
  return depth === null ? [] : [...resistance(analysis, words, text), verdict.losesIn(depth)];
}

/**
 * The move to make in a lost position, where the verdict does not name it.
 * @param {AnyAnalysis} analysis
 * @param {GameText} words
 * @param {Text} text
 */
function resistance(analysis, words, { verdict }) {
  const { best, winner, depth } = analysis;
  return best !== null && winner === "second" && depth !== null ? [verdict.resist(words.move(best, analysis))] : [];
}
