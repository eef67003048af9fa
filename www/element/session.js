// A session with one game: what is typed, and all that one can do. What is answered, looked at and
// chosen is kept by the classes that it builds on; each has the host drawn anew where it changes something.

import { Lookahead } from "./lookahead.js";
import { Opponent } from "./opponent.js";
import { Replies } from "./replies.js";
import { Review } from "./review.js";
import { completeRules, readRules } from "./rules.js";
import { ask } from "./solver.js";
import { afterMoves, atPly, entered, isSameMove } from "./state.js";
import { Stepping } from "./stepping.js";

/** @import { Example, Extra, Rung } from "../games/view.js" */
/** @import { RuleTexts } from "../messages/text.js" */
/** @import { Host, Keep } from "./answering.js" */
/** @import { Draft } from "./stepping.js" */
/** @import { Player, Side, State, Timeline } from "./timeline.js" */

/** @typedef {import("./answering.js").Answer} Answer */

/** Milliseconds between two edits on the board up to which they are one step back. */
const BURST = 1000;

export class Session extends Stepping {
  #host;
  #timeline;
  /** When the board was edited last. */
  #edited = -Infinity;
  /** What the board was edited to, and how the field shows that. @type {{ position: string, draft: string } | undefined} */
  #edit;

  /**
   * @param {Host} host
   * @param {Timeline} timeline
   */
  constructor(host, timeline) {
    super(host, timeline);
    this.#host = host;
    this.#timeline = timeline;
    const changed = () => host.requestUpdate();
    /** The line of perfect play, stepped through. */
    this.lookahead = new Lookahead(this, this.knowledge, changed);
    /** What is answered to the move that is looked at. */
    this.replies = new Replies(this, this.knowledge, changed);
    /** What the moves played were worth. */
    this.review = new Review(this, this.knowledge, this.way, changed);
    /** The computer as a player. */
    this.opponent = new Opponent(this, changed);
  }

  /** Begins to answer. What was being entered when it was stopped is still there. @override */
  start() {
    super.start();
    if (!this.isEntering) this.travel();
    else if (this.busy) this.type({});
  }

