// A pile of squares: the largest square that it holds, the rest around it, and in its corner the
// squares that can be taken.

import { english } from "../../messages/en.js";
import { mark, note, stacked, writing } from "./shapes.js";

/** @import { MoveReport, squares as Squares } from "../../pkg/slim.js" */
/** @import { BoardPicture, Picture, Shape } from "../share.js" */

/** The largest square whose stones are drawn one by one, and the room for a stone. */
const STONE_BY_STONE = 12;
const CELL = 36;
const RADIUS = 12;

/** The side of a larger pile's picture, squares that are outlined there, and those that are named. */
const SIDE = 360;
const OUTLINES = 40;
const NAMED = 6;

/** How wide a name is, about. */
const LABEL = 40;

/** @type {BoardPicture<Squares.SquaresAnalysis>} */
export const squares = {
  draw({ stones, moves, best, winner }, { shows, measure }) {
    const side = Math.floor(Math.sqrt(stones));
    const rest = stones - side * side;
    const marked = moves.filter(({ move }) => shows("reason") || (shows("move") && move === best));
    if (side <= STONE_BY_STONE) return stoneByStone(side, rest, marked);
    const words = english.games.squares.drawing;
    const winning = winner === "first" ? marked.filter(({ result }) => result === "win") : [];
    const bestFirst = winning.toSorted((one, other) => Number(other.move === best) - Number(one.move === best));
    return stacked([outlined(side, rest, bestFirst), note(words.shape(side, rest), measure)], 12);
  },
};

/**
 * @param {number} side
 * @param {number} rest stones down the right side, then along the foot
 * @param {readonly MoveReport<number, number | null>[]} reports the moves to mark
 * @returns {Picture}
 */
function stoneByStone(side, rest, reports) {
  const bySide = new Map(reports.map(report => [Math.sqrt(report.move), report]));
  /** @type {Shape[]} */
  const shapes = [];
  const put = (/** @type {number} */ row, /** @type {number} */ column) => {
    const report = row === column ? bySide.get(row + 1) : undefined;
    const [x, y] = [(column + 0.5) * CELL, (row + 0.5) * CELL];
    if (report) shapes.push(...mark(report.result, x, y, 15, english.games.squares.drawing.side(row + 1)));
    else shapes.push({ kind: "circle", x, y, radius: RADIUS, fill: "piece" });
  };
  for (let index = 0; index < side * side; index++) put(Math.floor(index / side), index % side);
  for (let index = 0; index < rest; index++) {
    if (index < side) put(index, side);
    else put(side, index - side);
  }
  const width = (side + (rest ? 1 : 0)) * CELL;
  return { width, height: (side + (rest > side ? 1 : 0)) * CELL, shapes };
}

/**
 * @param {number} side
 * @param {number} rest
 * @param {readonly MoveReport<number, number | null>[]} winning the most important first
 * @returns {Picture}
 */
function outlined(side, rest, winning) {
  const unit = SIDE / (side + 1);
  const step = Math.ceil(side / OUTLINES);
  const outlines = Array.from({ length: Math.floor(side / step) }, (_, index) => (index + 1) * step);
  /** @param {number} size @param {"piece" | "win"} stroke @returns {Shape} */
  const square = (size, stroke) =>
    ({ kind: "rect", x: 0, y: 0, width: size * unit, height: size * unit, stroke, line: stroke === "win" ? 2.5 : 1 });
  const gap = (side / NAMED) * 0.9;
  /** @type {number[]} */
  const named = [];
  for (const { move } of winning) {
    const size = Math.sqrt(move);
    if (named.every(other => Math.abs(other - size) >= gap)) named.push(size);
  }
  return {
    width: SIDE,
    height: SIDE,
    shapes: [
      { kind: "rect", x: 0, y: 0, width: side * unit, height: side * unit, fill: "piece-light" },
      ...restShapes(side, rest, unit),
      ...outlines.map(size => square(size, "piece")),
      ...named.map(size => square(size, "win")),
      ...named.filter(size => size * unit > LABEL).map(size => writing(size * unit - 6, size * unit - 6, english.games.squares.drawing.side(size), { size: 13, weight: 650, anchor: "end", fill: "win" })),
    ],
  };
}

/** @param {number} side @param {number} rest @param {number} unit @returns {Shape[]} */
function restShapes(side, rest, unit) {
  const down = Math.min(rest, side);
  return [
    { kind: "rect", x: side * unit, y: 0, width: unit, height: down * unit, fill: "piece-light" },
    { kind: "rect", x: 0, y: side * unit, width: (rest - down) * unit, height: unit, fill: "piece-light" },
  ];
}
