// Brief questions are answered in the page's own thread, so that a key and what follows from it are
// painted in one frame. Which questions are brief is learned, within bounds, from those that the
// queue has answered: the same question, asked here in a pause, brings this thread the tables that
// it needs, and shows how long it takes with them.

import { answer } from "./answer.js";
import { errorOf } from "./error-of.js";

/** @import { Question, Solver } from "./messages.js" */
/** @import { Answered, Following, Queue } from "./queue.js" */

/** Milliseconds that a brief question takes at most: the frame has other work, and phones are slow. */
const BRIEF = 4;

/** Milliseconds in the other thread beyond which nothing of its kind is tried here. */
const WORTH = 100;

/** The functions that may be brief. */
const NAMES = ["analyze", "play", "outcomes", "nimValues", "depths"];

/**
 * The largest positions that may be, with the original problems' among them: characters, or stones of
 * a pile. Up to there the tables of a game are small, and cost grows no faster than the size.
 * @type {Readonly<Record<string, number>>}
 */
const LARGEST = { nim: 200, squares: 100_000, flip: 60, coins: 4000, grid: 4000 };

/** Milliseconds without a frame that a pause has at least where the browser does not tell of one. */
const REST = 200;

/** Sizes of one kind of question: brief up to the first, and too slow from the second on. @typedef {{ brief: number, slow: number }} Known */

/** Nobody follows what takes no time. */
const unwatched = { report() {}, isStopped: () => false };

export class BriefOrQueued {
  #queue;
  #load;
  #pause;
  /** @type {Solver | undefined} */
  #solver;
  /** By kind. @type {Map<string, Known>} */
  #known = new Map();
  #isLearning = false;

  /**
   * @param {Pick<Queue, "ask" | "start">} queue
   * @param {() => Promise<Solver>} load the solver for this thread
   * @param {() => Promise<void>} [pause] waits until the page has nothing else to do
   */
  constructor(queue, load, pause = whenIdle) {
    this.#queue = queue;
    this.#load = load;
    this.#pause = pause;
  }

  /** Starts the queue's thread before the first question. */
  start() {
    this.#queue.start();
  }

  /**
   * @param {Question} question
   * @param {Following} [following]
   * @returns {Promise<Answered>} rejects with a GameError, or the signal's reason
   */
  async ask(question, following) {
    const size = sizeOf(question);
    if (size === null) return this.#queue.ask(question, following);
    const known = this.#knownOf(question);
    if (this.#solver && size <= known.brief) return askHere(this.#solver, question, known, following?.signal);
    const answered = await this.#queue.ask(question, following);
    if (answered.milliseconds > WORTH) known.slow = 0;
    if (size > known.brief && size < known.slow) this.#learn(question, size, known);
    return answered;
  }

  /** @param {Question} question */
  #knownOf(question) {
    const kind = kindOf(question);
    const known = this.#known.get(kind) ?? { brief: -1, slow: Infinity };
    this.#known.set(kind, known);
    return known;
  }

  /**
   * @param {Question} question
   * @param {number} size
   * @param {Known} known
   */
  async #learn(question, size, known) {
    if (this.#isLearning) return;
    this.#isLearning = true;
    try {
      await this.#pause();
      const solver = (this.#solver ??= await this.#load());
      await this.#pause();
      await answer(solver, question, unwatched);
      await this.#pause();
      const answered = await answer(solver, question, unwatched);
      if (isBrief(answered)) known.brief = Math.max(known.brief, size);
      else known.slow = Math.min(known.slow, size);
    } catch {
      known.slow = 0; // There is no solver for this thread.
    } finally {
      this.#isLearning = false;
    }
  }
}

/**
 * @param {Solver} solver
 * @param {Question} question
 * @param {Known} known of its kind; what was not brief after all has to be learned again
 * @param {AbortSignal} [signal]
 */
async function askHere(solver, question, known, signal) {
  signal?.throwIfAborted();
  const answered = await answer(solver, question, unwatched);
  signal?.throwIfAborted();
  if ("problem" in answered) throw errorOf(answered.problem);
  if (!isBrief(answered)) known.brief = -1;
  return answered;
}

/** @param {import("./messages.js").Answer} answered */
const isBrief = answered => "milliseconds" in answered && answered.milliseconds <= BRIEF;

/** What is asked, whatever the position and the move to play on it. @param {Question} question */
const kindOf = ({ game, name, args }) => JSON.stringify([game, name, ...args.slice(name === "play" ? 2 : 1)]);

/**
 * How large the position is; null where the question is none that may be brief.
 * @param {Question} question
 */
function sizeOf({ game, name, args: [position], many }) {
  if (many || typeof position !== "string" || !NAMES.includes(name)) return null;
  const size = game === "squares" ? Number(position) : position.length;
  return size <= (LARGEST[game] ?? 0) ? size : null;
}

/** @returns {Promise<void>} */
const whenIdle = () => new Promise(resolve => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve());
  else setTimeout(resolve, REST);
});
