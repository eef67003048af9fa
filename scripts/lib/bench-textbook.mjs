// The textbook solutions in Rust, compiled to WebAssembly.

import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";
import { run } from "./run.mjs";
import { TARGET } from "./rust.mjs";
import { step } from "./step.mjs";

const CRATE = inRoot("benches/textbook");
const MODULE = join(CRATE, "textbook.wasm");

/**
 * Compiles the crate.
 * @returns {Promise<string>} the path of the module
 */
export const textbookModule = () =>
  step("Compiling the textbook solutions", async () => {
    // The project's own flags make code small; the textbook gets cargo's defaults.
    const env = { RUSTFLAGS: "", CARGO_ENCODED_RUSTFLAGS: undefined };
    const options = { cwd: CRATE, env, hint: "Correct the Rust code where the compiler says so." };
    await run("cargo", ["build", "--release", "--target", TARGET], options);
    const metadata = await run("cargo", ["metadata", "--format-version=1", "--no-deps"], options);
    const target = JSON.parse(metadata).target_directory;
    await copyFile(join(target, TARGET, "release", "textbook.wasm"), MODULE);
    return MODULE;
  });
