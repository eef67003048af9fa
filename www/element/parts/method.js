// How the answer was found, and what that costs.

import { html, nothing } from "../../lit.js";

/** @import { Text } from "../../messages/text.js" */
/** @import { Session } from "../session.js" */

/**
 * @param {Session} session
 * @param {Text} text
 */
export function method(session, text) {
  if (!session.answer || !session.shows("reason")) return nothing;
  const { analysis, milliseconds } = session.answer;
  return html`<dl class="method" part="method">
    <div><dt>${text.method.title}</dt> <dd>${analysis.method.name}</dd></div>
    <div><dt>${text.method.cost}</dt> <dd>${analysis.method.cost}</dd></div>
    <div><dt>${text.method.time}</dt> <dd>${text.method.milliseconds(milliseconds)}</dd></div>
  </dl>`;
}
