// A session with one game: what is typed, what was answered last, and what is wrong. All changes
// go through `#set`, which has the host drawn anew.

import { games } from "../games/index.js";
import { isSameMove } from "./context.js";
import { Inquiry } from "./inquiry.js";
import { completeRules, readRules, ruleOptions } from "./rules.js";

/** @import { AnyAnalysis, Example, Rung, View } from "../games/view.js" */
/** @import { RuleTexts } from "../messages/text.js" */
/** @import { Problem, Question } from "../solver/messages.js" */
/** @import { State, Timeline } from "./timeline.js" */

/** @typedef {{ position: string, rules: RuleTexts }} Draft */

/**
 * The last good answer: the state that it is about, the analysis, how long it took, and what
 * else the view asked.
 * @typedef {{ state: State, analysis: AnyAnalysis, milliseconds: number, extra: unknown }} Answer
 */

/**
 * Who shows a session and tells the world of it.
 * @typedef {object} Host
 * @property {() => void} requestUpdate
 * @property {(name: string, detail: unknown) => void} emit
 */

/** Moves that are asked for: as many as are listed and marked on a board. */
const MOVES = 10_000;

/** Moves of the line of perfect play. */
export const LINE = 20;

/** Milliseconds that an answer waits for what else is asked, so that both are drawn at once. */
const TOGETHER = 30;

/** Milliseconds between two edits on the board up to which they are one step back. */
const BURST = 1000;

/** Moves that are listed at first, and how many more at a time. */
const LISTED = 12;
const LIST_STEP = 100;

export class Session {
  /** What the fields show. @type {Draft} */
  draft;
  /** @type {Answer | null} */
  answer = null;
  /** What is wrong with the draft. @type {Problem | null} */
  problem = null;
  busy = true;
  /** Whether the work at the draft was stopped before there was an answer. */
  stopped = false;
  /** How much is shown of what the solver knows. @type {Rung} */
  rung = "reason";
  /** The move that is looked at. @type {unknown} */
  preview = null;
  /** The part of the reason that is looked at. @type {string | null} */
  part = null;
  /** Whether the board is being set up. */
  editing = false;
  /** How many moves are listed, and how many more there would be next. */
  listed = LISTED;
  listStep = LIST_STEP;

  #host;
  #timeline;
  #inquiry = new Inquiry(() => {});
  /** Answers the draft once more. */
  #retry = () => {};
  /** Whether the present state was typed, so that typing on puts another in its place. */
  #typing = false;
  /** When the board was edited last. */
  #edited = -Infinity;

  /**
   * @param {Host} host
   * @param {Timeline} timeline
   */
  constructor(host, timeline) {
    this.#host = host;
    this.#timeline = timeline;
    this.draft = this.#draftOf(timeline.state);
  }

  /** The game that is played. @returns {View} */
  get game() {
    return viewOf(this.#timeline.state);
  }

  get ply() {
    return this.#timeline.state.ply;
  }

  get canGoBack() {
    return this.#timeline.canGoBack || this.#canGiveUp;
  }

  /** Whether there is a draft without an answer, and a board to return to. */
  get #canGiveUp() {
    return this.isStale && this.answer !== null;
  }

  /** Whether the answer in view is not about the draft, and will not be soon. */
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

  /** Begins to answer and to follow the timeline, until it is stopped. */
  start() {
    this.#timeline.addEventListener("travel", this.#travel);
    this.#travel();
  }

  stop() {
    this.#timeline.removeEventListener("travel", this.#travel);
    this.#inquiry.callOff();
  }

