// The command-line tools of wasm-bindgen, whose version must be the crate's own.

import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { cache } from "./cache.mjs";
import { lockedVersion } from "./rust.mjs";
import { attempt, run } from "./run.mjs";
import { settled, step } from "./step.mjs";

const BINDGEN = "wasm-bindgen";
const TEST_RUNNER = "wasm-bindgen-test-runner";

/** A lean debug build: it is fast enough, and built in half the time. */
const INSTALL = ["--no-default-features", "--debug", "--no-track", "--bin", BINDGEN, "--bin", TEST_RUNNER];
const INSTALL_ENV = {
  CARGO_BUILD_TARGET: undefined,
  CARGO_ENCODED_RUSTFLAGS: undefined,
  CARGO_INCREMENTAL: "0",
  CARGO_PROFILE_DEV_DEBUG: "false",
  CARGO_TARGET_DIR: undefined,
  RUSTFLAGS: undefined,
};

/**
 * Finds the tools on the PATH or in the cache, or builds them.
 * @returns {Promise<string>} the folder that holds them; "" for the PATH
 */
export async function wasmBindgenFolder() {
  const version = await lockedVersion(BINDGEN);
  const home = join(cache, [BINDGEN, version, process.platform, process.arch].join("-"));
  for (const folder of ["", join(home, "bin")]) {
    if (await holds(folder, version)) {
      settled(`wasm-bindgen ${version} is installed`);
      return folder;
    }
  }
  const title = `Building wasm-bindgen ${version}, which takes a minute or two the first time`;
  await step(title, () => build(version, home));
  return join(home, "bin");
}

/**
 * The variable PATH on which the tools are found first.
 * @param {string} folder
 */
export const pathWith = folder => [folder, process.env.PATH].filter(Boolean).join(delimiter);

/**
 * @param {string} folder
 * @param {string} version
 */
async function holds(folder, version) {
  const tools = [BINDGEN, TEST_RUNNER].map(tool => attempt(join(folder, tool), ["--version"]));
  const answers = await Promise.all(tools);
  return answers.every(answer => answer?.trim().endsWith(` ${version}`));
}

/**
 * Builds the tools beside their place, then moves them there in one go: clones that build at the
 * same time do not disturb one another.
 * @param {string} version
 * @param {string} home
 */
async function build(version, home) {
  await rm(home, { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(`${home}-`);
  try {
    const args = ["install", "wasm-bindgen-cli", "--version", `=${version}`, ...INSTALL, "--root", draft];
    await run("cargo", args, {
      cwd: draft,
      env: INSTALL_ENV,
      hint: "Check that this machine reaches crates.io and has a C linker, then start again.",
    });
    await rename(draft, home).catch(async error => {
      if (!(await holds(join(home, "bin"), version))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
