// The entries of the package and the scripts of the page, each one file.

import { build, context } from "esbuild";
import { resolve } from "node:path";
import { Failure } from "./failure.mjs";
import { inRoot, pkg } from "./paths.mjs";

/** Files that are loaded when they are needed. */
const LATER = ["index", "slim", "worker-program"].map(name => `../pkg/${name}.js`);

/** @satisfies {import("esbuild").BuildOptions} */
const OPTIONS = {
  bundle: true,
  charset: "utf8",
  external: LATER,
  format: "esm",
  legalComments: "inline",
  logLevel: "silent",
  minify: true,
  outdir: pkg,
  target: "es2022",
};

/** The scripts of the page. What several of them share, or one loads later, is a script of its own. */
const SCRIPTS = {
  page: inRoot("www/page/page.js"),
  embed: inRoot("www/page/embed.js"),
  lit: inRoot("www/lit.js"),
  en: inRoot("www/messages/en.js"),
  "grid-later": inRoot("www/games/grid/later.js"),
  "slim-thread": inRoot("www/solver/slim-thread.js"),
};

/** Leaves imports of other scripts of the page to the browser. @type {import("esbuild").Plugin} */
const apart = {
  name: "apart",
  setup({ onResolve }) {
    const names = new Map(Object.entries(SCRIPTS).map(([name, file]) => [file, name]));
    onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      const name = kind === "entry-point" ? undefined : names.get(resolve(resolveDir, path));
      return name === undefined ? undefined : { path: `./${name}.js`, external: true };
    });
  },
};

/** @satisfies {import("esbuild").BuildOptions} */
const PAGE = { ...OPTIONS, entryPoints: SCRIPTS, plugins: [apart] };

/**
 * Bundles entries in www/solver.
 * @param {readonly string[]} names
 * @param {import("esbuild").BuildOptions} [options]
 */
export const bundle = (names, options) =>
  bundled({ ...OPTIONS, ...options, entryPoints: names.map(name => inRoot(`www/solver/${name}.js`)) });

/** Bundles the page. */
export const bundlePage = () => bundled(PAGE);

/** Bundles the page anew whenever one of its sources changes. */
export async function watchPage() {
  const page = await context({ ...PAGE, logLevel: "error" });
  await page.watch();
  return () => page.dispose();
}

/** @param {import("esbuild").BuildOptions} options */
const bundled = options =>
  build(options).catch(({ message }) => {
    throw new Failure("Bundling failed.", { hint: "Correct the imports named above.", output: message });
  });
