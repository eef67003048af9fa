// www/pkg: all that is generated of the package and of the page.

import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bundle, LIT } from "./bundle.mjs";
import { declarations } from "./declarations.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { bind, compile, optimize } from "./module.mjs";
import { inRoot, pkg } from "./paths.mjs";
import { settled, step } from "./step.mjs";
import { encode } from "./text.mjs";

const STAMP = join(pkg, ".inputs");
const MODULE = join(pkg, "perfect_play_bg.wasm");

/** What decides on the contents of www/pkg, besides the compiled solver. */
const SOURCES = [
  ...["Cargo.lock", "package-lock.json"],
  ...["decode", "index", "slim"].map(name => `www/solver/${name}.js`),
  ...["bundle", "declarations", "module", "package", "text"].map(name => `scripts/lib/${name}.mjs`),
].map(inRoot);

/**
 * Builds the package, as far as it is not up to date.
 * @param {string} tools the folder of wasm-bindgen
 */
export async function buildPackage(tools) {
  const compiled = await step("Compiling the solver to WebAssembly", compile);
  const inputs = await fingerprint([compiled, ...SOURCES]);
  if ((await readFile(STAMP, "utf8").catch(() => "")) === inputs) {
    return settled("www/pkg is up to date");
  }
  await rm(pkg, { recursive: true, force: true });
  await step("Optimising the module", async () => {
    await bind(compiled, pkg, tools);
    await optimize(MODULE);
  });
  await step("Bundling the entries of the package", async () => {
    const text = encode(await readFile(MODULE));
    await write("perfect_play_text.js", `export const text = ${JSON.stringify(text)};\n`);
    await bundle();
    await writeTypes();
  });
  await writeFile(STAMP, inputs);
}

async function writeTypes() {
  const emitted = await readFile(join(pkg, "perfect_play.d.ts"), "utf8");
  const { glue, index, slim } = declarations(emitted);
  await write("perfect_play.d.ts", glue);
  await write("index.d.ts", index);
  await write("slim.d.ts", slim);
  await write("lit.d.ts", LIT);
}

/**
 * @param {string} name
 * @param {string} contents
 */
const write = (name, contents) => writeFile(join(pkg, name), contents);
