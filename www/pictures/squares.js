// Squares: which piles are lost, and the nim-values of piles.

import { pictures } from "../messages/en/pictures.js";
import { LOST } from "./colours.js";
import { listTable } from "./tables.js";

/** @import { squares as Squares } from "../pkg/slim.js" */
/** @import { Chart, MapChart, Picture, ScatterChart, Table } from "./chart.js" */

/** Piles of the strip, and of the scatter. */
const PILES = 1_000_000;
const VALUES = 100_000;

/** Lost piles in a row of the table. */
const TABLE_ROW = 10;

const words = pictures.squares;
const { number } = pictures;

/** @type {Picture<Squares.SquaresAnalysis>} */
export const squares = {
  key: () => "",

  async load(_, ask) {
    const [table, values] = await Promise.all([
      ask({ game: "squares", name: "table", args: [PILES - 1] }),
      ask({ game: "squares", name: "nimValues", args: [VALUES - 1] }),
    ]);
    const known = { wins: /** @type {Uint8Array} */ (table.value), values: /** @type {Uint16Array} */ (values.value) };
    const lost = lostPiles(known.wins);
    return { draw: ({ analysis: { stones } }) => [strip(known, lost, stones), scatter(known, stones)] };
  },
};

/** @typedef {{ wins: Uint8Array, values: Uint16Array }} Known */

/** @param {Uint8Array} wins */
function lostPiles(wins) {
  const lost = [];
  for (let pile = wins.indexOf(0); pile >= 0; pile = wins.indexOf(0, pile + 1)) lost.push(pile);
  return lost;
}

/**
 * @param {Known} known
 * @param {readonly number[]} lost
 * @param {number} stones
 * @returns {MapChart}
 */
function strip(known, lost, stones) {
  return {
    ...shared(known, stones, PILES),
    kind: "map",
    id: "lost",
    name: words.lost.name,
    title: words.lost.title,
    across: words.lost.across,
    down: words.lost.down,
    keys: [{ sample: "lost", text: words.lost.key }, { sample: "marked", text: words.own }],
    notes: [words.share(lost.length, PILES), ...beyond(stones, PILES)],
    columns: null,
    rare: true,
    ratio: 1.6,
    shades: [LOST, { fill: "var(--card)", ink: "var(--muted)" }],
    shade: pile => known.wins[pile] ?? 1,
    written: number,
    rowName: number,
    columnName: column => `+${number(column)}`,
    table: lostTable(lost),
  };
}

/**
 * @param {readonly number[]} lost
 * @returns {Table}
 */
function lostTable(lost) {
  return {
    caption: words.lost.caption,
    head: [words.lost.number, ...Array.from({ length: TABLE_ROW }, (_, index) => number(index + 1))],
    count: Math.ceil(lost.length / TABLE_ROW),
    row: index => {
      const piles = lost.slice(index * TABLE_ROW, (index + 1) * TABLE_ROW);
      const from = index * TABLE_ROW + 1;
      return [words.lost.numbers(from, from + piles.length - 1), ...piles.map(number)];
    },
    rowOf: pile => Math.floor(Math.max(0, lost.findLastIndex(each => each <= pile)) / TABLE_ROW),
  };
}

/**
 * @param {Known} known
 * @param {number} stones
 * @returns {ScatterChart}
 */
function scatter(known, stones) {
  return {
    ...shared(known, stones, VALUES),
    kind: "scatter",
    id: "values",
    name: words.values.name,
    title: words.values.title,
    across: words.values.across,
    down: words.values.down,
    keys: [{ sample: "lost", text: words.values.key }, { sample: "marked", text: words.own }],
    notes: beyond(stones, VALUES),
    value: pile => known.values[pile] ?? 0,
    table: listTable(words.values.caption, [words.pile, pictures.table.result, pictures.table.nimValue], VALUES, pile => [
      number(pile),
      pictures.state(known.wins[pile] === 1),
      number(known.values[pile] ?? 0),
    ]),
  };
}

/**
 * What both charts say of a pile.
 * @param {Known} known
 * @param {number} stones
 * @param {number} count
 * @returns {Pick<Chart, "count" | "marked" | "read" | "result" | "opening">}
 */
const shared = ({ wins, values }, stones, count) => ({
  count,
  marked: stones < count ? [stones] : [],
  read: pile => {
    const value = values[pile];
    const won = wins[pile] === 1;
    return value === undefined ? words.readResult(pile, won) : words.read(pile, won, value);
  },
  result: pile => (wins[pile] === 1 ? "win" : "loss"),
  opening: pile => ({ label: words.open(pile), position: String(pile) }),
});

/**
 * @param {number} stones
 * @param {number} count
 */
const beyond = (stones, count) => (stones < count ? [] : [words.beyond(stones, count)]);
