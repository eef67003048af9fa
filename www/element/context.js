// What the views are given to draw with.

import { isComputers } from "./state.js";

/** @import { Context, Rung } from "../games/view.js" */
/** @import { Text } from "../messages/text.js" */
/** @import { Answer, Session } from "./session.js" */

/** From the bottom of the ladder to its top. @type {readonly Rung[]} */
export const RUNGS = ["nothing", "winner", "place", "move", "reason"];

/**
 * @param {Session} session
 * @param {Answer} answer
 * @param {Text} text
 * @returns {Context<unknown>}
 */
export function contextOf(session, { state, analysis, extra }, text) {
  const { game, preview, part, editing } = session;
  return {
    text,
    rules: state.rules,
    extra,
    view: state.view,
    show: change => session.show(change),
    ask: (question, signal) => session.ask(question, signal),
    shows: rung => session.shows(rung),
    best: session.shows("move") ? analysis.best : null,
    preview,
    look: move => void (session.isPresent(analysis) && session.look(move)),
    part,
    point: part => session.point(part),
    isComputer: isComputers(state),
    editing,
    get isPending() {
      return session.isPending;
    },
    edit: change => void (session.game === game && session.edit(change)),
    play: move => void (session.isPresent(analysis) && session.play(move)),
    played: { start: state.start, before: state.before, moves: state.moves.slice(0, state.ply - state.before) },
  };
}