  /**
   * Takes over what is being typed.
   * @param {Partial<Draft>} change
   */
  type(change) {
    const draft = { ...this.draft, ...change };
    this.#set({ draft });
    const rules = readRules(this.game, draft.rules);
    const state = { game: this.game.id, position: draft.position, rules, ply: 0 };
    return this.#analyze(state, answered => {
      if (this.#typing) this.#timeline.replace(answered);
      else this.#timeline.push(answered);
      this.#typing = true;
    });
  }

  /** Ends an entry: what is typed next is another one. */
  settle() {
    this.#typing = false;
  }

  /**
   * Enters a position that was set up on the board.
   * @param {string} position in the game's notation
   */
  edit(position) {
    const now = performance.now();
    if (now - this.#edited > BURST) this.settle();
    this.#edited = now;
    const { lines } = this.game;
    return this.type({ position: lines ? lines(position) : position });
  }

  /** @param {boolean} editing whether the board is clicked to set it up, not to play */
  setUp(editing) {
    this.settle();
    this.#set({ editing, preview: null, part: null });
  }

  /** @param {unknown} move the one to look at; null for none */
  look(move) {
    if (!isSameMove(move, this.preview)) this.#set({ preview: move });
  }

  /** @param {string | null} part the part of the reason to look at */
  point(part) {
    if (part !== this.part) this.#set({ part });
  }

  /** @param {Example} example */
  open({ position, rules }) {
    const state = { game: this.game.id, position, rules: completeRules(this.game, rules), ply: 0 };
    return this.#goTo(state);
  }

  /**
   * Plays a move on the board that is shown.
   * @param {unknown} move
   */
  async play(move) {
    if (!this.answer || this.busy || this.isStale) return;
    const { state, analysis } = this.answer;
    const args = [analysis.position, move];
    if (this.game.rules.length) args.push(ruleOptions(this.game, state.rules));
    const played = await this.#ask(this.#begin(), { game: state.game, name: "play", args });
    if (!played) return;
    await this.#goTo({ ...state, position: String(played.value), ply: state.ply + 1 });
    this.#host.emit("move", { move, position: played.value });
  }

  /** Stops the work at the draft; the last answer stays in view. */
  cancel() {
    if (!this.busy) return;
    this.#inquiry.callOff();
    this.#set({ busy: false, stopped: true, problem: null });
  }

  /** Takes up the work again that was stopped. */
  resume() {
    this.#retry();
  }

  listMore() {
    this.#set({ listed: this.listed + this.listStep });
  }

  /** Undoes the last step. A draft that could not be read is given up first. */
  back() {
    if (this.#canGiveUp) this.#travel();
    else this.#timeline.back();
  }

  /** @param {State} state */
  #goTo(state) {
    this.settle();
    this.#set({ draft: this.#draftOf(state) });
    return this.#analyze(state, answered => {
      this.#timeline.push(answered);
      this.#set({ draft: this.#draftOf(answered) });
    });
  }

  #travel = () => {
    const { state } = this.#timeline;
    this.settle();
    if (this.answer?.state.game !== state.game) this.#set({ answer: null });
    this.#set({ draft: this.#draftOf(state) });
    this.#analyze(state, () => {});
  };

  /**
   * Asks for all about a state; the answer becomes the one that is shown.
   * @param {State} state
   * @param {(answered: State) => void} keep told the state as it was understood
   */
  async #analyze(state, keep) {
    this.#retry = () => this.#analyze(state, keep);
    const inquiry = this.#begin();
    const game = viewOf(state);
    const options = { ...ruleOptions(game, state.rules), maxMoves: MOVES, maxLine: LINE };
    const args = [state.position, options];
    const answered = await this.#ask(inquiry, { game: game.id, name: "analyze", args });
    if (!answered) return;
    const analysis = /** @type {AnyAnalysis} */ (answered.value);
    const { milliseconds } = answered;
    const known = { ...state, position: analysis.position };
    const later = this.#askExtra(inquiry, game, analysis);
    const extra = await Promise.race([later, new Promise(resolve => setTimeout(resolve, TOGETHER, null))]);
    if (inquiry.isCalledOff) return;
    keep(known);
    const answer = { state: known, analysis, milliseconds, extra };
    this.#set({ answer, problem: null, busy: false, listed: LISTED, preview: null, part: this.editing ? this.part : null });
    this.#host.emit("position", known);
    this.#host.emit("analysis", analysis);
    if (extra === null) await this.#addExtra(answer, later);
  }

  /** Begins a piece of work, instead of the one under way. */
  #begin() {
    this.#inquiry.callOff();
    this.#inquiry = new Inquiry(() => this.#host.requestUpdate());
    this.#set({ busy: true, stopped: false });
    return this.#inquiry;
  }

  /**
   * @param {Inquiry} inquiry
   * @param {Question} question
   * @returns what was answered; nothing where it was refused or called off
   */
  async #ask(inquiry, question) {
    try {
      const answered = await inquiry.ask(question);
      return inquiry.isCalledOff ? undefined : answered;
    } catch (error) {
      if (inquiry.isCalledOff) return;
      this.#set({ problem: /** @type {Problem} */ (error), busy: false });
      this.#host.emit("error", error);
    } finally {
      inquiry.end();
    }
  }

  /**
   * @param {Inquiry} inquiry
   * @param {View} game
   * @param {AnyAnalysis} analysis
   * @returns {Promise<unknown>} null where the view asks nothing else, or gets no answer
   */
  async #askExtra(inquiry, game, analysis) {
    const question = game.extra?.(analysis);
    if (!question) return null;
    const answered = await inquiry.ask({ game: game.id, ...question }).catch(() => undefined);
    return answered?.value ?? null;
  }

  /**
   * @param {Answer} answer
   * @param {Promise<unknown>} later
   */
  async #addExtra(answer, later) {
    const extra = await later;
    if (extra !== null && this.answer === answer) this.#set({ answer: { ...answer, extra } });
  }

  /** @param {State} state @returns {Draft} */
  #draftOf(state) {
    const { lines } = viewOf(state);
    return { position: lines ? lines(state.position) : state.position, rules: state.rules };
  }

  /** @param {Partial<Pick<Session, "draft" | "answer" | "problem" | "busy" | "stopped" | "listed" | "preview" | "part" | "editing">>} change */
  #set(change) {
    Object.assign(this, change);
    this.#host.requestUpdate();
  }
}

/** @param {State} state @returns {View} */
function viewOf({ game }) {
  const view = games.get(game);
  if (!view) throw new RangeError(`There is no game called ${game}.`);
  return view;
}
