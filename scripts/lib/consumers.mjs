// The packed package, as other projects get it.

import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installConsumers, runNpm } from "./packages.mjs";
import { inRoot, root } from "./paths.mjs";
import { run, runPackage } from "./run.mjs";

/** Installs what other projects use, and the package as it would be published. */
export async function prepareConsumers() {
  await installConsumers();
  await withTarball(tarball => unpack(tarball, inRoot("tests/consumer/node_modules/perfect-play")));
}

/** Has the package's manifest and the resolution of its types checked. */
export const checkManifest = () =>
  withTarball(async tarball => {
    await runPackage("publint/src/cli.js", ["run", tarball, "--strict"], { hint: "Correct package.json where publint says so." });
    // There is one build, of modules, which Node 20.19, 22.12 and later can also `require`.
    const excused = ["--ignore-rules", "cjs-resolves-to-esm", "--profile", "node16"];
    const others = ["--exclude-entrypoints", "./perfect_play.wasm"];
    await runPackage("@arethetypeswrong/cli/dist/index.js", [tarball, ...excused, ...others], {
      hint: "Correct the exports of package.json, or the types, where attw says so.",
    });
  });

/** @param {(tarball: string) => Promise<unknown>} work */
async function withTarball(work) {
  const folder = await mkdtemp(join(tmpdir(), "perfect-play-"));
  try {
    await work(await pack(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Packs the package as it was built last.
 * @param {string} folder
 * @returns {Promise<string>} the tarball
 */
export async function pack(folder) {
  const output = await runNpm(["pack", "--json", "--ignore-scripts", "--pack-destination", folder], { cwd: root });
  return join(folder, JSON.parse(output)[0].filename);
}

/**
 * @param {string} tarball
 * @param {string} folder
 */
async function unpack(tarball, folder) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await run("tar", ["-xzf", tarball, "-C", folder, "--strip-components=1"]);
}
