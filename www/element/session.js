// A session with one game: what is typed, and all that one can do. What is answered, looked at and
// chosen is kept by the classes that it builds on; each has the host drawn anew where it changes something.

import { Choosing } from "./choosing.js";
import { isSameMove } from "./context.js";
import { viewOf } from "./knowledge.js";
import { Lookahead } from "./lookahead.js";
import { Opponent } from "./opponent.js";
import { Replies } from "./replies.js";
import { Review } from "./review.js";
import { completeRules, readRules } from "./rules.js";
import { ask } from "./solver.js";
import { afterMoves, atPly, entered, settingsOf } from "./state.js";

/** @import { AnyAnalysis, Example, Extra, Rung } from "../games/view.js" */
/** @import { RuleTexts } from "../messages/text.js" */
/** @import { Host } from "./answering.js" */
/** @import { Known, Omission, Player, Side, State, Timeline } from "./timeline.js" */

/** @typedef {import("./answering.js").Answer} Answer */

/** @typedef {{ position: string, rules: RuleTexts }} Draft */

/** A move that was made for a person: by whom, and where. @typedef {{ ply: number, move: unknown, analysis: AnyAnalysis }} Told */

/** What was left out of a link: what could not be read, and the number of a move that is not possible. @typedef {{ omissions: readonly Omission[], refused: number | null }} Left */

/** Milliseconds between two edits on the board up to which they are one step back. */
const BURST = 1000;

export class Session extends Choosing {
  /** What the fields show. @type {Draft} */
  draft;
  /** @type {Left | null} */
  left = null;
  /** The computer's last move. @type {Told | null} */
  told = null;

  #host;
  #timeline;
  /** Whether the present state was typed, so that typing on puts another in its place. */
  #typing = false;
  /** Whether what the fields show has no answer yet. */
  #isUnanswered = false;
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
    this.draft = this.#draftOf(timeline.state);
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

  get canUndo() {
    return this.#timeline.canUndo || this.#canGiveUp;
  }

  get canRedo() {
    return this.#timeline.canRedo;
  }

  get canRestart() {
    return this.state.ply > this.state.before;
  }

