// The line of perfect play: both players at their best. It is stepped through by buttons or arrow
// keys; the board looks ahead meanwhile, and nothing is played.

import { html, nothing } from "../../lit.js";
import { playerSign } from "../../games/signs.js";
import { icon } from "../icons.js";
import { LINE } from "../knowledge.js";
import { wordsOf } from "./words-of.js";

/** @import { Text } from "../../messages/text.js" */
/** @import { Lookahead } from "../lookahead.js" */
/** @import { Session } from "../session.js" */

/** How far a key goes along the line. @type {Record<string, number>} */
const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/**
 * @param {Session} session
 * @param {Text} text
 */
export function line(session, text) {
  const { answer, game, lookahead } = session;
  if (!answer || answer.analysis.line.length === 0 || !session.shows("reason")) return nothing;
  const { analysis, state } = answer;
  const { step } = lookahead;
  const words = wordsOf(text, game);
  const all = analysis.line.length;
  const cut = all === LINE && analysis.depth !== LINE;
  return html`<section class="line" part="line" @keydown=${(/** @type {KeyboardEvent} */ event) => stepped(event, lookahead)}>
    <h3>${text.line.title}</h3>
    <div class="stepper-line" role="group" aria-label=${text.line.title}>
      ${stepButtons(lookahead, text)}
      <p class="where" role="status">${step === 0 ? nothing : where(session, text)}</p>
      <button
        type="button" class="tool follow" aria-disabled=${step === 0} @click=${() => lookahead.follow()}
      >${text.line.follow}</button>
    </div>
    <ol>${analysis.line.map((move, index) => {
      const ply = state.ply + index;
      return html`<li class=${index < step ? "passed" : ""} aria-current=${index === step - 1 ? "step" : nothing}>
        ${playerSign(ply)}<span class="spoken">${text.players.mover(ply)}:</span> ${words.move(move, analysis)}
      </li>`;
    })}</ol>
    ${cut ? html`<p class="note">${text.line.cut(all)}</p>` : nothing}
  </section>`;
}

/**
 * Buttons that go along the line.
 * @param {Lookahead} lookahead
 * @param {Text} text
 */
export function stepButtons(lookahead, text) {
  const { step, line: { length } } = lookahead;
  return html`
    <button
      type="button" class="tool previous" aria-label=${text.line.previous} aria-disabled=${step === 0}
      @click=${() => lookahead.go(step - 1)}
    >${icon("previous")}</button>
    <button
      type="button" class="tool next" aria-label=${text.line.next} aria-disabled=${step === length}
      @click=${() => lookahead.go(step + 1)}
    >${icon("next")}</button>`;
}

/**
 * Arrow keys do what the buttons do.
 * @param {KeyboardEvent} event
 * @param {Lookahead} lookahead
 */
export function stepped(event, lookahead) {
  const by = steps[event.key];
  if (event.ctrlKey || event.metaKey || event.altKey || by === undefined) return;
  event.preventDefault();
  lookahead.go(lookahead.step + by);
}

/**
 * How far along the line the board is, and the move that was made last.
 * @param {Session} session
 * @param {Text} text
 */
export function where({ answer, lookahead: { step }, game }, text) {
  if (!answer) return nothing;
  const { analysis, state } = answer;
  const move = wordsOf(text, game).move(analysis.line[step - 1], analysis);
  return `${text.line.step(step, analysis.line.length)}: ${text.players.played(state.ply + step - 1, move)}`;
}
