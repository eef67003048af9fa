// The types of the package, checked by the compiler alone: right uses compile, each wrong one is an
// error, and nothing is `any`.

import {
  coins,
  flip,
  GameError,
  grid,
  limits,
  nim,
  squares,
  type Analysis,
  type AnalysisOptions,
  type ImpartialReason,
  type MoveReport,
  type Result,
  type Winner,
} from "perfect-play";

type Expect<T extends true> = T;

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

type IsAny<T> = 0 extends 1 & T ? true : false;

type Leaf = ArrayBufferView | string | number | boolean | null | undefined;

/** True for `any` itself, or as a parameter, a result, an element or a field, however deep. */
type HoldsAny<T> =
  IsAny<T> extends true ? true
  : [T] extends [Leaf] ? false
  : T extends Leaf ? false
  : T extends (...values: infer Values) => infer Answer ? HoldsAny<Values> | HoldsAny<Answer>
  : T extends readonly (infer Element)[] ? HoldsAny<Element>
  : { [Key in keyof T]-?: HoldsAny<T[Key]> }[keyof T];

type NoAny<T> = true extends HoldsAny<T> ? false : true;

export type TheToolsWork = [
  Expect<Equal<NoAny<{ deep: ((value: string) => { list: any[] })[] }>, false>>,
  Expect<Equal<NoAny<(value: any) => void>, false>>,
  Expect<Equal<NoAny<{ deep: ((value: string) => { list: string[] })[] }>, true>>,
  Expect<Equal<NoAny<{ optional?: any }>, false>>,
  Expect<Equal<Equal<any, string>, false>>,
];

export type NothingIsAny = [
  Expect<NoAny<typeof nim>>,
  Expect<NoAny<typeof squares>>,
  Expect<NoAny<typeof flip>>,
  Expect<NoAny<typeof coins>>,
  Expect<NoAny<typeof grid>>,
  Expect<NoAny<typeof limits>>,
  Expect<NoAny<Pick<GameError, "name" | "code" | "message" | "at" | "stack">>>,
  Expect<NoAny<nim.Position | nim.Rules | nim.Move | nim.Reason | nim.NimAnalysis>>,
  Expect<NoAny<squares.Position | squares.SquaresAnalysis>>,
  Expect<NoAny<flip.Position | flip.Reason | flip.FlipAnalysis>>,
  Expect<NoAny<coins.Position | coins.Move | coins.Reason | coins.CoinsAnalysis>>,
  Expect<NoAny<grid.Position | grid.Move | grid.GridAnalysis>>,
  Expect<NoAny<AnalysisOptions | Winner | Result>>,
  Expect<NoAny<Analysis<number, ImpartialReason<number>> | MoveReport<number>>>,
];

