// The board: the last good position as its game draws it.

import { html } from "../../lit.js";
import { contextOf } from "../context.js";
import { rove } from "../rove.js";
import { wordsOf } from "./words-of.js";

/** @import { Text } from "../../messages/text.js" */
/** @import { Session } from "../session.js" */

/**
 * @param {Session} session
 * @param {Text} text
 */
export function board(session, text) {
  const { game, answer } = session;
  if (!answer) return html`<div class="board"><p class="waiting">${reason(session, text)}</p></div>`;
  const { analysis } = answer;
  return html`<div
    class="board ${game.id}" role="toolbar" aria-label=${wordsOf(text, game).board(analysis)}
    ?inert=${session.isStale} @keydown=${rove}
  >${game.draw(analysis, contextOf(session, answer, text))}</div>`;
}

/**
 * Why there is no board.
 * @param {Session} session
 * @param {Text} text
 */
function reason({ busy, isSlow, stopped }, text) {
  if (busy && !isSlow) return text.loading;
  return busy || stopped ? text.board.stopped : text.board.none;
}
