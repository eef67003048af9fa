// The figures for those who read the project: tables in README.md, pictures in docs.

import { readFile, writeFile } from "node:fs/promises";
import { pictures } from "./bench-plot.mjs";
import { figure, markdown, measured } from "./bench-table.mjs";
import { replaceBetween } from "./between.mjs";
import { inRoot } from "./paths.mjs";

/** @import { MeasuredRow } from "../../benches/row.js" */

const README = "README.md";

/**
 * @param {readonly MeasuredRow[]} rows of all games
 * @param {string} where they were measured
 */
export async function write(rows, where) {
  let readme = await readFile(inRoot(README), "utf8");
  readme = replaceBetween(README, readme, "speed", `${speed(rows)}\n\n${where}.`);
  readme = replaceBetween(README, readme, "memory", memory(rows));
  await writeFile(inRoot(README), readme);
  const { wide, narrow } = pictures(rows, await costs(), where);
  await writeFile(inRoot("docs/growth.svg"), wide);
  await writeFile(inRoot("docs/growth-narrow.svg"), narrow);
}

/** Every row that has a target. @param {readonly MeasuredRow[]} rows */
function speed(rows) {
  const lines = rows.flatMap(({ work, size, unit, figures, target }) => (target ? [[
    `\`${work}\``,
    size,
    figure(figures.textbook, unit),
    figure(figures.ours, unit),
    figure(figures.floor ?? figures.reference, unit),
    target.text,
    `${measured(target)} ${target.met ? "✓" : "✗"}`,
  ]] : []));
  const heads = ["call", "on", "textbook JS", "this package", "floor", "target", "reached"];
  return markdown(heads, lines, head => ["call", "on", "target"].includes(head));
}

/** The greatest peak at each limit. @param {readonly MeasuredRow[]} rows */
function memory(rows) {
  /** @type {Map<string, MeasuredRow>} */
  const highest = new Map();
  for (const row of rows.filter(({ limit }) => limit !== undefined)) {
    const other = highest.get(row.limit ?? "");
    if (!other || Number(row.figures.ours) > Number(other.figures.ours)) highest.set(row.limit ?? "", row);
  }
  const lines = [...highest].map(([limit, { work, size, figures }]) =>
    [`\`${limit}\``, figure(figures.ours, "MB"), `\`${work}\`, ${size}`]);
  return markdown(["limit", "peak", "in"], lines, head => head !== "peak");
}

/** What each game's `method.cost` says. */
async function costs() {
  const { coins, flip, grid, nim, squares } = await import("perfect-play");
  const analyses = [nim.analyze(1), squares.analyze(1), flip.analyze("++"), coins.analyze([1]), grid.analyze("WW")];
  return Object.fromEntries(analyses.map(({ game, method }) => [game, method.cost]));
}
