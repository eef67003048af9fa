// The examples of docs/quick-starts.md for bundlers, frameworks and test runners: the files are written
// and the commands run as they stand there.

import assert from "node:assert/strict";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { allBlocks } from "../../scripts/lib/docs/blocks.mjs";
import { run } from "../../scripts/lib/run.mjs";
import { buildAstro, here, useBrowser, visit, withSite } from "./support.js";

useBrowser();

const blocks = allBlocks().filter(({ title }) => title.startsWith("docs/quick-starts.md"));

/** @param {string} section @param {string} info */
function block(section, info) {
  const found = blocks.find(each => each.section === section && each.info === info);
  assert.ok(found, `${section}: ${info}`);
  return found;
}

/** What `npx` runs; each version of Vite has its own name here, of which bundlers.test.js tries all. */
const BINARIES = {
  vite: "vite8/bin/vite.js",
  esbuild: "esbuild/bin/esbuild",
  rollup: "rollup/dist/bin/rollup",
  vitest: "vitest/vitest.mjs",
  jest: "jest/bin/jest.js",
};

const MODULES = `{ "type": "module" }`;
const { code: main, output: told } = block("Bundlers", "html index.html");
const bundled = {
  "package.json": MODULES,
  "main.js": block("Bundlers", "js main.js").code,
  "index.html": main,
};

/**
 * A folder with the files of an example.
 * @param {string} name
 * @param {Record<string, string>} files
 */
async function folderOf(name, files) {
  const folder = here(`built/docs-${name}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  return folder;
}

/**
 * Runs the command of a section.
 * @param {keyof typeof BINARIES} name
 * @param {string} section
 * @param {string} cwd
 */
function runCommand(name, section, cwd) {
  const { code } = block(section, "sh");
  const command = new RegExp(`^(?:npx ${name}|node (--\\S+) node_modules/${BINARIES[name]})(?: (.+))?$`).exec(code);
  assert.ok(command, code);
  const [, options, args] = command;
  const words = (/** @type {string | undefined} */ text) => text?.split(" ") ?? [];
  const program = here(`node_modules/${BINARIES[name]}`);
  // That of esbuild is a script, or a program where its installation has run.
  return name === "esbuild"
    ? run(program, words(args), { cwd })
    : run(process.execPath, [...words(options), program, ...words(args)], { cwd });
}

/** Asserts that a page in a folder says what the docs say. @param {string} folder @param {string | null} output */
const assertTold = (folder, output) =>
  withSite(folder, address => visit(address, async page => {
    await page.waitForFunction(() => document.body.innerText.trim());
    assert.equal((await page.innerText("body")).trim(), output);
    const element = page.locator("perfect-play");
    if (await element.count()) await element.locator(".sentence", { hasText: /\S/ }).waitFor();
  }));

test("vite_builds_the_example", async () => {
  const folder = await folderOf("vite", bundled);
  await runCommand("vite", "Vite", folder);
  await assertTold(join(folder, "dist"), told);
});

/** Names what the others build in the page. @param {string} folder */
const nameBuilt = folder => writeFile(join(folder, "index.html"), main.replace("./main.js", "./dist/main.js"));

for (const [name, section] of /** @type {const} */ ([["esbuild", "esbuild"], ["rollup", "Rollup"]])) {
  test(`${name}_builds_the_example`, async () => {
    const folder = await folderOf(name, bundled);
    await runCommand(name, section, folder);
    await nameBuilt(folder);
    await assertTold(folder, told);
  });
}

test("webpack_5_builds_the_example", async () => {
  const folder = await folderOf("webpack", { ...bundled, "webpack.config.js": block("webpack", "js webpack.config.js").code });
  const { default: config } = await import(pathToFileURL(join(folder, "webpack.config.js")).href);
  const { default: webpack } = await import(pathToFileURL(here("node_modules/webpack/lib/index.js")).href);
  const compiler = webpack({ ...config, context: folder, output: { path: join(folder, "dist") } });
  const stats = await promisify(compiler.run.bind(compiler))();
  assert.equal(stats.hasErrors(), false, String(stats));
  await nameBuilt(folder);
  await assertTold(folder, told);
});

const page = (/** @type {string} */ script) =>
  `<!doctype html><title>Squares</title><body><script type="module" src="${script}"></script></body>`;

test("react_shows_the_example", async () => {
  const { code, output } = block("React", "tsx app.tsx");
  const folder = await folderOf("react", { "app.tsx": code, "index.html": page("./app.js") });
  await run(here(`node_modules/${BINARIES.esbuild}`), ["app.tsx", "--bundle", "--format=esm", "--jsx=automatic", "--outfile=app.js"], { cwd: folder });
  await assertTold(folder, output);
});

test("vue_shows_the_example", async () => {
  const { code, output } = block("Vue", "vue App.vue");
  const folder = await folderOf("vue", {
    "package.json": MODULES,
    "App.vue": code,
    "main.js": `import { createApp } from "vue"; import App from "./App.vue"; createApp(App).mount(document.body);`,
    "index.html": page("./main.js"),
    "vite.config.js": block("Vue", "js vite.config.js").code,
  });
  await runCommand("vite", "Vite", folder);
  await assertTold(join(folder, "dist"), output);
});

test("astro_shows_the_example", async () => {
  const { code, output } = block("On a server", "astro index.astro");
  const folder = await folderOf("astro", { "package.json": MODULES });
  await mkdir(join(folder, "src/pages"), { recursive: true });
  await writeFile(join(folder, "src/pages/index.astro"), code);
  await buildAstro(folder);
  await assertTold(join(folder, "dist"), output);
});

test("vitest_runs_the_example", async () => {
  const folder = await folderOf("vitest", { "package.json": MODULES, "moves.test.js": block("Vitest", "js moves.test.js").code });
  assert.match(await runCommand("vitest", "Vitest", folder), /1 passed/);
});

test("jest_runs_the_example", async () => {
  const options = `{ "type": "module", "jest": { "transform": {} } }`;
  const folder = await folderOf("jest", { "package.json": options, "moves.test.js": block("Jest", "js moves.test.js").code });
  await runCommand("jest", "Jest", folder);
});