export type EachTypeIsExact = [
  Expect<Equal<Winner, "first" | "second" | "tie">>,
  Expect<Equal<Result, "win" | "loss" | "tie">>,
  Expect<
    Equal<
      GameError["code"],
      | "empty"
      | "invalid-character"
      | "not-an-integer"
      | "out-of-range"
      | "ragged-grid"
      | "start-blocked"
      | "illegal-move"
      | "invalid-option"
      | "too-large"
    >
  >,
  Expect<Equal<GameError["name"], "GameError">>,
  Expect<Equal<Required<GameError>["at"], { index: number; row?: number; column?: number }>>,
  Expect<Equal<keyof typeof nim, "wins" | "analyze" | "play">>,
  Expect<Equal<keyof typeof squares, "wins" | "analyze" | "play" | "table" | "nimValues">>,
  Expect<Equal<keyof typeof flip, "wins" | "analyze" | "play" | "nimValues">>,
  Expect<Equal<keyof typeof coins, "wins" | "analyze" | "play" | "margins">>,
  Expect<Equal<keyof typeof grid, "wins" | "analyze" | "play" | "outcomes" | "nimValues" | "depths">>,
  Expect<
    Equal<
      keyof typeof limits,
      | "nimHeap"
      | "nimHeaps"
      | "squares"
      | "squaresNimValue"
      | "flip"
      | "flipDepth"
      | "coins"
      | "coinsTable"
      | "gridCells"
      | "listed"
    >
  >,
  Expect<Equal<(typeof limits)["squares"], number>>,

  Expect<Equal<typeof nim.wins, (position: nim.Position, rules?: nim.Rules) => boolean>>,
  Expect<
    Equal<typeof nim.analyze, (position: nim.Position, options?: nim.Rules & AnalysisOptions) => nim.NimAnalysis>
  >,
  Expect<
    Equal<typeof nim.play, (position: nim.Position, move: nim.Move | number, rules?: nim.Rules) => string>
  >,
  Expect<Equal<typeof squares.wins, (position: squares.Position) => boolean>>,
  Expect<
    Equal<
      typeof squares.analyze,
      (position: squares.Position, options?: AnalysisOptions) => squares.SquaresAnalysis
    >
  >,
  Expect<Equal<typeof squares.play, (position: squares.Position, move: number) => string>>,
  Expect<Equal<typeof squares.table, (limit: number, onProgress?: (done: number) => void) => Uint8Array>>,
  Expect<Equal<typeof squares.nimValues, (limit: number) => Uint16Array>>,
  Expect<Equal<typeof flip.wins, (position: flip.Position) => boolean>>,
  Expect<Equal<typeof flip.analyze, (position: flip.Position, options?: AnalysisOptions) => flip.FlipAnalysis>>,
  Expect<Equal<typeof flip.play, (position: flip.Position, move: number) => string>>,
  Expect<Equal<typeof flip.nimValues, (limit: number) => Uint8Array>>,
  Expect<Equal<typeof coins.wins, (position: coins.Position) => boolean>>,
  Expect<
    Equal<typeof coins.analyze, (position: coins.Position, options?: AnalysisOptions) => coins.CoinsAnalysis>
  >,
  Expect<Equal<typeof coins.play, (position: coins.Position, move: coins.Move) => string>>,
  Expect<Equal<typeof coins.margins, (position: coins.Position) => Float64Array>>,
  Expect<Equal<typeof grid.wins, (position: grid.Position) => boolean>>,
  Expect<Equal<typeof grid.analyze, (position: grid.Position, options?: AnalysisOptions) => grid.GridAnalysis>>,
  Expect<Equal<typeof grid.play, (position: grid.Position, move: grid.Move) => string>>,
  Expect<Equal<typeof grid.outcomes, (position: grid.Position) => Uint8Array>>,
  Expect<Equal<typeof grid.nimValues, (position: grid.Position) => Uint8Array>>,
  Expect<Equal<typeof grid.depths, (position: grid.Position) => Uint32Array>>,

  Expect<Equal<AnalysisOptions, { maxMoves?: number; maxLine?: number }>>,
  Expect<Equal<nim.Rules, { maxTake?: number; misere?: boolean }>>,
  Expect<Equal<nim.Move, { heap: number; take: number }>>,
  Expect<Equal<coins.Move, "left" | "right">>,
  Expect<Equal<grid.Move, "down" | "right" | "diagonal">>,
];

/** Fields of every analysis. */
type Shared =
  | "game"
  | "position"
  | "winner"
  | "moveCount"
  | "bestMoveCount"
  | "moves"
  | "best"
  | "line"
  | "depth"
  | "reason"
  | "method";

