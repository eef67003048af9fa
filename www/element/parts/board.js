// The board: the last good position as its game draws it. Beneath it stands what the move that is
// looked at would do, and the switch between playing and setting up.

import { html } from "../../lit.js";
import { contextOf } from "../context.js";
import { rove } from "../rove.js";
import { ahead } from "./ahead.js";
import { wordsOf } from "./words-of.js";

/** @import { Text } from "../../messages/text.js" */
/** @import { Session } from "../session.js" */

/**
 * @param {Session} session
 * @param {Text} text
 */
export function board(session, text) {
  const { game, answer, editing } = session;
  if (!answer) return html`<div class="surface"><div class="board"><p class="waiting">${reason(session, text)}</p></div></div>`;
  const { analysis } = answer;
  return html`<div class="surface">
    <div
      class="board ${game.id}" role="toolbar" aria-label=${wordsOf(text, game).board(analysis)}
      ?inert=${session.isStale && !editing} @keydown=${rove}
    >${game.draw(analysis, contextOf(session, answer, text))}</div>
    <div class="beneath">
      ${ahead(session, answer, text)}
      <button
        type="button" class="tool set-up" aria-pressed=${editing} @click=${() => session.setUp(!editing)}
      >${text.editing.setUp}</button>
    </div>
  </div>`;
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
