// Work that a session does beside what is waited for: asked when nothing else is, and dropped
// without a word when it is called off or refused.

import { Inquiry } from "./inquiry.js";

/** @import { Ask } from "./knowledge.js" */

export class Work {
  /** @type {Inquiry | null} */
  #inquiry = null;

  /**
   * Does some work instead of what is under way.
   * @template T
   * @param {(ask: Ask) => Promise<T>} work
   * @returns {Promise<T | undefined>} nothing where it came to nothing
   */
  async do(work) {
    this.stop();
    const inquiry = (this.#inquiry = new Inquiry(() => {}));
    try {
      const done = await work(question => inquiry.ask(question));
      return inquiry.isCalledOff ? undefined : done;
    } catch {
      return undefined;
    } finally {
      inquiry.end();
    }
  }

  stop() {
    this.#inquiry?.callOff();
    this.#inquiry = null;
  }
}
