// Flip: the nim-values of runs, a period in each row, so that every column shows one value.

import { pictures } from "../messages/en/pictures.js";
import { NIM_VALUES, shadeOf } from "./colours.js";
import { matrixTable } from "./tables.js";

/** @import { flip as Flip } from "../pkg/slim.js" */
/** @import { MapChart, Picture } from "./chart.js" */

/** Lengths in a row. That the rows agree is seen from the solver's values. */
const PERIOD = 34;

/** Rows that are drawn, and the one far below that they are compared with. */
const ROWS = 6;
const FAR = 12;

const words = pictures.flip;
const { number } = pictures;

/** @type {Picture<Flip.FlipAnalysis>} */
export const flip = {
  key: () => "",

  async load(_, ask) {
    const { value } = await ask({ game: "flip", name: "nimValues", args: [PERIOD * (FAR + 1) - 1] });
    const values = [.../** @type {Uint8Array} */ (value)];
    return {
      draw: ({ analysis: { reason } }) => [runs(values, reason.kind === "nim-sum" ? reason.runs : [])],
    };
  },
};

/**
 * @param {number[]} values
 * @param {readonly { length: number }[]} ofBoard
 * @returns {MapChart}
 */
function runs(values, ofBoard) {
  const count = PERIOD * ROWS;
  const most = Math.max(...values);
  const value = (/** @type {number} */ length) => values[length] ?? 0;
  const differs = (/** @type {number} */ length) => value(length) !== values[PERIOD * FAR + (length % PERIOD)];
  const flagged = Array.from({ length: count }, (_, length) => length).filter(differs);
  return {
    kind: "map",
    id: "runs",
    name: words.name,
    title: words.title(PERIOD),
    across: words.across,
    down: words.down,
    keys: [
      { sample: "lost", text: words.lost },
      { sample: "won", text: words.won },
      { sample: "flagged", text: words.exception },
      { sample: "marked", text: words.own },
    ],
    notes: [words.period(PERIOD, flagged.map(number).join(", "))],
    count,
    columns: PERIOD,
    ratio: 6,
    shades: NIM_VALUES,
    shade: length => shadeOf(value(length), most),
    written: length => number(value(length)),
    rowName: number,
    columnName: words.plus,
    marked: [...new Set(ofBoard.map(({ length }) => length))].filter(length => length < count),
    flagged,
    read: length => words.read(length, value(length) > 0, value(length), differs(length)),
    result: length => (value(length) > 0 ? "win" : "loss"),
    opening: length => ({ label: words.open(length), position: "+".repeat(length) }),
    table: matrixTable({
      caption: words.title(PERIOD),
      corner: words.length,
      count,
      columns: PERIOD,
      columnName: words.plus,
      rowName: number,
      value: length => number(value(length)),
    }),
  };
}
