// Every move, with what it leads to; the best first. Each is a button that plays it.

import { html, nothing } from "../../lit.js";
import { resultFor, resultSign } from "../../games/signs.js";
import { wordsOf } from "./words-of.js";

/** @import { AnyAnalysis } from "../../games/view.js" */
/** @import { Text } from "../../messages/text.js" */
/** @import { MoveReport, Result } from "../../pkg/slim.js" */
/** @import { Session } from "../session.js" */

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
  const reports = inOrder(analysis);
  const shown = reports.length <= listed + FEW ? reports : reports.slice(0, listed);
  const more = Math.min(reports.length - shown.length, session.listStep);
  const worth = (/** @type {Report} */ { value }) => (value === null ? "" : words.value(value, state.rules));
  const mark = analysis.winner === "second" ? words.bestLoss ?? text.moves.bestLoss : text.moves.best;
  const row = (/** @type {Report} */ report, /** @type {number} */ index) => html`
    <li><button
      type="button" class="row ${report.result}"
      @pointerenter=${() => session.look(report.move)} @pointerleave=${() => session.look(null)}
      @focus=${() => session.look(report.move)} @blur=${() => session.look(null)}
      @click=${() => session.play(report.move)}
    >
      ${resultSign(report.result)}
      <span class="name">
        ${text.capital(words.move(report.move, analysis))}
        ${index === 0 && shown.length > 1 ? html`<span class="best">${mark}</span>` : nothing}
      </span>
      <span class="result">${text.results[report.result]}</span>
      <span class="value">${worth(report)}</span>
    </button></li>`;
  return html`<section class="moves">
    <h3>${text.moves.title}</h3>
    <ol>${shown.map(row)}</ol>
    ${shown.length < analysis.moveCount
      ? html`<p class="note">${reports.length < analysis.moveCount && !more
          ? text.moves.unlisted(reports.length, analysis.moveCount)
          : text.moves.capped(shown.length, analysis.moveCount)}</p>`
      : nothing}
    ${more ? html`<button type="button" class="tool" @click=${() => session.listMore()}>${text.moves.more(more)}</button>` : nothing}
    ${shown.some(report => worth(report) !== "") ? html`<p class="note">${words.valueNote}</p>` : nothing}
  </section>`;
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
