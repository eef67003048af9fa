// <perfect-play>: a game's position, who wins it, which moves win, and why.

import { games, firstGame } from "../games/index.js";
import { english } from "../messages/en.js";
import { html, LitElement, nothing } from "../lit.js";
import { RUNGS } from "./context.js";
import { held, keepFocus } from "./focus.js";
import { board } from "./parts/board.js";
import { history } from "./parts/history.js";
import { leftOut } from "./parts/left.js";
import { line } from "./parts/line.js";
import { method } from "./parts/method.js";
import { moveList } from "./parts/moves.js";
import { BiggerPicture } from "./parts/picture.js";
import { setup } from "./parts/setup.js";
import { tools } from "./parts/tools.js";
import { verdict } from "./parts/verdict.js";
import { why } from "./parts/why.js";
import { wordsOf } from "./parts/words-of.js";
import { settleStops } from "./rove.js";
import { completeRules, parseRules } from "./rules.js";
import { Session } from "./session.js";
import { pressed } from "./shortcuts.js";
import { entered, usualSettings } from "./state.js";
import { styles } from "./styles/index.js";
import { MemoryTimeline } from "./timeline.js";

/** @import { Held } from "./focus.js" */
/** @import { Rung } from "../games/view.js" */
/** @import { Timeline } from "./timeline.js" */

/**
 * @fires position a position was entered, played or gone back to
 * @fires move a move was played
 * @fires analysis a position was analyzed
 * @fires error what was entered is no position
 */
export class PerfectPlay extends LitElement {
  /** @override */
  static styles = styles;

  /** @override */
  static properties = {
    game: {},
    position: {},
    rules: { converter: parseRules },
    hints: {},
    timeline: { attribute: false },
  };

  /** @type {Session | undefined} */
  #session;

  /** What had the focus before the last drawing. @type {Held | undefined} */
  #held;

  #looksAhead = false;

  #picture = new BiggerPicture(() => this.requestUpdate());


  constructor() {
    super();
    /** Which game is played. */
    this.game = firstGame;
    /** The position in the game's notation; the game's first example where left out. @type {string | undefined} */
    this.position = undefined;
    /** Rules other than the usual ones. @type {Record<string, string>} */
    this.rules = {};
    /** How much is shown at first of what the solver knows. @type {Rung} */
    this.hints = usualSettings.hints;
    /** Keeps the positions gone through, instead of the element. @type {Timeline | undefined} */
    this.timeline = undefined;
  }

  /** Takes back the last move or entry. */
  undo() {
    this.#session?.undo();
  }

  /** Makes again what was taken back. */
  redo() {
    this.#session?.redo();
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    addEventListener("keydown", this.#cancel);
    this.#session?.start();
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("keydown", this.#cancel);
    this.#session?.stop();
  }

  /** Escape stops work that takes long, wherever the focus is. @param {KeyboardEvent} event */
  #cancel = event => {
    if (event.key !== "Escape" || event.defaultPrevented || !this.#session?.isSlow) return;
    event.preventDefault();
    this.#session.cancel();
  };

  /**
   * @override
   * @param {Map<string, unknown>} changed
   */
  willUpdate(changed) {
    this.#held = this.shadowRoot ? held(this.shadowRoot) : undefined;
    if (!["game", "position", "rules", "hints", "timeline"].some(name => changed.has(name))) return;
    this.#session?.stop();
    this.#session = this.#begin();
    if (this.isConnected) this.#session?.start();
  }

  #begin() {
    const game = games.get(this.game);
    if (!game) return undefined;
    const position = this.position ?? game.examples[0]?.position ?? "";
    const rules = completeRules(game, this.position === undefined ? game.examples[0]?.rules : this.rules);
    const hints = RUNGS.find(rung => rung === this.hints) ?? usualSettings.hints;
    const timeline = this.timeline
      ?? new MemoryTimeline(entered({ game: game.id, start: position, rules }, { ...usualSettings, hints }));
    return new Session(this, timeline);
  }

  /**
   * @param {string} name
   * @param {unknown} detail
   */
  emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** @override */
  render() {
    const session = this.#session;
    if (!session) return html`<p class="problem">${english.errors.unknownGame(this.game)}</p>`;
    const text = english;
    const { answer, isStale } = session;
    const words = wordsOf(text, session.game);
    return html`
      <article
        class=${isStale && answer ? "frame stale" : "frame"} aria-busy=${session.busy}
        @keydown=${(/** @type {KeyboardEvent} */ event) => pressed(event, session)}
      >
        <header>
          <h2>${words.name}</h2>
          <p class="goal">${words.goal(answer?.state.rules ?? completeRules(session.game, session.draft.rules))}</p>
        </header>
        ${setup(session, text)}
        ${leftOut(session, text)}
        <section class="table" aria-label=${text.board.label}>
          ${board(session, text)}
          ${tools(session, text)}
        </section>
        <section class="answer">
          ${verdict(session, text)}
          ${answer
            ? html`<div class="reasons" ?inert=${isStale}>
                ${[history, moveList, why, line, method].map(part => part(session, text))}
              </div>`
            : nothing}
        </section>
      </article>
      ${this.#picture.draw(session, text)}`;
  }

  /** Where the board begins to look ahead, it is brought into view. @param {ShadowRoot} root */
  #showBoard(root) {
    const surface = root.querySelector(".looking-ahead");
    if (surface && !this.#looksAhead) surface.scrollIntoView({ block: "nearest", behavior: "instant" });
    this.#looksAhead = surface !== null;
  }

  /** @override */
  updated() {
    if (!this.shadowRoot) return;
    this.#showBoard(this.shadowRoot);
    keepFocus(this.shadowRoot, this.#held);
    const board = this.shadowRoot.querySelector(".board");
    if (board) settleStops(board);
  }
}
