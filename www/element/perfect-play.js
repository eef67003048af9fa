// <perfect-play>: a game's position, who wins it, which moves win, and why.

import { games, firstGame } from "../games/index.js";
import { english } from "../messages/en.js";
import { html, LitElement, noChange, nothing } from "../lit.js";
import { Columns } from "./columns.js";
import { held, keepFocus } from "./focus.js";
import { whenInView } from "./in-view.js";
import { Late } from "./late.js";
import { frame } from "./parts/frame.js";
import { warnings } from "./parts/left.js";
import { BiggerPicture } from "./parts/picture.js";
import { settleStops } from "./rove.js";
import { Session } from "./session.js";
import { Given, misunderstood } from "./settings.js";
import { styles } from "./styles/index.js";
import { MemoryTimeline } from "./timeline.js";

/** @import { Held } from "./focus.js" */
/** @import { Text } from "../messages/text.js" */
/** @import { Timeline } from "./timeline.js" */

/** How what a page sets is an attribute as well; what is left out is not written. */
const GIVEN = { reflect: true, useDefault: true };

/**
 * A game's position, who wins it, which moves win, and why.
 *
 * @attr {string} game=nim - Which game is played: nim, squares, flip, coins or grid.
 * @attr {string} position - The position in the game's notation; the game's first example where it is
 *   left out. In step with the board: after a move it is the position that the move led to.
 * @attr {string} rules - Rules other than the usual ones, as in an address: maxTake=5&misere=1.
 * @attr {string} hints - How much is shown: nothing, winner, place, move or reason. The last where it is
 *   left out, nothing in the mode play. In step with the ladder of hints.
 * @attr {string} mode=analyze - To look into positions (analyze), or to play against the computer (play).
 * @attr {string} theme - The theme: system, light or dark. Where it is left out, the page's color-scheme holds.
 * @attr {boolean} locked=false - Whether the reader can change neither position nor rules, nor ask for more hints.
 * @attr {string} lang - Language of the words: en so far, which others fall back to.
 * @slot - What is shown where there is no script.
 * @fires {CustomEvent<PositionDetail>} position - A position was entered, played or gone back to, and is analyzed.
 * @fires {CustomEvent<MoveDetail>} move - A move was played.
 * @fires {CustomEvent<Analysis>} analysis - A position was analyzed: what the package's analyze returns.
 * @fires {CustomEvent<Error>} error - What was set or entered is not understood, or the solver cannot be started.
 * @csspart frame - All but the bigger picture.
 * @csspart header - Name and goal of the game.
 * @csspart setup - The field, the rules and the examples.
 * @csspart board - The board, and what stands beneath it.
 * @csspart tools - Undo, redo, hints, and who plays.
 * @csspart verdict - Who wins.
 * @csspart history - The moves played.
 * @csspart moves - The list of moves.
 * @csspart why - The reason.
 * @csspart line - The line of perfect play.
 * @csspart method - How it was found.
 * @csspart picture - The bigger picture.
 * @cssprop --paper - Colour behind everything.
 * @cssprop --card - Colour of raised surfaces.
 * @cssprop --board - Colour of the board.
 * @cssprop --ink - Colour of text.
 * @cssprop --muted - Colour of text beside the point.
 * @cssprop --line - Colour of lines that part things.
 * @cssprop --edge - Colour of the edges of controls.
 * @cssprop --house - Colour of what can be acted on.
 * @cssprop --win - Colour of wins.
 * @cssprop --loss - Colour of losses.
 * @cssprop --tie - Colour of ties.
 * @cssprop --piece - Colour of pieces.
 * @cssprop --sans - Font of text.
 * @cssprop --mono - Font of positions.
 * @cssprop --space - The unit of distances.
 * @cssprop --radius - Roundness of surfaces.
 * @cssprop --radius-small - Roundness of controls.
 */
export class PerfectPlay extends LitElement {
  /** @override */
  static styles = styles;

  /** @override */
  static properties = {
    game: GIVEN,
    position: GIVEN,
    rules: GIVEN,
    hints: GIVEN,
    mode: GIVEN,
    theme: GIVEN,
    locked: { ...GIVEN, type: Boolean },
    timeline: { attribute: false },
  };

  /** @type {Session | undefined} */
  #session;

  /** What the page has set. */
  #given = new Given();

  /** What had the focus before the last drawing. @type {Held | undefined} */
  #held;

  #looksAhead = false;

  /** What the page was told last of what is wrong with what it has set. */
  #told = "";

  /** Whether the element has been in view. */
  #isSeen = false;

  /** Ends the waiting for that. */
  #leave = () => {};

  #picture = new BiggerPicture(() => this.requestUpdate());

  /** The drawing of what is not the verdict. */
  #late = new Late(() => this.requestUpdate());

