/** `first` is the player about to move. `tie` occurs in `coins` alone. */
export type Winner = "first" | "second" | "tie";

/** What a move leads to, for the player who makes it, if both play perfectly from there. */
export type Result = "win" | "loss" | "tie";

/** Thrown for a bad argument: `message` says what to correct, `at` says where. */
export class GameError extends Error {
  private constructor();
  name: "GameError";
  code:
    | "empty"                // blank text in nim, squares or grid
    | "invalid-character"    // a character that the notation does not have; no text at all in flip or grid
    | "not-an-integer"       // 2.5, NaN, Infinity, "seven", null, {}, … in nim, squares or coins
    | "out-of-range"         // an integer outside what the game's rules allow, such as -1 stones
    | "ragged-grid"          // rows of unequal length, or not as many as the header says
    | "start-blocked"        // the token would stand on a blocked cell, or there are two tokens
    | "illegal-move"         // `play` with a move that the position does not have
    | "invalid-option"       // an unknown option, or one with a bad value
    | "too-large";           // over the size in `limits`
  /** Where in the text or array: a 0-based index; row and column as well in a grid. */
  at?: { index: number; row?: number; column?: number };
}

/** A legal move and what it leads to. */
export interface MoveReport<Move, Value = number> {
  move: Move;
  result: Result;
  /** Impartial games: nim-value of the position reached. `coins`: the mover's final margin. */
  value: Value;
}

export interface AnalysisOptions {
  /** List at most this many moves (default 1000, never over `limits.listed`). `moveCount` counts all. */
  maxMoves?: number;
  /** Plies of the line of perfect play to return (default 100, never over `limits.listed`; 0 for none). */
  maxLine?: number;
}

/** Everything that perfect play has to say about a position. */
export interface Analysis<Move, Reason, Value = number> {
  game: "nim" | "squares" | "flip" | "coins" | "grid";
  /** The position in canonical notation. */
  position: string;
  winner: Winner;
  /** Legal moves, listed or not; the nearest double beyond 2^53. */
  moveCount: number;
  /** Moves that keep the best result the position offers. 0 if there is no move. */
  bestMoveCount: number;
  /** In board order. */
  moves: MoveReport<Move, Value>[];
  /** The move to make: wins soonest; where all lose, resists longest. null if there is no move. */
  best: Move | null;
  /** A game played perfectly from here, starting with `best`. */
  line: Move[];
  /** Plies left if the winner hurries and the loser resists; null where it is not known. */
  depth: number | null;
  /** Why the verdict is true: facts that a person can check by hand. */
  reason: Reason;
  /** How it was found, in the field's terms, and what it costs. */
  method: { name: string; cost: string };
}

/** Facts shared by the reasons of `squares` and `grid`. */
export type ImpartialReason<Move> =
  | { kind: "no-moves" }
  /** A move to a position that is lost for the other player. `to` is that position. */
  | { kind: "reaches-lost"; move: Move; to: string }
  /** Every move can be answered; the list is capped as `moves` is. */
  | { kind: "all-moves-answered"; answers: { move: Move; answer: Move }[] };

/** Nim Game: heaps of stones; take 1 to `maxTake` from one heap. The last stone wins. */
export namespace nim {
  /** One heap `21`, or several: `"3 4 5"`, `[3, 4, 5]`. A heap holds 0 to 2^53 - 1 stones. */
  type Position = number | ArrayLike<number> | string;
  interface Rules {
    /** Most stones one move may take (default 3, as in LeetCode 292). Infinity: classical Nim. */
    maxTake?: number;
    /** The last stone loses instead (default false): with none left, the player to move has won. */
    misere?: boolean;
  }
  interface Move { heap: number; take: number }
  type Reason =
    | { kind: "no-moves" }
    /** One heap: it is lost exactly on the multiples of `modulus` (misère: on those plus one). */
    | { kind: "modulus"; modulus: number; remainder: number }
    /** Otherwise: nim-value of each heap, and their nim-sum (misère: see `allSmall`). */
    | { kind: "nim-sum"; values: number[]; nimSum: number; allSmall: boolean };
  /** `nimValue` is the nim-sum of the heaps' values; in misère it decides only unless all are small. */
  interface NimAnalysis extends Analysis<Move, Reason> { heaps: number[]; nimValue: number }
}

