// What is played, and what is chosen beside the moves: how much is shown, who plays, and what parts
// of the element have to remember. The timeline keeps it.

import { RUNGS } from "./context.js";
import { viewOf } from "./knowledge.js";
import { Looking } from "./looking.js";

/** @import { Rung, View, ViewState } from "../games/view.js" */
/** @import { Host } from "./answering.js" */
/** @import { Settings, Timeline } from "./timeline.js" */

export class Choosing extends Looking {
  #host;
  #timeline;

  /**
   * @param {Host} host
   * @param {Timeline} timeline
   */
  constructor(host, timeline) {
    super(host);
    this.#host = host;
    this.#timeline = timeline;
  }

  /** What is played, and what was chosen beside it. */
  get state() {
    return this.#timeline.state;
  }

  /** The game that is played. @returns {View} */
  get game() {
    return viewOf(this.state.game);
  }

  /** Whether neither position nor rules can be changed but by moves. */
  get isFixed() {
    return this.#host.isFixed;
  }

  /** Whether a rung of the ladder of hints is reached. @param {Rung} rung */
  shows(rung) {
    return RUNGS.indexOf(rung) <= RUNGS.indexOf(this.state.hints);
  }

  /** Whether a rung is to be had: where the page has locked the element, none above the present one. @param {Rung} rung */
  canShow(rung) {
    return !this.#host.locked || this.shows(rung);
  }

  /** The rung above the present one; nothing where there is none to be had. @returns {Rung | undefined} */
  get nextHint() {
    const next = RUNGS[RUNGS.indexOf(this.state.hints) + 1];
    return next && this.canShow(next) ? next : undefined;
  }

  /**
   * Has a part of the element show something else, and remembers that with the address.
   * @param {ViewState} change by names of the part's own; a blank text is forgotten
   */
  show(change) {
    const all = Object.entries({ ...this.state.view, ...change });
    this.adjust({ view: Object.fromEntries(all.filter(([, text]) => text !== "")) });
    return this.askMore();
  }

  /** @param {Partial<Settings>} change */
  adjust(change) {
    this.#timeline.replace({ ...this.state, ...change });
    this.#host.requestUpdate();
    const { answer } = this;
    if (answer) this.answer = { ...answer, state: { ...answer.state, ...change } };
  }
}
