// Where a session has been: the states up to the present one, and those gone back over.

import { atPly, carried, hasAhead } from "./state.js";

/** @import { Rung } from "../games/view.js" */
/** @import { RuleTexts } from "../messages/text.js" */

/** @typedef {"first" | "second"} Side */

/** Who moves for a side: a person, or the computer at its best or with slips. @typedef {"human" | "perfect" | "casual"} Player */

/**
 * What is chosen beside the moves. It stays while one plays and goes back and forward.
 * @typedef {object} Settings
 * @property {Readonly<Record<Side, Player>>} players
 * @property {Rung} hints how much is shown of what the solver knows
 * @property {Readonly<Record<string, string>>} view what parts of the element have to remember,
 *   by names of their own, such as `overlay`: short texts, which the address holds as `view.overlay`
 */

/**
 * What is played.
 * @typedef {object} Play
 * @property {string} game
 * @property {RuleTexts} rules
 * @property {string} start the position that was entered
 * @property {number} before moves that had been played before it, as far as is known
 * @property {readonly unknown[]} moves those since, as the solver has them; the last of them lie
 *   ahead where some were taken back
 * @property {number} ply moves played in all: `before`, and those of `moves` that do not lie ahead
 * @property {string | null} position what the moves played lead to; null where the solver has to be
 *   asked
 */

/** Enough to show all of it again. @typedef {Play & Settings} State */

/** A state whose position is known. @typedef {State & { position: string }} Known */

/** What is left out of a link that could not be understood. @typedef {{ kind: "version" | "game" | "rules" | "moves" | "long" | "settings" | "unknown" }} Omission */

/**
 * The way of a session through states. It sends the event `travel` when the present state has
 * become another one by going back or forward, or by a link.
 * @typedef {object} TimelineMembers
 * @property {State} state
 * @property {readonly Omission[]} omissions what was left out of the link that the state is from
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {(state: State) => void} push makes a state the present one, after all before
 * @property {(state: State) => void} replace puts a state in the present one's place
 * @property {(state: State) => void} learn knows more of the present state, such as its position
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {(state: State) => string | null} link the address of a state, where it has one
 */

/** @typedef {EventTarget & TimelineMembers} Timeline */

/** Steps that are kept. */
const KEPT = 1000;

/**
 * A timeline that nothing but the element knows of.
 * @implements {TimelineMembers}
 */
export class MemoryTimeline extends EventTarget {
  /** @type {State[]} */
  #past = [];
  /** The next one last. @type {State[]} */
  #future = [];

  /**
   * @param {State} state
   * @param {object} [origin]
   * @param {(state: State) => string | null} [origin.link]
   * @param {readonly Omission[]} [origin.omissions]
   */
  constructor(state, { link = () => null, omissions = [] } = {}) {
    super();
    this.state = state;
    this.link = link;
    this.omissions = omissions;
  }

  get canUndo() {
    return this.#past.length > 0 || this.state.ply > this.state.before;
  }

  get canRedo() {
    return this.#future.length > 0 || hasAhead(this.state);
  }

  /** @param {State} state */
  push(state) {
    this.#past.push(this.state);
    if (this.#past.length > KEPT) this.#past.shift();
    this.#future = [];
    this.omissions = [];
    this.state = state;
  }

  /** @param {State} state */
  replace(state) {
    this.state = state;
  }

  /** @param {State} state */
  learn(state) {
    this.state = state;
  }

  undo() {
    const { state } = this;
    const last = this.#past.pop();
    if (last) {
      this.#future.push(state);
      this.#arrive(carried(last, state));
    } else if (this.canUndo) {
      this.#arrive(atPly(state, state.ply - 1));
    }
  }

  redo() {
    const { state } = this;
    const next = this.#future.pop();
    if (next) {
      this.#past.push(state);
      this.#arrive(carried(next, state));
    } else if (this.canRedo) {
      this.push(atPly(state, state.ply + 1));
      this.dispatchEvent(new Event("travel"));
    }
  }

  /** @param {State} state */
  #arrive(state) {
    this.state = state;
    this.dispatchEvent(new Event("travel"));
  }
}
