// Heaps of nim: each a row of stones in bunches, of a large one the last stones after a bar.

import { english } from "../../messages/en.js";
import { mark, note, stacked, writing } from "./shapes.js";

/** @import { MoveReport, nim as Nim } from "../../pkg/slim.js" */
/** @import { BoardPicture, Picture, Shape } from "../share.js" */

/** Heaps that are drawn, and stones of one. */
const HEAPS = 12;
const STONES = 24;

const STEP = 25;
const RADIUS = 11;

/** The space after a bunch, and stones in one where bunches mean nothing but ease of counting. */
const GAP = 12;
const BUNCH = 5;
const LARGEST_BUNCH = 12;

/** Room for the heap's name and size, and for the bar of those left out. */
const NAME = 64;
const SIZE = 16;
const BAR = 190;

/** @type {BoardPicture<Nim.NimAnalysis>} */
export const nim = {
  draw({ heaps, moves, best }, { rules, shows, measure }) {
    const group = Number(rules.maxTake ?? 3) + 1;
    const bunch = group <= LARGEST_BUNCH ? group : BUNCH;
    const isBest = (/** @type {Nim.Move} */ { heap, take }) => heap === best?.heap && take === best.take;
    const marked = moves.filter(({ move }) => shows("reason") || (shows("move") && isBest(move)));
    const drawn = heaps.slice(0, HEAPS);
    const name = drawn.length > 1 ? NAME : 0;
    const size = Math.max(...drawn.map(stones => measure(english.number(stones), 14, 650)), 0) + SIZE;
    const rows = drawn.map((stones, heap) => {
      const row = heapRow(stones, bunch, marked.filter(({ move }) => move.heap === heap));
      return {
        width: name + size + row.width,
        height: 2 * RADIUS + 2,
        shapes: [
          ...(name ? [writing(0, RADIUS + 6, english.games.nim.drawing.heapName(heap), { fill: "muted" })] : []),
          writing(name, RADIUS + 6, english.number(stones), { weight: 650 }),
          ...row.shapes.map(shape => ({ ...shape, x: (shape.x ?? 0) + name + size })),
        ],
      };
    });
    const width = Math.max(0, ...rows.map(row => row.width));
    const rest = drawn.length < heaps.length
      ? [note(english.shownOf(drawn.length, heaps.length, english.games.nim.drawing.things), measure)]
      : [];
    return stacked([...rows.map(row => ({ ...row, width })), ...rest], 10);
  },
};

/**
 * @param {number} size
 * @param {number} bunch
 * @param {readonly MoveReport<Nim.Move>[]} reports the moves to mark
 * @returns {Picture}
 */
function heapRow(size, bunch, reports) {
  const hidden = size > STONES ? size - STONES + ((STONES - size) % bunch) : 0;
  const byPlace = new Map(reports.map(report => [size - report.move.take, report]));
  const start = hidden ? BAR + GAP : 0;
  let x = start + RADIUS;
  /** @type {Shape[]} */
  const shapes = hidden ? bar(hidden) : [];
  for (let place = hidden; place < size; place++) {
    if (place > hidden && (place - hidden) % bunch === 0) x += GAP;
    const report = byPlace.get(place);
    shapes.push(...(report
      ? mark(report.result, x, RADIUS + 1, RADIUS, english.number(report.move.take))
      : [/** @type {Shape} */ ({ kind: "circle", x, y: RADIUS + 1, radius: RADIUS, fill: "piece" })]));
    x += STEP;
  }
  return { width: Math.max(x - STEP + RADIUS, start), height: 2 * RADIUS + 2, shapes };
}

/** @param {number} hidden @returns {Shape[]} */
function bar(hidden) {
  const text = english.games.nim.drawing.moreStones(hidden);
  return [
    { kind: "rect", x: 0, y: 1, width: BAR, height: 2 * RADIUS, radius: RADIUS, fill: "line" },
    writing(BAR / 2, RADIUS + 6, text, { size: 13, weight: 600, anchor: "middle" }),
  ];
}
