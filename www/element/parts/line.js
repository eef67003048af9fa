// The line of perfect play: both players at their best.

import { html, nothing } from "../../lit.js";
import { playerSign } from "../../games/signs.js";
import { LINE } from "../knowledge.js";
import { wordsOf } from "./words-of.js";

/** @import { Text } from "../../messages/text.js" */
/** @import { Session } from "../session.js" */

/**
 * @param {Session} session
 * @param {Text} text
 */
export function line({ answer, game }, text) {
  if (!answer || answer.analysis.line.length === 0) return nothing;
  const { analysis, state } = answer;
  const words = wordsOf(text, game);
  const cut = analysis.line.length === LINE && analysis.depth !== LINE;
  return html`<section class="line">
    <h3>${text.line.title}</h3>
    <ol>${analysis.line.map((move, index) => {
      const ply = state.ply + index;
      return html`<li>
        ${playerSign(ply)}<span class="player">${text.players.mover(ply)}:</span> ${words.move(move, analysis)}
      </li>`;
    })}</ol>
    ${cut ? html`<p class="note">${text.line.cut(analysis.line.length)}</p>` : nothing}
  </section>`;
}
