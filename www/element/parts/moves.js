// Every move, with what it leads to; the best first. Each is a button that plays it.

import { html, nothing } from "../../lit.js";
import { resultFor, resultSign } from "../../games/signs.js";
import { isComputers, isSameMove } from "../state.js";
import { wordsOf } from "./words-of.js";

/** @import { AnyAnalysis } from "../../games/view.js" */
/** @import { Text } from "../../messages/text.js" */
/** @import { MoveReport, Result } from "../../pkg/slim.js" */
/** @import { Answer, Session } from "../session.js" */

/** The best move's report has no value where the solver did not list that move. */
/** @typedef {MoveReport<unknown, number | null>} Report */

/** So few moves are not worth a step of their own. */
const FEW = 4;

/** @type {Record<Result, number>} */
const rank = { win: 0, tie: 1, loss: 2 };

/** Reports of each analysis in the order of the list. @type {WeakMap<AnyAnalysis, Report[]>} */
const sorted = new WeakMap();

/**
 * @param {Session} session
 * @param {Text} text
 */
export function moveList(session, text) {
  const { answer, game, listed } = session;
  if (!answer) return nothing;
  const { analysis, state } = answer;
  if (analysis.moveCount === 0) return nothing;
  const words = wordsOf(text, game);
  const isTold = session.shows("reason");
  const reports = isTold ? inOrder(analysis) : analysis.moves;
  const shown = reports.length <= listed + FEW ? reports : reports.slice(0, listed);
  const more = Math.min(reports.length - shown.length, session.listStep);
  const worth = (/** @type {Report} */ { value }) =>
    value === null || !isTold ? "" : words.value(value, state.rules);
  return html`<section class=${isTold ? "moves" : "moves plain"} part="moves">
    <h3>${text.moves.title}</h3>
    ${isTold ? reply(session, answer, text) : nothing}
    <ol>${shown.map(report => row(report, worth(report), shown.length > 1, session, answer, text))}</ol>
    ${shown.length < analysis.moveCount
      ? html`<p class="note">${count(shown.length, reports.length, more > 0, isTold, analysis, text)}</p>`
      : nothing}
    ${more ? html`<button type="button" class="tool" @click=${() => session.listMore()}>${text.moves.more(more)}</button>` : nothing}
    ${shown.some(report => worth(report) !== "") ? html`<p class="note">${words.valueNote}</p>` : nothing}
  </section>`;
}

/**
 * A move, with as much as is shown of what it leads to.
 * @param {Report} report
 * @param {string} worth
 * @param {boolean} isOneOfMany
 * @param {Session} session
 * @param {Answer} answer
 * @param {Text} text
 */
function row({ move, result }, worth, isOneOfMany, session, { analysis }, text) {
  const words = wordsOf(text, session.game);
  const isTold = session.shows("reason");
  const isMarked = isOneOfMany && session.shows("move") && isSameMove(move, analysis.best);
  const mark = analysis.winner === "second" ? words.bestLoss ?? text.moves.bestLoss : text.moves.best;
  const play = () => session.isPresent(analysis) && session.play(move);
  const look = () => session.isPresent(analysis) && session.look(move);
  const leave = () => session.isPresent(analysis) && session.look(null);
  return html`<li><button
    type="button" class=${isTold ? `row ${result}` : "row"}
    @pointerenter=${look} @pointerleave=${leave} @focus=${look} @blur=${leave} @click=${play}
  >
    ${isTold ? resultSign(result) : nothing}
    <span class="name">
      ${text.capital(words.move(move, analysis))}
      ${isMarked ? html`<span class="best">${mark}</span>` : nothing}
    </span>
    ${isTold
      ? html`<span class="result">${text.results[result]}</span> <span class="value">${worth}</span>`
      : nothing}
  </button></li>`;
}

/**
 * What is answered to the move that is looked at. Its place is kept, so that nothing moves.
 * @param {Session} session
 * @param {Answer} answer
 * @param {Text} text
 */
function reply({ game, replies: { reply } }, { analysis, state }, text) {
  if (!reply) return html`<p class="reply note">${text.moves.look}</p>`;
  const words = wordsOf(text, game);
  const { answered, ends, unanswered } = isComputers(state) ? text.moves.computer : text.moves;
  const move = words.move(reply.move, analysis);
  if (reply.answer === null) return html`<p class="reply">${ends(move)}</p>`;
  const say = reply.winner === "second" ? unanswered : answered;
  return html`<p class="reply">${say(move, words.move(reply.answer, reply.analysis))}</p>`;
}

/**
 * How many of the moves are listed.
 * @param {number} shown
 * @param {number} known
 * @param {boolean} hasMore
 * @param {boolean} isTold
 * @param {AnyAnalysis} analysis
 * @param {Text} text
 */
function count(shown, known, hasMore, isTold, { moveCount }, { moves }) {
  if (!isTold) return moves.first(shown, moveCount);
  return known < moveCount && !hasMore ? moves.unlisted(known, moveCount) : moves.capped(shown, moveCount);
}

/** @param {AnyAnalysis} analysis */
function inOrder(analysis) {
  const known = sorted.get(analysis);
  if (known) return known;
  const { best, moves, winner } = analysis;
  const key = JSON.stringify(best);
  const isBest = (/** @type {Report} */ { move, result }) =>
    result === resultFor(winner) && (typeof move === "object" ? JSON.stringify(move) === key : move === best);
  /** @type {Report} */
  const first = moves.find(isBest) ?? { move: best, result: resultFor(winner), value: null };
  const others = moves.filter(report => report !== first);
  others.sort((one, other) => rank[one.result] - rank[other.result]);
  const reports = [first, ...others];
  sorted.set(analysis, reports);
  return reports;
}
