// How the time of a call grows with the size of its input, measured and as stated, as SVG.

import { duration } from "./bench-table.mjs";

/** @import { MeasuredRow } from "../../benches/row.js" */

/** @typedef {{ n: number, milliseconds: number }} Point */
/** @typedef {{ name: keyof typeof LABELS, points: Point[] }} Series */
/** @typedef {{ x: number, y: number }} Place pixels */
/** @typedef {{ at(value: number): number, ticks: number[], from: number }} Scale */
/** @typedef {{ width: number, columns: number }} Layout pixels of the whole, and panels side by side */

const LABELS = { textbook: "textbook JS", ours: "perfect-play", floor: "reading" };

const PANELS = [
  { game: "nim", title: "nim.wins", unit: "heaps" },
  { game: "squares", title: "squares.table", unit: "piles" },
  { game: "flip", title: "flip.wins", unit: "characters" },
  { game: "coins", title: "coins.wins", unit: "numbers" },
  { game: "grid", title: "grid.wins", unit: "cells" },
];

/** Side by side on a page of some width, and one below the other on a phone. */
const WIDE = { width: 834, columns: 3 };
const NARROW = { width: 342, columns: 1 };

/** Pixels of a panel, of its edges around the plot, of a line of text, and of a label. */
const HEIGHT = 226;
const HEADER = 48;
const EDGE = { left: 62, top: 30, right: 84, bottom: 46 };
const LINE = 17;
const LABEL = { width: 76, height: 14, gap: 9 };

const STYLE = `
  svg { font: 12px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
    --paper: #fff; --ink: #1f2328; --faint: #59636e; --rule: #e4e8ec;
    --textbook: #ad4b00; --ours: #0860ca; --floor: #59636e; }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #0d1117; --ink: #f0f6fc; --faint: #9198a1; --rule: #2b323b;
      --textbook: #f5a15a; --ours: #6cb6ff; --floor: #9198a1; }
  }
  .paper { fill: var(--paper); }
  text { fill: var(--ink); }
  .title { font-weight: 600; font-size: 13px; }
  .faint { fill: var(--faint); }
  .rule { stroke: var(--rule); }
  .stated { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 1 4; stroke-linecap: round; }
  polyline { fill: none; stroke: var(--own); stroke-width: 1.5; stroke-linejoin: round; }
  circle { fill: var(--own); stroke: var(--paper); }
  .label { fill: var(--own); }
  .ours .label { font-weight: 600; }
  .textbook circle { fill: var(--paper); stroke: var(--own); stroke-width: 1.5; }
  .floor circle { display: none; }
  ${Object.keys(LABELS).map(name => `.${name} { --own: var(--${name}); }`).join(" ")}`;

/**
 * The picture for wide pages and the one for phones.
 * @param {readonly MeasuredRow[]} rows
 * @param {Record<string, string>} costs what each game's `method.cost` says
 * @param {string} where they were measured
 */
export const pictures = (rows, costs, where) => ({
  wide: picture(rows, costs, where, WIDE),
  narrow: picture(rows, costs, where, NARROW),
});

/**
 * @param {readonly MeasuredRow[]} rows
 * @param {Record<string, string>} costs
 * @param {string} where
 * @param {Layout} layout
 */
