// The crate as it would be published: what lies in it, and what it brings along.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { before, test } from "node:test";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { run } from "../../scripts/lib/run.mjs";

/** Kilobytes that the packed crate may have. */
const BUDGET = 125;

/** @type {{ name: string, version: string, rust_version: string }} */
let crate;

/** Where Cargo builds. @type {string} */
let target;

before(async () => {
  const metadata = JSON.parse(await run("cargo", ["metadata", "--no-deps", "--format-version", "1"]));
  [crate] = metadata.packages;
  target = metadata.target_directory;
});

test("it_holds_the_crate_and_nothing_of_the_page", async () => {
  const files = (await run("cargo", ["package", "--list", "--allow-dirty"])).trim().split("\n");
  const own = /^(?:src\/.*|tests\/.*\.rs|tests\/cases\/.*|benches\/native\/\w+\.rs|docs\/rust\.md)$/;
  const others = files.filter(file => !own.test(file) && file !== ".cargo_vcs_info.json");
  assert.deepEqual(others.sort(), [
    "CHANGELOG.md",
    "Cargo.lock",
    "Cargo.toml",
    "Cargo.toml.orig",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
  ]);
});

test("it_brings_nothing_along", async () => {
  const tree = await run("cargo", ["tree", "--edges", "normal,build", "--prefix", "none", "--target", "all"]);
  assert.match(tree, /^perfect-play v\S+ \(.*\)\n$/);
});

test("its_exports_are_what_wants_wasm_bindgen", async () => {
  const tree = await run("cargo", ["tree", "--edges", "normal", "--prefix", "none", "--features", "wasm"]);
  assert.match(tree, /^wasm-bindgen v/m);
});

test("the_oldest_rust_that_it_states_is_what_readers_are_told", async () => {
  assert.match(crate.rust_version, /^\d+\.\d+$/);
  for (const file of ["README.md", "docs/rust.md"]) {
    const told = (await readFile(inRoot(file), "utf8")).replaceAll(/\s+/g, " ");
    assert.match(told, new RegExp(`\\bRust\\b\\S* ${crate.rust_version} or later`), file);
  }
});

test("it_is_packed_without_a_warning_and_is_small", async () => {
  // Cargo has all that it asks for since the tests above.
  const args = ["package", "--offline", "--allow-dirty", "--no-verify", "--color", "never"];
  const child = spawn("cargo", args, { cwd: inRoot("") });
  const told = await text(child.stderr);
  assert.match(told, /Packaged/);
  assert.doesNotMatch(told, /^(?:warning|error)/m);
  const { size } = await stat(join(target, "package", `${crate.name}-${crate.version}.crate`));
  assert.ok(size <= BUDGET * 1024, `${(size / 1024).toFixed(1)} KB`);
});
