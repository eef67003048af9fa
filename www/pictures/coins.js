// Coins: the margin of the player to move on every interval of the row, and the way that perfect
// play takes through them.

import { pictures } from "../messages/en/pictures.js";
import { limits } from "../pkg/facts.js";
import { ramp, STEPS } from "./colours.js";
import { listTable, matrixTable, TABLE_COLUMNS } from "./tables.js";

/** @import { coins as Coins } from "../pkg/slim.js" */
/** @import { MapChart, Picture, Table } from "./chart.js" */

/** Coins from which on a dot may stand for several intervals. */
const CELLS = 200;

/** Values of an interval that are written out. */
const WRITTEN = 8;

const words = pictures.coins;
const { number } = pictures;

/** Shades from far behind over level to far ahead. */
const SHADES = [
  ...ramp("--loss-soft", "--loss").reverse(),
  { fill: "var(--tie-soft)", ink: "var(--ink)" },
  ...ramp("--win-soft", "--win"),
];

/** @type {Picture<Coins.CoinsAnalysis>} */
export const coins = {
  key: ({ analysis: { position } }) => position,

  async load({ analysis: { position, count } }, ask) {
    if (count === 0) return { draw: () => words.none };
    if (count > limits.coinsTable) return { draw: () => words.tooMany(limits.coinsTable) };
    const [margins, analysis] = await Promise.all([
      ask({ game: "coins", name: "margins", args: [position] }),
      ask({ game: "coins", name: "analyze", args: [position, { maxMoves: 0, maxLine: count }] }),
    ]);
    const { line } = /** @type {Coins.CoinsAnalysis} */ (analysis.value);
    const chart = heatMap(position.split(" ").map(Number), /** @type {Float64Array} */ (margins.value), line);
    return { draw: () => [chart] };
  },
};

/**
 * @param {number[]} values
 * @param {Float64Array} margins
 * @param {readonly Coins.Move[]} line
 * @returns {MapChart}
 */
function heatMap(values, margins, line) {
  const count = values.length;
  const from = (/** @type {number} */ place) => Math.floor(place / count);
  const to = (/** @type {number} */ place) => place % count;
  const is = (/** @type {number} */ place) => from(place) <= to(place);
  const margin = (/** @type {number} */ place) => margins[place] ?? 0;
  const result = (/** @type {number} */ place) => {
    if (!is(place)) return null;
    return margin(place) > 0 ? "win" : margin(place) < 0 ? "loss" : "tie";
  };
  const most = greatest(margins, count);
  const inside = (/** @type {number} */ place) => values.slice(from(place), to(place) + 1);
  return {
    kind: "map",
    id: `margins ${count}`,
    name: words.name,
    title: words.title,
    across: words.across,
    down: words.down,
    keys: [
      { sample: "won", text: words.ahead },
      { sample: "even", text: words.even },
      { sample: "behind", text: words.behind },
      ...(count > 1 ? [{ sample: /** @type {const} */ ("path"), text: words.path }] : []),
      { sample: "marked", text: words.own },
    ],
    notes: count > CELLS ? [words.dots] : [],
    count: count * count,
    columns: count,
    ratio: 1.8,
    shades: SHADES,
    shade: place => (is(place) ? shadeOf(margin(place), most) : -1),
    written: place => (is(place) ? words.signed(margin(place)) : ""),
    rowName: place => number(from(place) + 1),
    columnName: column => number(column + 1),
    marked: [count - 1],
    path: pathOf(line, count),
    read: place => {
      const known = result(place);
      return known ? words.read(from(place) + 1, to(place) + 1, written(inside(place)), known, margin(place)) : "";
    },
    result,
    opening: place =>
      is(place) ? { label: words.open(from(place) + 1, to(place) + 1), position: inside(place).join(" ") } : null,
    table: tableOf(values, margin, is),
  };
}

/**
 * The greatest margin of either sign; the places below the diagonal hold none.
 * @param {Float64Array} margins
 * @param {number} count
 */
function greatest(margins, count) {
  let most = 1;
  for (let from = 0; from < count; from++) {
    for (let place = from * (count + 1); place < (from + 1) * count; place++) {
      const margin = Math.abs(margins[place] ?? 0);
      if (margin > most) most = margin;
    }
  }
  return most;
}

/**
 * @param {number} margin
 * @param {number} most
 */
const shadeOf = (margin, most) => STEPS + Math.sign(margin) * Math.ceil(Math.sqrt(Math.abs(margin) / most) * STEPS);

/**
 * The intervals that are left after each move.
 * @param {readonly Coins.Move[]} line
 * @param {number} count
 */
function pathOf(line, count) {
  let [from, to] = [0, count - 1];
  const path = [to];
  for (const move of line.slice(0, -1)) {
    if (move === "left") from++;
    else to--;
    path.push(from * count + to);
  }
  return path;
}

/** @param {number[]} values */
const written = values =>
  values.length <= WRITTEN
    ? values.map(number).join(", ")
    : [...values.slice(0, WRITTEN / 2).map(number), "…", ...values.slice(-WRITTEN / 2).map(number)].join(", ");

/**
 * @param {number[]} values
 * @param {(place: number) => number} margin
 * @param {(place: number) => boolean} is
 * @returns {Table}
 */
function tableOf(values, margin, is) {
  const count = values.length;
  const coin = (/** @type {number} */ index) => words.coin(index + 1, values[index] ?? 0);
  if (count <= TABLE_COLUMNS) {
    return matrixTable({
      caption: words.title,
      corner: words.corner,
      count: count * count,
      columns: count,
      columnName: coin,
      rowName: place => coin(Math.floor(place / count)),
      value: place => (is(place) ? words.signed(margin(place)) : ""),
    });
  }
  // Row by row, the intervals from each coin on: those from the first come before all others.
  const before = (/** @type {number} */ from) => from * count - (from * (from - 1)) / 2;
  const fromOf = (/** @type {number} */ index) => {
    let from = Math.floor(count + 0.5 - Math.sqrt((count + 0.5) ** 2 - 2 * index));
    while (before(from) > index) from--;
    while (before(from + 1) <= index) from++;
    return from;
  };
  const table = listTable(words.title, [words.coins, words.margin], before(count), index => {
    const from = fromOf(index);
    const to = from + index - before(from);
    return [words.interval(from + 1, to + 1), words.signed(margin(from * count + to))];
  });
  return { ...table, rowOf: place => before(Math.floor(place / count)) + Math.max(0, (place % count) - Math.floor(place / count)) };
}
