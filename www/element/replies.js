// The answer to a move that is looked at: what the other player does best then.

import { playQuestion } from "./knowledge.js";
import { isSameMove } from "./state.js";
import { Work } from "./work.js";

/** @import { Winner } from "../pkg/slim.js" */
/** @import { AnyAnalysis } from "../games/view.js" */
/** @import { Knowledge } from "./knowledge.js" */
/** @import { Session } from "./session.js" */

/** A move, what is left then, who wins that, and the answer: null where there is none. @typedef {{ move: unknown, analysis: AnyAnalysis, answer: unknown, winner: Winner }} Reply */

/** Milliseconds that a move is looked at before its answer is asked: not each one in passing. */
const REST = 60;

export class Replies {
  /** @type {Reply | null} */
  reply = null;

  #session;
  #knowledge;
  #changed;
  #work = new Work();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #due;

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

  /** @param {unknown} move null for none */
  lookFor(move) {
    this.stop();
    const { answer } = this.#session;
    if (move === null || !answer || this.#session.busy || !this.#session.shows("reason")) return;
    const { state, analysis } = answer;
    this.reply = told(move, analysis);
    if (this.reply) return;
    this.#due = setTimeout(async () => {
      const reply = await this.#work.do(async ask => {
        const { value } = await ask(playQuestion(state, analysis.position, move));
        const { analysis: left } = await this.#knowledge.analyze(ask, state, String(value));
        return { move, analysis: left, answer: left.best, winner: left.winner };
      });
      if (!reply || !isSameMove(move, this.#session.preview)) return;
      this.reply = reply;
      this.#changed();
    }, REST);
  }

  stop() {
    clearTimeout(this.#due);
    this.#work.stop();
    this.reply = null;
  }
}

/**
 * The answer that the reason for a lost position has already.
 * @param {unknown} move
 * @param {AnyAnalysis} analysis
 * @returns {Reply | null}
 */
function told(move, analysis) {
  const { answers = [] } = /** @type {{ answers?: { move: unknown, answer: unknown }[] }} */ (analysis.reason);
  const found = answers.find(each => isSameMove(each.move, move));
  return found ? { move, analysis, answer: found.answer, winner: "first" } : null;
}
