// The board: the last good position as its game draws it.

import { html } from "../../pkg/lit.js";
import { rove } from "../rove.js";
import { wordsOf } from "./words-of.js";

/** @import { Text } from "../../messages/text.js" */
/** @import { Session } from "../session.js" */

/**
 * @param {Session} session
 * @param {Text} text
 */
export function board(session, text) {
  const { game, answer, problem } = session;
  if (!answer) {
    return html`<div class="board"><p class="waiting">${session.busy ? text.loading : text.board.none}</p></div>`;
  }
  const { analysis, state, extra } = answer;
  const context = { text, rules: state.rules, extra, play: (/** @type {unknown} */ move) => session.play(move) };
  return html`<div
    class="board ${game.id}" role="toolbar" aria-label=${wordsOf(text, game).board(analysis)}
    ?inert=${problem !== null} @keydown=${rove}
  >${game.draw(analysis, context)}</div>`;
}
