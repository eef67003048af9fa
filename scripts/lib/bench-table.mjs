// The figures as tables, readable in a terminal and as Markdown.

/** @import { MeasuredRow } from "../../benches/row.js" */

const HEAD = ["call", "on", "textbook JS", "textbook Rust", "this package", "floor", "× textbook", "× floor", "target", "measured", ""];
const LEFT = 2;

/** @param {readonly MeasuredRow[]} rows of one game */
export function table(rows) {
  const lines = [HEAD, ...rows.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map(line => line[column].length)));
  const written = lines.map(line => `| ${line.map((cell, column) => pad(cell, widths[column], column)).join(" | ")} |`);
  const rule = `|${widths.map((width, column) => (isLeft(column) ? "-".repeat(width + 2) : `${"-".repeat(width + 1)}:`)).join("|")}|`;
  return [written[0], rule, ...written.slice(1)].join("\n");
}

/** @param {number} column */
const isLeft = column => column < LEFT || HEAD[column] === "target" || HEAD[column] === "";

/** @param {string} cell @param {number} width @param {number} column */
const pad = (cell, width, column) => (isLeft(column) ? cell.padEnd(width) : cell.padStart(width));

/** @param {MeasuredRow} row */
function cells({ work, size, unit, figures, target }) {
  const { textbook, rust, ours, floor, note } = figures;
  /** @param {number | undefined} value */
  const figure = value => (value === undefined ? "–" : unit === "MB" ? `${value.toFixed(0)} MB` : duration(value));
  return [
    `\`${work}\``,
    note ? `${size} (${note})` : size,
    figure(textbook),
    figure(rust),
    figure(ours),
    figure(floor),
    textbook && ours ? times(textbook / ours) : "–",
    floor && ours ? times(ours / floor) : "–",
    target?.text ?? "",
    target ? measured(target) : "",
    target ? (target.met ? "✓" : "✗") : "",
  ];
}

/** @param {NonNullable<MeasuredRow["target"]>} target */
function measured({ text, measured }) {
  if (text.endsWith(" ms")) return duration(measured);
  return text.endsWith(" MB") ? `${measured.toFixed(0)} MB` : times(measured);
}

/** @param {number} milliseconds */
export function duration(milliseconds) {
  const [value, unit] =
    milliseconds >= 1e3 ? [milliseconds / 1e3, "s"]
    : milliseconds >= 1 ? [milliseconds, "ms"]
    : milliseconds >= 1e-3 ? [milliseconds * 1e3, "µs"]
    : [milliseconds * 1e6, "ns"];
  return `${digits(value)} ${unit}`;
}

/** @param {number} ratio */
const times = ratio => `${digits(ratio)} ×`;

/** Two or three digits that count. @param {number} value */
function digits(value) {
  if (value >= 99.5) return Math.round(Number(value.toPrecision(3))).toLocaleString("en");
  return value.toPrecision(2);
}

/** @param {readonly MeasuredRow[]} rows */
export function summary(rows) {
  const targets = rows.flatMap(({ work, size, target }) => (target ? [{ work, size, ...target }] : []));
  const missed = targets.filter(({ met }) => !met);
  const list = missed.map(target => `\n  ✗ ${target.work}, ${target.size}: ${measured(target)}, target ${target.text}`);
  return `${targets.length - missed.length} of ${targets.length} targets met.${list.join("")}`;
}
