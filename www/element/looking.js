// What one looks at beside a position, and how: nothing of it is kept, in the address or elsewhere.

import { Answering } from "./answering.js";

/** Moves that are listed at first, and how many more at a time. */
const LISTED = 12;
const LIST_STEP = 100;

export class Looking extends Answering {
  /** The move that is looked at. @type {unknown} */
  preview = null;
  /** The part of the reason that is looked at. @type {string | null} */
  part = null;
  /** Whether the board is being set up. */
  editing = false;
  /** Whether it is in view who plays and how much is shown. */
  optionsOpen = false;
  /** Whether all of a long text is in the field, to be edited. */
  isWhole = false;
  /** How many moves are listed, and how many more there would be next. */
  listed = LISTED;
  listStep = LIST_STEP;

  #host;

  /** @param {import("./answering.js").Host} host */
  constructor(host) {
    super(host);
    this.#host = host;
  }

  /** @param {string | null} part the part of the reason to look at */
  point(part) {
    if (part !== this.part) this.change({ part });
  }

  /** @param {boolean} isWhole whether all of a long text is to be in the field */
  unfold(isWhole) {
    if (isWhole !== this.isWhole) this.change({ isWhole });
  }

  /** @param {boolean} optionsOpen */
  openOptions(optionsOpen) {
    this.change({ optionsOpen });
  }

  listMore() {
    this.change({ listed: this.listed + this.listStep });
  }

  /** Forgets what was looked at of another position; while the board is set up, the part is still there. */
  lookAnew() {
    this.change({ listed: LISTED, preview: null, part: this.editing ? this.part : null });
  }

  /** @param {Partial<Pick<Looking, "preview" | "part" | "editing" | "optionsOpen" | "isWhole" | "listed">>} change */
  change(change) {
    Object.assign(this, change);
    this.#host.requestUpdate();
  }
}
