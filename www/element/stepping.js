// From one state to the next: what is entered or made becomes a step of the timeline when it is
// answered. Until then it can be given up, and the timeline has not changed.

import { Choosing } from "./choosing.js";
import { viewOf } from "./knowledge.js";
import { atPly, settingsOf } from "./state.js";

/** @import { AnyAnalysis } from "../games/view.js" */
/** @import { RuleTexts } from "../messages/text.js" */
/** @import { Host } from "./answering.js" */
/** @import { Known, Omission, State, Timeline } from "./timeline.js" */

/** @typedef {{ position: string, rules: RuleTexts }} Draft */

/** A move that was made for a person: by whom, and where. @typedef {{ ply: number, move: unknown, analysis: AnyAnalysis }} Told */

/** What was left out of a link: what could not be read, and the number of a move that is not possible. @typedef {{ omissions: readonly Omission[], refused: number | null }} Left */

/** What is not answered yet: another entry, or another step. @typedef {{ isEntry: boolean }} Pending */

export class Stepping extends Choosing {
  /** What the fields show. @type {Draft} */
  draft;
  /** @type {Left | null} */
  left = null;
  /** The computer's last move. @type {Told | null} */
  told = null;

  #host;
  #timeline;
  /** What was entered or made last, until it is answered. @type {Pending | null} */
  #pending = null;
  /** Whether the present state was typed, so that typing on puts another in its place. */
  #typing = false;

  /**
   * @param {Host} host
   * @param {Timeline} timeline
   */
  constructor(host, timeline) {
    super(host, timeline);
    this.#host = host;
    this.#timeline = timeline;
    this.draft = this.#draftOf(timeline.state);
  }

  get canUndo() {
    return this.#timeline.canUndo || this.isPending;
  }

  get canRedo() {
    return this.#timeline.canRedo;
  }

  get canRestart() {
    return this.state.ply > this.state.before;
  }

  /** Whether what was entered or made last has no answer yet. */
  get isPending() {
    return this.#pending !== null;
  }

  /** Whether that stands in the fields, or will. */
  get isEntering() {
    return this.#pending?.isEntry === true;
  }

  /** Follows the timeline, until it is stopped. */
  start() {
    this.#timeline.addEventListener("travel", this.travel);
  }

  stop() {
    this.#timeline.removeEventListener("travel", this.travel);
    this.pause();
    this.drop();
  }

  /** Ends whatever would go on by itself. */
  pause() {}

  /** Ends an entry: what is typed next is another one. */
  settle() {
    this.#typing = false;
  }

  /**
   * Begins what can be given up until it is answered.
   * @param {Pending} pending
   */
  begin(pending) {
    this.pause();
    this.#pending = pending;
    return pending;
  }

  /** Whether nothing was entered or made since. @param {Pending} pending */
  isLatest(pending) {
    return this.#pending === pending;
  }

  /**
   * Goes on to a state that is being entered.
   * @param {State} state
   * @param {Draft} draft what the fields show of it
   */
  enter(state, draft) {
    this.begin({ isEntry: true });
    this.set({ draft });
    return this.#arrive(state, answered => {
      if (this.#typing) this.#timeline.replace(answered);
      else this.#timeline.push(answered);
      this.#typing = true;
    });
  }

  /**
   * Goes on to a state.
   * @param {State} state
   * @returns {Promise<boolean>} whether it was reached
   */
  goTo(state) {
    this.settle();
    this.begin({ isEntry: false });
    this.set({ draft: this.#draftOf(state) });
    return this.#arrive(state, answered => {
      this.#timeline.push(answered);
      this.set({ draft: this.#draftOf(answered) });
    });
  }

  /** Goes to the position after so many plies. @param {number} ply */
  jump(ply) {
    if (ply !== this.state.ply) return this.goTo(atPly(this.state, ply));
  }

  restart() {
    return this.jump(this.state.before);
  }

  /** Returns to the last step of the timeline. @returns {boolean} whether something was given up for it */
  giveUp() {
    if (!this.isPending) return false;
    this.travel();
    return true;
  }

  /** Goes to where the timeline is. */
  travel = () => {
    const { state, omissions } = this.#timeline;
    this.settle();
    this.pause();
    this.#pending = null;
    if (this.answer?.state.game !== state.game) this.set({ answer: null });
    this.set({ draft: this.#draftOf(state) });
    this.#arrive(state, (answered, refused) => {
      this.#timeline.learn(answered);
      const isWhole = omissions.length === 0 && refused === null;
      this.set({ draft: this.#draftOf(answered), left: isWhole ? null : { omissions, refused } });
    });
  };

  /** @param {Partial<Pick<Stepping, "draft" | "answer" | "left" | "told">>} change */
  set(change) {
    Object.assign(this, change);
    this.#host.requestUpdate();
  }

  /**
   * Asks for all about a state, to be shown in the place of the present one.
   * @param {State} state
   * @param {(answered: Known, refused: number | null) => void} keep
   * @returns {Promise<boolean>} whether there is an answer
   */
  #arrive(state, keep) {
    const pending = this.#pending;
    return this.analyze(state, (known, refused) => {
      if (this.#pending === pending) this.#pending = null;
      this.set({ left: null, told: null });
      this.lookAnew();
      // What was chosen while the work went on holds: above all, a hint that was put away.
      const answered = { ...known, ...settingsOf(this.state) };
      keep(answered, refused);
      return answered;
    });
  }

  /** @param {State} state @returns {Draft} */
  #draftOf({ game, position, start, rules }) {
    const { lines } = viewOf(game);
    const text = position ?? start;
    return { position: lines ? lines(text) : text, rules };
  }
}
