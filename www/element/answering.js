// A session's talk with the solver: one piece of work at a time, the last good answer, and what is
// wrong with what was asked since.

import { Inquiry } from "./inquiry.js";
import { Knowledge, playQuestion } from "./knowledge.js";
import { Way } from "./way.js";
import { Work } from "./work.js";

/** @import { Problem } from "../solver/messages.js" */
/** @import { Ask, Finding } from "./knowledge.js" */
/** @import { Known, State } from "./timeline.js" */

/**
 * A position, the state that it is in, and all that was found out of it. `extra` is what its view
 * asked besides: null until it is there.
 * @typedef {Finding & { state: Known, extra: unknown }} Answer
 */

/**
 * Who shows a session and tells the world of it.
 * @typedef {object} Host
 * @property {boolean} isFixed whether neither position nor rules can be changed but by moves
 * @property {boolean} locked whether no more hints are to be had, either
 * @property {() => void} requestUpdate
 * @property {(name: string, detail: unknown) => void} emit
 */

/**
 * Takes over a state as it was understood: gives it back as it is to be shown. `refused` is the
 * number of the move that it had to end before.
 * @typedef {(known: Known, refused: number | null) => Known} Keep
 */

/** Milliseconds that an answer waits for what else is asked, so that both are drawn at once. */
const TOGETHER = 30;

/** Milliseconds that what was asked waits for its answer, for the same reason. */
const SOON = 60;

export class Answering {
  /** The last good answer. @type {Answer | null} */
  answer = null;
  /** What is wrong with what was asked since. @type {Problem | null} */
  problem = null;
  busy = true;
  /** Whether the work was stopped before there was an answer. */
  stopped = false;
  /** While an answer may come any moment: resolves when there is something to draw. @type {Promise<void> | null} */
  soon = null;
  knowledge = new Knowledge();
  way = new Way();

  #host;
  #inquiry = new Inquiry(() => {});
  /** Asks what the view wants to know besides, for what it shows now. */
  #besides = new Work();
  /** Does the last piece of work once more. */
  #retry = () => {};
  /** Waits for an answer no longer. */
  #waitNoMore = () => {};

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /** Whether the answer in view is not about what was asked last, and will not be soon. */
  get isStale() {
    return this.problem !== null || this.stopped || this.isSlow;
  }

  /** Whether the work takes so long that it should be shown. */
  get isSlow() {
    return this.busy && this.#inquiry.isSlow;
  }

  /** Percent of the work done; null where it is not known. */
  get percent() {
    return this.#inquiry.percent;
  }

  /** Ends the work at hand; the last answer stays in view. */
  cancel() {
    if (!this.busy) return;
    this.#inquiry.callOff();
    this.#set({ busy: false, stopped: true, problem: null });
  }

  /** Takes up the work again that was stopped. */
  resume() {
    this.#retry();
  }

  /** Ends the work at hand for good. */
  drop() {
    this.#inquiry.callOff();
    this.#besides.stop();
    this.#waitNoMore();
  }

  /**
   * Asks for all about a state; the answer becomes the one that is shown.
   * @param {State} state
   * @param {Keep} keep
   * @returns {Promise<boolean>} whether there is an answer
   */
  async analyze(state, keep) {
    this.#retry = () => this.analyze(state, keep);
    const inquiry = this.#begin();
    const found = await this.#guard(inquiry, async ask => {
      const { known, refused } = await this.knowledge.locate(ask, state, this.way);
      return { known, refused, finding: await this.knowledge.analyze(ask, state, known.position) };
    });
    if (!found) return false;
    const { finding, refused } = found;
    const { position } = finding.analysis;
    const known = { ...found.known, position, ...(found.known.ply === state.before && { start: position }) };
    const later = this.#more(known, finding);
    const extra = await Promise.race([later, new Promise(resolve => setTimeout(resolve, TOGETHER, null))]);
    if (inquiry.isCalledOff) return false;
    const kept = keep(known, refused);
    // The view may show something else since it was asked.
    const isAsked = kept.view === known.view;
    const answer = { ...finding, state: kept, extra: isAsked ? extra : null };
    this.#set({ answer, problem: null, busy: false });
    this.#host.emit("position", kept);
    this.#host.emit("analysis", finding.analysis);
    if (!isAsked) this.askMore();
    else if (extra === null) this.#addExtra(answer, later);
    return true;
  }

  /**
   * The position that a move leads to from the one that is shown.
   * @param {Answer} answer
   * @param {unknown} move
   * @returns {Promise<string | undefined>} nothing where it was refused or called off
   */
  async reached({ state, analysis }, move) {
    const played = await this.#guard(this.#begin(), ask => ask(playQuestion(state, analysis.position, move)));
    return played && String(played.value);
  }

  /** Asks anew what the view wants to know besides. */
  askMore() {
    if (!this.answer) return;
    const answer = { ...this.answer, extra: null };
    this.#set({ answer });
    return this.#addExtra(answer, this.#more(answer.state, answer));
  }

  /** Begins a piece of work, instead of the one under way. */
  #begin() {
    this.#inquiry.callOff();
    this.#besides.stop();
    this.#inquiry = new Inquiry(() => this.#host.requestUpdate());
    this.#wait();
    this.#set({ busy: true, stopped: false });
    return this.#inquiry;
  }

  /**
   * Whether an analysis is that of the position in view: boards and lists are drawn after the verdict, and are
   * for a moment those of the position before, on which nothing is played.
   * @param {unknown} analysis
   */
  isPresent(analysis) {
    return this.answer?.analysis === analysis;
  }

  #wait() {
    this.soon ??= new Promise(resolve => {
      const timer = setTimeout(() => this.#waitNoMore(), SOON);
      this.#waitNoMore = () => {
        clearTimeout(timer);
        this.soon = null;
        resolve();
      };
    });
  }

  /**
   * Does some work with the solver, and shows what goes wrong.
   * @template T
   * @param {Inquiry} inquiry
   * @param {(ask: Ask) => Promise<T>} work
   * @returns {Promise<T | undefined>} nothing where it was refused or called off
   */
  async #guard(inquiry, work) {
    try {
      const done = await work(question => inquiry.ask(question));
      return inquiry.isCalledOff ? undefined : done;
    } catch (error) {
      if (inquiry.isCalledOff) return;
      this.#set({ problem: /** @type {Problem} */ (error), busy: false });
      this.#host.emit("error", error);
    } finally {
      inquiry.end();
    }
  }

  /**
   * @param {State} state
   * @param {Finding} finding
   * @returns {Promise<unknown>} null where there is nothing, or something else was asked since
   */
  async #more(state, { analysis }) {
    return (await this.#besides.do(ask => this.knowledge.more(ask, state, analysis))) ?? null;
  }

  /**
   * @param {Answer} answer
   * @param {Promise<unknown>} later
   */
  async #addExtra({ analysis }, later) {
    const extra = await later;
    if (extra !== null && this.answer?.analysis === analysis) this.#set({ answer: { ...this.answer, extra } });
  }

  /** @param {Partial<Pick<Answering, "answer" | "problem" | "busy" | "stopped">>} change */
  #set(change) {
    Object.assign(this, change);
    if (!this.busy) this.#waitNoMore();
    this.#host.requestUpdate();
  }
}
