// What a session is at: the position that was entered, the moves since, and what was chosen
// beside them. Nothing here knows a rule: what a move leads to is asked of the solver.

/** @import { View } from "../games/view.js" */
/** @import { Known, Play, Settings, Side, State } from "./timeline.js" */

/** @type {Settings} */
export const usualSettings = { players: { first: "human", second: "human" }, hints: "reason", view: {} };

/** The settings of a state, to begin another one with. @param {Settings} state @returns {Settings} */
export const settingsOf = ({ players, hints, view }) => ({ players, hints, view });

/**
 * A position that is entered, with no move played since.
 * @param {Pick<Play, "game" | "rules" | "start">} play
 * @param {Settings} settings such as a state that they are taken from
 * @returns {State}
 */
export const entered = ({ game, rules, start }, settings) =>
  ({ game, rules, start, before: 0, moves: [], ply: 0, position: null, ...settingsOf(settings) });

/** How many of the moves are played. @param {Play} state */
export const playedCount = ({ before, ply }) => ply - before;

/** The moves that are played. @param {Play} state */
export const playedMoves = state => state.moves.slice(0, playedCount(state));

/** Whether moves that were taken back lie ahead. @param {Play} state */
export const hasAhead = state => playedCount(state) < state.moves.length;

/**
 * The state after so many plies, on the way through its moves.
 * @param {State} state
 * @param {number} ply
 * @returns {State}
 */
export const atPly = (state, ply) =>
  ply === state.ply ? state : { ...state, ply, position: ply === state.before ? state.start : null };

/**
 * The state after moves from the present one. Moves that lie ahead stay there while they are the
 * ones that are played.
 * @param {Known} state
 * @param {readonly unknown[]} moves
 * @param {string} position that they lead to
 * @returns {Known}
 */
export function afterMoves(state, moves, position) {
  const count = playedCount(state);
  const agrees = moves.every((move, index) => isSameMove(move, state.moves[count + index]));
  return {
    ...state,
    moves: agrees ? state.moves : [...state.moves.slice(0, count), ...moves],
    ply: state.ply + moves.length,
    position,
  };
}

/**
 * A state that one comes to by going back or forward. What was chosen beside the moves stays as
 * it is: above all, no hint comes back that was put away. Moves that one goes back over lie ahead.
 * @param {State} to
 * @param {State} from
 * @returns {State}
 */
export function carried(to, from) {
  if (to.game !== from.game) return { ...to, hints: from.hints };
  const passed = { ...to, ...settingsOf(from) };
  return to.ply < from.ply && isOnWay(to, from) ? { ...passed, moves: from.moves } : passed;
}

/**
 * Whether the moves played at one state are the first of those at another.
 * @param {State} early
 * @param {State} late
 */
function isOnWay(early, late) {
  return early.start === late.start
    && early.before === late.before
    && isSameMove(early.rules, late.rules)
    && playedMoves(early).every((move, index) => isSameMove(move, late.moves[index]));
}

/**
 * Whether two moves are the same one; those of nim are objects.
 * @param {unknown} one
 * @param {unknown} other
 */
export const isSameMove = (one, other) =>
  one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));

/** Whose turn it is after so many plies. @param {number} ply @returns {Side} */
export const sideAt = ply => (ply % 2 === 0 ? "first" : "second");

/** Whether the computer plays the side that is to move. @param {Pick<State, "players" | "ply">} state */
export const isComputers = ({ players, ply }) => players[sideAt(ply)] !== "human";

/**
 * A move as an address holds it.
 * @param {View} game
 * @param {unknown} move
 * @returns {string}
 */
export const writeMove = (game, move) => game.moveText?.write(move) ?? String(move);

/**
 * A move that an address holds. Whether the position has it is for the solver to say.
 * @param {View} game
 * @param {string} text
 * @returns {unknown} null where it cannot be one
 */
export function readMove(game, text) {
  if (game.moveText) return game.moveText.read(text);
  if (/^\d{1,16}$/.test(text)) return Number.isSafeInteger(Number(text)) ? Number(text) : null;
  return /^[a-z]{1,16}$/.test(text) ? text : null;
}
