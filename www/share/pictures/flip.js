// A board of flip: rows of tiles, runs bracketed with their nim-values, moves marked between tiles.

import { english } from "../../messages/en.js";
import { moved, note, resultSign, stacked, writing } from "./shapes.js";

/** @import { flip as Flip } from "../../pkg/slim.js" */
/** @import { BoardPicture, Shape } from "../share.js" */

/** Tiles in a row, and in all. */
const ROW = 20;
const TILES = 200;

const WIDTH = 32;
const FACE = 38;
const INDEX = 14;
const MARKS = INDEX + FACE + 12;
const BRACKET = MARKS + 14;
const HEIGHT = BRACKET + 24;

/** @type {BoardPicture<Flip.FlipAnalysis>} */
export const flip = {
  draw(analysis, { shows, measure }) {
    const { position, moves, best, reason } = analysis;
    const drawn = Math.min(position.length, TILES);
    const marked = moves.filter(({ move }) => shows("reason") || (shows("move") && move === best));
    const runs = shows("reason") && reason.kind === "nim-sum" ? reason.runs.filter(({ length }) => length > 1) : [];
    const rows = Array.from({ length: Math.ceil(drawn / ROW) }, (_, index) => {
      const from = index * ROW;
      const to = Math.min(from + ROW, drawn);
      const shapes = [
        ...[...position.slice(from, to)].flatMap((tile, place) => moved(tileAt(tile, from + place), place * WIDTH, 0)),
        ...marked
          .filter(({ move }) => move >= from && move < to)
          .flatMap(({ move, result }) => resultSign(result, (move - from + 1) * WIDTH, MARKS, 15)),
        ...runs.flatMap(run => bracket(run, from, to)),
      ];
      return { width: (to - from) * WIDTH, height: runs.length > 0 ? HEIGHT : BRACKET, shapes };
    });
    const { shownOf, games } = english;
    const rest = drawn < position.length ? [note(shownOf(drawn, position.length, games.flip.drawing.things), measure)] : [];
    return stacked([...rows, ...rest], 12);
  },
};

/** @param {string} tile @param {number} index @returns {Shape[]} */
function tileAt(tile, index) {
  const isPlus = tile === "+";
  const middle = WIDTH / 2;
  return [
    writing(middle, 10, english.number(index + 1), { size: 10, anchor: "middle", fill: "muted" }),
    { kind: "rect", x: 1.5, y: INDEX, width: WIDTH - 3, height: FACE, radius: 6, fill: isPlus ? "face" : "line", ...(isPlus && { stroke: "edge" }) },
    writing(middle, INDEX + FACE * 0.66, isPlus ? "+" : "−", { size: 22, weight: 600, anchor: "middle", fill: isPlus ? "ink" : "muted" }),
  ];
}

/**
 * The part of a run's bracket that lies in a row, with its value where its middle is.
 * @param {{ start: number, length: number, value: number }} run
 * @param {number} from
 * @param {number} to
 * @returns {Shape[]}
 */
function bracket({ start, length, value }, from, to) {
  const end = start + length;
  const first = Math.max(start, from);
  const last = Math.min(end, to);
  if (first >= last) return [];
  const left = (first - from) * WIDTH + 3;
  const right = (last - from) * WIDTH - 3;
  const opening = first === start ? `M${left} ${BRACKET - 6}V${BRACKET}` : `M${left} ${BRACKET}`;
  const closing = last === end ? `V${BRACKET - 6}` : "";
  const middle = start + length / 2;
  return [
    { kind: "path", d: `${opening}H${right}${closing}`, stroke: "edge", line: 1.5 },
    ...(middle >= from && middle < to
      ? [writing((middle - from) * WIDTH, BRACKET + 18, english.number(value), { weight: 650, anchor: "middle" })]
      : []),
  ];
}
