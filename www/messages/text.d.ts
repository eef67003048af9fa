/** What a language has to say: the shape of a message catalogue. */
import type { AnyAnalysis, Example } from "../games/view.js";
import type { english } from "./en.js";

/** The whole catalogue. Every other language has the messages that English has. */
export type Text = typeof english;

/** The rules in force, as text: what a control shows and an address holds. */
export type RuleTexts = Record<string, string>;

/** The words that every game has. */
export interface GameText<A extends AnyAnalysis = AnyAnalysis, M = unknown> {
  name: string;
  /** The rules, in two or three sentences. */
  goal(rules: RuleTexts): string;
  /** The field's label, and how a position is written. */
  field: { label: string; hint: string };
  /** Labels of the rules' controls and of their special values, and what can be wrong with a typed one. */
  rules: Record<string, { label: string; special?: string; problem?: string }>;
  /** Name of an example, where its position alone does not tell. */
  example?(example: Example): string | null;
  /** What the board shows, for those who cannot see it. */
  board(analysis: A): string;
  /** What a click on the board does: in play, and while it is being set up. */
  hints?: { play: string; setUp: string };
  /** A move as an imperative that can follow a colon: "take 3". */
  move(move: M, analysis: A): string;
  /** What a move's value says beside its result; "" where there is nothing to say. */
  value(value: number, rules: RuleTexts): string;
  /** The same in full, for a line of its own. */
  worth?(value: number, rules: RuleTexts): string;
  /** What the values are, in a sentence. */
  valueNote: string;
  /** The verdict, where the game has a sentence of its own for it. */
  verdict?(analysis: A, facts: VerdictFacts): string | null;
  /** Who has won a finished game that totals decide. */
  ending?(first: number, second: number): string;
  /** The verdict where the computer moves and the usual one does not fit the game; with its move or without. */
  computer?(analysis: A, facts: VerdictFacts, isWhole: boolean): string;
  /** The verdict without a move, where the usual one does not fit the game. */
  winner?(analysis: A, facts: VerdictFacts): string | null;
  /** Where to look for the move: true, and less than the move itself. "" where the game is over. */
  place(analysis: A, rules: RuleTexts): string;
  /** Sentences beneath the verdict, where the usual ones do not fit the game; on the computer where it moves. */
  details?(analysis: A, isComputer: boolean): string[];
  /** The mark of the move that is to be made in a lost position, where the usual one does not fit. */
  bestLoss?: string;
  /** The reason, as the steps of a short proof; on the computer where it moves. */
  why(analysis: A, rules: RuleTexts, isComputer: boolean): Step[];
  /** What only the game's own view says. */
  drawing: object;
}

/** A step of a proof: a sentence, or one with a list of cases. */
export type Step = string | { text: string; cases: string[] };

export interface VerdictFacts {
  rules: RuleTexts;
  /** Moves played since the position was entered. */
  ply: number;
  /** Whether it is the computer that moves, and not the reader. */
  isComputer: boolean;
}
