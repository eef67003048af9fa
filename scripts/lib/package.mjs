// www/pkg: all that is generated of the package and of the page.

import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundle, bundleCommand, bundlePage, bundleStandalone } from "./bundle.mjs";
import { writeDocs } from "./docs/pages.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { bind, compile, optimize } from "./module.mjs";
import { writeServiceWorker } from "./offline.mjs";
import { packageTypes } from "./package-types.mjs";
import { inRoot, pkg, www } from "./paths.mjs";
import { settled, step } from "./step.mjs";
import { encode } from "./text.mjs";

const MODULE = join(pkg, "perfect_play_bg.wasm");
const PACKAGES = inRoot("package-lock.json");
const SERVICE_WORKER = join(www, "service-worker.js");

/** What decides on the module and its glue, besides the compiled solver. */
const TOOLS = [inRoot("Cargo.lock"), PACKAGES, ...scripts("module", "names", "package")];

/** What decides on everything else, besides the module and the sources in www. */
const BUNDLERS = [PACKAGES, inRoot("package.json"), ...scripts("bundle", "declarations", "elements-manifest", "package", "package-types", "text", "worker-declarations")];

/** Keeps the comments that tell other bundlers which imports to leave alone. */
const COMMENTED = { minify: false, minifyIdentifiers: true, minifySyntax: true };

/**
 * Builds the package, as far as it is not up to date.
 * @param {string} tools the folder of wasm-bindgen
 */
export async function buildPackage(tools) {
  const compiled = await step("Compiling the solver to WebAssembly", compile);
  const built = [
    await refresh(".module", [compiled, ...TOOLS], "Optimising the module", async () => {
      await rm(pkg, { recursive: true, force: true });
      await bind(compiled, pkg, tools);
      // Nothing imports the module by itself.
      await rm(`${MODULE}.d.ts`);
      await optimize(MODULE, join(pkg, "perfect_play.js"));
    }),
    await refresh(".bundles", [...BUNDLERS, ...(await sources())], "Bundling the package and the page", writeBundles),
  ];
  if (!built.some(Boolean)) settled("www/pkg is up to date");
  await writeServiceWorker();
  await writeDocs();
}

/**
 * Does a piece of work unless it was done with the same inputs.
 * @param {string} stamp the file in www/pkg that tells them
 * @param {readonly string[]} inputs
 * @param {string} title
 * @param {() => Promise<void>} work
 */
async function refresh(stamp, inputs, title, work) {
  const file = join(pkg, stamp);
  const digest = await fingerprint(inputs);
  if ((await readFile(file, "utf8").catch(() => "")) === digest) return false;
  await step(title, work);
  await writeFile(file, digest);
  return true;
}

async function sources() {
  const folders = [www, inRoot("cli")].map(folder => readdir(folder, { recursive: true, withFileTypes: true }));
  const entries = (await Promise.all(folders)).flat();
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath ?? entry.path, entry.name));
  return files.filter(file => file.endsWith(".js") && !file.startsWith(pkg) && file !== SERVICE_WORKER).sort();
}

async function writeBundles() {
  const text = encode(await readFile(MODULE));
  await write("perfect_play_text.js", `export const text = ${JSON.stringify(text)};\n`);
  await bundle(["index", "slim"]);
  await writeFacts();
  await bundle(["worker-thread"], { format: "iife", ...COMMENTED });
  await writeProgram("worker");
  await bundle(["worker"], COMMENTED);
  await bundleCommand();
  await bundlePage();
  await writeProgram("slim");
  await bundleStandalone();
  await writeTypes();
}

/**
 * The program of a thread as text, to start one from.
 * @param {"slim" | "worker"} name
 */
async function writeProgram(name) {
  const program = await readFile(join(pkg, `${name}-thread.js`), "utf8");
  await write(`${name}-program.js`, `export const program = ${JSON.stringify(program)};\n`);
}

/** What the worker entry has to know of the module without loading it. */
async function writeFacts() {
  const entry = pathToFileURL(join(pkg, "index.js"));
  const { limits, GameError, ...games } = await import(`${entry}?${Date.now()}`);
  const functions = Object.entries(games).map(([game, functions]) => [game, Object.keys(functions)]);
  const facts = { limits, functions: Object.fromEntries(functions) };
  await write(
    "facts.js",
    Object.entries(facts)
      .map(([name, fact]) => `export const ${name} = Object.freeze(${JSON.stringify(fact)});\n`)
      .join(""),
  );
}

async function writeTypes() {
  for (const [file, text] of Object.entries(await packageTypes())) await writeFile(inRoot(file), text);
}

/** @param {...string} names */
function scripts(...names) {
  return names.map(name => inRoot(`scripts/lib/${name}.mjs`));
}

/**
 * @param {string} name
 * @param {string} contents
 */
const write = (name, contents) => writeFile(join(pkg, name), contents);
