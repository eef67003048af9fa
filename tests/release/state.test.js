// What the release check refuses, tried in a small repository of git that is fit for release at first.

import assert from "node:assert/strict";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { checkRelease } from "../../scripts/lib/release.mjs";
import { run } from "../../scripts/lib/run.mjs";

// Inside a hook of git's these name the repository that it belongs to, which is not the one made here.
for (const name of ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"]) delete process.env[name];

/** What no configuration of whoever runs the test shall change. */
const CONFIGURATION = [
  "user.name=Test",
  "user.email=test@example.org",
  "commit.gpgsign=false",
  "tag.gpgsign=false",
  "core.hooksPath=/dev/null",
];

/** @type {Record<string, string>} */
const FILES = {
  "package.json": `{ "name": "perfect-play", "version": "1.2.3" }`,
  "package-lock.json": `{ "version": "1.2.3", "packages": { "": { "version": "1.2.3" } } }`,
  "Cargo.toml": `[package]\nname = "perfect-play"\nversion = "1.2.3"\n\n[dependencies]\nother = { version = "9.9.9" }\n`,
  "Cargo.lock": `[[package]]\nname = "other"\nversion = "9.9.9"\n\n[[package]]\nname = "perfect-play"\nversion = "1.2.3"\n`,
  "CHANGELOG.md": "# Changelog\n\n## [Unreleased]\n\n## [1.2.3] - 2026-01-31\n\n## [1.2.2] - 2026-01-01\n",
  "docs/quick-starts.md": `import { squares } from "https://cdn.jsdelivr.net/npm/perfect-play@1.2.3/www/pkg/index.js";\n`,
  "api.md": "# API\n",
  ".gitignore": "/types.d.ts\n",
  "types.d.ts": "export {};\n",
};
const GENERATED = { "api.md": "# API\n", "types.d.ts": "export {};\n" };

/**
 * What changes the repository.
 * @typedef {object} Git
 * @property {() => Promise<unknown>} commit commits everything
 * @property {(...args: string[]) => Promise<string>} git
 */

/** @param {(folder: string, git: Git) => Promise<unknown>} work */
async function inRepository(work) {
  const folder = await mkdtemp(join(tmpdir(), "perfect-play-"));
  const git = (/** @type {string[]} */ ...args) =>
    run("git", [...CONFIGURATION.flatMap(setting => ["-c", setting]), ...args], { cwd: folder });
  const commit = async () => {
    await git("add", "--all");
    await git("commit", "--quiet", "--message", "State");
  };
  try {
    await git("init", "--quiet");
    await mkdir(join(folder, "docs"));
    for (const [file, text] of Object.entries(FILES)) await writeFile(join(folder, file), text);
    await commit();
    await work(folder, { commit, git });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
const check = (folder, tag = "v1.2.3") => checkRelease({ folder, tag, generated: GENERATED });

test("one_version_everywhere_is_fit_for_release", () =>
  inRepository(async folder => assert.equal(await check(folder), "1.2.3")));

test("a_change_that_is_not_committed_is_refused", () =>
  inRepository(async (folder, { git }) => {
    await git("config", "status.showUntrackedFiles", "no");
    await writeFile(join(folder, "new.js"), "");
    await assert.rejects(check(folder), { message: "There are changes that are not committed.", output: "?? new.js\n" });
    await rm(join(folder, "new.js"));
    await writeFile(join(folder, "api.md"), "# Another\n");
    await assert.rejects(check(folder), { output: " M api.md\n" });
  }));

for (const tag of ["", "1.2.3", "v1.2.4", "v1.2", "v1.2.3-rc.1", "latest"]) {
  test(`the_tag_${tag || "that_is_missing"}_is_refused`, () =>
    inRepository(async folder => {
      const said = /^v\d+\.\d+\.\d+$/.test(tag) ? tag.slice(1) : "nothing";
      await assert.rejects(check(folder, tag), ({ message }) => message.includes(`the tag says ${said}, package.json says 1.2.3`));
    }));
}

for (const [file, before, after, said] of [
  ["package.json", "1.2.3", "1.2.4", "package.json says 1.2.4"],
  ["package-lock.json", `"version": "1.2.3", "packages"`, `"version": "1.2.4", "packages"`, "package-lock.json says 1.2.4"],
  ["package-lock.json", `{ "version": "1.2.3" } }`, `{ "version": "1.2.4" } }`, "its own entry in package-lock.json says 1.2.4"],
  ["Cargo.toml", "1.2.3", "1.2.4", "Cargo.toml says 1.2.4"],
  ["Cargo.lock", "1.2.3", "1.2.4", "Cargo.lock says 1.2.4"],
  ["CHANGELOG.md", "[1.2.3]", "[1.2.4]", "the newest heading of CHANGELOG.md says 1.2.4"],
  ["CHANGELOG.md", "[1.2.3] - 2026-01-31", "[1.2.3]", "the newest heading of CHANGELOG.md says 1.2.2"],
  ["docs/quick-starts.md", "1.2.3", "1.2.4", "the address of the CDN in docs/quick-starts.md says 1.2.4"],
]) {
  test(`where_${said}_it_is_refused`.replaceAll(" ", "_"), () =>
    inRepository(async (folder, { commit }) => {
      const text = await readFile(join(folder, file), "utf8");
      assert.ok(text.includes(before));
      await writeFile(join(folder, file), text.replace(before, after));
      await commit();
      await assert.rejects(check(folder), ({ message }) => message.startsWith("The versions differ: ") && message.includes(said));
    }));
}

test("a_tag_of_another_commit_is_refused", () =>
  inRepository(async (folder, { commit, git }) => {
    await git("tag", "--annotate", "--message", "Version", "v1.2.3");
    assert.equal(await check(folder), "1.2.3");
    const [tagged] = (await git("rev-parse", "HEAD")).match(/^.{10}/) ?? [];
    await writeFile(join(folder, "new.js"), "");
    await commit();
    await assert.rejects(check(folder), { message: `The tag v1.2.3 belongs to another commit, ${tagged}.` });
  }));

test("generated_files_that_are_out_of_date_or_missing_are_refused", () =>
  inRepository(async (folder, { commit }) => {
    await writeFile(join(folder, "api.md"), "# Old\n");
    await commit();
    await assert.rejects(check(folder), { message: "Not as they are generated: api.md." });
    await rm(join(folder, "types.d.ts"));
    await assert.rejects(check(folder), { message: "Not as they are generated: api.md, types.d.ts." });
  }));
