// What lies over the painted places: the axes and the marks.

import { svg } from "../lit.js";
import { cellSize, lastInView, spotOf } from "./look.js";
import { dotAt, roundStep, steps, valueSteps } from "./scale.js";

/** @import { Cells, Chart, Look, MapChart, ScatterChart, Size, Spread } from "./chart.js" */

/** Room above for the axis across, and to the right and below. */
export const TOP = 38;
const END = 12;

/** Room to the left for the axis down's title, and for a character of its numbers. */
const TITLE = 22;
const CHARACTER = 7.5;

/** Pixels between the numbers of an axis, at least. */
const APART = 22;

/** Room around the places for marks at their edge. */
export const MARGIN = 6;

/** The smallest outline that can be seen. */
const VISIBLE = 9;

/**
 * The room for the places, and what is to the left of it.
 * @param {Chart} chart
 * @param {Size} plot
 * @param {Look} look
 */
export function roomFor(chart, plot, look) {
  const last = chart.kind === "map" ? chart.rowName(lastInView(chart, look)) : "000";
  const left = TITLE + Math.max(2, last.length) * CHARACTER + 6;
  return {
    left,
    size: { width: Math.max(40, plot.width - left - END), height: Math.max(40, plot.height - TOP - END) },
  };
}

/**
 * The height of a plot in which all rows of a map find room; null where there cannot be too much.
 * @param {Chart} chart
 * @param {Size} plot
 * @param {Look} look
 */
export function heightFor(chart, plot, look) {
  if (chart.kind === "scatter" || chart.columns === null) return null;
  const { size } = roomFor(chart, { ...plot, height: Infinity }, look);
  const rows = Math.ceil(chart.count / chart.columns);
  return TOP + rows * cellSize(chart, size, rows, chart.columns).height + END;
}

/**
 * @param {MapChart} chart
 * @param {Cells} cells
 */
export function mapAxes(chart, { from, stride, rows, columns, width, height }) {
  const left = from % stride;
  const top = Math.floor(from / stride);
  const longest = Math.max(...[left, left + columns - 1].map(column => chart.columnName(column).length));
  const acrossStep = roundStep((longest * CHARACTER + 8) / width);
  const downStep = roundStep(APART / height);
  const across = steps(left, columns, acrossStep).map(column => svg`
    <text x=${(column - left + 0.5) * width} y="-7" text-anchor="middle">${chart.columnName(column)}</text>`);
  const down = steps(top, rows, downStep).map(row => svg`
    <text x="-7" y=${(row - top + 0.5) * height} dy="0.35em" text-anchor="end">${chart.rowName(row * stride)}</text>`);
  return [across, down];
}

/**
 * @param {Spread} spread
 * @param {Size} size
 * @param {(value: number) => string} number
 */
export function scatterAxes({ from, span, top }, size, number) {
  const longest = number(from + span).length * CHARACTER + 24;
  const across = steps(from, span, roundStep((span * longest) / size.width)).map(place => {
    const { x } = dotAt(place, 0, { from, span, top }, size);
    return svg`<text x=${x} y="-7" text-anchor="middle">${number(place)}</text>`;
  });
  const down = valueSteps({ from, span, top }, size).map(value => {
    const { y } = dotAt(from, value, { from, span, top }, size);
    return svg`
      <text x="-7" y=${y} dy="0.35em" text-anchor="end">${number(value)}</text>`;
  });
  return [down, across];
}

/**
 * The titles of both axes.
 * @param {Chart} chart
 * @param {number} left
 */
export const axisTitles = ({ kind, across, down }, left) => svg`
  <text class="axis" x="0" y="-24">${across} →</text>
  <text class="axis" transform="translate(${14 - left} 0) rotate(-90)" text-anchor="end">${kind === "map" ? `← ${down}` : `${down} →`}</text>`;

/**
 * The marks of a map: exceptions, the position, the cursor.
 * @param {MapChart} chart
 * @param {Cells} cells
 * @param {number | null} cursor
 */
export function mapMarks(chart, cells, cursor) {
  const { width, height } = cells;
  const outline = (/** @type {number} */ place, /** @type {string} */ kind) => {
    const spot = spotOf(cells, place);
    if (!spot) return null;
    const w = Math.max(VISIBLE, width - 1);
    const h = Math.max(VISIBLE, height - 1);
    const x = (spot.column + 0.5) * width - 0.5 - w / 2;
    const y = (spot.row + 0.5) * height - 0.5 - h / 2;
    return svg`<rect class=${kind} x=${x} y=${y} width=${w} height=${h} rx="2"></rect>`;
  };
  const corner = (/** @type {number} */ place) => {
    const spot = spotOf(cells, place);
    const side = Math.min(9, width * 0.6);
    return spot && svg`<path class="flagged" d="M${(spot.column + 1) * width - 1} ${spot.row * height}v${side}l${-side} ${-side}z"></path>`;
  };
  return [
    chart.flagged?.map(corner),
    chart.marked.map(place => outline(place, "marked")),
    cursor === null ? null : [outline(cursor, "cursor halo"), outline(cursor, "cursor")],
  ];
}

/**
 * @param {ScatterChart} chart
 * @param {Spread} spread
 * @param {Size} size
 * @param {number | null} cursor
 */
export function scatterMarks(chart, spread, size, cursor) {
  const mark = (/** @type {number} */ place, /** @type {string} */ kind) => {
    if (place < spread.from || place >= spread.from + spread.span) return null;
    const { x, y } = dotAt(place, chart.value(place), spread, size);
    return svg`
      <line class=${kind} x1=${x} x2=${x} y1="0" y2=${size.height}></line>
      <circle class=${kind} cx=${x} cy=${y} r="7"></circle>`;
  };
  return [chart.marked.map(place => mark(place, "marked")), cursor === null ? null : mark(cursor, "cursor")];
}