/** Stone Game IV, subtract a square: take a non-zero square number of stones. No move loses. */
export namespace squares {
  /** Stones in the pile: 0 to `limits.squares`. */
  type Position = number | string;
  interface SquaresAnalysis extends Analysis<number, ImpartialReason<number>, number | null> {
    stones: number;
    /** null above `limits.squaresNimValue`, as are `value` in moves. */
    nimValue: number | null;
  }
}

/** Flip Game II: flip two neighbouring `+` to `-`. No move loses. (Dawson's Kayles.) */
export namespace flip {
  /** Such as `"++-+++"`; `""` is a board without a move. */
  type Position = string;
  type Reason =
    | { kind: "no-moves" }
    /** Each run of `+`: where it starts, its length, its nim-value; and the nim-sum of all. */
    | { kind: "nim-sum"; runs: { start: number; length: number; value: number }[]; nimSum: number };
  interface FlipAnalysis extends Analysis<number, Reason> { nimValue: number }
}

/** Predict the Winner: take a number from either end. The higher total wins. */
export namespace coins {
  /** `"1 5 100 7"` (commas and brackets allowed), an array, or a typed array of safe integers. */
  type Position = string | ArrayLike<number>;
  /** A row of one number lists one move, `left`; `play` takes either. */
  type Move = "left" | "right";
  type Reason =
    | { kind: "no-moves" }
    | {
        kind: "margins"; left: number; right: number;
        /** What is left after each a b c with b >= a and b >= c became a - b + c: a valley. */
        valley: number[];
        /** With an even count the first player can take every odd or every even place. */
        oddPlaces?: number; evenPlaces?: number;
      };
  /** Margins and totals beyond 2^53 are the nearest doubles. */
  interface CoinsAnalysis extends Analysis<Move, Reason> {
    count: number;
    /** First player's total less the second's, both playing for the most. */
    margin: number; firstTotal: number; secondTotal: number;
  }
}

/** Warhead Games: a token moves one cell down, right or diagonally down-right. No move loses. */
export namespace grid {
  /**
   * Rows of `W` (free; also `.`) and `B` (blocked; also `#`), split by line ends or `/`, with or
   * without the line `rows columns` of the original input before them; or an array of rows.
   * The token stands on the cell written `T`, or on the top-left cell where there is no `T`.
   * Canonical text: rows of W, B and T joined by `/`; no `T` while the token is at the top left.
   */
  type Position = string | readonly string[];
  type Move = "down" | "right" | "diagonal";
  interface GridAnalysis extends Analysis<Move, ImpartialReason<Move>> {
    rows: number; columns: number; nimValue: number;
    /** Cell of the token. */
    row: number; column: number;
  }
}

/** The largest inputs accepted, each chosen so that an answer comes within seconds. */
export const limits: {
  /** Stones in a heap of nim. */
  readonly nimHeap: number;
  /** Heaps of nim. */
  readonly nimHeaps: number;
  /** Stones in a pile of squares. */
  readonly squares: number;
  /** Stones up to which nim-values and depths of squares are known. */
  readonly squaresNimValue: number;
  /** Characters of a board of flip. */
  readonly flip: number;
  /** Characters up to which the depth of a board of flip is known. */
  readonly flipDepth: number;
  /** Coins in a row. */
  readonly coins: number;
  /** Coins in a row for `coins.margins`. */
  readonly coinsTable: number;
  /** Cells of a grid. */
  readonly gridCells: number;
  /** Moves, and plies of a line, that one answer lists at most. */
  readonly listed: number;
};
