// The verdict: who wins, in a sentence that is also announced.

import { html, nothing } from "../../pkg/lit.js";
import { playerSign, resultFor, resultSign } from "../../games/signs.js";
import { wordsOf } from "./words-of.js";

/** @import { AnyAnalysis } from "../../games/view.js" */
/** @import { GameText, Text } from "../../messages/text.js" */
/** @import { Answer, Session } from "../session.js" */

/**
 * @param {Session} session
 * @param {Text} text
 */
export function verdict(session, text) {
  const { answer, busy, game } = session;
  return html`<div class="verdict ${answer ? resultFor(answer.analysis.winner) : ""}" role="status">
    ${answer ? told(answer, busy, wordsOf(text, game), text) : busy ? html`<div class="headline"></div>` : nothing}
  </div>`;
}

/**
 * @param {Answer} answer
 * @param {boolean} busy
 * @param {GameText} words
 * @param {Text} text
 */
function told({ analysis, state: { ply, rules } }, busy, words, text) {
  const sentence = words.verdict?.(analysis, { ply, rules }) ?? sentenceFor(analysis, words, text);
  const details = words.details?.(analysis) ?? detailsFor(analysis, words, text);
  return html`
    <div class="headline">
      <p class="turn">${playerSign(ply)} ${text.players.toMove(ply)}</p>
      <p class="sentence">${resultSign(resultFor(analysis.winner))}<span>${sentence}</span></p>
      ${busy ? html`<p class="thinking">${text.thinking}</p>` : nothing}
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
