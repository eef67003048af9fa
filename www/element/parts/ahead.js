// The line beneath the board: what the move that is looked at leads to, or else what a click does.

import { html, nothing } from "../../lit.js";
import { resultSign } from "../../games/signs.js";
import { isSameMove } from "../state.js";
import { wordsOf } from "./words-of.js";

/** @import { Text } from "../../messages/text.js" */
/** @import { Answer, Session } from "../session.js" */

/**
 * @param {Session} session
 * @param {Answer} answer
 * @param {Text} text
 */
export function ahead(session, answer, text) {
  const { game, preview, editing } = session;
  const words = wordsOf(text, game);
  const { analysis, state } = answer;
  if (preview === null) {
    const hint = editing ? words.hints?.setUp : analysis.moveCount > 0 ? words.hints?.play : undefined;
    return html`<p class="ahead note">${hint}</p>`;
  }
  const move = text.capital(words.move(preview, analysis));
  const report = analysis.moves.find(({ move }) => isSameMove(move, preview));
  if (!report || !session.shows("reason")) return html`<p class="ahead">${move}</p>`;
  const { result, value } = report;
  const worth = value === null ? "" : (words.worth ?? words.value)(value, state.rules);
  const facts = [text.results[result], worth].filter(Boolean).join(", ");
  const plies = pliesAfter(session, answer);
  return html`<p class="ahead">
    ${resultSign(result)}
    <span><strong>${move}</strong>: ${facts}${plies === null ? nothing : html`; ${text.board.plies(plies)}`}.</span>
  </p>`;
}

/**
 * How many moves the game lasts with the one that is looked at, itself included.
 * @param {Session} session
 * @param {Answer} answer
 * @returns {number | null} null while that is not known
 */
function pliesAfter({ preview, replies: { reply } }, { analysis: { best, depth } }) {
  if (isSameMove(preview, best)) return depth;
  const left = reply && isSameMove(reply.move, preview) ? reply.analysis.depth : null;
  return left === null ? null : left + 1;
}
