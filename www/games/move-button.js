// A move as a thing on the board that can be clicked.

import { html } from "../lit.js";
import { resultSign } from "./signs.js";

/** @import { MoveReport } from "../pkg/slim.js" */
/** @import { Context } from "./view.js" */

/**
 * @template M
 * @param {MoveReport<M, unknown>} report
 * @param {string} name the move in words
 * @param {Context<M>} context
 * @param {unknown} [content] what the button shows; the result's sign where left out
 */
export function moveButton(report, name, { text, play, look }, content = resultSign(report.result)) {
  const label = text.board.move(name, text.results[report.result]);
  const show = () => look(report.move);
  const hide = () => look(null);
  return html`<button
    type="button" class="move ${report.result}" aria-label=${label} title=${label}
    @pointerenter=${show} @pointerleave=${hide} @focus=${show} @blur=${hide} @click=${() => play(report.move)}
  >${content}</button>`;
}

/**
 * Reports by a key of their move, for a drawing that goes by places.
 * @template M, K, V
 * @param {readonly MoveReport<M, V>[]} reports
 * @param {(move: M) => K} key
 * @returns {Map<K, MoveReport<M, V>>}
 */
export function byMove(reports, key) {
  return new Map(reports.map(report => [key(report.move), report]));
}
