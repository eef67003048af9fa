// The growth of each game's times with the size of its input, as one SVG.

import { duration } from "./bench-table.mjs";

/** @import { MeasuredRow } from "../../benches/row.js" */

/** @typedef {{ n: number, milliseconds: number }} Point */
/** @typedef {{ name: keyof typeof LABELS, points: Point[] }} Series */

const LABELS = {
  textbook: "textbook JavaScript",
  rust: "textbook Rust",
  ours: "perfect-play",
  floor: "only reading the input",
};

const TITLES = [
  { game: "nim", title: "nim.wins", unit: "heaps" },
  { game: "squares", title: "squares.table, first call", unit: "stones" },
  { game: "flip", title: "flip.wins", unit: "characters" },
  { game: "coins", title: "coins.wins", unit: "numbers" },
  { game: "grid", title: "grid.wins", unit: "cells" },
];

/** Pixels of a panel, and of the plot inside it. */
const PANEL = { width: 480, height: 320 };
const PLOT = { left: 62, top: 44, right: 330, bottom: 270 };
const COLUMNS = 2;

const STYLE = `
  svg { background: #fff; font: 12px system-ui, sans-serif; --ink: #1f2328; --faint: #59636e; --rule: #d1d9e0;
    --textbook: #b35900; --rust: #8250df; --ours: #0969da; --floor: #59636e; }
  @media (prefers-color-scheme: dark) {
    svg { background: #0d1117; --ink: #f0f6fc; --faint: #9198a1; --rule: #3d444d;
      --textbook: #f0883e; --rust: #bc8cff; --ours: #58a6ff; --floor: #9198a1; }
  }
  text { fill: var(--ink); }
  .title { font-size: 14px; font-weight: 600; }
  .faint { fill: var(--faint); }
  .rule { stroke: var(--rule); stroke-width: 1; }
  polyline { fill: none; stroke-width: 2; stroke-linejoin: round; }
  ${Object.keys(LABELS).map(name => `.${name} { --own: var(--${name}); }`).join(" ")}
  g > polyline { stroke: var(--own); }
  g > circle, g > .label { fill: var(--own); }
  .ours polyline { stroke-width: 3; }
  .ours .label { font-weight: 600; }
  .floor polyline { stroke-dasharray: 2 4; }
  .rust polyline { stroke-dasharray: 7 4; }`;

/**
 * @param {readonly MeasuredRow[]} rows
 * @param {string} where they were measured
 */
export function picture(rows, where) {
  const panels = TITLES.flatMap(({ game, title, unit }) => {
    const series = seriesOf(rows.filter(row => row.game === game && row.n !== undefined));
    return series.length > 0 ? [{ title, unit, series }] : [];
  });
  const width = PANEL.width * COLUMNS;
  const height = 70 + PANEL.height * Math.ceil(panels.length / COLUMNS);
  const drawn = panels.map((panel, i) => {
    const [x, y] = [PANEL.width * (i % COLUMNS), 60 + PANEL.height * Math.floor(i / COLUMNS)];
    return `<g transform="translate(${x} ${y})">${draw(panel)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title">
<title id="title">Time of a call by the size of its input: textbook solutions and perfect-play, five games</title>
<style>${STYLE}
</style>
<text class="title" x="16" y="26">Time of one call by the size of its input, both on logarithmic scales</text>
<text class="faint" x="16" y="46">${escape(where)}</text>
${drawn.join("\n")}
</svg>
`;
}

/**
 * @param {readonly MeasuredRow[]} rows
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

/** @param {{ title: string, unit: string, series: readonly Series[] }} panel */
function draw({ title, unit, series }) {
  const all = series.flatMap(({ points }) => points);
  const across = scale(all.map(({ n }) => n), PLOT.left, PLOT.right, 1);
  const up = scale(all.map(({ milliseconds }) => milliseconds), PLOT.bottom, PLOT.top, 3);
  const columns = across.ticks.map(tick => {
    const x = across.at(tick);
    return `<line class="rule" x1="${x}" x2="${x}" y1="${PLOT.top}" y2="${PLOT.bottom}"/><text class="faint" text-anchor="middle" x="${x}" y="${PLOT.bottom + 18}">${power(tick)}</text>`;
  });
  const rules = up.ticks.map(tick => {
    const y = up.at(tick);
    return `<line class="rule" x1="${PLOT.left}" x2="${PLOT.right}" y1="${y}" y2="${y}"/><text class="faint" text-anchor="end" x="${PLOT.left - 8}" y="${y + 4}">${duration(tick).replace(".0", "")}</text>`;
  });
  const labels = spread(series.map(({ points }) => up.at(/** @type {Point} */ (points.at(-1)).milliseconds)));
  const lines = series.map(({ name, points }, i) => {
    const placed = points.map(({ n, milliseconds }) => [across.at(n), up.at(milliseconds)]);
    const [x] = placed[placed.length - 1];
    const dots = placed.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3"/>`);
    return `<g class="${name}"><polyline points="${placed.map(point => point.join()).join(" ")}"/>${dots.join("")}<text class="label" x="${x + 9}" y="${labels[i] + 4}">${LABELS[name]}</text></g>`;
  });
  return [
    `<text class="title" x="16" y="22">${title}</text>`,
    ...columns,
    ...rules,
    `<text class="faint" text-anchor="end" x="${PLOT.right}" y="${PLOT.bottom + 38}">${unit}</text>`,
    ...lines,
  ].join("");
}

/**
 * A logarithmic scale from a power of ten to another.
 * @param {readonly number[]} values
 * @param {number} from pixels
 * @param {number} to pixels
 * @param {number} step powers of ten between two ticks
 */
function scale(values, from, to, step) {
  const first = Math.floor(Math.log10(Math.min(...values)) / step) * step;
  const last = Math.max(first + step, Math.ceil(Math.log10(Math.max(...values))));
  /** @type {number[]} */
  const ticks = [];
  for (let exponent = first; exponent <= last; exponent += step) ticks.push(10 ** exponent);
  /** @param {number} value */
  const at = value => Math.round(from + ((to - from) * (Math.log10(value) - first)) / (last - first));
  return { ticks, at };
}

/**
 * Heights of labels moved apart until none covers another.
 * @param {readonly number[]} heights
 */
function spread(heights) {
  const gap = 15;
  const moved = [...heights];
  const order = [...heights.keys()].sort((a, b) => heights[a] - heights[b]);
  order.forEach((label, place) => {
    const before = moved[order[place - 1]] ?? -Infinity;
    moved[label] = Math.max(moved[label], before + gap);
  });
  return moved;
}

/** @param {number} value a power of ten */
function power(value) {
  if (value < 1e4) return value.toLocaleString("en");
  const digits = [...String(Math.round(Math.log10(value)))].map(digit => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]);
  return `10${digits.join("")}`;
}

/** @param {string} text */
const escape = text => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
