// Reading the types of the package, which have the regular form that the build gives them: a
// comment, then a declaration that ends with `;`, with `{}`, or with a line that has nothing but its bracket.

import { Failure } from "../failure.mjs";

/**
 * @typedef {object} Declared
 * @property {string} kind such as `interface`
 * @property {string} name
 * @property {string} comment its text, in Markdown
 * @property {string} source the declaration without its comment
 * @property {string} body what stands between its outer brackets
 */

const HEAD = /^export (?:default )?(type|class|interface|namespace|const|function) (\w+)/;
const ERROR = "@throws {GameError} that says what to correct.";

/**
 * @param {string} types those of an entry
 * @returns {Declared[]}
 */
export function declarationsOf(types) {
  const declared = [];
  for (let rest = types.trimStart(); rest !== ""; rest = rest.trimStart()) {
    const { comment, after } = commented(rest);
    const source = declarationAt(after);
    const [, kind, name] = HEAD.exec(source) ?? [];
    if (kind && name) declared.push({ kind, name, comment, source, body: bodyOf(source) });
    else if (source !== "export {};") throw unexpected(source.split("\n", 1)[0] ?? "");
    rest = after.slice(source.length);
  }
  return declared;
}

/**
 * The functions of a namespace. All of them throw alike, which is said once for all.
 * @param {Declared} namespace
 */
export function functionsOf({ name, body }) {
  return declarationsOf(dedent(body)).map(declared => {
    const [, signature] = /^export function \w+(\(.*\): .*);$/.exec(declared.source) ?? [];
    const comment = declared.comment.replace(ERROR, "").trim();
    if (!signature || !declared.comment.includes(ERROR) || comment === "") throw unexpected(`${name}.${declared.name}`);
    return { name: declared.name, signature, comment };
  });
}

/** @param {string} text */
export function dedent(text) {
  const lines = text.replace(/^\n+|\s+$/g, "").split("\n");
  const depth = /^ */.exec(lines[0] ?? "")?.[0].length ?? 0;
  return lines.map(line => line.slice(0, depth).trimStart() + line.slice(depth)).join("\n");
}

/** @param {string} text */
function commented(text) {
  const [whole = ""] = /^\/\*\*(?:[^*]|\*(?!\/))*\*\/\n/.exec(text) ?? [];
  const comment = whole.replace(/^\/\*\*\s?|\s*\*\/\s*$/g, "").replace(/^ *\* ?/gm, "").trim();
  return { comment, after: text.slice(whole.length) };
}

/** @param {string} text that begins with a declaration */
function declarationAt(text) {
  const lines = text.split("\n");
  const isBlock = lines[0]?.endsWith("{");
  const end = lines.findIndex(line => (isBlock ? /^\};?$/ : /(?:;|\{\})$/).test(line));
  if (end < 0) throw unexpected(lines[0] ?? "");
  return lines.slice(0, end + 1).join("\n");
}

/** @param {string} source */
const bodyOf = source => source.slice(source.indexOf("{") + 1, source.lastIndexOf("}"));

/** @param {string} what */
export const unexpected = what =>
  new Failure(`The types of the package have an unexpected form (${what}).`, {
    hint: "Adapt scripts/lib/docs/types.mjs to what scripts/lib/declarations.mjs writes.",
  });
