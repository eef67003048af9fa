// A timeline that is the browser's history: each state is an address, and Back undoes. A browser
// may refuse to keep an address (Safari after 100 in half a minute, a frame without an origin);
// then the steps are gone through here, and the address follows when it can.

import { atPly, carried, hasAhead } from "../element/state.js";
import { decode, encode, fits } from "./address.js";

/** @import { Omission, State, TimelineMembers } from "../element/timeline.js" */

/**
 * What the browser keeps with an address: how many steps of this page lie before it, which the
 * last one is, and a state that is too long for the address.
 * @typedef {{ step: number, last: number, state?: State }} Entry
 */

/** Characters of a position that the browser is given to keep; some refuse more than a few million. */
const KEPT = 4_000_000;

/** Steps on either side whose states are kept here, and the characters that these may have. */
const NEAR = 500;
const NEAR_CHARACTERS = 8_000_000;

/**
 * Milliseconds without a change after which the address follows. Browsers take time for it, and
 * Safari refuses more than 100 changes in half a minute.
 */
const REST = 300;

/** Milliseconds that the browser is given to go to another entry. */
const PATIENCE = 1000;

/**
 * It sends `change` when something about the present state is another, such as the hints.
 * @implements {TimelineMembers}
 */
export class AddressTimeline extends EventTarget {
  #step = 0;
  /** The last step that can be gone forward to. */
  #last = 0;
  /** Whether the browser has refused an address, so that its steps are not those here any more. */
  #isAlone = false;
  /** States by their steps. @type {Map<number, State>} */
  #states = new Map();
  /** Brings the address up to date, unless it is. @type {ReturnType<typeof setTimeout> | undefined} */
  #due;
  /** When the browser was asked to go to another entry, where it has not arrived yet. @type {number | null} */
  #left = null;
  /** Steps that were asked for meanwhile: forward, or back where negative. */
  #wanted = 0;

  constructor() {
    super();
    const { state, omissions } = decode(location.hash);
    this.state = state;
    /** @type {readonly Omission[]} */
    this.omissions = omissions;
    const entry = asEntry(history.state);
    if (entry) {
      this.#last = entry.last;
      this.#return(entry);
      if (entry.state) this.state = entry.state;
    } else {
      this.#save("replaceState", location.href);
    }
    this.#states.set(this.#step, this.state);
    addEventListener("pagehide", () => this.#write());
    addEventListener("popstate", () => this.#arrive());
  }

  get canUndo() {
    return this.#step > 0 || this.state.ply > this.state.before;
  }

  get canRedo() {
    return this.#step < this.#last || hasAhead(this.state);
  }

  /** Whether the address holds the present state, so that it can be passed on. */
  get canBeShared() {
    return fits(this.state);
  }

  /** @param {State} state */
  link(state) {
    return encode(state);
  }

  /** @param {State} state */
  push(state) {
    this.#write();
    this.#stay();
    this.#step += 1;
    this.#last = this.#step;
    this.omissions = [];
    this.#keep(state);
    this.#save("pushState", this.#address());
  }

  /** @param {State} state */
  replace(state) {
    this.#keep(state);
    this.#writeSoon();
    this.dispatchEvent(new Event("change"));
  }

  /** Knows more of the present state, of which the address tells as much as before. @param {State} state */
  learn(state) {
    this.#keep(state);
  }

  undo() {
    if (this.#isOnWay(-1)) return;
    this.#write();
    if (this.#step > 0) this.#go(-1);
    else if (this.canUndo) this.#travelTo(atPly(this.state, this.state.ply - 1));
  }

  redo() {
    if (this.#isOnWay(1)) return;
    this.#write();
    if (this.#step < this.#last) {
      this.#go(1);
    } else if (this.canRedo) {
      this.push(atPly(this.state, this.state.ply + 1));
      this.dispatchEvent(new Event("travel"));
    }
  }

  /** One step back or forward: in the browser, as long as it takes all steps. @param {1 | -1} by */
  #go(by) {
    const state = this.#states.get(this.#step + by);
    if (!this.#isAlone || !state) {
      this.#left = performance.now();
      return history.go(by);
    }
    this.#step += by;
    this.#travelTo(carried(state, this.state));
  }

  /**
   * Whether the browser is on its way to another entry. Then a step waits until it is there: from
   * here it would be counted twice, and could lead off the page.
   * @param {1 | -1} by
   */
  #isOnWay(by) {
    if (this.#left === null || performance.now() - this.#left > PATIENCE) return false;
    this.#wanted += by;
    return true;
  }

  /** Takes the steps that were asked for on the way. */
  #goOn() {
    this.#left = null;
    while (this.#wanted !== 0 && this.#left === null) {
      const isBack = this.#wanted < 0;
      this.#wanted += isBack ? 1 : -1;
      if (isBack) this.undo();
      else this.redo();
    }
  }

  /** Takes no further step. */
  #stay() {
    this.#left = null;
    this.#wanted = 0;
  }

  /** @param {State} state */
  #travelTo(state) {
    this.#keep(state);
    this.#writeSoon();
    this.dispatchEvent(new Event("travel"));
  }

  /** The browser has gone to another entry. */
  #arrive() {
    this.#settle();
    const from = this.state;
    const entry = asEntry(history.state);
    const { state, omissions } = decode(location.hash);
    if (entry) {
      this.omissions = [];
      this.#return(entry);
      this.#keep(carried(this.#states.get(entry.step) ?? entry.state ?? state, from));
      this.#write(true);
    } else {
      this.#stay();
      // A link or a typed address: one step on from where the page was.
      this.omissions = omissions;
      this.#step += 1;
      this.#last = this.#step;
      this.#keep(state);
      this.#save("replaceState", location.href);
    }
    this.dispatchEvent(new Event("travel"));
    this.#goOn();
  }

