// What a session has learned from the solver: each position is analyzed once.

import { games } from "../games/index.js";
import { ruleOptions } from "./rules.js";
import { playedCount } from "./state.js";
import { Way } from "./way.js";

/** @import { AnyAnalysis, View } from "../games/view.js" */
/** @import { Question } from "../solver/messages.js" */
/** @import { Known, Play, State } from "./timeline.js" */

/** @typedef {Pick<Play, "game" | "rules">} Game */

/** Asks the solver; rejects where it refuses. @typedef {(question: Question) => Promise<{ value: unknown, milliseconds: number }>} Ask */

/** An analysis, and how long it took. @typedef {{ analysis: AnyAnalysis, milliseconds: number }} Finding */

/** Moves that are asked for: as many as are listed and marked on a board. */
const MOVES = 10_000;

/** Moves of the line of perfect play. */
export const LINE = 20;

/** How much is remembered, in characters of positions; a move counts as much as a few of them. */
const REMEMBERED = 4_000_000;
const MOVE_WEIGHT = 40;
const WEIGHT = 400;

export class Knowledge {
  /** From the one used longest ago to the latest. @type {Map<string, Finding>} */
  #findings = new Map();
  #weight = 0;
  /** What was asked beside an analysis last. @type {WeakMap<AnyAnalysis, { name: string, value: unknown }>} */
  #extras = new WeakMap();

  /**
   * The position of a state, from the nearest one that is known. Where the solver refuses a move,
   * the state ends before it.
   * @param {Ask} ask
   * @param {State} state
   * @param {Way} way
   * @returns {Promise<{ known: Known, refused: number | null }>} refused: the number of that move
   */
  async locate(ask, state, way) {
    const count = playedCount(state);
    if (state.position !== null) {
      way.note(state, count, state.position);
      return { known: { ...state, position: state.position }, refused: null };
    }
    let { count: at, position } = way.nearest(state, count);
    for (; at < count; at++) {
      try {
        const { value } = await ask(playQuestion(state, position, state.moves[at]));
        position = String(value);
      } catch (error) {
        if (!isIllegal(error)) throw error;
        const known = { ...state, moves: state.moves.slice(0, at), ply: state.before + at, position };
        return { known, refused: at + 1 };
      }
      way.note(state, at + 1, position);
    }
    return { known: { ...state, position }, refused: null };
  }

  /**
   * @param {Ask} ask
   * @param {Game} game
   * @param {string} position
   * @returns {Promise<Finding>}
   */
  async analyze(ask, game, position) {
    const known = this.find(game, position);
    if (known) return known;
    const { value, milliseconds } = await ask(analysisQuestion(game, position, { maxMoves: MOVES, maxLine: LINE }));
    const finding = { analysis: /** @type {AnyAnalysis} */ (value), milliseconds };
    this.keep(game, finding);
    return finding;
  }

  /**
   * What else a game's view asks about a position.
   * @param {Ask} ask
   * @param {State} state
   * @param {AnyAnalysis} analysis
   * @returns {Promise<unknown>} null where it asks nothing else, or gets no answer
   */
  async more(ask, { game, view }, analysis) {
    const question = viewOf(game).extra?.(analysis, view);
    if (!question) return null;
    const { name } = question;
    const known = this.#extras.get(analysis);
    if (known?.name === name) return known.value;
    try {
      const { value } = await ask({ game, ...question });
      this.#extras.set(analysis, { name, value });
      return value;
    } catch {
      return null;
    }
  }

  /**
   * What was found out of a position.
   * @param {Game} game
   * @param {string} position
   */
  find(game, position) {
    const key = keyOf(game, position);
    const finding = this.#findings.get(key);
    if (finding) {
      this.#findings.delete(key);
      this.#findings.set(key, finding);
    }
    return finding;
  }

  /**
   * @param {Game} game
   * @param {Finding} finding
   */
  keep(game, finding) {
    const key = keyOf(game, finding.analysis.position);
    this.#forget(key);
    this.#findings.set(key, finding);
    this.#weight += weightOf(finding);
    for (const oldest of this.#findings.keys()) {
      if (this.#weight <= REMEMBERED) break;
      this.#forget(oldest);
    }
  }

  /** @param {string} key */
  #forget(key) {
    const finding = this.#findings.get(key);
    if (!finding) return;
    this.#findings.delete(key);
    this.#weight -= weightOf(finding);
  }
}

/**
 * @param {Game} game
 * @param {string} position
 * @param {{ maxMoves: number, maxLine: number }} most
 * @returns {Question}
 */
export function analysisQuestion({ game, rules }, position, most) {
  return { game, name: "analyze", args: [position, { ...ruleOptions(viewOf(game), rules), ...most }] };
}

/**
 * @param {Game} game
 * @param {string} position
 * @param {unknown} move
 * @returns {Question}
 */
export function playQuestion({ game, rules }, position, move) {
  const view = viewOf(game);
  return { game, name: "play", args: [position, move, ...(view.rules.length ? [ruleOptions(view, rules)] : [])] };
}

/** @param {string} id @returns {View} */
export function viewOf(id) {
  const view = games.get(id);
  if (!view) throw new RangeError(`There is no game called ${id}.`);
  return view;
}

/** @param {Game} game @param {string} position */
const keyOf = ({ game, rules }, position) => `${game} ${JSON.stringify(rules)} ${position}`;

/** @param {Finding} finding */
const weightOf = ({ analysis: { position, moves } }) => WEIGHT + 2 * position.length + MOVE_WEIGHT * moves.length;

/** Whether the solver says that a position does not have a move. @param {unknown} error */
const isIllegal = error =>
  typeof error === "object" && error !== null && "code" in error && error.code === "illegal-move";