  /** Whether there is a draft without an answer, and a board to return to. */
  get #canGiveUp() {
    return this.isStale && this.answer !== null;
  }

  /** Begins to answer and to follow the timeline, until it is stopped. What was being entered then is still there. */
  start() {
    this.#timeline.addEventListener("travel", this.#travel);
    if (!this.#isUnanswered) this.#travel();
    else if (this.busy) this.type({});
  }

  stop() {
    this.#timeline.removeEventListener("travel", this.#travel);
    this.#pause();
    this.drop();
  }

  /**
   * Takes over what is being typed.
   * @param {Partial<Draft>} change
   */
  type(change) {
    if (this.isFixed) return;
    const draft = { ...this.draft, ...change };
    this.#pause();
    this.#isUnanswered = true;
    this.#set({ draft });
    const rules = readRules(this.game, draft.rules);
    return this.#arrive(this.#enter(draft.position, rules), answered => {
      if (this.#typing) this.#timeline.replace(answered);
      else this.#timeline.push(answered);
      this.#typing = true;
      this.#isUnanswered = false;
    });
  }

  /** Ends an entry: what is typed next is another one. */
  settle() {
    this.#typing = false;
  }

  /**
   * Enters a position that was set up on the board.
   * @param {string | ((latest: string) => string)} change the position in the game's notation, or what
   *   becomes of the latest, as the board may not show that yet
   */
  edit(change) {
    const now = performance.now();
    if (now - this.#edited > BURST) this.settle();
    this.#edited = now;
    const position = typeof change === "string" ? change : change(this.#latest);
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
    this.#pause();
    this.change({ editing, preview: null, part: null });
  }

  /** @param {Example} example */
  open({ position, rules }) {
    if (this.isFixed) return;
    return this.#goTo(this.#enter(position, completeRules(this.game, rules)));
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
    this.#set({ told: { ply: answer.state.ply, move, analysis: answer.analysis } });
    return true;
  }

  /**
   * Takes over the first moves of the line of perfect play.
   * @param {readonly unknown[]} moves
   * @param {string} position that they lead to
   */
  follow(moves, position) {
    if (!this.answer || this.busy) return;
    return this.#goTo(afterMoves(this.answer.state, moves, position));
  }

  /** Goes to the position after so many plies. @param {number} ply */
  jump(ply) {
    if (ply !== this.state.ply) return this.#goTo(atPly(this.state, ply));
  }

  restart() {
    return this.jump(this.state.before);
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

  /** Takes back the last step. A draft that could not be read is given up first. */
  undo() {
    this.#interrupt();
    if (this.#canGiveUp) this.#travel();
    else this.#timeline.undo();
  }

  redo() {
    this.#interrupt();
    this.#timeline.redo();
  }

  /** Ends whatever would go on by itself; a move that the computer is making is not made. */
  #interrupt() {
    this.#pause();
    if (this.opponent.isMoving) this.#travel();
  }

  /** Ends whatever would go on by itself. */
  #pause() {
    this.opponent.giveWay();
    this.lookahead.leave();
    this.replies.stop();
    this.review.stop();
  }

  /** Gives up what is being entered. */
  #leaveEntry() {
    this.settle();
    this.#pause();
    this.#isUnanswered = false;
  }

  /**
   * A position entered in the place of the present one, with no moves.
   * @param {string} start
   * @param {RuleTexts} rules
   */
  #enter(start, rules) {
    return entered({ game: this.state.game, start, rules }, this.state);
  }

  /**
   * @param {unknown} move
   * @returns {Promise<boolean>} whether it was played
   */
  async #make(move) {
    const { answer } = this;
    if (!answer || this.busy || this.isStale) return false;
    this.#pause();
    const position = await this.reached(answer, move);
    if (position === undefined) return false;
    const reached = await this.#goTo(afterMoves(answer.state, [move], position));
    if (reached) this.#host.emit("move", { move, position });
    return reached;
  }

  /**
   * @param {State} state
   * @returns {Promise<boolean>} whether it was reached
   */
  #goTo(state) {
    this.#leaveEntry();
    this.#set({ draft: this.#draftOf(state) });
    return this.#arrive(state, answered => {
      this.#timeline.push(answered);
      this.#set({ draft: this.#draftOf(answered) });
    });
  }

  #travel = () => {
    const { state, omissions } = this.#timeline;
    this.#leaveEntry();
    if (this.answer?.state.game !== state.game) this.#set({ answer: null });
    this.#set({ draft: this.#draftOf(state) });
    this.#arrive(state, (answered, refused) => {
      this.#timeline.learn(answered);
      const isWhole = omissions.length === 0 && refused === null;
      this.#set({ draft: this.#draftOf(answered), left: isWhole ? null : { omissions, refused } });
    });
  };

  /**
   * Asks for all about a state, to be shown in the place of the present one.
   * @param {State} state
   * @param {(answered: Known, refused: number | null) => void} keep
   * @returns {Promise<boolean>} whether there is an answer
   */
  async #arrive(state, keep) {
    const hasArrived = await this.analyze(state, (known, refused) => {
      this.#set({ left: null, told: null });
      this.lookAnew();
      // What was chosen while the work went on holds: above all, a hint that was put away.
      const answered = { ...known, ...settingsOf(this.state) };
      keep(answered, refused);
      return answered;
    });
    if (hasArrived) this.review.start();
    return hasArrived;
  }

  /** @param {State} state @returns {Draft} */
  #draftOf({ game, position, start, rules }) {
    const { lines } = viewOf(game);
    const text = position ?? start;
    return { position: lines ? lines(text) : text, rules };
  }

  /** @param {Partial<Pick<Session, "draft" | "answer" | "left" | "told">>} change */
  #set(change) {
    Object.assign(this, change);
    this.#host.requestUpdate();
  }
}