  /**
   * Takes over what is being typed.
   * @param {Partial<Draft>} change
   */
  type(change) {
    if (this.isFixed) return;
    const draft = { ...this.draft, ...change };
    return this.enter(this.#entered(draft.position, readRules(this.game, draft.rules)), draft);
  }

  /**
   * Enters a position that was set up on the board.
   * @param {string | Promise<string> | ((latest: string) => string)} change the position in the game's
   *   notation, which may come later, or what becomes of the latest, as the board may not show that yet
   */
  edit(change) {
    if (this.isFixed) return;
    const now = performance.now();
    if (now - this.#edited > BURST) this.settle();
    this.#edited = now;
    if (change instanceof Promise) return this.#editLater(change);
    return this.#editTo(typeof change === "string" ? change : change(this.#latest));
  }

  /** @param {Promise<string>} coming given up, or outdated, it is not entered any more */
  async #editLater(coming) {
    const pending = this.begin({ isEntry: true });
    const position = await coming.catch(error => this.#host.emit("error", error));
    if (!this.isLatest(pending)) return;
    if (typeof position === "string" && !this.isFixed) return this.#editTo(position);
    this.giveUp();
  }

  /** @param {string} position */
  #editTo(position) {
    const { lines } = this.game;
    this.#edit = { position, draft: lines ? lines(position) : position };
    return this.type({ position: this.#edit.draft });
  }

  /** The position that was set up last, or answered last. */
  get #latest() {
    const isAwaited = this.busy && this.draft.position === this.#edit?.draft;
    return (isAwaited ? this.#edit?.position : this.answer?.analysis.position) ?? "";
  }

  /** @param {boolean} editing whether the board is clicked to set it up, not to play */
  setUp(editing) {
    this.settle();
    this.pause();
    this.change({ editing, preview: null, part: null });
  }

  /** @param {Example} example */
  open({ position, rules }) {
    if (this.isFixed) return;
    return this.goTo(this.#entered(position, completeRules(this.game, rules)));
  }

  /** @param {unknown} move the one to look at; null for none */
  look(move) {
    if (isSameMove(move, this.preview)) return;
    this.change({ preview: move });
    this.replies.lookFor(move);
  }

  /**
   * Plays a move on the board that is shown, for whoever is to move; then the computer answers.
   * @param {unknown} move
   */
  async play(move) {
    if (await this.#make(move)) this.opponent.answer();
  }

  /**
   * Has the computer make a move, and says so.
   * @param {unknown} move
   * @returns {Promise<boolean>} whether it was played
   */
  async playForComputer(move) {
    const { answer } = this;
    if (!answer || !(await this.#make(move))) return false;
    this.set({ told: { ply: answer.state.ply, move, analysis: answer.analysis } });
    return true;
  }

  /**
   * Takes over the first moves of the line of perfect play.
   * @param {readonly unknown[]} moves
   * @param {string} position that they lead to
   */
  follow(moves, position) {
    if (!this.answer || this.busy) return;
    return this.goTo(afterMoves(this.answer.state, moves, position));
  }

  /** Shows as much as a rung of the ladder has. @param {Rung} hints */
  hint(hints) {
    this.adjust({ hints });
    this.review.start();
  }

  /**
   * Gives a side to a person or to the computer; who gives it the side that is to move wants a move.
   * @param {Side} side
   * @param {Player} player
   */
  seat(side, player) {
    this.adjust({ players: { ...this.state.players, [side]: player } });
    this.opponent.answer();
  }

  swap() {
    const { first, second } = this.state.players;
    this.adjust({ players: { first: second, second: first } });
    this.opponent.answer();
  }

  /**
   * Asks the solver something beside the analysis.
   * @param {Extra} question
   * @param {AbortSignal} [signal]
   */
  async ask(question, signal) {
    const { value } = await ask({ game: this.game.id, ...question }, { signal });
    return value;
  }

  /** The address of the position after so many plies, where it has one. @param {number} ply */
  link(ply) {
    return this.#timeline.link(atPly(this.state, ply));
  }

  /**
   * Gives up what has no answer yet, or else takes back the last step. A move that the computer is
   * making is no step of the reader's: it is not made, and the step before is taken back.
   */
  undo() {
    const wasComputerMoving = this.opponent.isMoving;
    if (!this.giveUp() || wasComputerMoving) {
      this.pause();
      this.#timeline.undo();
    }
  }

  /**
   * Makes again what was taken back, and gives up for it what has no answer yet. Where nothing lies ahead,
   * that goes on. The timeline is asked all the same: on its way back, it goes forward once it is there.
   */
  redo() {
    if (this.canRedo) {
      this.giveUp();
      this.pause();
    }
    this.#timeline.redo();
  }

  /** @override */
  pause() {
    this.opponent.giveWay();
    this.lookahead.leave();
    this.replies.stop();
    this.review.stop();
  }

  /**
   * Asks for all about a state, and then what the moves were worth.
   * @override
   * @param {State} state
   * @param {Keep} keep
   */
  async analyze(state, keep) {
    const isAnswered = await super.analyze(state, keep);
    if (isAnswered) this.review.start();
    return isAnswered;
  }

  /**
   * A position entered in the place of the present one, with no moves.
   * @param {string} start
   * @param {RuleTexts} rules
   */
  #entered(start, rules) {
    return entered({ game: this.state.game, start, rules }, this.state);
  }

  /**
   * @param {unknown} move
   * @returns {Promise<boolean>} whether it was played
   */
  async #make(move) {
    const { answer } = this;
    if (!answer || this.busy || this.isPending || this.isStale) return false;
    const pending = this.begin({ isEntry: false });
    const position = await this.reached(answer, move);
    if (position === undefined || !this.isLatest(pending)) return false;
    const reached = await this.goTo(afterMoves(answer.state, [move], position));
    if (reached) this.#host.emit("move", { move, position });
    return reached;
  }
}
