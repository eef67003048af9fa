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
  async want(indices, analysis, context) {
    this.#wanted = indices.filter(index => !this.#known.has(index));
    if (this.#isAsking) return;
    this.#isAsking = true;
    const { signal } = this.#controller;
    try {
      for (let index = this.#wanted.pop(); index !== undefined; index = this.#wanted.pop()) {
        const answer = await context.ask(depthQuestion(analysis, index), signal);
        this.#known.set(index, /** @type {Grid.GridAnalysis} */ (answer).depth);
        this.#changed();
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      this.#isAsking = false;
    }
  }
}
