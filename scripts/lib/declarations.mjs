// The types of the package's entries, from those that wasm-bindgen writes.
//
// wasm-bindgen declares each function by itself (`nim__wins`) and the namespaces as variables that
// hold them, where editors lose the comments. Here they become namespaces of documented functions.

import { Failure } from "./failure.mjs";

/** A re-exported import, of which wasm-bindgen knows no type; the crate declares it by itself. */
const REEXPORT = /^export let \w+: unknown;\n/gm;
const COMMENT = String.raw`(?:/\*\*(?:[^*]|\*(?!/))*\*/\n)?`;
const FUNCTION = new RegExp(String.raw`^(${COMMENT})declare function (\w+?)__(\w+)(\(.*;)\n`, "gm");
const VARIABLE = /^export let (\w+): \{\n(?: {4}.*\n)*\};\n/gm;
const READ_LIMITS = new RegExp(String.raw`^${COMMENT}export function readLimits\(.*\n`, "gm");
/** Rust's way to say what is thrown, in a comment. */
const ERRORS = /^( *\*) # Errors\n *\* Throws an? `(\w+)` /gm;
/** The exports of the module, under names that it no longer has (see names.mjs). */
const INIT_OUTPUT = /^export interface InitOutput \{\n(?: {4}.*\n)*\}\n/m;
const SHORT_OUTPUT = "export type InitOutput = WebAssembly.Exports;\n";
const INIT_INPUT = /^export type InitInput = .*\n/m;

const INIT = `
/**
 * Loads the module once, however often it is called; after a failure it tries again.
 * \`input\` says where the module is, or is the module; by default it is the file beside this one.
 */
export default function init(input?: InitInput | Promise<InitInput>): Promise<void>;
`;

/**
 * @param {string} emitted the types of the glue, as they are at first or as they come back from here
 * @returns {{ glue: string, index: string, slim: string }} those of the glue, without what is
 *   declared twice, and those of both entries
 */
export function declarations(emitted) {
  const glue = emitted
    .replace(REEXPORT, "")
    .replace(ERRORS, "$1 @throws {$2} ")
    .replace(INIT_OUTPUT, SHORT_OUTPUT);
  if (!glue.includes(SHORT_OUTPUT)) throw unexpected("InitOutput");
  if (/^ *\* # Errors$/m.test(glue)) throw unexpected("Errors");
  const input = INIT_INPUT.exec(glue);
  if (!input) throw unexpected("InitInput");
  const index = solver(glue.slice(0, input.index));
  return { glue, index, slim: `${index}\n${input[0]}${INIT}` };
}

/** @param {string} source */
function solver(source) {
  /** @type {Map<string, string>} */
  const namespaces = new Map();
  const rest = source
    .replace(FUNCTION, (_, comment, namespace, name, signature) => {
      const declared = `\n${comment}export function ${name}${signature}\n`;
      namespaces.set(namespace, (namespaces.get(namespace) ?? "") + indent(declared));
      return "";
    })
    .replace(VARIABLE, "")
    .replace(READ_LIMITS, "")
    .replace(/^\/\* (?:tslint|eslint).*\n/gm, "");
  if (namespaces.size === 0) throw unexpected("namespace");
  if (/\b(?:readLimits|export let)\b/.test(rest)) throw unexpected("other shape");

  const blocks = [...namespaces].map(([name, body]) => `\nexport namespace ${name} {${body}}\n`);
  return `${[rest, ...blocks].join("").replace(/\n{3,}/g, "\n\n").trim()}\n\nexport {};\n`;
}

/** @param {string} text */
const indent = text => text.replace(/^(?=.)/gm, "  ");

/** @param {string} what */
const unexpected = what =>
  new Failure(`The types that wasm-bindgen wrote have an unexpected form (${what}).`, {
    hint: "Adapt scripts/lib/declarations.mjs to the new version of wasm-bindgen.",
  });