export type EachAnalysisIsExact = [
  Expect<Equal<keyof nim.NimAnalysis, Shared | "heaps" | "nimValue">>,
  Expect<Equal<keyof squares.SquaresAnalysis, Shared | "stones" | "nimValue">>,
  Expect<Equal<keyof flip.FlipAnalysis, Shared | "nimValue">>,
  Expect<Equal<keyof coins.CoinsAnalysis, Shared | "count" | "margin" | "firstTotal" | "secondTotal">>,
  Expect<Equal<keyof grid.GridAnalysis, Shared | "rows" | "columns" | "nimValue" | "row" | "column">>,

  Expect<Equal<nim.NimAnalysis["game"], "nim" | "squares" | "flip" | "coins" | "grid">>,
  Expect<Equal<nim.NimAnalysis["position"], string>>,
  Expect<Equal<nim.NimAnalysis["winner"], Winner>>,
  Expect<Equal<nim.NimAnalysis["moveCount"], number>>,
  Expect<Equal<nim.NimAnalysis["bestMoveCount"], number>>,
  Expect<Equal<nim.NimAnalysis["depth"], number | null>>,
  Expect<Equal<nim.NimAnalysis["method"], { name: string; cost: string }>>,

  Expect<Equal<nim.NimAnalysis["moves"], MoveReport<nim.Move>[]>>,
  Expect<Equal<nim.NimAnalysis["best"], nim.Move | null>>,
  Expect<Equal<nim.NimAnalysis["line"], nim.Move[]>>,
  Expect<Equal<nim.NimAnalysis["reason"], nim.Reason>>,
  Expect<Equal<nim.NimAnalysis["heaps"], number[]>>,
  Expect<Equal<nim.NimAnalysis["nimValue"], number>>,

  Expect<Equal<squares.SquaresAnalysis["moves"][number]["value"], number | null>>,
  Expect<Equal<squares.SquaresAnalysis["best"], number | null>>,
  Expect<Equal<squares.SquaresAnalysis["reason"], ImpartialReason<number>>>,
  Expect<Equal<squares.SquaresAnalysis["nimValue"], number | null>>,

  Expect<Equal<flip.FlipAnalysis["moves"], MoveReport<number>[]>>,
  Expect<Equal<flip.FlipAnalysis["reason"], flip.Reason>>,

  Expect<Equal<coins.CoinsAnalysis["moves"], MoveReport<coins.Move>[]>>,
  Expect<Equal<coins.CoinsAnalysis["best"], coins.Move | null>>,
  Expect<Equal<coins.CoinsAnalysis["reason"], coins.Reason>>,

  Expect<Equal<grid.GridAnalysis["moves"], MoveReport<grid.Move>[]>>,
  Expect<Equal<grid.GridAnalysis["line"], grid.Move[]>>,
  Expect<Equal<grid.GridAnalysis["reason"], ImpartialReason<grid.Move>>>,

  Expect<Equal<MoveReport<string>, { move: string; result: Result; value: number }>>,
];

export function rightUses() {
  nim.wins(21);
  nim.wins("3 4 5", { maxTake: Infinity, misere: true });
  nim.wins([3, 4, 5]);
  nim.wins([3, 4, 5] as const);
  nim.wins(Uint32Array.of(3, 4, 5));
  nim.analyze(21, { maxTake: 5, misere: false, maxMoves: 10, maxLine: 0 });
  nim.analyze(21, {});
  nim.play(21, 3);
  nim.play("3 4", { heap: 1, take: 2 }, { maxTake: 2 });
  squares.analyze("n = 7", { maxLine: Infinity });
  squares.table(100, done => done.toFixed(2));
  squares.table(100);
  flip.play("++", 0);
  coins.wins([1, 5, 2]);
  coins.wins(Float64Array.of(1, 5, 2));
  coins.play("1 5 2", "left");
  grid.wins(["WW", "WB"]);
  grid.play("WW/WW", "diagonal");
}

/** Reasons and moves are told apart by their kind, without a cast. */
export function narrowing() {
  const { reason, best } = nim.analyze(21);
  if (reason.kind === "modulus") reason.remainder.toFixed();
  else if (reason.kind === "nim-sum") reason.values.map(value => value ^ reason.nimSum);
  else reason.kind satisfies "no-moves";
  best?.take.toFixed();

  const row = coins.analyze("1 5 2").reason;
  if (row.kind === "margins") row.oddPlaces?.toFixed();
  else row.kind satisfies "no-moves";

  const cell = grid.analyze("WW").reason;
  if (cell.kind === "all-moves-answered") cell.answers satisfies { move: grid.Move; answer: grid.Move }[];
  else if (cell.kind === "reaches-lost") (cell.move satisfies grid.Move, cell.to satisfies string);
  else cell.kind satisfies "no-moves";
}

