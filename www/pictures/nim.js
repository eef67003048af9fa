// Nim: heaps in rows of one more than a move may take, so that the lost ones stand in a column;
// with several heaps, the nim-sums for all sizes of two of them.

import { pictures } from "../messages/en/pictures.js";
import { NIM_VALUES, shadeOf } from "./colours.js";
import { listTable, matrixTable } from "./tables.js";

/** @import { nim as Nim } from "../pkg/slim.js" */
/** @import { Ask, Charts, MapChart, Picture, Subject } from "./chart.js" */

/** @typedef {{ nimValue: number, winner: string }} Known what is used of an answer */

/** Rows of heaps, and heaps in a row where it is not for the rules to say. */
const ROWS = 12;
const ROW = 20;
const LONGEST_ROW = 40;

/** Sizes of each of two heaps, and where the heap itself lies among them if it is larger. */
const SIZES = 32;
const MIDDLE = SIZES / 2;

/** Heaps up to which two of them are varied. */
const HEAPS = 64;

const words = pictures.nim;
const { number } = pictures;

/** @type {Picture<Nim.NimAnalysis>} */
export const nim = {
  picks({ analysis: { heaps }, picks: [a = 0, b = 1] }) {
    if (heaps.length < 3 || heaps.length > HEAPS) return [];
    const options = heaps.map((stones, heap) => words.two.choice(heap, stones));
    return [{ label: words.two.pickDown, options, chosen: a }, { label: words.two.pickAcross, options, chosen: b }];
  },

  key: ({ analysis, options, picks }) => JSON.stringify([analysis.heaps.slice(0, HEAPS + 1), options.misere, String(options.maxTake), picks]),

  load(subject, ask) {
    const { heaps } = subject.analysis;
    if (heaps.length > HEAPS) return Promise.resolve({ draw: () => words.tooMany(HEAPS) });
    return heaps.length === 1 ? oneHeap(subject, ask) : twoHeaps(subject, ask);
  },
};

/**
 * Asks for the analyses of many positions at once, without their moves.
 * @param {Subject<Nim.NimAnalysis>} subject
 * @param {Ask} ask
 * @param {(number | number[])[]} positions
 */
async function analyses({ options }, ask, positions) {
  const brief = { ...options, maxMoves: 0, maxLine: 0 };
  const { value } = await ask({ game: "nim", name: "analyze", args: positions.map(position => [position, brief]), many: true });
  return /** @type {Known[]} */ (value);
}

/**
 * @param {Subject<Nim.NimAnalysis>} subject
 * @param {Ask} ask
 * @returns {Promise<Charts<Nim.NimAnalysis>>}
 */
async function oneHeap(subject, ask) {
  const { analysis: { heaps: [heap = 0] }, options: { maxTake = Infinity, misere = false } } = subject;
  const inRows = maxTake < LONGEST_ROW;
  const row = inRows ? maxTake + 1 : ROW;
  const from = Math.max(0, Math.floor(heap / row) - ROWS + 1) * row;
  const sizes = Array.from({ length: ROWS * row }, (_, place) => from + place).filter(Number.isSafeInteger);
  const known = await analyses(subject, ask, sizes);
  const size = (/** @type {number} */ place) => from + place;
  const wins = (/** @type {number} */ place) => known[place]?.winner === "first";
  const value = (/** @type {number} */ place) => known[place]?.nimValue ?? 0;
  const most = Math.max(...known.map(({ nimValue }) => nimValue));
  const title = words.one.title(from, size(sizes.length - 1));
  /** @type {MapChart} */
  const chart = {
    kind: "map",
    id: `one ${row}`,
    name: words.one.name,
    title: inRows ? `${title}; ${words.one.titleInRows(row)}` : title,
    across: words.one.across,
    down: words.one.down,
    keys: [
      { sample: "lost", text: words.lost },
      { sample: "won", text: misere ? words.won : words.wonValue },
      { sample: "marked", text: words.one.own },
    ],
    notes: [],
    count: sizes.length,
    columns: row,
    ratio: 3,
    shades: NIM_VALUES,
    shade: place => (wins(place) ? shadeOf(misere ? 1 : value(place), most) : 0),
    written: place => number(size(place)),
    rowName: place => number(size(place)),
    columnName: column => `+${number(column)}`,
    marked: [heap - from],
    read: place => {
      const heap = words.one.heap(size(place));
      return misere ? words.readResult(heap, wins(place)) : words.read(heap, wins(place), value(place));
    },
    result: place => (wins(place) ? "win" : "loss"),
    opening: place => ({ label: words.one.open(size(place)), position: String(size(place)) }),
    table: listTable(
      title,
      [words.one.stones, pictures.table.result, ...(misere ? [] : [pictures.table.nimValue])],
      sizes.length,
      place => [number(size(place)), pictures.state(wins(place)), ...(misere ? [] : [number(value(place))])],
    ),
  };
  return { draw: () => [chart] };
}

