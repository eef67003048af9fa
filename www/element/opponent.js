// The computer as a player. It moves when it is asked to: after a person's move, when it is given
// the side that is to move, or by a button; never because someone goes back or opens a link.

import { sideAt } from "./state.js";

/** @import { Session } from "./session.js" */

/** Milliseconds after which it moves, so that one sees what it answers to. */
const PAUSE = 600;

/** A casual player picks any move instead of the best one, once in so many. */
export const SLIPS = 4;

export class Opponent {
  /** Whether it goes on by itself until the game is over, for both sides. */
  isPlayingOn = false;

  /** Whether the solver is asked about its move just now. */
  isMoving = false;
  #session;
  #changed;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #due;

  /**
   * @param {Session} session
   * @param {() => void} changed
   */
  constructor(session, changed) {
    this.#session = session;
    this.#changed = changed;
  }

  /** Who moves next. */
  get #player() {
    const { ply, players } = this.#session.state;
    return players[sideAt(ply)];
  }

  /** Whether it is to move, and there is a move. */
  get isToMove() {
    const { answer, isStale } = this.#session;
    return this.#player !== "human" && !isStale && answer !== null && answer.analysis.best !== null;
  }

  /** Whether it is about to move. */
  get isDue() {
    return this.#due !== undefined;
  }

  /** Moves soon, where it is its turn. */
  answer() {
    this.stop();
    if (!this.isToMove) return;
    this.#wait(setTimeout(() => this.move(), isCalm() ? 0 : PAUSE));
  }

  /** Moves now, and then again where it plays on. */
  async move() {
    this.#wait(undefined);
    if (!this.isToMove || this.isMoving) return;
    this.isMoving = true;
    const made = await this.#session.playForComputer(this.#choice());
    this.isMoving = false;
    if (made && this.isPlayingOn) this.playOn();
    else this.stop();
  }

  /** Moves again and again, while it is its turn. */
  playOn() {
    this.answer();
    this.isPlayingOn = this.isDue;
    this.#changed();
  }

  /** Does not move by itself any more. */
  stop() {
    this.#wait(undefined);
    this.isPlayingOn = false;
  }

  /** Gives way to what a person does: its own moves are no reason to. */
  giveWay() {
    if (!this.isMoving) this.stop();
  }

  /** @param {ReturnType<typeof setTimeout> | undefined} due */
  #wait(due) {
    clearTimeout(this.#due);
    this.#due = due;
    this.#changed();
  }

  #choice() {
    const { analysis } = /** @type {NonNullable<Session["answer"]>} */ (this.#session.answer);
    const slips = this.#player === "casual" && Math.random() * SLIPS < 1;
    const { moves, best } = analysis;
    return slips ? moves[Math.floor(Math.random() * moves.length)]?.move ?? best : best;
  }
}

/** Whether nothing is to move by itself for the sake of the eye. */
const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
