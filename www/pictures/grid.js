// Grid: the nim-value of every cell, how often each occurs, and the same without blocked cells.

import { BLOCKED } from "../games/grid/overlay.js";
import { pictures } from "../messages/en/pictures.js";
import { LOST } from "./colours.js";
import { listTable, matrixTable, TABLE_COLUMNS } from "./tables.js";

/** @import { grid as Grid } from "../pkg/slim.js" */
/** @import { MapChart, Opening, Picture } from "./chart.js" */

/** Cells up to which the values are asked for. */
const CELLS = 4_194_304;

/** Rows or columns from which on a dot may stand for several cells. */
const DOTS = 200;

/** The nim-values that a cell may have. */
const VALUES = [0, 1, 2, 3];

const words = pictures.grid;
const { number } = pictures;

/** A shade a value; the last is that of blocked cells. */
const SHADES = [
  LOST,
  { fill: "var(--win-soft)", ink: "var(--ink)" },
  { fill: "color-mix(in oklab, var(--win-soft), var(--win) 45%)", ink: "var(--ink)" },
  { fill: "var(--win)", ink: "var(--on-win)" },
  { fill: "var(--blocked)", ink: "var(--blocked)" },
];

/** @type {Picture<Grid.GridAnalysis>} */
export const grid = {
  key: ({ analysis: { position } }) => position,

  async load({ analysis }, ask) {
    const { position, rows, columns } = analysis;
    if (rows * columns > CELLS) return { draw: () => words.tooLarge(CELLS) };
    const free = Array(rows).fill("W".repeat(columns)).join("/");
    const [here, without] = await Promise.all([position, free].map(async asked => {
      const { value } = await ask({ game: "grid", name: "nimValues", args: [asked] });
      return /** @type {Uint8Array} */ (value);
    }));
    const charts = [
      map({ id: "here", name: words.here.name, title: words.here.title(rows, columns), notes: [] }, analysis, here ?? new Uint8Array()),
      map({ id: "free", name: words.free.name, title: words.free.title(rows, columns), notes: [words.free.note] }, analysis, without ?? new Uint8Array()),
    ];
    return { draw: () => charts };
  },
};

/**
 * @param {{ id: string, name: string, title: string, notes: string[] }} named
 * @param {Grid.GridAnalysis} analysis
 * @param {Uint8Array} values
 * @returns {MapChart}
 */
function map({ id, name, title, notes }, { position, rows, columns, row, column }, values) {
  const isHere = id === "here";
  const token = row * columns + column;
  const rowOf = (/** @type {number} */ place) => Math.floor(place / columns) + 1;
  const columnOf = (/** @type {number} */ place) => (place % columns) + 1;
  const value = (/** @type {number} */ place) => values[place] ?? BLOCKED.value;
  const isBlocked = (/** @type {number} */ place) => value(place) === BLOCKED.value;
  const told = (/** @type {number} */ place) => (isBlocked(place) ? words.blocked : number(value(place)));
  return {
    kind: "map",
    id: `${id} ${rows} ${columns}`,
    name,
    title,
    across: words.across,
    down: words.down,
    keys: [
      { sample: "lost", text: words.lost },
      { sample: "won", text: words.won },
      ...(isHere ? [{ sample: /** @type {const} */ ("blocked"), text: words.blocked }] : []),
      { sample: "marked", text: words.own },
    ],
    notes: [...counted(values), ...(Math.max(rows, columns) > DOTS ? [words.dots] : []), ...notes],
    count: rows * columns,
    columns,
    ratio: 1.6,
    shades: SHADES,
    shade: place => Math.min(value(place), SHADES.length - 1),
    written: place => (isBlocked(place) ? "" : number(value(place))),
    rowName: place => number(rowOf(place)),
    columnName: column => number(column + 1),
    marked: [token],
    read: place =>
      isBlocked(place)
        ? words.readBlocked(rowOf(place), columnOf(place))
        : words.read(rowOf(place), columnOf(place), value(place) > 0, value(place)),
    result: place => (isBlocked(place) ? null : value(place) > 0 ? "win" : "loss"),
    opening: place => (isHere && !isBlocked(place) && place !== token ? opening(position, columns, place) : null),
    table: columns <= TABLE_COLUMNS
      ? matrixTable({
          caption: title,
          corner: words.corner,
          count: rows * columns,
          columns,
          columnName: column => number(column + 1),
          rowName: place => number(rowOf(place)),
          value: told,
        })
      : listTable(title, [words.row, words.column, pictures.table.nimValue], rows * columns, place => [
          number(rowOf(place)),
          number(columnOf(place)),
          told(place),
        ]),
  };
}

/**
 * How often each value occurs.
 * @param {Uint8Array} values
 */
function counted(values) {
  const counts = new Uint32Array(BLOCKED.value + 1);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return [words.counts(VALUES.map(value => counts[value] ?? 0), counts[BLOCKED.value] ?? 0)];
}

/**
 * The grid with its token on another cell.
 * @param {string} position
 * @param {number} columns
 * @param {number} place
 * @returns {Opening}
 */
function opening(position, columns, place) {
  const [row, column] = [Math.floor(place / columns), place % columns];
  const at = row * (columns + 1) + column;
  const free = position.replace("T", "W");
  return { label: words.open(row + 1, column + 1), position: `${free.slice(0, at)}T${free.slice(at + 1)}` };
}
