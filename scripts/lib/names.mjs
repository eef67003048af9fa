// Short names between the module and its glue: those that wasm-bindgen gives, with a hash in most,
// take more than a kilobyte of what users load.

import { Failure } from "./failure.mjs";

/**
 * As wasm-opt prints them: the module, the name and the new name of each import; the name and the
 * new name of each export.
 * @typedef {{ imports: [string, string, string][], exports: [string, string][] }} Names
 */

/** What wasm-opt calls the one module that all imports are of afterwards. */
const MODULE = "a";
/** The end of the function that lists the imports: an object for each module. */
const LIST = /^ {4}return \{\n {8}__proto__: null,\n((?: {8}"[^"]+": import\d+,\n)+) {4}\};\n/m;
const USE = /\bwasm\.(\w+)/g;

/**
 * The glue of a module whose imports and exports have new names.
 * @param {string} glue
 * @param {Names} names
 * @returns {string}
 */
export function withShortNames(glue, { imports, exports }) {
  const [list, modules] = LIST.exec(glue) ?? fail("list of imports");
  const objects = new Map([...modules.matchAll(/"([^"]+)": (\w+)/g)].map(([, path, object]) => [path, object]));
  const own = objects.values().next().value;
  let text = glue;
  let foreign = "";
  for (const [module, name, short] of imports) {
    const object = objects.get(module) ?? fail(module);
    if (object === own) text = replace(text, `        ${name}: function(`, `        ${short}: function(`);
    else foreign += `${short}: ${object}.${name}, `;
  }
  text = replace(text, list, `    return { ${MODULE}: { ...${own}, ${foreign.slice(0, -2)} } };\n`);
  return text.replace(USE, (_, name) => `wasm.${shortOf(name, exports)}`);
}

/**
 * Replaces what must be there once.
 * @param {string} text
 * @param {string} old
 * @param {string} replacement
 */
function replace(text, old, replacement) {
  const parts = text.split(old);
  if (parts.length !== 2) fail(old.trim());
  return parts.join(replacement);
}

/**
 * @param {string} name
 * @param {Names["exports"]} exports
 */
function shortOf(name, exports) {
  const found = exports.find(([old]) => old === name);
  return found ? found[1] : fail(name);
}

/**
 * @param {string} what
 * @returns {never}
 */
function fail(what) {
  throw new Failure(`The glue that wasm-bindgen wrote has an unexpected form (${what}).`, {
    hint: "Adapt scripts/lib/names.mjs to the new version of wasm-bindgen.",
  });
}
