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
    <div><dt>${text.method.cost}</dt> <dd>${raised(analysis.method.cost, text)}</dd></div>
    <div><dt>${text.method.time}</dt> <dd>${text.method.milliseconds(milliseconds)}</dd></div>
  </dl>`;
}

/**
 * A formula with its exponents raised, and named for those who hear it: n^1.2.
 * @param {string} formula
 * @param {Text} text
 */
const raised = (formula, text) => formula.split(/\^([\d.]+|\w+)/).map((part, index) =>
  index % 2 === 0 ? part : html`<span class="spoken"> ${text.method.power} </span><sup>${part}</sup>`);
