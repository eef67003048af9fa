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
 * One drawing for the position and for those further along the line of perfect play, which are
 * looked at and not played on: so a map stays as near as it was.
 * @param {Session} session
 * @param {Text} text
 */
export function board(session, text) {
  const { game, answer, editing, lookahead } = session;
  if (!answer) return html`<div class="surface" part="board"><div class="board"><p class="waiting">${reason(session, text)}</p></div></div>`;
  const isAhead = lookahead.answer !== null;
  const shown = lookahead.answer ?? answer;
  const present = contextOf(session, shown, text);
  const context = isAhead ? { ...present, preview: null, part: null, editing: false } : present;
  const receive = isAhead ? nothing : (/** @type {Event} */ event) => game.receive?.(event, context);
  const along = (/** @type {KeyboardEvent} */ event) => stepped(event, lookahead);
  return html`<div
    class=${isAhead ? "surface looking-ahead" : "surface"} part="board"
    @keydown=${isAhead ? along : nothing} @dragover=${receive} @dragleave=${receive} @drop=${receive} @paste=${receive}
  >
    <div
      class="board ${game.id}" role=${isAhead ? "group" : "toolbar"} aria-label=${wordsOf(text, game).board(shown.analysis)}
      ?inert=${isAhead || (session.isStale && !editing)} @keydown=${rove}
    >${game.draw(shown.analysis, context)}</div>
    ${isAhead ? nothing : game.tray?.(context) ?? nothing}
    <div class="beneath">${isAhead ? beneathAhead(session, shown, text) : beneath(session, answer, text)}</div>
  </div>`;
}

/**
 * What a move leads to, and the switch between playing and setting up.
 * @param {Session} session
 * @param {Answer} answer
 * @param {Text} text
 */
function beneath(session, answer, text) {
  const { editing, isFixed } = session;
  return html`
    ${ahead(session, answer, text)}
    ${isFixed
      ? nothing
      : html`<button
          type="button" class=${editing ? "tool set-up going-on" : "tool set-up"} @click=${() => session.setUp(!editing)}
        >${editing ? text.editing.done : text.editing.setUp}</button>`}`;
}

/**
 * Where one is along the line, and ways on, into it, and back.
 * @param {Session} session
 * @param {Answer} answer
 * @param {Text} text
 */
function beneathAhead(session, answer, text) {
  const { lookahead } = session;
  return html`
    <p class="ahead">${playerSign(answer.state.ply - 1)}<span>${where(session, text)}</span></p>
    <div class="stepper-line">
      ${stepButtons(lookahead, text)}
      <button type="button" class="tool follow" @click=${() => lookahead.follow()}>${text.line.follow}</button>
      <button
        type="button" class="tool return" aria-label=${text.line.return} @click=${() => lookahead.leave()}
      >${icon("close")}</button>
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
