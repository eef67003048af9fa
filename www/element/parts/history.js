// The game so far: each move a link back to it, with those marked that gave a win or a tie away.

import { html, nothing } from "../../lit.js";
import { playerSign, resultSign } from "../../games/signs.js";
import { wordsOf } from "./words-of.js";

/** @import { AnyAnalysis } from "../../games/view.js" */
/** @import { Text } from "../../messages/text.js" */
/** @import { Loss } from "../review.js" */
/** @import { Session } from "../session.js" */

/** Moves that are listed on either side of the present one. */
const AROUND = 60;

/**
 * @param {Session} session
 * @param {Text} text
 */
export function history(session, text) {
  const { answer, game, state } = session;
  const { moves, before, ply } = state;
  if (!answer || moves.length === 0) return nothing;
  const words = wordsOf(text, game);
  const losses = session.shows("reason") ? session.review.losses : [];
  const played = ply - before;
  const from = Math.max(0, played - AROUND);
  const to = Math.min(moves.length, played + AROUND);
  return html`<section class="history" part="history">
    <h3>${text.history.title}</h3>
    <ol>
      <li>${place(session, before, html`<span class="name">${text.history.start}</span>`)}</li>
      ${moves.slice(from, to).map((move, index) =>
        html`<li>${place(session, before + from + index + 1, entry(
          before + from + index,
          words.move(move, /** @type {AnyAnalysis} */ (answer.analysis)),
          losses[from + index] ?? null,
          text,
        ))}</li>`)}
    </ol>
    ${to - from < moves.length ? html`<p class="note">${text.history.part(from + 1, to, moves.length)}</p>` : nothing}
  </section>`;
}

/**
 * @param {number} ply
 * @param {string} move
 * @param {Loss} loss
 * @param {Text} text
 */
function entry(ply, move, loss, text) {
  return html`
    ${playerSign(ply)}<span class="spoken">${text.players.mover(ply)}:</span>
    <span class="name">${move}</span>
    ${loss ? html`<span class="gave">${resultSign(loss.left)} ${text.history.gave[loss.gave]}</span>` : nothing}`;
}

/**
 * A way to the position after so many plies: a link where it has an address.
 * @param {Session} session
 * @param {number} ply
 * @param {unknown} content
 */
function place(session, ply, content) {
  const { state } = session;
  const kind = ply > state.ply ? "place undone" : "place";
  const current = ply === state.ply ? "step" : nothing;
  const go = (/** @type {MouseEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The list is drawn after the board: for a moment, it may be that of other moves.
    if (session.state.moves === state.moves) session.jump(ply);
  };
  const address = session.link(ply);
  return address === null
    ? html`<button type="button" class=${kind} aria-current=${current} @click=${go}>${content}</button>`
    : html`<a class=${kind} href=${address} aria-current=${current} @click=${go}>${content}</a>`;
}
