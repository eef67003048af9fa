// What is wrong with an entry: the sentence, and the text around the place with the place marked.

import { html, nothing } from "../../pkg/lit.js";
import { icon } from "../icons.js";

/** @import { Text } from "../../messages/text.js" */
/** @import { Place } from "../../solver/answer.js" */
/** @import { Refusal } from "../../solver/load.js" */

/** Characters that are shown on either side of the place. */
const AROUND = 16;

/**
 * @param {Refusal} problem
 * @param {string} entry what was typed
 * @param {boolean} hasBoard whether an earlier board is still in view
 * @param {Text} text
 */
export function problemNote({ code, message, at }, entry, hasBoard, text) {
  const sentence = code === "unexpected" ? text.errors.unexpected : message;
  const marked = at && code !== "invalid-option";
  return html`
    <p class="problem">${icon("warning")}<span>${sentence}</span></p>
    ${marked ? excerpt(entry, at, text) : nothing}
    ${hasBoard ? html`<p class="hint">${text.errors.lastGood}</p>` : nothing}`;
}

/**
 * @param {string} entry
 * @param {Place} place
 * @param {Text} text
 */
function excerpt(entry, { index, row }, text) {
  const start = unitOf(entry, index);
  const line = entry.slice(0, start).split("\n").at(-1) ?? "";
  const [rest = ""] = entry.slice(start).split("\n", 1);
  const [character = ""] = rest;
  const before = line.slice(-AROUND);
  const after = rest.slice(character.length, character.length + AROUND);
  const opening = before.length < line.length ? "…" : "";
  const ending = character.length + after.length < rest.length ? "…" : "";
  return html`<p class="excerpt">
    ${row === undefined ? nothing : text.errors.row(row)}
    <code>${opening}${before}<mark>${character.trim() || "␣"}</mark>${after}${ending}</code>
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
