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

/** Stops with what to install where there is no Rust. */
export async function requireCargo() {
  if (await attempt("cargo", ["--version"])) return;
  throw new Failure("Rust is not installed, or its cargo is not on the PATH.", {
    hint: "Install Rust from https://rustup.rs, open a new terminal and start again.",
  });
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
 */
export async function lockedVersion(crate) {
  const lock = await readFile(inRoot("Cargo.lock"), "utf8");
  const entry = new RegExp(`^name = "${crate}"\\r?\\nversion = "(.+)"`, "m").exec(lock);
  if (entry?.[1]) return entry[1];
  throw new Failure(`Cargo.lock names no version of ${crate}.`, {
    hint: "Restore Cargo.lock from git, then start again.",
  });
}
