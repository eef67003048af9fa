// A session with one game: what is typed, what was answered last, and what is wrong. All changes
// go through `#set`, which has the host drawn anew.

import { games } from "../games/index.js";
import { ask, Refusal } from "../solver/load.js";
import { completeRules, ruleOptions } from "./rules.js";

/** @import { AnyAnalysis, Example, View } from "../games/view.js" */
/** @import { RuleTexts } from "../messages/text.js" */
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

/** Moves that are listed at first, and how many more at a time. */
const LISTED = 12;
const LIST_STEP = 100;

export class Session {
  /** What the fields show. @type {Draft} */
  draft;
  /** @type {Answer | null} */
  answer = null;
  /** What is wrong with the draft. @type {Refusal | null} */
  problem = null;
  busy = true;
  /** How many moves are listed, and how many more there would be next. */
  listed = LISTED;
  listStep = LIST_STEP;

  #host;
  #timeline;
  /** Calls off the question under way. */
  #question = new AbortController();
  /** Whether the present state was typed, so that typing on puts another in its place. */
  #typing = false;

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

  /** Whether there is a draft that could not be read, and a board to return to. */
  get #canGiveUp() {
    return this.problem !== null && this.answer !== null;
  }

  /** Begins to answer and to follow the timeline, until it is stopped. */
  start() {
    this.#timeline.addEventListener("travel", this.#travel);
    this.#travel();
  }

  stop() {
    this.#timeline.removeEventListener("travel", this.#travel);
    this.#question.abort();
  }

  /**
   * Takes over what is being typed.
   * @param {Partial<Draft>} change
   */
  type(change) {
    const draft = { ...this.draft, ...change };
    this.#set({ draft });
    const state = { game: this.game.id, ...draft, ply: 0 };
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
    if (!this.answer || this.busy || this.problem) return;
    const { state, analysis } = this.answer;
    const args = [analysis.position, move];
    if (this.game.rules.length) args.push(ruleOptions(this.game, state.rules));
    this.#set({ busy: true });
    try {
      const { value } = await ask({ game: state.game, name: "play", args });
      await this.#goTo({ ...state, position: String(value), ply: state.ply + 1 });
      this.#host.emit("move", { move, position: value });
    } catch (error) {
      this.#refuse(error);
    }
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
    this.#question.abort();
    const question = (this.#question = new AbortController());
    const { signal } = question;
    const game = viewOf(state);
    const options = { ...ruleOptions(game, state.rules), maxMoves: MOVES, maxLine: LINE };
    this.#set({ busy: true });
    try {
      const args = [state.position, options];
      const { value, milliseconds } = await ask({ game: game.id, name: "analyze", args }, signal);
      const analysis = /** @type {AnyAnalysis} */ (value);
      const answered = { ...state, position: analysis.position };
      const extra = this.answer?.analysis.position === analysis.position ? this.answer.extra : null;
      keep(answered);
      const answer = { state: answered, analysis, milliseconds, extra };
      this.#set({ answer, problem: null, busy: false, listed: LISTED });
      this.#host.emit("position", answered);
      this.#host.emit("analysis", analysis);
      await this.#askExtra(game, analysis, signal);
    } catch (error) {
      if (!signal.aborted) this.#refuse(error);
    }
  }

  /** @param {unknown} error */
  #refuse(error) {
    if (!(error instanceof Refusal)) throw error;
    this.#set({ problem: error, busy: false });
    this.#host.emit("error", error);
  }

  /**
   * @param {View} game
   * @param {AnyAnalysis} analysis
   * @param {AbortSignal} signal
   */
  async #askExtra(game, analysis, signal) {
    const question = game.extra?.(analysis);
    if (!question) return;
    const { value: extra } = await ask({ game: game.id, ...question }, signal);
    if (this.answer?.analysis === analysis) this.#set({ answer: { ...this.answer, extra } });
  }

  /** @param {State} state @returns {Draft} */
  #draftOf(state) {
    const { lines } = viewOf(state);
    return { position: lines ? lines(state.position) : state.position, rules: state.rules };
  }

  /** @param {Partial<Pick<Session, "draft" | "answer" | "problem" | "busy" | "listed">>} change */
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
