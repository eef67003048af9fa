// What one can do to the game as a whole: a row beneath the board, or a bar at the thumb. Who plays
// and how much is shown stand behind a button.

import { html, nothing } from "../../lit.js";
import { icon } from "../icons.js";
import { options } from "./options.js";
import { wordsOf } from "./words-of.js";

/** @import { Text } from "../../messages/text.js" */
/** @import { Session } from "../session.js" */

/**
 * @param {Session} session
 * @param {Text} text
 */
export function tools(session, text) {
  const { tools: words } = text;
  const next = session.nextHint;
  const tool = (
    /** @type {"undo" | "redo" | "restart" | "hint"} */ name,
    /** @type {boolean} */ can,
    /** @type {() => void} */ act,
  ) => html`<button
      type="button" class="tool ${name === "hint" ? "next-hint" : name}" aria-disabled=${!can} @click=${() => can && act()}
    >${icon(name)}<span>${words[name]}</span></button>`;
  return html`<div class="dock" part="tools">
    <div class="tools" role="group" aria-label=${words.label}>
      ${tool("undo", session.canUndo, () => session.undo())}
      ${tool("redo", session.canRedo, () => session.redo())}
      ${tool("restart", session.canRestart, () => session.restart())}
      ${tool("hint", next !== undefined, () => next && session.hint(next))}
      <button
        type="button" class="tool more" aria-expanded=${session.optionsOpen} aria-controls="options"
        @click=${() => session.openOptions(!session.optionsOpen)}
      >${icon("options")}<span>${text.options.title}</span></button>
    </div>
    ${session.optionsOpen ? options(session, text) : nothing}
    ${computer(session, text)}
  </div>`;
}

/**
 * Where the computer plays: what it did, and a way to have it move.
 * @param {Session} session
 * @param {Text} text
 */
function computer(session, text) {
  const { opponent, game, told, state: { players } } = session;
  if (players.first === "human" && players.second === "human") return nothing;
  const words = wordsOf(text, game);
  const isAlone = players.first !== "human" && players.second !== "human";
  const can = opponent.isToMove && !opponent.isDue;
  return html`<div class="computer">
    <p class="told" role="status">${told ? text.players.played(told.ply, words.move(told.move, told.analysis)) : nothing}</p>
    <button type="button" class="tool" aria-disabled=${!can} @click=${() => can && opponent.move()}>${text.options.computer}</button>
    ${isAlone
      ? html`<button
          type="button" class="tool" aria-disabled=${!opponent.isPlayingOn && !can}
          @click=${() => (opponent.isPlayingOn ? opponent.stop() : can && opponent.playOn())}
        >${icon(opponent.isPlayingOn ? "stop" : "play")}${opponent.isPlayingOn ? text.options.stop : text.options.playOn}</button>`
      : nothing}
  </div>`;
}
