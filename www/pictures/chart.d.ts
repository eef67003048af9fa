/**
 * What a game's picture gives to be drawn. A chart has a value at each of its places, which are
 * numbered from 0; the game alone knows what they mean, and the solver alone what they are.
 */
import type { TemplateResult } from "../lit.js";
import type { AnyAnalysis } from "../games/view.js";
import type { Text } from "../messages/text.js";
import type { Result } from "../pkg/slim.js";
import type { Question } from "../solver/messages.js";

/** The colours of a cell, as style sheets write them. */
export interface Shade {
  fill: string;
  /** What is written on it. */
  ink: string;
  /** Whether it is a lost place: ringed where there is room, filled with this where there is not. */
  ring?: string | undefined;
}

/** A position that a place stands for. */
export interface Opening {
  label: string;
  position: string;
}

/** What a colour or an outline means; `sample` names how it is drawn. */
export interface Key {
  sample: "lost" | "won" | "behind" | "marked" | "even" | "blocked" | "flagged" | "path";
  text: string;
}

export interface Table {
  caption: string;
  /** Heads of the columns; that of the rows first. */
  head: string[];
  count: number;
  /** The cells of a row, its head first. */
  row(index: number): string[];
  /** The row that a place stands in. */
  rowOf(place: number): number;
}

interface Common {
  id: string;
  /** Name among the charts of a game. */
  name: string;
  /** What is shown, with its units. */
  title: string;
  /** What the columns and the rows count. */
  across: string;
  down: string;
  keys: Key[];
  notes: string[];
  count: number;
  /** The places of the position that is played. */
  marked: readonly number[];
  /** A place and its value, in a sentence. */
  read(place: number): string;
  /** What the place is for the player who moves from there; null where it is not said. */
  result(place: number): Result | null;
  /** The position to open from a place, where there is one. */
  opening(place: number): Opening | null;
  table: Table;
}

/** A cell a place. */
export interface MapChart extends Common {
  kind: "map";
  /** Places in a row; null for a sequence, whose rows are as long as fits. */
  columns: number | null;
  /** The zoom to begin with; each step doubles the cells. */
  zoom?: number;
  /** How much longer a cell may be than it is wide, and wider than it is long. */
  ratio: number;
  shades: readonly Shade[];
  /** Index of a place's shade; -1 where there is nothing to draw. */
  shade(place: number): number;
  /** What is written in a cell that is large enough. */
  written(place: number): string;
  rowName(place: number): string;
  columnName(column: number): string;
  /** Whether lost places are few: a dot that stands for several places shows a lost one among them. */
  rare?: boolean;
  /** Places that are marked as exceptions. */
  flagged?: readonly number[];
  /** Places that are joined by a line. */
  path?: readonly number[];
}

/** A dot a place, at the height of its value. */
export interface ScatterChart extends Common {
  kind: "scatter";
  value(place: number): number;
}

export type Chart = MapChart | ScatterChart;

/** A choice of what is drawn. */
export interface Pick {
  label: string;
  options: string[];
  chosen: number;
}

export interface Subject<A extends AnyAnalysis = AnyAnalysis> {
  analysis: A;
  /** The rules in force, as options of the solver. */
  options: { maxTake?: number; misere?: boolean };
  text: Text;
  /** What was chosen; the picture's own choice where left out. */
  picks: readonly number[];
}

export type Ask = (question: Question) => Promise<{ value: unknown }>;

/** A game's picture. */
export interface Picture<A extends AnyAnalysis = AnyAnalysis> {
  /** What can be chosen. */
  picks?(subject: Subject<A>): Pick[];
  /** Names what the answers depend on: where it changes, the solver is asked again. */
  key(subject: Subject<A>): string;
  /** Asks the solver, and keeps its answers. */
  load(subject: Subject<A>, ask: Ask): Promise<Charts<A>>;
}

/** The solver's answers, ready to be drawn. */
export interface Charts<A extends AnyAnalysis = AnyAnalysis> {
  /** The charts, or a sentence that says why there is none. */
  draw(subject: Subject<A>): Chart[] | string;
}

/** Which part of a chart is in view: a place in its middle, and how often it was enlarged. */
export interface Look {
  zoom: number;
  centre: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The cells in view: `rows` × `columns` of them from place `from` on, each row `stride` later. */
export interface Cells {
  from: number;
  stride: number;
  rows: number;
  columns: number;
  width: number;
  height: number;
}

/** The places in view of a scatter, and the value at its top. */
export interface Spread {
  from: number;
  span: number;
  top: number;
}

export type Drawing = TemplateResult;