/**
 * @param {Subject<Nim.NimAnalysis>} subject
 * @param {Ask} ask
 * @returns {Promise<Charts<Nim.NimAnalysis>>}
 */
async function twoHeaps(subject, ask) {
  const { analysis: { heaps }, options: { misere = false }, picks: [a = 0, b = 1] } = subject;
  const down = sizesAround(heaps[a] ?? 0);
  const across = sizesAround(heaps[b] ?? 0);
  const heapsAt = (/** @type {number} */ place) =>
    heaps.map((stones, heap) => (heap === b ? column(place) : heap === a ? row(place) : stones));
  const row = (/** @type {number} */ place) => down + Math.floor(place / SIZES);
  const column = (/** @type {number} */ place) => across + (place % SIZES);
  const count = SIZES * SIZES;
  const known = await analyses(subject, ask, Array.from({ length: count }, (_, place) => heapsAt(place)));
  const wins = (/** @type {number} */ place) => known[place]?.winner === "first";
  const value = (/** @type {number} */ place) => known[place]?.nimValue ?? 0;
  const most = Math.max(...known.map(({ nimValue }) => nimValue));
  const title = words.two.title(a, b, heaps.length - 2);
  /** @type {MapChart} */
  const chart = {
    kind: "map",
    id: `two ${a} ${b}`,
    name: words.two.name,
    title,
    across: words.two.axis(b),
    down: words.two.axis(a),
    keys: [
      { sample: "lost", text: words.lost },
      { sample: "won", text: misere ? words.wonMisere : words.wonValue },
      { sample: "marked", text: words.two.own },
    ],
    notes: [],
    count,
    columns: SIZES,
    zoom: 1,
    ratio: 2,
    shades: NIM_VALUES,
    shade: place => (wins(place) ? shadeOf(Math.max(1, value(place)), most) : 0),
    written: place => number(value(place)),
    rowName: place => number(row(place)),
    columnName: place => number(column(place)),
    marked: [((heaps[a] ?? 0) - down) * SIZES + (heaps[b] ?? 0) - across],
    read: place => words.readSum(words.two.heaps(a, row(place), b, column(place)), wins(place), value(place)),
    result: place => (wins(place) ? "win" : "loss"),
    opening: place => ({ label: words.two.open(row(place), column(place)), position: heapsAt(place).join(" ") }),
    table: matrixTable({
      caption: title,
      corner: words.two.corner,
      count,
      columns: SIZES,
      columnName: place => words.two.row(b, column(place)),
      rowName: place => words.two.row(a, row(place)),
      value: place => number(value(place)),
    }),
  };
  return { draw: () => [chart] };
}

/**
 * The least of the sizes that are shown of a heap.
 * @param {number} stones
 */
const sizesAround = stones =>
  stones < SIZES ? 0 : Math.min(stones - MIDDLE, Number.MAX_SAFE_INTEGER - SIZES + 1);