export function refusals(error: unknown) {
  if (!(error instanceof GameError)) throw error;
  switch (error.code) {
    case "empty":
    case "too-large":
      return error.message;
    // @ts-expect-error: there is no such code
    case "too-small":
      return "";
    default:
      return error.at?.row ?? error.at?.index;
  }
}

export function wrongPositions() {
  // @ts-expect-error
  nim.wins();
  // @ts-expect-error
  nim.wins(null);
  // @ts-expect-error
  nim.wins(undefined);
  // @ts-expect-error
  nim.wins(21n);
  // @ts-expect-error
  nim.wins(["3", "4"]);
  // @ts-expect-error
  nim.wins(new BigInt64Array(2));
  // @ts-expect-error
  nim.wins(new Date());
  // @ts-expect-error
  squares.wins([7]);
  // @ts-expect-error
  squares.table("7");
  // @ts-expect-error
  squares.nimValues();
  // @ts-expect-error
  flip.wins(7);
  // @ts-expect-error
  flip.wins(["++"]);
  // @ts-expect-error
  flip.nimValues("7");
  // @ts-expect-error
  coins.wins(5);
  // @ts-expect-error
  coins.wins(["1", "5"]);
  // @ts-expect-error
  coins.margins(new BigUint64Array(2));
  // @ts-expect-error
  grid.wins(7);
  // @ts-expect-error
  grid.wins([["W", "W"]]);
  // @ts-expect-error
  grid.outcomes([1, 0]);
}

export function wrongMoves() {
  // @ts-expect-error
  nim.play(21);
  // @ts-expect-error
  nim.play(21, "3");
  // @ts-expect-error
  nim.play(21, { heap: 0 });
  // @ts-expect-error
  nim.play(21, { heap: 0, take: 1, from: 2 });
  // @ts-expect-error
  squares.play(7, "4");
  // @ts-expect-error
  flip.play("++", null);
  // @ts-expect-error
  coins.play("1 5", "up");
  // @ts-expect-error
  coins.play("1 5", 0);
  // @ts-expect-error
  grid.play("WW", "left");
  // @ts-expect-error
  grid.play("WW", nim.analyze(21).best);
}

export function wrongOptions() {
  // @ts-expect-error
  nim.wins(21, null);
  // @ts-expect-error
  nim.wins(21, { maxMoves: 3 });
  // @ts-expect-error
  nim.wins(21, { maxTake: "3" });
  // @ts-expect-error
  nim.wins(21, { misere: 1 });
  // @ts-expect-error
  nim.analyze(21, { maxmoves: 3 });
  // @ts-expect-error
  squares.analyze(7, { maxTake: 3 });
  // @ts-expect-error
  squares.wins(7, {});
  // @ts-expect-error
  flip.analyze("++", { maxLine: "3" });
  // @ts-expect-error
  coins.analyze("1 5", { misere: true });
  // @ts-expect-error
  grid.analyze("WW", 3);
  // @ts-expect-error
  squares.table(7, null);
  // @ts-expect-error
  squares.table(7, (done: string) => done);
}

export function wrongResults() {
  // @ts-expect-error: a boolean is no text
  nim.wins(21).trim();
  // @ts-expect-error: there may be no move
  nim.analyze(21).best.take;
  // @ts-expect-error: the value may not be known
  squares.analyze(7).nimValue.toFixed();
  // @ts-expect-error: nor the depth
  flip.analyze("++").depth.toFixed();
  // @ts-expect-error: there is no such field
  flip.analyze("++").stones;
  // @ts-expect-error: a reason without its kind
  grid.analyze("WW").reason.to;
  // @ts-expect-error: limits are not to be changed
  limits.squares = 3;
}
