// One question of a session to the solver: how far it is, and calling it off.

import { ask } from "./solver.js";

/** @import { Question } from "../solver/messages.js" */

/** Milliseconds after which one wants to know that there is work going on. */
const SLOW = 400;

export class Inquiry {
  /** Percent done; null where it is not told. @type {number | null} */
  percent = null;
  /** Whether it takes so long that it should be shown. */
  isSlow = false;

  #controller = new AbortController();
  #changed;
  #timer;

  /** @param {() => void} changed told when there is something else to show */
  constructor(changed) {
    this.#changed = changed;
    this.#timer = setTimeout(() => {
      this.isSlow = true;
      changed();
    }, SLOW);
  }

  get isCalledOff() {
    return this.#controller.signal.aborted;
  }

  /** @param {Question} question */
  ask(question) {
    return ask(question, { signal: this.#controller.signal, onProgress: done => this.#progress(done) });
  }

  /** Ends it: nothing more is shown of it. */
  end() {
    clearTimeout(this.#timer);
    this.isSlow = false;
  }

  callOff() {
    this.end();
    this.#controller.abort();
  }

  /** @param {number} done */
  #progress(done) {
    const percent = Math.floor(done * 100);
    if (percent === this.percent || done === 1) return;
    this.percent = percent;
    if (this.isSlow) this.#changed();
  }
}