  /** Where there are others, they are drawn before the next frame, whatever is being waited for. */
  #columns = new Columns(() => {
    this.requestUpdate();
    this.performUpdate();
  });

  constructor() {
    super();
    /** Which game is played. */
    this.game = firstGame;
    /** The position in the game's notation; the game's first example where left out. @type {string | undefined} */
    this.position = undefined;
    /** Rules other than the usual ones. */
    this.rules = "";
    /** How much is shown of what the solver knows. @type {string | undefined} */
    this.hints = undefined;
    /** Whether positions are looked into, or the game is played. */
    this.mode = "analyze";
    /** @type {string | undefined} */
    this.theme = undefined;
    /** Whether the reader can change neither position nor rules, nor ask for more hints. */
    this.locked = false;
    /** Keeps the positions gone through, instead of the element. @type {Timeline | undefined} */
    this.timeline = undefined;
  }

  /** Whether neither position nor rules can be changed but by moves. */
  get isFixed() {
    return this.locked || this.mode === "play";
  }

  /** Takes back the last move or entry. */
  undo() {
    this.#session?.undo();
  }

  /** Makes again what was taken back. */
  redo() {
    this.#session?.redo();
  }

  /** Goes back to what the page has set last. */
  reset() {
    if (this.timeline) return this.#session?.restart();
    this.#given.restore(this);
    this.#begin();
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    addEventListener("keydown", this.#cancel);
    this.#columns.connect();
    if (this.#session) this.#start();
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("keydown", this.#cancel);
    this.#columns.disconnect();
    this.#stop();
  }

  /** Escape stops work that takes long, wherever the focus is. @param {KeyboardEvent} event */
  #cancel = event => {
    if (event.key !== "Escape" || event.defaultPrevented || !this.#session?.isSlow) return;
    event.preventDefault();
    this.#session.cancel();
  };

  /**
   * What `updateComplete` waits for: also what is drawn after the verdict.
   * @protected
   * @override
   * @returns {Promise<boolean>}
   */
  async getUpdateComplete() {
    const isComplete = await super.getUpdateComplete();
    if (!this.#late.isDue) return isComplete;
    await this.#late.done;
    return this.getUpdateComplete();
  }

  /**
   * Draws what was asked together with its answer, where that comes soon.
   * @protected
   * @override
   */
  async scheduleUpdate() {
    const soon = this.hasUpdated && this.#session?.soon;
    if (soon) {
      this.renderRoot.querySelector(".frame")?.setAttribute("aria-busy", "true");
      await soon;
    }
    super.scheduleUpdate();
  }

  /**
   * @override
   * @param {Map<string, unknown>} changed
   */
  willUpdate(changed) {
    this.#held = this.shadowRoot ? held(this.shadowRoot) : undefined;
    this.#keepInStep();
    if (!this.hasUpdated || this.#given.isOther(this) || changed.has("timeline")) this.#begin();
    else if (this.#session) this.#given.takeHints(this, this.#session);
    if (this.isFixed && this.#session?.editing) this.#session.setUp(false);
  }

  /** Begins with what the page has set. */
  #begin() {
    this.#stop();
    const game = games.get(this.game);
    this.#given.take(this);
    this.#session = game && new Session(this, this.timeline ?? new MemoryTimeline(this.#given.state(game)));
    this.#start();
  }

  /** Has the session answer, once the element is in view; a host with a timeline of its own sees to that itself. */
  #start() {
    if (!this.isConnected) return;
    if (this.#isSeen || this.timeline) return this.#session?.start();
    this.#leave = whenInView(this, () => {
      this.#isSeen = true;
      this.#session?.start();
    });
  }

  /** Where a host keeps the positions, the properties stay as they are. */
  #keepInStep() {
    if (this.#session && !this.timeline) this.#given.follow(this, this.#session);
  }

  #stop() {
    this.#leave();
    this.#session?.stop();
  }

  /**
   * @param {string} name
   * @param {unknown} detail
   */
  emit(name, detail) {
    if (name === "position") this.#keepInStep();
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** @override */
  render() {
    const session = this.#session;
    const text = english;
    const problems = this.#problems(text);
    if (!session) return warnings(problems);
    this.#late.putOff(session.answer?.analysis);
    const { isDue, isAnew } = this.#late;
    return html`
      ${frame(session, { isColumn: this.#columns.isOne, isDue, isBoardDue: isDue && isAnew }, problems, text)}
      ${session.isFixed ? nothing : isDue ? noChange : this.#picture.draw(session, text)}`;
  }

  /** What is wrong with what the page has set. @param {Text} text */
  #problems(text) {
    const game = games.get(this.game);
    return game ? misunderstood(this, game, text) : [text.errors.unknownGame(this.game)];
  }

  /** Tells the page, once, what is wrong with what it has set. */
  #tellProblems() {
    const sentence = this.#problems(english).join(" ");
    if (sentence === this.#told) return;
    this.#told = sentence;
    if (sentence !== "") this.emit("error", new Error(sentence));
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
    this.#tellProblems();
    this.#showBoard(this.shadowRoot);
    keepFocus(this.shadowRoot, this.#held);
    const board = this.shadowRoot.querySelector(".board");
    if (board && !this.#late.isDue) settleStops(board);
    this.#columns.watch(this.shadowRoot.querySelector("header"));
  }
}
