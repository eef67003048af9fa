// A program that uses the whole package as its types say.

import { coins, flip, GameError, grid, limits, nim, squares, type Analysis, type Winner } from "perfect-play";
import init, { nim as slimNim } from "perfect-play/slim";
import { close, createSolver, squares as asked, type CallOptions, type Solver } from "perfect-play/worker";

type IsAny<T> = 0 extends 1 & T ? true : false;
type Known<T> = IsAny<T> extends true ? never : T;

/** Does not compile where any of the values is `any`. */
function known<T extends unknown[]>(..._values: { [K in keyof T]: Known<T[K]> }): void {}

const heaps = nim.analyze([3, 4, 5], { maxTake: Infinity, maxMoves: 5 });
const winner: Winner = heaps.winner;
const take: number | undefined = heaps.best?.take;
const reason = heaps.reason;
const sum: number = reason.kind === "nim-sum" ? reason.nimSum : 0;
const pile: number | null = squares.analyze(7).nimValue;
const board: number | null = flip.analyze("++++").best;
const row: "left" | "right" | null = coins.analyze(Float64Array.of(1, 5, 2)).best;
const cell: number = grid.analyze(["WW", "WW"]).nimValue;
const table: Uint8Array = squares.table(100, done => done.toFixed());
const any: Analysis<unknown, unknown, number | null> = squares.analyze(7);

try {
  grid.wins("WX");
} catch (error) {
  if (error instanceof GameError) known(error.code, error.message, error.at?.index);
}

await init();
const options: CallOptions = { signal: new AbortController().signal, onProgress: done => done * 100 };
const later: boolean = await asked.wins(7, options);
const solver: Solver = createSolver();
const margins: Float64Array = await solver.coins.margins([1, 5, 2]);
solver.close();
close();

known(nim, squares, flip, coins, grid, limits, heaps, winner, take, reason, sum, pile, board, row, cell);
known(table, any, slimNim.wins(21), later, margins, solver, limits.squares);
known(await asked.analyze(7), await solver.grid.play("WW/WW", "down"), heaps.moves[0], heaps.method.cost);
