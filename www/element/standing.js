// What a verdict is about, beside its words: who is to move, and the sign that stands before it. The
// page and the pictures that are shared say the same.

import { resultFor } from "../games/signs.js";
import { isComputers, playedMoves } from "./state.js";

/** @import { AnyAnalysis, View } from "../games/view.js" */
/** @import { Text } from "../messages/text.js" */
/** @import { Result } from "../pkg/slim.js" */
/** @import { State } from "./timeline.js" */

/** What the verdict means to the player to move; or who has won, by the ply of one of their moves. @typedef {{ result: Result } | { player: number }} Sign */

/**
 * Who is to move, or would be.
 * @param {AnyAnalysis} analysis
 * @param {State} state
 * @param {Text} text
 */
export const turnOf = ({ best }, state, { players }) =>
  best === null ? players.stuck(state.ply) : players.toMove(state.ply, isComputers(state));

/**
 * The totals of both players in a finished game, where these decide it and all moves are known.
 * @param {View} game
 * @param {AnyAnalysis} analysis
 * @param {State} state
 */
export function totalsOf(game, { best }, state) {
  const { start, before } = state;
  const moves = playedMoves(state);
  return best === null && before === 0 && moves.length > 0 ? game.totals?.({ start, before, moves }) ?? null : null;
}

/**
 * @param {View} game
 * @param {AnyAnalysis} analysis
 * @param {State} state
 * @returns {Sign}
 */
export function signOf(game, analysis, state) {
  const totals = totalsOf(game, analysis, state);
  if (!totals) return { result: resultFor(analysis.winner) };
  const [first, second] = totals;
  return first === second ? { result: "tie" } : { player: first > second ? 0 : 1 };
}
