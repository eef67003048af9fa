// The element's part of docs/api.md: tables from custom-elements.json, and the types of its events.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inRoot, pkg } from "../paths.mjs";
import { table } from "./table.mjs";
import { declarationsOf } from "./types.mjs";

/** @import { Declared } from "./types.mjs" */

/** @typedef {{ name: string, description: string, type?: { text: string }, default?: string }} Described */

/** The types that say what the tables do. */
const TABLES = ["PerfectPlay", "PerfectPlayEvents", "PerfectPlaySettings"];

/** @returns {Promise<{ parts: string[], types: Declared[] }>} */
export async function elementReference() {
  const manifest = JSON.parse(await readFile(join(pkg, "custom-elements.json"), "utf8"));
  const [{ declarations: [element] }] = manifest.modules;
  const types = declarationsOf(withoutAmbient(await readFile(inRoot("www/types/element.d.ts"), "utf8")));
  const methods = element.members.filter((/** @type {{ kind: string }} */ { kind }) => kind === "method");
  const parts = [
    element.description,
    rows("Attributes and properties", ["name", "default"], element.attributes, each => (each.default ? code(each.default) : "")),
    rows("Methods", ["name"], methods.map((/** @type {Described} */ each) => ({ ...each, name: `${each.name}()` }))),
    rows("Events", ["name", "type"], element.events, each => code(each.type?.text ?? "")),
    rows("Parts", ["name"], element.cssParts),
    rows("Custom properties", ["name"], element.cssProperties),
  ];
  return { parts, types: types.filter(({ name }) => !TABLES.includes(name)) };
}

/** @param {string} text */
const code = text => `\`${text}\``;

/**
 * @param {string} title
 * @param {readonly string[]} heads all but the last, which is the description
 * @param {readonly Described[]} described
 * @param {(each: Described) => string} [second] what stands in the second column
 */
const rows = (title, heads, described, second) =>
  `### ${title}\n\n${table([...heads, "what"], described.map(each =>
    [code(each.name), ...(second ? [second(each)] : []), each.description]))}`;

/** The types without what they import and what they add to the browser's. @param {string} types */
const withoutAmbient = types => types.replace(/^import .*;\n/gm, "").replace(/^declare global \{\n[^]*?^\}\n/m, "");
