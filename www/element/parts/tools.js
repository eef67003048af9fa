// What one can do to the game as a whole.

import { html } from "../../lit.js";
import { icon } from "../icons.js";

/** @import { Text } from "../../messages/text.js" */
/** @import { Session } from "../session.js" */

/**
 * @param {Session} session
 * @param {Text} text
 */
export function tools(session, text) {
  return html`<div class="tools">
    <button
      type="button" class="tool undo" aria-disabled=${!session.canUndo} @click=${() => session.undo()}
    >${icon("back")}${text.tools.back}</button>
  </div>`;
}
