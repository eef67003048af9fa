// The positions that a game has gone through, by the number of moves that lead to them.

import { isSameMove } from "./state.js";

/** @import { Play } from "./timeline.js" */

/** Characters that all positions on the way may have. */
const CHARACTERS = 8_000_000;

export class Way {
  /** @type {Pick<Play, "game" | "rules" | "start" | "moves"> | null} */
  #play = null;
  /** @type {(string | undefined)[]} */
  #positions = [];

  /**
   * The last position that is known after at most so many moves.
   * @param {Play} play
   * @param {number} count
   * @returns {{ count: number, position: string }}
   */
  nearest(play, count) {
    for (let known = Math.min(count, this.#agreeing(play)); known > 0; known--) {
      const position = this.#positions[known];
      if (position !== undefined) return { count: known, position };
    }
    return { count: 0, position: play.start };
  }

  /**
   * Remembers what so many moves lead to.
   * @param {Play} play
   * @param {number} count
   * @param {string} position
   */
  note(play, count, position) {
    if (this.#play !== play) {
      this.#positions.length = Math.min(this.#positions.length, this.#agreeing(play) + 1);
      this.#play = play;
    }
    this.#positions[count] = position;
    const most = Math.max(1, Math.floor(CHARACTERS / (position.length + 1)));
    for (let old = count - most; old >= 0 && this.#positions[old] !== undefined; old--) delete this.#positions[old];
  }

  /** How many moves are the same as on the way that is known. @param {Play} play */
  #agreeing(play) {
    const known = this.#play;
    if (!known) return 0;
    if (known.game !== play.game || known.start !== play.start || !isSameMove(known.rules, play.rules)) return 0;
    if (known.moves === play.moves) return play.moves.length;
    const other = play.moves.findIndex((move, index) => !isSameMove(move, known.moves[index]));
    return other < 0 ? play.moves.length : other;
  }
}
