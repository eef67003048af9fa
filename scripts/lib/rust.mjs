// The Rust toolchain: that it is there, and that it can compile to WebAssembly.

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { Failure } from "./failure.mjs";
import { inRoot } from "./paths.mjs";
import { attempt, run } from "./run.mjs";
import { settled, step } from "./step.mjs";

export const TARGET = "wasm32-unknown-unknown";

const WITHOUT_RUSTUP = `Rust's standard library for ${TARGET} is missing. Either install Rust with \
rustup (https://rustup.rs), or add your distribution's package of it: libstd-rust-dev-wasm32 \
(Debian, Ubuntu), rust-std-static-${TARGET} (Fedora), rust-wasm (Arch).`;

const FROM_RUSTUP = "Install Rust from https://rustup.rs, open a new terminal and start again.";

/** Stops with what to do where there is no Rust, or an older one than Cargo.toml asks for. */
export async function requireCargo() {
  const rustup = (await attempt("rustup", ["--version"])) !== undefined;
  const answer = await attempt("cargo", ["--version"]);
  if (answer === undefined) {
    throw new Failure("Rust is not installed, or its cargo is not on the PATH.", {
      hint: rustup ? `Run "rustup default stable", then start again.` : FROM_RUSTUP,
    });
  }
  const needed = /^rust-version = "(.+)"/m.exec(await readFile(inRoot("Cargo.toml"), "utf8"))?.[1];
  const found = /\d+\.\d+\.\d+/.exec(answer)?.[0];
  if (needed && found && isOlder(found, needed)) {
    throw new Failure(`Rust is of version ${found}; Perfect Play needs ${needed} or later.`, {
      hint: rustup ? `Run "rustup update stable", then start again.` : FROM_RUSTUP,
    });
  }
}

/**
 * @param {string} found such as "1.63.0"
 * @param {string} needed such as "1.89"
 */
function isOlder(found, needed) {
  const [major, minor] = found.split(".").map(Number);
  const [neededMajor, neededMinor] = needed.split(".").map(Number);
  return major === neededMajor ? minor < neededMinor : major < neededMajor;
}

/** Adds the WebAssembly target to the toolchain in use, unless it is there. */
export async function addTarget() {
  if (await hasTarget()) return settled("The WebAssembly target of Rust is installed");
  if (!(await attempt("rustup", ["--version"]))) throw new Failure(WITHOUT_RUSTUP);
  await step("Installing the WebAssembly target of Rust", () =>
    run("rustup", ["target", "add", TARGET], {
      hint: `Check that this machine reaches Rust's download server, or install the standard \
library for ${TARGET} by other means, then start again.`,
    }));
}

async function hasTarget() {
  const folder = await attempt("rustc", ["--print", "target-libdir", "--target", TARGET]);
  return folder !== undefined && existsSync(folder.trim());
}

/**
 * The version of a crate that Cargo.lock settles on.
 * @param {string} crate
 * @param {string} [lockFile]
 */
export async function lockedVersion(crate, lockFile = inRoot("Cargo.lock")) {
  const lock = await readFile(lockFile, "utf8");
  const entry = new RegExp(`^name = "${crate}"\\r?\\nversion = "(.+)"`, "m").exec(lock);
  if (entry?.[1]) return entry[1];
  throw new Failure(`Cargo.lock names no version of ${crate}.`, {
    hint: "Restore Cargo.lock from git, then start again.",
  });
}
