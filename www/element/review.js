// What the moves of a game were worth: which of them gave a win or a tie away. Each ply is asked
// about once, when nothing else is going on.

import { resultFor } from "../games/signs.js";
import { analysisQuestion, viewOf } from "./knowledge.js";
import { atPly, isSameMove } from "./state.js";
import { Work } from "./work.js";

/** @import { AnyAnalysis } from "../games/view.js" */
/** @import { Result } from "../pkg/slim.js" */
/** @import { Ask, Knowledge } from "./knowledge.js" */
/** @import { Session } from "./session.js" */
/** @import { State } from "./timeline.js" */
/** @import { Way } from "./way.js" */

/** What a move gave away, and what it left its player: null where it gave nothing away. @typedef {{ gave: "win" | "tie", left: Result } | null} Loss */

/** Milliseconds that the solver is kept at it for one game. */
const BUDGET = 4000;

/** Moves that coins have at most, so that what each is worth comes with the verdict. */
const LISTED = 2;

export class Review {
  #session;
  #knowledge;
  #way;
  #changed;
  #work = new Work();
  #spent = 0;
  /** Analyses before each move and after the last, for the moves of the state that they belong to. @type {(AnyAnalysis | undefined)[]} */
  #analyses = [];
  /** @type {State | null} */
  #state = null;

  /**
   * @param {Session} session
   * @param {Knowledge} knowledge
   * @param {Way} way
   * @param {() => void} changed
   */
  constructor(session, knowledge, way, changed) {
    this.#session = session;
    this.#knowledge = knowledge;
    this.#way = way;
    this.#changed = changed;
  }

  /** Looks into all moves of the game, where that is to be shown. */
  async start() {
    const { state } = this.#session;
    this.#keepFor(state);
    if (!this.#session.shows("reason") || state.moves.length === 0) return;
    await this.#work.do(async ask => {
      for (let count = 0; count <= state.moves.length && this.#spent < BUDGET; count++) {
        this.#analyses[count] ??= await this.#analyze(ask, state, count);
      }
    });
    this.#changed();
  }

  stop() {
    this.#work.stop();
  }

  /**
   * What each move of the game gave away, as far as is known.
   * @returns {Loss[]}
   */
  get losses() {
    const { state } = this.#session;
    if (this.#state?.moves !== state.moves) return [];
    const margin = viewOf(state.game).margin;
    return margin ? lossesByMargin(this.#analyses, margin, state) : lossesByResult(this.#analyses, state);
  }

  /** Forgets what does not belong to a state's moves. @param {State} state */
  #keepFor(state) {
    const known = this.#state;
    if (known?.moves === state.moves && known.start === state.start) return;
    const isSame = known?.game === state.game && known.start === state.start && isSameMove(known.rules, state.rules);
    const other = state.moves.findIndex((move, index) => !isSameMove(move, known?.moves[index]));
    this.#analyses.length = isSame ? (other < 0 ? state.moves.length : other) + 1 : 0;
    this.#spent = isSame ? this.#spent : 0;
    this.#state = state;
  }

  /**
   * @param {Ask} ask
   * @param {State} state
   * @param {number} count
   */
  async #analyze(ask, state, count) {
    const { known } = await this.#knowledge.locate(ask, atPly(state, state.before + count), this.#way);
    const found = this.#knowledge.find(state, known.position);
    if (found) return brief(found.analysis);
    const question = analysisQuestion(state, known.position, { maxMoves: LISTED, maxLine: 0 });
    const { value, milliseconds } = await ask(question);
    this.#spent += milliseconds;
    return /** @type {AnyAnalysis} */ (value);
  }
}

/** Without what takes much memory. @param {AnyAnalysis} analysis @returns {AnyAnalysis} */
const brief = analysis => ({ ...analysis, position: "", moves: analysis.moves.slice(0, LISTED), line: [] });

/** @type {Record<Result, number>} */
const rank = { win: 1, tie: 0, loss: -1 };

/** @param {number} before @param {number} after @returns {Loss} */
const lossOf = (before, after) =>
  after >= before ? null : { gave: before > 0 ? "win" : "tie", left: after < 0 ? "loss" : "tie" };

/**
 * Where what a move leads to is the contrary of what the next player has.
 * @param {(AnyAnalysis | undefined)[]} analyses
 * @param {State} state
 * @returns {Loss[]}
 */
function lossesByResult(analyses, { moves }) {
  return moves.map((_, index) => {
    const before = analyses[index];
    const after = analyses[index + 1];
    if (!before || !after) return null;
    return lossOf(rank[resultFor(before.winner)], -rank[resultFor(after.winner)]);
  });
}

/**
 * Where the final margin decides: what the first player would end up with before and after each
 * move, the rest played perfectly, beginning with what the whole game is worth.
 * @param {(AnyAnalysis | undefined)[]} analyses
 * @param {(analysis: AnyAnalysis) => number} margin
 * @param {State} state
 * @returns {Loss[]}
 */
function lossesByMargin(analyses, margin, { moves }) {
  /** @type {Loss[]} */
  const losses = [];
  let outlook = analyses[0] ? margin(analyses[0]) : 0;
  for (const [index, move] of moves.entries()) {
    const before = analyses[index];
    const value = before?.moves.find(report => isSameMove(report.move, move))?.value;
    if (!before || typeof value !== "number") break;
    const sign = index % 2 === 0 ? 1 : -1;
    const next = outlook - sign * (margin(before) - value);
    losses.push(lossOf(sign * Math.sign(outlook), sign * Math.sign(next)));
    outlook = next;
  }
  return losses;
}
