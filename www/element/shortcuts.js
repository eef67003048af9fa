// Keys that do something wherever the focus is in the element, but in a text field. A single letter
// counts only while the focus is on the board, so that nobody who speaks or slips presses it.

/** @import { Session } from "./session.js" */

/**
 * What keys do, for those who list them; the words are in the catalogue, under `shortcuts`.
 * @type {readonly { keys: readonly string[], does: "undo" | "redo" | "restart" | "hint" | "computer" | "along" | "ends" | "play" | "leave", where: "onBoard" | "outsideText" | "anywhere" }[]}
 */
export const shortcuts = [
  { keys: ["U"], does: "undo", where: "onBoard" },
  { keys: ["Ctrl+Z"], does: "undo", where: "outsideText" },
  { keys: ["R"], does: "redo", where: "onBoard" },
  { keys: ["Ctrl+Y", "Ctrl+Shift+Z"], does: "redo", where: "outsideText" },
  { keys: ["B"], does: "restart", where: "onBoard" },
  { keys: ["H"], does: "hint", where: "onBoard" },
  { keys: ["C"], does: "computer", where: "onBoard" },
  { keys: ["←", "→", "↑", "↓"], does: "along", where: "onBoard" },
  { keys: ["Home", "End"], does: "ends", where: "onBoard" },
  { keys: ["Enter"], does: "play", where: "onBoard" },
  { keys: ["Escape"], does: "leave", where: "anywhere" },
];

/** @type {Record<string, (session: Session) => void>} */
const actions = {
  u: session => session.undo(),
  r: session => session.redo(),
  b: session => session.canRestart && session.restart(),
  h: session => session.nextHint && session.hint(session.nextHint),
  c: session => session.opponent.move(),
  "Ctrl+z": session => session.undo(),
  "Ctrl+y": session => session.redo(),
  "Ctrl+Shift+z": session => session.redo(),
};

/**
 * A `keydown` listener of the element.
 * @param {KeyboardEvent} event
 * @param {Session} session
 */
export function pressed(event, session) {
  const { target } = event;
  if (event.defaultPrevented || event.altKey || !(target instanceof Element)) return;
  if (event.key === "Escape") return leave(event, session);
  if (target.matches("textarea, select, input:not([type=checkbox], [type=radio])")) return;
  const isCommand = event.ctrlKey || event.metaKey;
  if (!isCommand && (event.shiftKey || !target.closest(".board"))) return;
  const name = `${isCommand ? "Ctrl+" : ""}${isCommand && event.shiftKey ? "Shift+" : ""}${event.key.toLowerCase()}`;
  const act = actions[name];
  if (!act) return;
  event.preventDefault();
  act(session);
}

/**
 * Ends what is on top: looking ahead, then the computer's next move, then the options.
 * @param {KeyboardEvent} event
 * @param {Session} session
 */
function leave(event, session) {
  const { lookahead, opponent } = session;
  if (lookahead.step > 0) lookahead.leave();
  else if (opponent.isDue || opponent.isPlayingOn) opponent.stop();
  else if (session.optionsOpen) session.openOptions(false);
  else return;
  event.preventDefault();
}
