// How the answer was found, and what that costs.

import { html } from "../../lit.js";

/** @import { Text } from "../../messages/text.js" */
/** @import { Answer } from "../session.js" */

/**
 * @param {Answer} answer
 * @param {Text} text
 */
export function method({ analysis, milliseconds }, text) {
  return html`<dl class="method">
    <div><dt>${text.method.title}</dt> <dd>${analysis.method.name}</dd></div>
    <div><dt>${text.method.cost}</dt> <dd>${analysis.method.cost}</dd></div>
    <div><dt>${text.method.time}</dt> <dd>${text.method.milliseconds(milliseconds)}</dd></div>
  </dl>`;
}
