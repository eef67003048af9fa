// All but the bigger picture, in the order in which it is seen: whoever goes through it with a
// keyboard or a screen reader meets its parts as the eye does.

import { html, live, noChange, nothing } from "../../lit.js";
import { completeRules } from "../rules.js";
import { pressed } from "../shortcuts.js";
import { board } from "./board.js";
import { history } from "./history.js";
import { leftOut } from "./left.js";
import { line } from "./line.js";
import { method } from "./method.js";
import { moveList } from "./moves.js";
import { setup } from "./setup.js";
import { tools } from "./tools.js";
import { verdict } from "./verdict.js";
import { why } from "./why.js";
import { wordsOf } from "./words-of.js";

/** @import { Text } from "../../messages/text.js" */
/** @import { Session } from "../session.js" */

/**
 * @param {Session} session
 * @param {{ isColumn: boolean, isDue: boolean, isBoardDue: boolean }} drawing whether all stands in one
 *   column, and whether what stands beneath the verdict and the board are drawn later
 * @param {readonly string[]} problems sentences on what the page has set
 * @param {Text} text
 */
export function frame(session, { isColumn, isDue, isBoardDue }, problems, text) {
  const { answer, isStale } = session;
  const words = wordsOf(text, session.game);
  /** @type {(part: typeof setup, isHere: boolean) => unknown} */
  const placed = (part, isHere) => (isHere ? part(session, text) : nothing);
  return html`<article
    class=${isStale && answer ? "frame stale" : "frame"} part="frame" lang=${text.locale} aria-busy=${live(`${session.busy || isDue}`)}
    @keydown=${(/** @type {KeyboardEvent} */ event) => pressed(event, session)}
  >
    <header part="header">
      <h2>${words.name}</h2>
      <p class="goal">${words.goal(answer?.state.rules ?? completeRules(session.game, session.draft.rules))}</p>
      ${leftOut(session, problems, text)}
    </header>
    ${placed(setup, !isColumn)}
    <section class="table" aria-label=${text.board.label}>
      ${isBoardDue ? noChange : board(session, text)}
      ${placed(tools, !isColumn)}
    </section>
    <section class="answer">
      ${verdict(session, text)}
      ${placed(setup, isColumn)}
      ${answer
        ? html`<div class="reasons" ?inert=${isStale}>
            ${isDue ? noChange : [history, moveList, why, line, method].map(part => part(session, text))}
          </div>`
        : nothing}
    </section>
    ${placed(tools, isColumn)}
  </article>`;
}
