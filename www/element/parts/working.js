// Work that takes long: how far it is, and a way to stop it; and when it was stopped, to go on.

import { html, nothing } from "../../lit.js";

/** @import { Text } from "../../messages/text.js" */
/** @import { Session } from "../session.js" */

/**
 * In the place of the verdict while it is worked out.
 * @param {Session} session
 * @param {Text} text
 */
export function working(session, text) {
  const { percent } = session;
  return html`<div class="headline working">
    <p>${text.thinking} ${percent === null
      ? nothing
      : html`<span class="percent" aria-hidden="true">${text.percent(percent)}</span>`}</p>
    <progress aria-label=${text.progress} max="100" value=${percent ?? nothing}></progress>
    <button type="button" class="tool cancel" @click=${() => session.cancel()}>${text.cancel}</button>
  </div>`;
}

/**
 * Beside the field when the work at its entry was stopped.
 * @param {Session} session
 * @param {Text} text
 */
export function stoppedNote(session, text) {
  return html`
    <p class="stopped">
      <span>${text.stopped}</span>
      <button type="button" class="tool" @click=${() => session.resume()}>${text.resume}</button>
    </p>
    ${session.answer ? html`<p class="hint">${text.errors.lastSolved}</p>` : nothing}`;
}
