// A timeline that is the browser's history: each position is an address, and Back undoes.

import { decode, encode, LONGEST } from "./address.js";

/** @import { State, TimelineMembers } from "../element/timeline.js" */

/**
 * What the browser keeps with an address: how many steps of this page lie before it, and a state
 * that is too long for the address.
 * @typedef {{ step: number, state?: State }} Entry
 */

/** Characters of a position that the browser is given to keep; some refuse more than a few million. */
const KEPT = 4_000_000;

/**
 * Milliseconds without a change after which the address follows. Browsers take time for it, and
 * Safari refuses more than 100 changes in half a minute.
 */
const REST = 300;

/** @implements {TimelineMembers} */
export class AddressTimeline extends EventTarget {
  #step = 0;
  /** Brings the address up to date, unless it is. @type {ReturnType<typeof setTimeout> | undefined} */
  #due;

  constructor() {
    super();
    this.state = this.#arrive();
    addEventListener("pagehide", () => this.#write());
    addEventListener("popstate", () => {
      this.#settle();
      this.state = this.#arrive();
      this.dispatchEvent(new Event("travel"));
    });
  }

  get canGoBack() {
    return this.#step > 0;
  }

  /** Whether the address holds the present state, so that it can be passed on. */
  get canBeShared() {
    return this.state.position.length <= LONGEST && encode(this.state).length <= LONGEST;
  }

  /** @param {State} state */
  push(state) {
    this.#write();
    this.#step += 1;
    this.state = state;
    history.pushState(this.#entry(), "", this.#address());
  }

  /** @param {State} state */
  replace(state) {
    this.state = state;
    clearTimeout(this.#due);
    this.#due = setTimeout(() => this.#write(), REST);
  }

  back() {
    this.#write();
    if (this.canGoBack) history.back();
  }

  #write() {
    if (this.#settle()) history.replaceState(this.#entry(), "", this.#address());
  }

  /** Leaves the address as it is. @returns {boolean} whether it was to be changed */
  #settle() {
    const wasDue = this.#due !== undefined;
    clearTimeout(this.#due);
    this.#due = undefined;
    return wasDue;
  }

  /** Takes over the address that the browser is at. @returns {State} */
  #arrive() {
    const entry = asEntry(history.state);
    if (entry) {
      this.#step = entry.step;
      return entry.state ?? decode(location.hash);
    }
    // A link or a typed address: one step on from where the page was, unless it has just opened.
    if (this.state) this.#step += 1;
    const state = decode(location.hash);
    history.replaceState({ step: this.#step }, "");
    return state;
  }

  /** @returns {Entry} */
  #entry() {
    const keeps = !this.canBeShared && this.state.position.length <= KEPT;
    return keeps ? { step: this.#step, state: this.state } : { step: this.#step };
  }

  #address() {
    return this.canBeShared ? encode(this.state) : `#game=${this.state.game}`;
  }
}

/** @param {unknown} kept @returns {Entry | null} */
function asEntry(kept) {
  return typeof kept === "object" && kept !== null && "step" in kept && typeof kept.step === "number"
    ? /** @type {Entry} */ (kept)
    : null;
}
