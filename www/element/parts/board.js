// The board: the last good position as its game draws it. Beneath it stands what the move that is
// looked at would do, and the switch between playing and setting up.

import { html, nothing } from "../../lit.js";
import { playerSign } from "../../games/signs.js";
import { contextOf } from "../context.js";
import { icon } from "../icons.js";
import { rove } from "../rove.js";
import { ahead } from "./ahead.js";
import { stepButtons, stepped, where } from "./line.js";
import { wordsOf } from "./words-of.js";

/** @import { Text } from "../../messages/text.js" */
/** @import { Answer, Session } from "../session.js" */

/**
 * @param {Session} session
 * @param {Text} text
 */
export function board(session, text) {
  const { game, answer, editing, lookahead } = session;
  if (!answer) return html`<div class="surface" part="board"><div class="board"><p class="waiting">${reason(session, text)}</p></div></div>`;
  if (lookahead.answer) return lookedAhead(session, lookahead.answer, text);
  const { analysis } = answer;
  const context = contextOf(session, answer, text);
  const receive = (/** @type {Event} */ event) => game.receive?.(event, context);
  return html`<div class="surface" part="board" @dragover=${receive} @dragleave=${receive} @drop=${receive} @paste=${receive}>
    <div
      class="board ${game.id}" role="toolbar" aria-label=${wordsOf(text, game).board(analysis)}
      ?inert=${session.isStale && !editing} @keydown=${rove}
    >${game.draw(analysis, context)}</div>
    ${game.tray?.(context) ?? nothing}
    <div class="beneath">
      ${ahead(session, answer, text)}
      ${session.isFixed
        ? nothing
        : html`<button
            type="button" class="tool set-up" aria-pressed=${editing} @click=${() => session.setUp(!editing)}
          >${text.editing.setUp}</button>`}
    </div>
  </div>`;
}

/**
 * A position further along the line of perfect play, which is looked at and not played on.
 * @param {Session} session
 * @param {Answer} answer
 * @param {Text} text
 */
function lookedAhead(session, answer, text) {
  const { game, lookahead } = session;
  const { analysis } = answer;
  const context = { ...contextOf(session, answer, text), preview: null, part: null, editing: false };
  return html`<div class="surface looking-ahead" part="board" @keydown=${(/** @type {KeyboardEvent} */ event) => stepped(event, lookahead)}>
    <div
      class="board ${game.id}" role="group" aria-label=${wordsOf(text, game).board(analysis)} inert
    >${game.draw(analysis, context)}</div>
    <div class="beneath">
      <p class="ahead">${playerSign(answer.state.ply - 1)}<span>${where(session, text)}</span></p>
      <div class="stepper-line">
        ${stepButtons(lookahead, text)}
        <button type="button" class="tool follow" @click=${() => lookahead.follow()}>${text.line.follow}</button>
        <button
          type="button" class="tool return" aria-label=${text.line.return} @click=${() => lookahead.leave()}
        >${icon("close")}</button>
      </div>
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
