// What is known of one cell of a large grid, in words. The solver is asked when one stays there.

import { cellQuestion } from "./overlay.js";

/** @import { grid as Grid } from "../../pkg/slim.js" */
/** @import { Context } from "../view.js" */
/** @import { Cell, Sheet } from "./sheet.js" */

/** Milliseconds that one stays at a cell before the solver is asked about it. */
const STAY = 120;

export class Facts {
  /** @type {Cell | null} */
  #cell = null;
  /** @type {Grid.GridAnalysis | null} */
  #answer = null;
  #timer = 0;
  #controller = new AbortController();
  #changed;

  /** @param {() => void} changed told when more is known */
  constructor(changed) {
    this.#changed = changed;
  }

  /** Whether all that may be told is known. */
  isComplete = false;

  /** Forgets the cell, as for another grid. */
  clear() {
    this.#cell = null;
    this.#answer = null;
    this.#stop();
  }

  /**
   * @param {Cell} cell
   * @param {Sheet} sheet
   * @param {Grid.GridAnalysis | null} analysis null while the sheet is another one
   * @param {Context<Grid.Move>} context
   * @returns {string}
   */
  about(cell, sheet, analysis, context) {
    const isBlocked = sheet.isBlocked(cell);
    const mayAsk = analysis !== null && !isBlocked && context.shows("reason");
    if (this.#cell?.row !== cell.row || this.#cell.column !== cell.column) {
      this.clear();
      this.#cell = cell;
    }
    if (mayAsk && !this.#answer && !this.#timer) this.#askSoon(cell, analysis, context);
    const answer = mayAsk ? this.#answer : null;
    this.isComplete = !mayAsk || answer !== null;
    return context.text.games.grid.drawing.cell({
      ...cell,
      kind: isBlocked ? "blocked" : sheet.isToken(cell) ? "token" : "free",
      known: answer && { wins: answer.winner === "second", nimValue: answer.nimValue, depth: answer.depth },
    });
  }

  /**
   * @param {Cell} cell
   * @param {Grid.GridAnalysis} analysis
   * @param {Context<Grid.Move>} context
   */
  #askSoon({ row, column }, analysis, context) {
    const { signal } = this.#controller;
    this.#timer = window.setTimeout(async () => {
      const answer = await context.ask(cellQuestion(analysis, row * analysis.columns + column), signal).catch(() => null);
      if (signal.aborted || answer === null) return;
      this.#answer = /** @type {Grid.GridAnalysis} */ (answer);
      this.#changed();
    }, STAY);
  }

  #stop() {
    window.clearTimeout(this.#timer);
    this.#timer = 0;
    this.#controller.abort();
    this.#controller = new AbortController();
  }
}
