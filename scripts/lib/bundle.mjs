// The entries of the package and the scripts of the page, each one file.

import { build, context } from "esbuild";
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

/** @satisfies {import("esbuild").BuildOptions} */
const PAGE = {
  ...OPTIONS,
  entryPoints: ["www/page/page.js", "www/page/embed.js", "www/solver/slim-thread.js"].map(inRoot),
  outbase: inRoot("www"),
  entryNames: "[name]",
};

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
