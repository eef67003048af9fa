// What must hold before a version is published.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Failure } from "./failure.mjs";
import { run } from "./run.mjs";
import { lockedVersion } from "./rust.mjs";

/**
 * Refuses a state that does not belong to one version of the crate and the npm package.
 * @param {object} state
 * @param {string} state.folder the root of the repository
 * @param {string} state.tag such as `v1.2.3`; not a prerelease, which npm would hand out as the latest
 * @param {Record<string, string>} state.generated the texts that generated files should have
 * @returns {Promise<string>} the version
 */
export async function checkRelease({ folder, tag, generated }) {
  await checkTree(folder);
  const version = await checkVersions(folder, tag);
  await checkTag(folder, tag);
  await checkGenerated(folder, generated);
  return version;
}

/** @param {string} folder */
async function checkTree(folder) {
  const changes = await run("git", ["status", "--porcelain", "--untracked-files=all"], { cwd: folder });
  if (changes === "") return;
  throw new Failure("There are changes that are not committed.", { hint: "Commit them or take them back.", output: changes });
}

/** @param {string} folder @param {string} tag */
async function checkVersions(folder, tag) {
  const read = (/** @type {string} */ file) => readFile(join(folder, file), "utf8");
  const lock = JSON.parse(await read("package-lock.json"));
  const version = /^v(\d+\.\d+\.\d+)$/.exec(tag)?.[1];
  const versions = {
    "the tag": version,
    "package.json": JSON.parse(await read("package.json")).version,
    "package-lock.json": lock.version,
    "its own entry in package-lock.json": lock.packages[""].version,
    "Cargo.toml": /^version = "(.+)"/m.exec(await read("Cargo.toml"))?.[1],
    "Cargo.lock": await lockedVersion("perfect-play", join(folder, "Cargo.lock")),
    "the newest heading of CHANGELOG.md": newestOf(await read("CHANGELOG.md")),
    "the address of the CDN in docs/quick-starts.md": /\/perfect-play@(.+?)\//.exec(await read("docs/quick-starts.md"))?.[1],
  };
  const others = Object.entries(versions).filter(([, other]) => other !== version);
  if (version && others.length === 0) return version;
  const list = Object.entries(versions).map(([place, version]) => `${place} says ${version ?? "nothing"}`);
  throw new Failure(`The versions differ: ${list.join(", ")}.`, { hint: "Make them equal and tag again." });
}

/** The version of the first dated heading. @param {string} changelog */
const newestOf = changelog => /^## \[(\d.*?)\] - \d{4}-\d{2}-\d{2}$/m.exec(changelog)?.[1];

/** A tag may be missing until all is well, but not stand elsewhere. @param {string} folder @param {string} tag */
async function checkTag(folder, tag) {
  const commitOf = (/** @type {string} */ name) =>
    run("git", ["rev-parse", "--verify", "--quiet", `${name}^{commit}`], { cwd: folder });
  const tagged = await commitOf(`refs/tags/${tag}`).catch(() => null);
  if (tagged === null || tagged === await commitOf("HEAD")) return;
  throw new Failure(`The tag ${tag} belongs to another commit, ${tagged.slice(0, 10)}.`, {
    hint: "Check out the commit that it belongs to, or move it as long as nothing is published.",
  });
}

/** @param {string} folder @param {Record<string, string>} generated */
async function checkGenerated(folder, generated) {
  const stale = [];
  for (const [file, text] of Object.entries(generated)) {
    const found = await readFile(join(folder, file), "utf8").catch(() => undefined);
    if (found !== text) stale.push(file);
  }
  if (stale.length === 0) return;
  throw new Failure(`Not as they are generated: ${stale.join(", ")}.`, {
    hint: `Run "npm run build" and "npm run docs", and commit what has changed.`,
  });
}
