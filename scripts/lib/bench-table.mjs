// The figures as tables, readable in a terminal and as Markdown.

/** @import { MeasuredRow } from "../../benches/row.js" */

/** What each column says of a row. @type {Record<string, (row: MeasuredRow) => string>} */
const COLUMNS = {
  call: ({ work }) => `\`${work}\``,
  on: ({ size, figures: { note } }) => (note ? `${size} (${note})` : size),
  "textbook JS": ({ unit, figures }) => figure(figures.textbook, unit),
  "textbook Rust": ({ unit, figures }) => figure(figures.rust, unit),
  "this package": ({ unit, figures }) => figure(figures.ours, unit),
  floor: ({ unit, figures }) => figure(figures.floor, unit),
  "× textbook": ({ figures: { textbook, ours } }) => (textbook && ours ? times(textbook / ours) : NONE),
  "× floor": ({ figures: { floor, ours } }) => (floor && ours ? times(ours / floor) : NONE),
  target: ({ target }) => target?.text ?? "",
  measured: ({ target }) => (target ? measured(target) : ""),
  "": ({ target }) => (target ? (target.met ? "✓" : "✗") : ""),
};

const NONE = "–";
const LEFT = ["call", "on", "target", ""];

/**
 * The rows of one game, without the columns that are empty for all of them.
 * @param {readonly MeasuredRow[]} rows
 */
export function table(rows) {
  const cells = rows.map(row => Object.fromEntries(Object.entries(COLUMNS).map(([head, cell]) => [head, cell(row)])));
  const heads = Object.keys(COLUMNS).filter(head => cells.some(cells => !["", NONE].includes(cells[head])));
  return markdown(heads, cells.map(cells => heads.map(head => cells[head])), head => LEFT.includes(head));
}

/**
 * @param {readonly string[]} heads
 * @param {readonly string[][]} lines
 * @param {(head: string) => boolean} isLeft whether a column is text rather than numbers
 */
export function markdown(heads, lines, isLeft) {
  const widths = heads.map((head, column) => Math.max(3, head.length, ...lines.map(line => line[column].length)));
  /** @param {readonly string[]} line */
  const written = line => `| ${line.map((cell, column) => {
    return isLeft(heads[column]) ? cell.padEnd(widths[column]) : cell.padStart(widths[column]);
  }).join(" | ")} |`;
  const rule = heads.map((head, column) => {
    return isLeft(head) ? "-".repeat(widths[column] + 2) : `${"-".repeat(widths[column] + 1)}:`;
  });
  return [written(heads), `|${rule.join("|")}|`, ...lines.map(written)].join("\n");
}

/**
 * @param {number | undefined} value
 * @param {MeasuredRow["unit"]} unit
 */
export function figure(value, unit) {
  if (value === undefined) return NONE;
  return unit === "MB" ? `${value.toFixed(0)} MB` : duration(value);
}

/** @param {NonNullable<MeasuredRow["target"]>} target */
export const measured = ({ measured, unit }) => (unit === "×" ? times(measured) : figure(measured, unit));

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
