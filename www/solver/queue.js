// Questions to the solver, one at a time. A question that is called off while it waits is never
// asked; one that is called off at work and goes on for long is stopped together with its thread.

/** @import { Answer, Question } from "./answer.js" */

/** @typedef {{ send(question: Question): void, close(): void }} Thread */
/** @typedef {(receive: (answer: Answer) => void, fail: () => void) => Thread} OpenThread */
/**
 * @typedef {object} Job
 * @property {Question} question
 * @property {(answer: Answer) => void} settle
 */

/** Milliseconds that a question which was called off may still take before its thread is closed. */
const PATIENCE = 100;

export class Queue {
  /** @type {Job[]} */
  #waiting = [];
  /** @type {Job | undefined} */
  #current;
  /** @type {Thread | undefined} */
  #thread;
  #open;

  /** @param {OpenThread} open */
  constructor(open) {
    this.#open = open;
  }

  /**
   * @param {Question} question
   * @param {AbortSignal} [signal]
   * @returns {Promise<Answer>} rejects with the signal's reason when it is called off
   */
  ask(question, signal) {
    return new Promise((settle, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const job = { question, settle };
      signal?.addEventListener("abort", () => {
        reject(signal.reason);
        this.#callOff(job);
      }, { once: true });
      this.#waiting.push(job);
      this.#next();
    });
  }

  /** @param {Job} job */
  #callOff(job) {
    this.#waiting = this.#waiting.filter(other => other !== job);
    setTimeout(() => {
      if (this.#current !== job) return;
      this.#thread?.close();
      this.#thread = undefined;
      this.#current = undefined;
      this.#next();
    }, PATIENCE);
  }

  #next() {
    if (this.#current) return;
    this.#current = this.#waiting.shift();
    if (!this.#current) return;
    this.#thread ??= this.#start();
    this.#thread.send(this.#current.question);
  }

  /** @param {Answer} answer */
  #receive(answer) {
    this.#current?.settle(answer);
    this.#current = undefined;
    this.#next();
  }

  /** @returns {Thread} */
  #start() {
    try {
      return this.#open(answer => this.#receive(answer), () => this.#fallBack());
    } catch {
      return here(answer => this.#receive(answer));
    }
  }

  /** The thread could not start: its question, and all that follow, are answered here. */
  #fallBack() {
    this.#open = here;
    this.#thread = here(answer => this.#receive(answer));
    if (this.#current) this.#thread.send(this.#current.question);
  }
}

/**
 * @param {(answer: Answer) => void} receive
 * @returns {Thread}
 */
function here(receive) {
  return {
    send: async question => {
      const { answer } = await import("./answer.js");
      receive(await answer(question));
    },
    close() {},
  };
}
