// The depth of the cells in view, asked one after the other while they stay in view.

import { depthQuestion } from "./overlay.js";

/** @import { grid as Grid } from "../../pkg/slim.js" */
/** @import { Context } from "../view.js" */

export class Depths {
  /** @type {Map<number, number | null>} */
  #known = new Map();
  /** @type {number[]} */
  #wanted = [];
  #isAsking = false;
  /** Whether an answer failed: then there is no more asking for these cells. */
  hasFailed = false;
  /** Asks about one of the wanted cells. @type {(index: number, signal: AbortSignal) => Promise<unknown>} */
  #question = () => Promise.resolve(null);
  #controller = new AbortController();
  #changed;

  /** @param {() => void} changed told when another one is known */
  constructor(changed) {
    this.#changed = changed;
  }

  /** Forgets all, as for other cells. */
  clear() {
    this.#known.clear();
    this.#wanted = [];
    this.hasFailed = false;
    this.#controller.abort();
    this.#controller = new AbortController();
  }

  /** @param {number} index */
  at = index => this.#known.get(index);

  /**
   * Asks for what is not known of these cells, and no more for others.
   * @param {readonly number[]} indices
   * @param {Grid.GridAnalysis} analysis
   * @param {Context<Grid.Move>} context
   */
  want(indices, analysis, context) {
    this.#wanted = this.hasFailed ? [] : indices.filter(index => !this.#known.has(index));
    this.#question = (index, signal) => context.ask(depthQuestion(analysis, index), signal);
    if (!this.#isAsking) this.#ask();
  }

  /** Asks until nothing is wanted, however often that changes meanwhile. */
  async #ask() {
    this.#isAsking = true;
    for (let index; (index = this.#wanted.at(-1)) !== undefined;) {
      const { signal } = this.#controller;
      const answer = await this.#question(index, signal).catch(() => null);
      if (signal.aborted) continue;
      if (answer) {
        this.#known.set(index, /** @type {Grid.GridAnalysis} */ (answer).depth);
        this.#wanted = this.#wanted.filter(each => each !== index);
      } else {
        this.#wanted = [];
        this.hasFailed = true;
      }
      this.#changed();
    }
    this.#isAsking = false;
  }
}
