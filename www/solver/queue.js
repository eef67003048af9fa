// Questions to the solver, one at a time. A question that is called off while it waits is never
// asked. One that is called off at work may stop by itself; if it does not, it is stopped together
// with its thread, and those behind it are asked on another.

import { capture, send } from "./arguments.js";
import { errorOf } from "./error-of.js";
import { open } from "./open.js";

/** @import { FromThread, Question, Thread } from "./messages.js" */
/** @import { Way } from "./open.js" */

/** @typedef {{ value: unknown, milliseconds: number }} Answered */

/**
 * How a question is followed.
 * @typedef {object} Following
 * @property {AbortSignal | undefined} [signal] calls it off
 * @property {((done: number) => void) | undefined} [onProgress] told the share that is done, 0 to 1
 */

/**
 * @typedef {object} Job
 * @property {number} id
 * @property {Question} question
 * @property {(done: number) => void} report
 * @property {(answered: Answered) => void} resolve
 * @property {(reason: unknown) => void} reject
 */

/** Milliseconds that a question which was called off may still take before its thread is closed. */
const PATIENCE = 60;

export class Queue {
  #ways;
  /** @type {Job[]} */
  #waiting = [];
  /** @type {Job | undefined} */
  #current;
  /** @type {Thread | undefined} */
  #thread;
  /** The opening of a thread that is under way. @type {Promise<Thread> | undefined} */
  #opening;
  #lastId = 0;

  /** @param {...Way} ways to start a thread; each is tried where those before it fail */
  constructor(...ways) {
    this.#ways = ways;
  }

  /**
   * @param {Question} question
   * @param {Following} [following]
   * @returns {Promise<Answered>} rejects with a GameError, or the signal's reason
   */
  ask(question, { signal, onProgress } = {}) {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      let open = true;
      /** @type {<T>(end: (value: T) => void) => (value: T) => void} */
      const ending = end => value => {
        open = false;
        signal?.removeEventListener("abort", abort);
        end(value);
      };
      const job = {
        id: ++this.#lastId,
        // What waits is asked as it is now, whatever the caller does to its arguments.
        question: this.#isIdle ? question : capture(question),
        resolve: ending(resolve),
        reject: ending(reject),
        report: (/** @type {number} */ done) => {
          try {
            if (open) onProgress?.(done);
          } catch (error) {
            this.#callOff(job, error);
          }
        },
      };
      const abort = () => this.#callOff(job, signal?.reason);
      signal?.addEventListener("abort", abort);
      this.#waiting.push(job);
      this.#next();
    });
  }

  get #isIdle() {
    return this.#thread !== undefined && !this.#current;
  }

  /** Starts a thread before the first question. */
  start() {
    if (!this.#thread) this.#open();
  }

  /** Ends the thread and whatever is asked of it. The next question starts another. */
  close() {
    const reason = new DOMException("The solver was closed.", "AbortError");
    const jobs = [...(this.#current ? [this.#current] : []), ...this.#waiting];
    this.#waiting = [];
    this.#drop();
    for (const job of jobs) job.reject(reason);
  }

  /**
   * @param {Job} job
   * @param {unknown} reason
   */
  #callOff(job, reason) {
    job.reject(reason);
    this.#waiting = this.#waiting.filter(other => other !== job);
    if (this.#current !== job) return;
    this.#thread?.post({ stop: job.id }, []);
    setTimeout(() => {
      if (this.#current === job) this.#drop();
    }, PATIENCE);
  }

  /** Closes the thread; those who wait are asked on another. */
  #drop() {
    this.#thread?.close();
    this.#thread = undefined;
    this.#opening = undefined;
    this.#current = undefined;
    this.#next();
  }

  #next() {
    if (this.#current) return;
    const thread = this.#thread;
    if (!thread) {
      if (this.#waiting.length > 0) this.#open();
      return;
    }
    const job = this.#waiting.shift();
    thread.hold(job !== undefined);
    if (!job) return;
    this.#current = job;
    try {
      send(thread, job);
    } catch (error) {
      this.#current = undefined;
      job.reject(error);
      this.#next();
    }
  }

  async #open() {
    if (this.#opening) return;
    const opening = (this.#opening = open(this.#ways));
    const thread = await opening.catch(error => {
      if (this.#opening !== opening) return;
      this.#opening = undefined;
      for (const job of this.#waiting.splice(0)) job.reject(error);
    });
    if (!thread) return;
    if (this.#opening !== opening) return thread.close();
    this.#opening = undefined;
    this.#thread = thread;
    thread.listen(message => this.#receive(message), error => this.#fail(error));
    this.#next();
  }

  /** @param {FromThread} message */
  #receive(message) {
    const job = this.#current;
    if (!job || !("id" in message) || message.id !== job.id) return;
    if ("done" in message) return job.report(message.done);
    this.#current = undefined;
    const { answer } = message;
    if ("problem" in answer) {
      job.reject(errorOf(answer.problem));
    } else {
      job.report(1);
      job.resolve(answer);
    }
    this.#next();
  }

  /** The thread has broken down at the question that it works at. @param {Error} error */
  #fail(error) {
    this.#current?.reject(error);
    this.#drop();
  }
}
