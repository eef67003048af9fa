// What is wrong with an entry: the sentence, and the text around the place with the place marked.

import { html, nothing } from "../../lit.js";
import { isForbidden } from "../../solver/policy.js";
import { icon } from "../icons.js";
import { wordsOf } from "./words-of.js";

/** @import { Text } from "../../messages/text.js" */
/** @import { Problem } from "../../solver/messages.js" */
/** @import { Session } from "../session.js" */

/** @typedef {{ index: number, row?: number, column?: number }} Place */

/** Characters that are shown on either side of the place. */
const AROUND = 16;

/**
 * @param {Problem} problem
 * @param {Session} session
 * @param {Text} text
 */
export function problemNote({ code, message, at }, { draft, game, answer }, text) {
  const wrong = code === "invalid-option" ? game.rules.find(({ name, initial, read }) => read(draft.rules[name] ?? initial) === null) : undefined;
  const ofRule = wrong && wordsOf(text, game).rules[wrong.name]?.problem;
  const sentence = code === undefined ? text.errors[isForbidden() ? "forbidden" : "unexpected"] : ofRule ?? withCode(message);
  const marked = at && code !== "invalid-option";
  return html`
    <p class="problem">${icon("warning")}<span>${sentence}</span></p>
    ${marked ? excerpt(draft.position, at, game.lines !== undefined, text) : nothing}
    ${answer ? html`<p class="hint">${text.errors.lastGood}</p>` : nothing}`;
}

/**
 * A sentence of the solver, in which what is quoted from the entry stands between backticks.
 * @param {string} sentence
 */
function withCode(sentence) {
  const parts = sentence.split(/`(`|[^`]*)`/);
  return parts.map((part, index) => (index % 2 ? html`<code>${part}</code>` : part));
}

/**
 * The line around a place, with its character marked; all of the line where a place among lines
 * has no row, and so means the line.
 * @param {string} entry
 * @param {Place} place
 * @param {boolean} hasLines
 * @param {Text} text
 */
function excerpt(entry, { index, row }, hasLines, text) {
  const start = unitOf(entry, index);
  const line = entry.slice(0, start).split("\n").at(-1) ?? "";
  const [rest = ""] = entry.slice(start).split("\n", 1);
  const [character = ""] = rest;
  const marked = hasLines && row === undefined ? rest.slice(0, AROUND).trimEnd() : character;
  const before = line.slice(-AROUND);
  const after = rest.slice(marked.length, marked.length + AROUND);
  const opening = before.length < line.length ? "…" : "";
  const ending = marked.length + after.length < rest.length ? "…" : "";
  return html`<p class="excerpt">
    ${row === undefined ? nothing : text.errors.row(row)}
    <code>${opening}${before}<mark>${marked.trim() || "␣"}</mark>${after}${ending}</code>
  </p>`;
}

/**
 * Where a character starts: places count characters, strings count code units.
 * @param {string} entry
 * @param {number} index
 */
function unitOf(entry, index) {
  let unit = 0;
  for (let passed = 0; passed < index && unit < entry.length; passed++) {
    unit += (entry.codePointAt(unit) ?? 0) > 0xffff ? 2 : 1;
  }
  return unit;
}