  /** Takes over where in the history the browser is. @param {Entry} entry */
  #return({ step }) {
    this.#step = step;
    this.#last = Math.max(this.#last, step);
  }

  /** @param {State} state */
  #keep(state) {
    this.state = state;
    this.#states.set(this.#step, state);
    const reach = Math.max(4, Math.min(NEAR, NEAR_CHARACTERS / (state.start.length + 1)));
    for (const step of this.#states.keys()) {
      if (Math.abs(step - this.#step) > reach) this.#states.delete(step);
    }
  }

  #writeSoon() {
    clearTimeout(this.#due);
    this.#due = setTimeout(() => this.#write(), REST);
  }

  /** @param {boolean} [always] even where nothing is due */
  #write(always = false) {
    const wasDue = this.#settle();
    if (wasDue || always) this.#save("replaceState", this.#address());
  }

  /** Leaves the address as it is. @returns {boolean} whether it was to be changed */
  #settle() {
    const wasDue = this.#due !== undefined;
    clearTimeout(this.#due);
    this.#due = undefined;
    return wasDue;
  }

  /**
   * @param {"pushState" | "replaceState"} how
   * @param {string} address
   */
  #save(how, address) {
    try {
      history[how](this.#entry(), "", address);
    } catch {
      this.#isAlone = true;
    }
  }

  /** @returns {Entry} */
  #entry() {
    const at = { step: this.#step, last: this.#last };
    const keeps = !this.canBeShared && this.state.start.length <= KEPT;
    // What the moves lead to can be asked again; kept twice, a large position takes the browser long.
    return keeps ? { ...at, state: { ...this.state, position: null } } : at;
  }

  #address() {
    return this.canBeShared ? encode(this.state) : `#game=${this.state.game}`;
  }
}

/** @param {unknown} kept @returns {Entry | null} */
function asEntry(kept) {
  return typeof kept === "object" && kept !== null
    && "step" in kept && typeof kept.step === "number"
    && "last" in kept && typeof kept.last === "number"
    ? /** @type {Entry} */ (kept)
    : null;
}
