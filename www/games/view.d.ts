/**
 * What the element asks of a game's view, and what a view is given to draw with.
 * A view is data and `draw`; the words that belong to it stand in the message catalogue.
 */
import type { RuleTexts, Text } from "../messages/text.js";
import type { CSSResult, TemplateResult } from "../lit.js";
import type { Analysis } from "../pkg/slim.js";

/** An adjustable rule of a game. */
export interface Rule {
  /** The option's name in the solver. */
  name: string;
  kind: "switch" | "number";
  /** The text that it has at first. */
  initial: string;
  /** A text in the form that is kept, however it was written; null where it cannot be read. */
  read(text: string): string | null;
  /** Further texts that stand for a value of their own, such as "unlimited". */
  special?: string;
  /** The option's value for a text; what is wrong with it is for the solver to say. */
  value(text: string): unknown;
}

/** A position to try; without rules, the initial ones hold. */
export interface Example {
  position: string;
  rules?: RuleTexts;
}

/** A further question to the solver whose answer the drawing can do without. */
export interface Extra {
  name: string;
  args: unknown[];
}

/** Choices of what a view shows beside the position, as texts. */
export type ViewState = Readonly<Record<string, string>>;

/**
 * The ladder of hints: how much is shown of what the solver knows. Each rung shows what those before
 * it do; what every move leads to comes with the last, together with the reason.
 */
export type Rung = "nothing" | "winner" | "place" | "move" | "reason";

/** What `draw` is given beside the analysis. */
export interface Context<M> {
  text: Text;
  /** Rules in force. */
  rules: RuleTexts;
  /** Answer to the view's `extra` question, once it is there. */
  extra: unknown;
  /** What the view shows beside the position, by names of its own. */
  view: ViewState;
  /** Shows something else beside it. */
  show(change: ViewState): void;
  /** Asks the solver a question about the game that stops no other; rejects with a GameError. */
  ask(question: Extra, signal?: AbortSignal): Promise<unknown>;
  /** Whether a rung of the ladder is reached. Nothing above it may be told from what is drawn. */
  shows(rung: Rung): boolean;
  /** The move to make; null while it is not to be shown, and where there is none. */
  best: M | null;
  /** The move that is looked at, on the board or in the list: its outcome is drawn ahead. */
  preview: M | null;
  /** Looks at a move, or at none. */
  look(move: M | null): void;
  /** The part of the reason that is looked at, by a name of the view's own, such as `run 2`. */
  part: string | null;
  /** Looks at a part of the reason, or at none. */
  point(part: string | null): void;
  /** Whether the computer plays the side that is to move. */
  isComputer: boolean;
  /** Whether the board is being set up: it is clicked to change the position, not to play. */
  editing: boolean;
  /**
   * Enters another position, as typing it would: a text, which may come later, or what becomes of the latest,
   * which the board may not show yet.
   */
  edit(change: string | Promise<string> | ((latest: string) => string)): void;
  /**
   * Whether the solver has yet to answer what was entered or played last: as it is when read, not when drawn. It
   * ends with the answer, or when that is given up; then the analysis is still that of the position before.
   */
  readonly isPending: boolean;
  /** Plays a move. */
  play(move: M): void;
  /** The position that was entered, how many moves came before it, and those played since. */
  played: { start: string; before: number; moves: readonly M[] };
}

export type Drawing = TemplateResult;

/** An analysis of any game; what a move is worth is not known everywhere. */
export type AnyAnalysis = Analysis<unknown, { kind: string }, number | null>;

export interface View<A extends AnyAnalysis = AnyAnalysis, M = unknown> {
  id: string;
  /** How the drawing looks. */
  styles: CSSResult;
  /** Positions to try; the first is the one that the game opens with. */
  examples: Example[];
  rules: Rule[];
  /** Whether positions are written in lines; then `lines` splits one for the field. */
  lines?(position: string): string;
  /** The board, with the moves that it can show as `moveButton`s. */
  draw(analysis: A, context: Context<M>): Drawing;
  /** Controls beneath the board, which stay in reach while what was entered cannot be read. */
  tray?(context: Context<M>): Drawing;
  /** Takes what is dragged over the board, dropped on it or pasted there. */
  receive?(event: Event, context: Context<M>): void;
  /** A picture of the reason, where there is one. */
  figure?(analysis: A, context: Context<M>): Drawing | null;
  /** What the view has to remember beside the position, by names of its own: all texts that each may be. */
  choices?: Readonly<Record<string, readonly string[]>>;
  /** A further question that helps the drawing. */
  extra?(analysis: A, view: ViewState): Extra | null;
  /**
   * What the player about to move ends up with beyond the other, where a total decides: only then
   * does a position alone not tell who wins the whole game.
   */
  margin?(analysis: A): number;
  /** What the first and the second player have taken with the moves played, where a total decides. */
  totals?(played: Context<M>["played"]): [first: number, second: number];
  /** A position as an address holds it, and back. Both are the identity where left out. */
  address?: { write(position: string): string; read(text: string): string };
  /**
   * A move as an address holds it, without dots, and back: null where it cannot be one. Left out
   * where a move is a number or a word of small letters.
   */
  moveText?: { write(move: M): string; read(text: string): M | null };
}
