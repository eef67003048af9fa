// Where a session has been: the positions up to the present one, and the way back.

/** @import { RuleTexts } from "../messages/text.js" */

/**
 * What is on the board: enough to show all of it again.
 * @typedef {object} State
 * @property {string} game
 * @property {string} position
 * @property {RuleTexts} rules
 * @property {number} ply moves played since the position was entered
 */

/**
 * The way of a session through positions. It sends the event `travel` when the present state has
 * become another one by going back or, where the browser's history keeps it, forward.
 * @typedef {object} TimelineMembers
 * @property {State} state
 * @property {boolean} canGoBack
 * @property {(state: State) => void} push makes a state the present one, after all before
 * @property {(state: State) => void} replace puts a state in the present one's place
 * @property {() => void} back
 */

/** @typedef {EventTarget & TimelineMembers} Timeline */

/**
 * A timeline that nothing but the element knows of.
 * @implements {TimelineMembers}
 */
export class MemoryTimeline extends EventTarget {
  /** @type {State[]} */
  #past = [];

  /** @param {State} state */
  constructor(state) {
    super();
    this.state = state;
  }

  get canGoBack() {
    return this.#past.length > 0;
  }

  /** @param {State} state */
  push(state) {
    this.#past.push(this.state);
    this.state = state;
  }

  /** @param {State} state */
  replace(state) {
    this.state = state;
  }

  back() {
    const state = this.#past.pop();
    if (!state) return;
    this.state = state;
    this.dispatchEvent(new Event("travel"));
  }
}