function picture(rows, costs, where, { width, columns }) {
  const panels = PANELS.flatMap(panel => {
    const series = seriesOf(rows.filter(row => row.game === panel.game));
    return series.length > 0 ? [{ ...panel, series, cost: costs[panel.game] }] : [];
  });
  const room = width / columns;
  const notes = wrap(
    "Both scales are logarithmic. Dots are measured, the conversion of arguments included. The dotted line "
    + "is the growth that method.cost states, through the last dot. Reading is a loop over the input, or "
    + `filling the table. ${where}.`,
    room - 32,
  );
  const lines = notes.map((line, i) => `<tspan x="16" y="${16 + LINE * i}">${escape(line)}</tspan>`);
  const cells = [...panels.map(panel => draw(panel, room)), `<text class="faint">${lines.join("")}</text>`];
  /** Below the panels the notes may have a row to themselves, which is as high as they are. */
  const full = Math.floor(panels.length / columns);
  const whole = HEADER + HEIGHT * full + (panels.length % columns ? HEIGHT : LINE * (lines.length + 1));
  const placed = cells.map((cell, i) =>
    `<g transform="translate(${(i % columns) * room} ${HEADER + HEIGHT * Math.floor(i / columns)})">${cell}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${whole}" width="${width}" height="${whole}" role="img" aria-labelledby="title">
<title id="title">Time of a call by the size of its input, five games: textbook solution, perfect-play, reading the input, and the growth stated</title>
<style>${STYLE}
</style>
<rect class="paper" width="${width}" height="${whole}" rx="6"/>
<text class="title" x="16" y="28">Time of a call by the size of its input</text>
${placed.join("\n")}
</svg>
`;
}

/**
 * @param {readonly MeasuredRow[]} rows of one game
 * @returns {Series[]}
 */
function seriesOf(rows) {
  const names = /** @type {(keyof typeof LABELS)[]} */ (Object.keys(LABELS));
  return names.flatMap(name => {
    const points = rows.flatMap(({ n, figures }) => {
      const milliseconds = figures[name];
      return n !== undefined && milliseconds !== undefined ? [{ n, milliseconds }] : [];
    });
    points.sort((a, b) => a.n - b.n);
    return points.length > 1 ? [{ name, points }] : [];
  });
}

/**
 * @param {{ title: string, unit: string, cost: string, series: readonly Series[] }} panel
 * @param {number} width
 */
function draw({ title, unit, cost, series }, width) {
  const [right, bottom] = [width - EDGE.right, HEIGHT - EDGE.bottom];
  const all = series.flatMap(({ points }) => points);
  const across = scale(all.map(({ n }) => n), EDGE.left, right);
  const up = scale(all.map(({ milliseconds }) => milliseconds), bottom, EDGE.top);
  const [bound] = /O\(.*?\)/.exec(cost) ?? [cost];
  return [
    `<text x="16" y="16"><tspan class="title">${title}</tspan> <tspan class="faint" dx="4">${superscript(bound)}</tspan></text>`,
    ...across.ticks.map(tick => {
      const x = across.at(tick);
      return `<line class="rule" x1="${x}" x2="${x}" y1="${EDGE.top}" y2="${bottom}"/><text class="faint" text-anchor="middle" x="${x}" y="${bottom + 16}">${power(tick)}</text>`;
    }),
    ...up.ticks.map(tick => {
      const y = up.at(tick);
      return `<line class="rule" x1="${EDGE.left}" x2="${right}" y1="${y}" y2="${y}"/><text class="faint" text-anchor="end" x="${EDGE.left - 7}" y="${y + 4}">${duration(tick).replace(".0", "")}</text>`;
    }),
    `<text class="faint" x="${right + 9}" y="${bottom + 16}">${unit}</text>`,
    stated(series, Number(/n\^([\d.]+)/.exec(bound)?.[1] ?? 1), across, up),
    ...curves(series, across, up, right),
  ].join("");
}

/**
 * The line of the growth that is stated, through the last point of our own.
 * @param {readonly Series[]} series
 * @param {number} exponent
 * @param {Scale} across
 * @param {Scale} up
 */
function stated(series, exponent, across, up) {
  const last = series.find(({ name }) => name === "ours")?.points.at(-1);
  if (!last) return "";
  /** From the left edge, or the lower one where it is met first. */
  const n = Math.max(across.from, last.n * (up.from / last.milliseconds) ** (1 / exponent));
  const milliseconds = last.milliseconds * (n / last.n) ** exponent;
  return `<line class="stated" x1="${across.at(n)}" y1="${up.at(milliseconds)}" x2="${across.at(last.n)}" y2="${up.at(last.milliseconds)}"/>`;
}

/**
 * Lines with dots, each named at its end.
 * @param {readonly Series[]} series
 * @param {Scale} across
 * @param {Scale} up
 * @param {number} right where the plot ends
 */
function curves(series, across, up, right) {
  const placed = series.map(({ name, points }) => ({
    name,
    points: apart(points.map(({ n, milliseconds }) => ({ x: across.at(n), y: up.at(milliseconds) }))),
  }));
  const labels = spread(placed.map(({ points }) => besides(points[points.length - 1], right)));
  return placed.map(({ name, points }, i) => {
    const dots = points.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="3.5"/>`);
    const path = points.map(({ x, y }) => `${x},${y}`).join(" ");
    const { x, y, anchor } = labels[i];
    return `<g class="${name}"><polyline points="${path}"/>${dots.join("")}<text class="label" text-anchor="${anchor}" x="${x}" y="${y + 4}">${LABELS[name]}</text></g>`;
  });
}

/**
 * The last place, and those before it that are not too near to the one that follows.
 * @param {readonly Place[]} places
 */
function apart(places) {
  /** @type {Place[]} */
  const kept = [];
  for (const place of places.toReversed()) {
    const next = kept[0];
    if (!next || Math.hypot(next.x - place.x, next.y - place.y) >= 10) kept.unshift(place);
  }
  return kept;
}

/**
 * Where the label of a line goes that ends at a place: behind it, or before it where a label behind it
 * would reach those at the edge of the plot.
 * @param {Place} end
 * @param {number} right
 */
function besides({ x, y }, right) {
  const fits = x + LABEL.gap + LABEL.width <= right || x > right - LABEL.gap;
  return { x: fits ? x + LABEL.gap : x - LABEL.gap, y, anchor: fits ? "start" : "end" };
}

/**
 * A logarithmic scale over some values, with ticks at powers of ten.
 * @param {readonly number[]} values
 * @param {number} start pixels
 * @param {number} end
 * @returns {Scale}
 */
function scale(values, start, end) {
  const first = Math.log10(Math.min(...values)) - 0.15;
  const last = Math.log10(Math.max(...values)) + 0.15;
  const step = [1, 2, 3].find(step => last - first <= 5 * step) ?? 4;
  /** @type {number[]} */
  const ticks = [];
  for (let exponent = Math.ceil(first / step) * step; exponent <= last; exponent += step) ticks.push(10 ** exponent);
  /** @param {number} value */
  const at = value => Number((start + ((end - start) * (Math.log10(value) - first)) / (last - first)).toFixed(1));
  return { at, ticks, from: 10 ** first };
}

/**
 * Labels moved down until none covers another that starts near it.
 * @template {Place} Label
 * @param {readonly Label[]} labels
 */
function spread(labels) {
  const moved = labels.map(label => ({ ...label }));
  const order = moved.toSorted((a, b) => a.y - b.y);
  order.forEach((label, place) => {
    const above = order.slice(0, place).filter(({ x }) => Math.abs(x - label.x) < LABEL.gap);
    label.y = Math.max(label.y, ...above.map(({ y }) => y + LABEL.height));
  });
  return moved;
}

/**
 * Lines of text, by what a letter takes on average.
 * @param {string} text
 * @param {number} width
 */
function wrap(text, width) {
  const most = Math.floor(width / 6.2);
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(" ")) {
    const line = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && line.length <= most) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

/** @param {number} value a power of ten */
const power = value => (value < 1e3 ? String(value) : superscript(`10^${Math.round(Math.log10(value))}`));

/** @param {string} text such as `n^1.2` */
const superscript = text =>
  text.replace(/\^([\d.]+)/g, (_, digits) => [...digits].map(digit => (digit === "." ? "·" : "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)])).join(""));

/** @param {string} text */
const escape = text => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
