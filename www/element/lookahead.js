// The line of perfect play, stepped through: the board shows what it leads to, and nothing is played.

import { Way } from "./way.js";
import { Work } from "./work.js";

/** @import { Knowledge } from "./knowledge.js" */
/** @import { Answer, Session } from "./session.js" */
/** @import { State } from "./timeline.js" */

export class Lookahead {
  /** Moves of the line that are looked over; 0 at the present position. */
  step = 0;
  /** What is shown instead of the present position, once it is known. @type {Answer | null} */
  answer = null;

  #session;
  #knowledge;
  #changed;
  #work = new Work();
  #way = new Way();

  /**
   * @param {Session} session
   * @param {Knowledge} knowledge
   * @param {() => void} changed
   */
  constructor(session, knowledge, changed) {
    this.#session = session;
    this.#knowledge = knowledge;
    this.#changed = changed;
  }

  /** The moves that can be stepped through. */
  get line() {
    return this.#session.answer?.analysis.line ?? [];
  }

  /** Looks at the position after so many moves of the line. @param {number} wanted */
  async go(wanted) {
    const { answer } = this.#session;
    if (!answer || this.#session.isStale || !this.#session.shows("reason")) return;
    const step = Math.max(0, Math.min(wanted, this.line.length));
    if (step === 0) return this.leave();
    this.step = step;
    this.#changed();
    const reached = await this.#work.do(async ask => {
      const { known } = await this.#knowledge.locate(ask, alongLine(answer, step), this.#way);
      const finding = await this.#knowledge.analyze(ask, known, known.position);
      return { ...finding, extra: await this.#knowledge.more(ask, known, finding.analysis), state: known };
    });
    if (!reached || this.step !== step) return;
    this.answer = reached;
    this.#changed();
  }

  /** Returns to the present position. */
  leave() {
    this.#work.stop();
    if (this.step === 0 && !this.answer) return;
    this.step = 0;
    this.answer = null;
    this.#changed();
  }

  /** Plays the moves up to the step that is looked at. */
  follow() {
    const { answer, step, line } = this;
    if (answer) this.#session.follow(line.slice(0, step), answer.state.position);
  }
}

/**
 * The present position with the line's first moves played.
 * @param {Answer} answer
 * @param {number} step
 * @returns {State}
 */
const alongLine = ({ state, analysis }, step) => ({
  ...state,
  start: state.position,
  before: state.ply,
  moves: analysis.line,
  ply: state.ply + step,
  position: null,
});
