// Why the verdict is true: a short proof, and its picture where the game has one.

import { html, nothing } from "../../lit.js";
import { contextOf } from "../context.js";
import { isComputers } from "../state.js";
import { wordsOf } from "./words-of.js";

/** @import { Text } from "../../messages/text.js" */
/** @import { Session } from "../session.js" */

/**
 * @param {Session} session
 * @param {Text} text
 */
export function why(session, text) {
  const { answer, game } = session;
  if (!answer || !session.shows("reason")) return nothing;
  const { analysis, state } = answer;
  const steps = wordsOf(text, game).why(analysis, state.rules, isComputers(state));
  return html`<section class="why" part="why">
    <h3>${text.why.title}</h3>
    <ol class="proof">${steps.map(step => html`<li>${typeof step === "string" ? step : withCases(step)}</li>`)}</ol>
    ${game.figure?.(analysis, contextOf(session, answer, text)) ?? nothing}
  </section>`;
}

/** @param {{ text: string, cases: string[] }} step */
function withCases({ text, cases }) {
  return html`<div>${text}<ul>${cases.map(each => html`<li>${each}</li>`)}</ul></div>`;
}
