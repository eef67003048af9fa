// Parts of the texts that are written by hand which are not: they stand between two comments.

import { Failure } from "./failure.mjs";

/**
 * Where such a part stands.
 * @param {string} file
 * @param {string} text that is in it
 * @param {string} name in the comments
 */
function place(file, text, name) {
  const [start, end] = [`<!-- ${name} -->\n`, `<!-- end of ${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) {
    throw new Failure(`${file} does not have ${start.trim()} and, after it, ${end}.`, {
      hint: "Put the two comments back, each on a line of its own.",
    });
  }
  return { from: from + start.length, to };
}

/** @param {string} file @param {string} text @param {string} name */
export function readBetween(file, text, name) {
  const { from, to } = place(file, text, name);
  return text.slice(from, to).trim();
}

/** @param {string} file @param {string} text @param {string} name @param {string} content */
export function replaceBetween(file, text, name, content) {
  const { from, to } = place(file, text, name);
  return `${text.slice(0, from)}\n${content}\n\n${text.slice(to)}`;
}
