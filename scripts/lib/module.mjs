// From the crate to the optimised WebAssembly module and its glue.

import { readFile, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { withShortNames } from "./names.mjs";
import { TARGET } from "./rust.mjs";
import { run, runPackage } from "./run.mjs";

/** What rustc's WebAssembly target and our browsers have; wasm-opt must neither refuse nor lose it. */
const FEATURES = [
  "bulk-memory",
  "bulk-memory-opt",
  "multivalue",
  "mutable-globals",
  "nontrapping-float-to-int",
  "reference-types",
  "sign-ext",
  "simd",
];

/**
 * Compiles the crate; cargo knows itself what is up to date.
 * @returns {Promise<string>} the path of the module
 */
export async function compile() {
  // The places that a panic would name must not tell where this machine keeps its crates.
  const crates = join(process.env.CARGO_HOME || join(homedir(), ".cargo"), "registry", "src");
  const flags = JSON.stringify([`--remap-path-prefix=${crates}=crates`]);
  const config = ["--config", `target.${TARGET}.rustflags=${flags}`];
  const build = ["build", "--lib", "--release", "--target", TARGET, "--features", "wasm", ...config];
  await run("cargo", build, { hint: "Correct the Rust code where the compiler says so." });
  const metadata = await run("cargo", ["metadata", "--format-version=1", "--no-deps"], {
    hint: "Correct Cargo.toml where cargo says so.",
  });
  return join(JSON.parse(metadata).target_directory, TARGET, "release", "perfect_play.wasm");
}

/**
 * Writes the glue, its types and the bound module.
 * @param {string} module
 * @param {string} folder where to
 * @param {string} tools the folder of wasm-bindgen
 */
export async function bind(module, folder, tools) {
  const options = ["--target", "web", "--out-name", "perfect_play", "--out-dir", folder];
  const lean = ["--remove-name-section", "--remove-producers-section"];
  await run(join(tools, "wasm-bindgen"), [...options, ...lean, module], {
    hint: `Run "cargo clean", then start again; if that does not help, restore Cargo.lock from git.`,
  });
}

/**
 * Optimises a module in place, and adapts its glue to the short names it gets.
 * @param {string} module
 * @param {string} glue
 */
export async function optimize(module, glue) {
  const features = FEATURES.map(feature => `--enable-${feature}`);
  // Functions with one caller are inlined by rustc where it pays; here it costs 1.3 KB compressed.
  const lean = ["--strip-target-features", "--one-caller-inline-max-function-size=1"];
  // A second round makes it smaller once more, and fewer locals do.
  const again = ["-O3", "--merge-locals", "--coalesce-locals", "--reorder-locals"];
  const options = ["-O3", ...again, "--minify-imports-and-exports-and-modules", ...lean, ...features];
  const names = await runPackage("binaryen/bin/wasm-opt", [...options, module, "--output", module], {
    hint: `Run "npm ci", then start again; a feature that wasm-opt refuses belongs into FEATURES of \
scripts/lib/module.mjs.`,
  });
  await writeFile(glue, withShortNames(await readFile(glue, "utf8"), JSON.parse(names)));
}
