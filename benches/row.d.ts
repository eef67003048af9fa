// What a row of the table is, and what is measured of it.

import type * as package_ from "perfect-play";

/** The public package, freshly imported or warm. */
export type Solver = typeof package_;

export interface Row<Input = any, Answer = any> {
  /** The call, such as `flip.wins`. */
  work: string;
  /** What it is called with, in words. */
  size: string;
  /** What the size is in numbers, where the row is a point of the plot. */
  n?: number;
  /** Made when the row's turn comes; the times are those of one input, on average. */
  inputs(): readonly Input[];
  /** Left out where it is out of reach. */
  textbook?(input: Input): unknown;
  /** The textbook solution in Rust, as WebAssembly. */
  rust?(textbook: import("./textbook/wasm.js").TextbookWasm, input: Input): unknown;
  ours(solver: Solver, input: Input): unknown;
  /** Whether each sample is the first call of a new instance of the package. */
  first?: boolean;
  /** Merely reading the input. */
  floor?(input: Input): unknown;
  /** What the answer must be for other reasons, where the textbook is out of reach. Not measured. */
  known?(input: Input): unknown;
  /** What of an answer is compared, where it is not the answer itself. */
  answer?(answer: any): Answer;
  target?: Target;
}

/** A row that is measured in its own way. */
export interface SpecialRow {
  work: string;
  size: string;
  special(environment: Environment): Promise<Partial<Figures>>;
  /** Of what the figures are: milliseconds by default. */
  unit?: "MB";
  /** The limit that the input reaches. */
  limit?: keyof Solver["limits"];
  target?: Target;
}

export type AnyRow = Row | SpecialRow;

/** Milliseconds a call, each left out where it was not measured. */
export interface Figures {
  textbook: number;
  rust: number;
  ours: number;
  floor: number;
  /** Of what the row is measured against. */
  reference: number;
  /** What else is to be told. */
  note: string;
}

export type Target =
  /** So many times as fast as the textbook's JavaScript. */
  | { timesFaster: number }
  /** At most so many times the floor. */
  | { timesFloor: number }
  /** At most so many times the reference, which has a name. */
  | { timesReference: number; name: string }
  | { milliseconds: number }
  | { megabytes: number }
  /** At most so many times as slow as the textbook's JavaScript, or at most a microsecond. */
  | { timesSlowerOrMicrosecond: number };

export interface MeasuredRow {
  game: string;
  work: string;
  size: string;
  n?: number;
  limit?: keyof Solver["limits"];
  unit: "ms" | "MB";
  figures: Partial<Figures>;
  target?: { text: string; measured: number; unit: "×" | "ms" | "MB"; met: boolean };
}

/** What the rows can ask of the place where they run. */
export interface Environment {
  /** The package, as any module imports it. */
  solver: Solver;
  /** A new instance of it. */
  fresh(): Promise<Solver>;
  /** Runs a task of `isolated.js` in a process or page of its own. */
  isolated(task: string, argument?: unknown): Promise<any>;
}
