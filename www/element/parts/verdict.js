// The verdict: who wins, in a sentence that is also announced.

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
  const result = answer && !isSlow ? resultFor(answer.analysis.winner) : "";
  return html`<div class="verdict ${result}" role="status">
    ${isSlow ? working(session, text) : answer ? told(answer, wordsOf(text, session.game), text) : none(session, text)}
  </div>`;
}

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
 * @param {Answer} answer
 * @param {GameText} words
 * @param {Text} text
 */
function told({ analysis, state: { ply, rules } }, words, text) {
  const sentence = words.verdict?.(analysis, { ply, rules }) ?? sentenceFor(analysis, words, text);
  const details = words.details?.(analysis) ?? detailsFor(analysis, words, text);
  return html`
    <div class="headline">
      <p class="turn">${playerSign(ply)} ${text.players.toMove(ply)}</p>
      <p class="sentence">${resultSign(resultFor(analysis.winner))}<span>${sentence}</span></p>
    </div>
    <p class="details">${details.join(" ")}</p>`;
}

/**
 * @param {AnyAnalysis} analysis
 * @param {GameText} words
 * @param {Text} text
 */
function sentenceFor(analysis, words, { verdict }) {
  const { best, winner } = analysis;
  if (best === null) return verdict.over;
  const move = words.move(best, analysis);
  if (winner === "first") return verdict.win(move);
  return winner === "second" ? verdict.loss : verdict.tie(move);
}

/**
 * @param {AnyAnalysis} analysis
 * @param {GameText} words
 * @param {Text} text
 */
function detailsFor(analysis, words, { verdict }) {
  const { best, winner, depth, moveCount, bestMoveCount } = analysis;
  if (best === null) return [];
  if (winner === "first") {
    return [verdict.winning(bestMoveCount, moveCount), ...(depth === null ? [] : [verdict.winsIn(depth)])];
  }
  if (winner === "tie") return [verdict.tying(bestMoveCount, moveCount)];
  return depth === null
    ? []
    : [verdict.resist(words.move(best, analysis)), verdict.losesIn(depth)];
}
