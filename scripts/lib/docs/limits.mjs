// The tables of docs/limits.md: from the types, the package itself, the budgets and the README.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readBetween, replaceBetween } from "../between.mjs";
import { Failure } from "../failure.mjs";
import { inRoot, pkg } from "../paths.mjs";
import { BUDGETS } from "../size.mjs";
import { table } from "./table.mjs";
import { declarationsOf, unexpected } from "./types.mjs";

const ELEMENT = ["element.js", "lit.js", "en.js", "worker-thread.js"];

/** The files that each entry loads, for its first answer at the latest. */
const ENTRIES = {
  "perfect-play": ["index.js"],
  "perfect-play/slim": ["slim.js", "perfect_play_bg.wasm"],
  "perfect-play/worker": ["worker.js", "worker-thread.js"],
  "perfect-play/element": ELEMENT,
  "perfect-play/define": ["define.js", ...ELEMENT],
  "perfect-play/embed": ["standalone.js"],
};

/** @param {string} file docs/limits.md @param {string} page its text as it is */
export async function withTables(file, page) {
  const readme = await readFile(inRoot("README.md"), "utf8");
  const tables = { limits: await limits(), sizes: sizes(), memory: readBetween("README.md", readme, "memory") };
  return Object.entries(tables).reduce((text, [name, table]) => replaceBetween(file, text, name, table), page);
}

/** What the types say of each limit, and its value. */
async function limits() {
  const declared = declarationsOf(await readFile(join(pkg, "index.d.ts"), "utf8"));
  const { body = "" } = declared.find(({ name }) => name === "limits") ?? {};
  const said = [...body.matchAll(/\/\*\* (.*)\.(?: .*)? \*\/\n *readonly (\w+): number;/g)];
  const { limits } = await import(pathToFileURL(join(pkg, "index.js")).href);
  if (said.map(([, , name]) => name).join() !== Object.keys(limits).join()) throw unexpected("limits");
  return table(["limit", "what", "at most"], said.map(([, what = "", name = ""]) =>
    [`\`${name}\``, what, limits[name].toLocaleString("en")]), { isNumber: true });
}

function sizes() {
  return table(["entry", "loads", "size"], Object.entries(ENTRIES).map(([entry, files]) => {
    const budget = files.reduce((sum, file) => sum + budgetOf(file), 0);
    return [`\`${entry}\``, files.map(file => `\`${file}\``).join(", "), `${budget} KB`];
  }));
}

/** @param {string} file */
function budgetOf(file) {
  const budget = BUDGETS[file];
  if (budget !== undefined) return budget;
  throw new Failure(`There is no budget for ${file}.`, { hint: "Give it one in scripts/lib/size.mjs." });
}
