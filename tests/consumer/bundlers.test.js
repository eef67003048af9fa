// Bundlers without any configuration for the package: their dev servers, and what they build.

import assert from "node:assert/strict";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { here, toldBy, useBrowser, withSite } from "./support.js";

useBrowser();

/** The pages that are built, and what each notes when all is well. */
const PAGES = {
  element: ["second", "--+++", "--+++"],
  solver: [false, 2, 1, "5 100 7", "WWB/WTW", 1_000_001, "invalid-character"],
};

const built = (/** @type {string} */ name) => here(`built/${name}`);

/** What a package of node_modules exports. @param {string} path */
const from = path => import(pathToFileURL(here(`node_modules/${path}`)).href);

/**
 * Opens what a bundler has built.
 * @param {string} folder
 * @param {(page: string) => string} address
 */
const openAll = (folder, address) =>
  withSite(folder, async site => {
    for (const [page, told] of Object.entries(PAGES)) {
      assert.deepEqual(await toldBy(site + address(page)), told, page);
    }
  });

/** The scripts of the pages by the names that they shall have. */
const ENTRIES = Object.fromEntries(Object.keys(PAGES).map(page => [`${page}/main`, here(`site/${page}/main.js`)]));

/**
 * Builds all pages at once, each script into a folder of its own, with its HTML beside it.
 * @param {string} name
 * @param {(folder: string) => Promise<unknown>} build
 */
async function buildAll(name, build) {
  const folder = built(name);
  await rm(folder, { recursive: true, force: true });
  await build(folder);
  for (const page of Object.keys(PAGES)) await cp(here(`site/${page}/index.html`), join(folder, page, "index.html"));
  await openAll(folder, page => `${page}/`);
}

for (const version of [5, 6, 7, 8]) {
  const vite = () => from(`vite${version}/dist/node/index.js`);
  const options = { root: here("."), configFile: false, logLevel: "error" };

  test(`vite_${version}_serves`, async () => {
    const { createServer } = await vite();
    const cacheDir = built(`vite${version}-cache`);
    await rm(cacheDir, { recursive: true, force: true });
    const server = await createServer({ ...options, cacheDir, server: { port: 0, host: "127.0.0.1", ws: false } });
    try {
      await server.listen();
      const [address] = server.resolvedUrls.local;
      for (const [page, told] of Object.entries(PAGES)) {
        assert.deepEqual(await toldBy(`${address}site/${page}/index.html`), told, page);
      }
    } finally {
      await server.close();
    }
  });

  test(`vite_${version}_builds`, async () => {
    const { build } = await vite();
    const input = Object.keys(PAGES).map(page => here(`site/${page}/index.html`));
    const outDir = built(`vite${version}`);
    await build({ ...options, build: { outDir, emptyOutDir: true, target: "es2022", rollupOptions: { input } } });
    await openAll(outDir, page => `site/${page}/index.html`);
  });
}

test("esbuild_builds", async () => {
  const esbuild = await from("esbuild/lib/main.js");
  const entryPoints = Object.entries(ENTRIES).map(([out, source]) => ({ in: source, out }));
  await buildAll("esbuild", outdir =>
    esbuild.build({ entryPoints, bundle: true, format: "esm", minify: true, outdir, logLevel: "error" }));
});

test("who_imports_the_solver_alone_gets_nothing_of_the_element", async () => {
  const esbuild = await from("esbuild/lib/main.js");
  const stdin = { contents: `import { nim } from "perfect-play"; console.log(nim.wins(4));`, resolveDir: here(".") };
  const { outputFiles, metafile } = await esbuild.build({ stdin, bundle: true, format: "esm", write: false, metafile: true });
  const inputs = Object.keys(metafile.inputs).map(path => path.replace(/.*\//, ""));
  assert.deepEqual(inputs.sort(), ["<stdin>", "index.js"]);
  assert.doesNotMatch(outputFiles[0].text, /shadowRoot|customElements/);
});

test("rollup_builds", async () => {
  const { rollup } = await from("rollup/dist/es/rollup.js");
  const { nodeResolve } = await from("@rollup/plugin-node-resolve/dist/es/index.js");
  await buildAll("rollup", async dir => {
    const bundle = await rollup({ input: ENTRIES, plugins: [nodeResolve({ browser: true })] });
    await bundle.write({ dir, format: "es" });
    await bundle.close();
  });
});

test("webpack_5_builds", async () => {
  const { default: webpack } = await from("webpack/lib/index.js");
  await buildAll("webpack", path => new Promise((resolve, reject) => {
    const compiler = webpack({ mode: "production", context: here("."), entry: ENTRIES, output: { path } });
    compiler.run((/** @type {Error | null} */ error, /** @type {{ hasErrors(): boolean, toString(): string }} */ stats) => {
      if (error ?? stats.hasErrors()) reject(error ?? new Error(String(stats)));
      else compiler.close(resolve);
    });
  }));
});
