/** What sharing is given by the page, and what its pictures are made of. */
import type { Sign } from "../element/standing.js";
import type { State } from "../element/timeline.js";
import type { AnyAnalysis, Rung } from "../games/view.js";
import type { Theme } from "../page/theme.js";

/** What there is to share: the position in view, as it was when sharing was asked for. */
export interface Shared {
  state: State;
  /** The game's name, and its rules in a sentence or two. */
  name: string;
  goal: string;
  position: string;
  /** The position as its field shows it. */
  text: string;
  /** Rules other than the usual ones. */
  rules: Record<string, string>;
  /** The address of the page with the position; null where that is too long for a link. */
  link: string | null;
  /** The address of the element alone in a page, with hints up to a rung; null where that is too long. */
  embed(rung: Rung): string | null;
  /** The address of the script that defines the element. */
  script: string;
  /** null until the position is analyzed. */
  analysis: AnyAnalysis | null;
  /** Whether the page shows a rung of what the solver knows: pictures show no more. */
  shows(rung: Rung): boolean;
  /** Who is to move; null until the position is analyzed. */
  turn: string | null;
  /** The verdict in view; null where there is none, or none is to be shown. */
  verdict: { sentence: string; sign: Sign } | null;
  /** Has the page printed. */
  print(): void;
}

/** How the element is put into another page. */
export interface Embed {
  /** Whether the part about it is open: it is not worked out before. */
  isOpen: boolean;
  kind: "iframe" | "element";
  size: "phone" | "column" | "full";
  theme: Theme;
  rung: Rung;
}

/** What the parts of the dialog do to it. */
export interface Desk {
  shared: Shared;
  /** Tells what was done. */
  say(message: string): void;
  /** Sets options of what is embedded. */
  change(options: Partial<Embed>): void;
  /**
   * Copies a text. Where the browser does not allow that, the text is selected, in the field that
   * a selector names or in one that is added.
   */
  copy(text: string, ownField: string | null): Promise<void>;
  print(): void;
}

/** How a move stands in a table. */
export interface MoveColumns<M = unknown> {
  names: string[];
  cells(move: M): Cell[];
}

export type Cell = string | number;

/** A colour by the name of its token. */
export type Colour = "paper" | "card" | "board" | "ink" | "muted" | "line" | "edge" | "house" | "win" | "loss"
  | "tie" | "on-win" | "piece" | "piece-light" | "face" | "blocked";

export interface Paint {
  fill?: Colour;
  stroke?: Colour;
  /** Width of the stroke; 1 where left out. */
  line?: number;
}

/** Sizes are in CSS pixels, angles are not needed. */
export type Shape =
  | ({ kind: "rect"; x: number; y: number; width: number; height: number; radius?: number } & Paint)
  | ({ kind: "circle"; x: number; y: number; radius: number } & Paint)
  /** A path from a place of its own, enlarged. */
  | ({ kind: "path"; d: string; x?: number; y?: number; scale?: number } & Paint)
  | Writing;

export interface Writing {
  kind: "text";
  x: number;
  /** The line that the letters stand on. */
  y: number;
  text: string;
  size: number;
  weight?: number;
  anchor?: "start" | "middle" | "end";
  fill: Colour;
}

export interface Picture {
  width: number;
  height: number;
  shapes: Shape[];
}

/** What the drawing of a board is given. */
export interface Pencil {
  rules: Record<string, string>;
  /** Whether the computer plays the side that is to move. */
  isComputer: boolean;
  /** Whether a rung of the ladder is reached. */
  shows(rung: Rung): boolean;
  /** How wide a text is. */
  measure(text: string, size: number, weight?: number): number;
}

/** Draws the board of a game. */
export interface BoardPicture<A extends AnyAnalysis = AnyAnalysis> {
  draw(analysis: A, pencil: Pencil): Picture;
}
