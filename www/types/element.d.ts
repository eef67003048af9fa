import type { Analysis, GameError } from "../pkg/index.js";

/** The games by the names that the package has for them. */
export type Game = "nim" | "squares" | "flip" | "coins" | "grid";

/** How much is shown of what the solver knows; each rung shows what those before it do. */
export type Hints = "nothing" | "winner" | "place" | "move" | "reason";

/** `play`: against the computer, without the field and the examples. */
export type Mode = "analyze" | "play";

/** `system`: as the reader's system has it. */
export type Theme = "system" | "light" | "dark";

/** Where a game is. */
export interface PositionDetail {
  readonly game: Game;
  /** In canonical notation. */
  readonly position: string;
  /** The position that was entered. */
  readonly start: string;
  /** Rules in force, as the texts that the attribute has for them. */
  readonly rules: Readonly<Record<string, string>>;
  /** Moves since the position was entered, as the package has them; the last ones may be taken back. */
  readonly moves: readonly unknown[];
  /** How many moves are played. */
  readonly ply: number;
}

/** A move that was played. */
export interface MoveDetail {
  /** As the package has it: a number, a direction, or heap and stones. */
  readonly move: unknown;
  /** What it led to, in canonical notation. */
  readonly position: string;
}

/** What the element tells the page. The events do not bubble. */
export interface PerfectPlayEvents {
  /** A position was entered, played or gone back to, and is analyzed. */
  position: CustomEvent<PositionDetail>;
  /** A move was played. */
  move: CustomEvent<MoveDetail>;
  /** A position was analyzed: what `analyze` of the package returns. */
  analysis: CustomEvent<Analysis<unknown, { kind: string }, number | null>>;
  /** What was set or entered is not understood, or the solver cannot be started. */
  error: CustomEvent<GameError | Error>;
}

/** What a page can set, as attributes of the same names or as properties. */
export interface PerfectPlaySettings {
  /** Which game is played (default `nim`). */
  game: Game;
  /**
   * The position in the game's notation; the game's first example where it is left out. In step with
   * the board: after a move it is the position that the move led to.
   */
  position: string | undefined;
  /** Rules other than the usual ones, as in an address: `maxTake=5&misere=1`. */
  rules: string;
  /** How much is shown (default `reason`; `nothing` in the mode `play`). In step with the ladder of hints. */
  hints: Hints | undefined;
  /** To look into positions, or to play against the computer (default `analyze`). */
  mode: Mode;
  /** The theme; where it is left out, the page's `color-scheme` holds. */
  theme: Theme | undefined;
  /** Whether whoever reads the page can change neither position nor rules, nor ask for more hints. */
  locked: boolean;
}

export interface PerfectPlay extends PerfectPlaySettings {}

/** The element `<perfect-play>`: a game's position, who wins it, which moves win, and why. */
export class PerfectPlay extends HTMLElement {
  /** Language of the words: `en` so far, which others fall back to. */
  lang: string;
  /** Takes back the last move or entry. */
  undo(): void;
  /** Makes again what was taken back. */
  redo(): void;
  /** Goes back to what the page has set last. */
  reset(): void;

  addEventListener<Name extends keyof PerfectPlayEvents>(
    type: Name,
    listener: (this: PerfectPlay, event: PerfectPlayEvents[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Name extends Exclude<keyof HTMLElementEventMap, keyof PerfectPlayEvents>>(
    type: Name,
    listener: (this: PerfectPlay, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "perfect-play": PerfectPlay;
  }
}
