// Which places of a chart are in view, and how large: what zooming and panning change.

/** @import { Cells, Chart, Look, MapChart, ScatterChart, Size, Spread } from "./chart.js" */

/** Places in the smallest part of a sequence; each step of its zoom shows ten times fewer. */
const LEAST = 100;
const TENFOLD = 10;

/** Pixels that a cell is long at most, before it is enlarged. */
const LONGEST = 64;

/** Pixels from which on a cell needs no further enlarging. */
const LARGE = 36;

/** Places in a row of a sequence. All are multiples of 5, so that the columns of what recurs after 5 show. */
const LENGTHS = [10, 20, 50, 100, 200, 500, 1000, 2000];

/** @param {Chart} chart @returns {chart is ScatterChart | (MapChart & { columns: null })} */
const isSequence = chart => chart.kind === "scatter" || chart.columns === null;

/**
 * How many places of a sequence each zoom shows, all of them first.
 * @param {number} count
 */
function spansOf(count) {
  const spans = [count];
  for (let span = count; span > LEAST; spans.push(span)) span = Math.max(LEAST, Math.ceil(span / TENFOLD));
  return spans;
}

/**
 * The steps of a chart's zoom.
 * @param {Chart} chart
 * @param {Size} size
 */
export function zoomsOf(chart, size) {
  if (isSequence(chart)) return spansOf(chart.count).length;
  const columns = chart.columns ?? 1;
  const { width, height } = cellSize(chart, size, Math.ceil(chart.count / columns), columns);
  return 1 + Math.max(0, Math.ceil(Math.log2(LARGE / Math.min(width, height))));
}

/**
 * What is shown of a chart before anyone zooms: of a sequence its beginning, up to the position.
 * @param {Chart} chart
 * @returns {Look}
 */
export function firstLook(chart) {
  const centre = chart.marked[0] ?? 0;
  if (!isSequence(chart)) return { zoom: chart.zoom ?? 0, centre };
  return { zoom: Math.max(0, spansOf(chart.count).findLastIndex(span => span > centre)), centre };
}

/**
 * @param {MapChart} chart
 * @param {Size} size
 * @param {Look} look
 * @returns {Cells}
 */
export function cellsOf(chart, size, look) {
  if (chart.columns === null) return wrapped(chart, size, look);
  const rows = Math.ceil(chart.count / chart.columns);
  const whole = cellSize(chart, size, rows, chart.columns);
  const scale = 2 ** look.zoom;
  const width = Math.min(whole.width * scale, Math.max(whole.width, LONGEST * chart.ratio));
  const height = Math.min(whole.height * scale, Math.max(whole.height, LONGEST));
  const down = within(1, Math.floor(size.height / height + 0.01), rows);
  const across = within(1, Math.floor(size.width / width + 0.01), chart.columns);
  const top = within(0, Math.floor(look.centre / chart.columns) - (down >> 1), rows - down);
  const left = within(0, (look.centre % chart.columns) - (across >> 1), chart.columns - across);
  return { from: top * chart.columns + left, stride: chart.columns, rows: down, columns: across, width, height };
}

/**
 * A sequence in rows.
 * @param {MapChart} chart
 * @param {Size} size
 * @param {Look} look
 * @returns {Cells}
 */
function wrapped(chart, size, { zoom, centre }) {
  const span = spansOf(chart.count)[zoom] ?? chart.count;
  const best = Math.sqrt((span * size.width) / size.height);
  const columns = LENGTHS.findLast(length => length <= best) ?? 10;
  const from = startOf(span, centre, chart.count, columns);
  const rows = Math.ceil(span / columns);
  return { from, stride: columns, rows, columns, ...cellSize(chart, size, rows, columns) };
}

/**
 * @param {ScatterChart} chart
 * @param {Look} look
 * @returns {Spread}
 */
export function spreadOf(chart, { zoom, centre }) {
  const span = spansOf(chart.count)[zoom] ?? chart.count;
  const from = startOf(span, centre, chart.count, span / 20);
  let top = 1;
  for (let place = from; place < from + span; place++) top = Math.max(top, chart.value(place));
  return { from, span, top };
}

/**
 * A place whose number is as long as any in view.
 * @param {Chart} chart
 * @param {Look} look
 */
export function lastInView(chart, { zoom, centre }) {
  if (!isSequence(chart)) return chart.count - 1;
  return Math.min(chart.count - 1, centre + (spansOf(chart.count)[zoom] ?? chart.count));
}

/**
 * Where a part of a sequence starts, at a round number.
 * @param {number} span
 * @param {number} centre
 * @param {number} count
 * @param {number} step
 */
const startOf = (span, centre, count, step) =>
  within(0, Math.floor((centre - span / 2) / step) * step, count - span);

/**
 * The size of a cell where all are in view.
 * @param {MapChart} chart
 * @param {Size} size
 * @param {number} rows
 * @param {number} columns
 */
export function cellSize({ ratio }, size, rows, columns) {
  const width = size.width / columns;
  const height = Math.min(LONGEST, size.height / rows);
  return { width: Math.min(width, height * ratio), height: Math.min(height, width * ratio) };
}

/**
 * A look that has moved by so many parts of what is in view.
 * @param {Chart} chart
 * @param {Size} size
 * @param {Look} look
 * @param {number} across
 * @param {number} down
 * @returns {Look}
 */
export function moved(chart, size, look, across, down) {
  if (chart.kind === "scatter") {
    const { from, span } = spreadOf(chart, look);
    return { ...look, centre: within(0, Math.round(from + span / 2 + across * span), chart.count - 1) };
  }
  const { from, stride, rows, columns } = cellsOf(chart, size, look);
  if (chart.columns === null) {
    const span = rows * columns;
    return { ...look, centre: within(0, from + span / 2 + Math.round((across + down) * rows) * columns, chart.count - 1) };
  }
  const all = Math.ceil(chart.count / stride);
  const row = Math.floor(from / stride) + (rows >> 1) + Math.round(down * rows);
  const column = (from % stride) + (columns >> 1) + Math.round(across * columns);
  return { ...look, centre: within(0, row, all - 1) * stride + within(0, column, stride - 1) };
}

/**
 * The first and the last place in view of a sequence; null of other charts.
 * @param {Chart} chart
 * @param {Size} size
 * @param {Look} look
 */
export function rangeOf(chart, size, look) {
  if (!isSequence(chart)) return null;
  const { from } = chart.kind === "scatter" ? spreadOf(chart, look) : cellsOf(chart, size, look);
  return { from, to: from + (spansOf(chart.count)[look.zoom] ?? chart.count) - 1 };
}

/**
 * Whether a place is in view.
 * @param {Chart} chart
 * @param {Size} size
 * @param {Look} look
 * @param {number} place
 */
export function isInView(chart, size, look, place) {
  if (chart.kind === "scatter") {
    const { from, span } = spreadOf(chart, look);
    return place >= from && place < from + span;
  }
  return spotOf(cellsOf(chart, size, look), place) !== null;
}

/**
 * The row and column of a place among the cells in view.
 * @param {Cells} cells
 * @param {number} place
 */
export function spotOf({ from, stride, rows, columns }, place) {
  const row = Math.floor(place / stride) - Math.floor(from / stride);
  const column = (place % stride) - (from % stride);
  return row >= 0 && row < rows && column >= 0 && column < columns ? { row, column } : null;
}

/** @param {number} least @param {number} value @param {number} most */
export const within = (least, value, most) => Math.max(least, Math.min(value, most));
