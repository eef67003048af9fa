// A move as a thing on the board that can be clicked, marked by as much as is shown of the move.

import { html } from "../lit.js";
import { openSign, resultSign } from "./signs.js";

/** @import { MoveReport } from "../pkg/slim.js" */
/** @import { Context } from "./view.js" */

/**
 * @template M
 * @param {MoveReport<M, unknown>} report
 * @param {string} name the move in words
 * @param {Context<M>} context
 * @param {object} [looks]
 * @param {unknown} [looks.content] what the button shows; a sign where left out
 * @param {boolean} [looks.isBest] whether it is the move to make
 * @param {boolean} [looks.isGone] whether what it stands on would go with the move that is looked at
 */
export function moveButton(report, name, context, { content, isBest = false, isGone = false } = {}) {
  const { text, play, look, shows } = context;
  const { move, result } = report;
  const isKnown = shows("reason");
  const isMarked = isBest && shows("move");
  const label = isKnown
    ? text.board.move(name, text.results[result])
    : isMarked ? text.board.move(name, text.moves.best) : text.capital(name);
  const kind = ["move", isKnown ? result : "", isMarked ? "best" : "", isGone ? "gone" : ""].filter(Boolean).join(" ");
  const show = () => look(move);
  const hide = () => look(null);
  /** A click leaves the focus somewhere too, which is no look at what stands there. @param {FocusEvent} event */
  const focus = ({ target }) => {
    if (target instanceof Element && target.matches(":focus-visible")) show();
  };
  return html`<button
    type="button" class=${kind} aria-label=${label}
    @pointerenter=${show} @pointerleave=${hide} @focus=${focus} @blur=${hide} @click=${() => play(move)}
  >${content ?? (isKnown ? resultSign(result) : openSign)}</button>`;
}

/** @type {WeakMap<readonly MoveReport<never, unknown>[], Map<unknown, unknown>>} */
const known = new WeakMap();

/**
 * Reports by a key of their move, for a drawing that goes by places; each list has one such key.
 * @template M, K, V
 * @param {readonly MoveReport<M, V>[]} reports
 * @param {(move: M) => K} key
 * @returns {Map<K, MoveReport<M, V>>}
 */
export function byMove(reports, key) {
  const list = /** @type {readonly MoveReport<never, unknown>[]} */ (reports);
  const found = known.get(list) ?? new Map(reports.map(report => [key(report.move), report]));
  known.set(list, found);
  return /** @type {Map<K, MoveReport<M, V>>} */ (found);
}
