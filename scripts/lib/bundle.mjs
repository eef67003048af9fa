// The entries of the package and the scripts of the page, each one file.

import { build, context } from "esbuild";
import { basename, resolve } from "node:path";
import { Failure } from "./failure.mjs";
import { inRoot, pkg, www } from "./paths.mjs";

/** @satisfies {import("esbuild").BuildOptions} */
const OPTIONS = {
  bundle: true,
  charset: "utf8",
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
  dialog: inRoot("www/page/dialog.js"),
  help: inRoot("www/page/help.js"),
  share: inRoot("www/share/index.js"),
  pictures: inRoot("www/pictures/index.js"),
  "slim-thread": inRoot("www/solver/slim-thread.js"),
};

/** The entries of the package with the element, which load what the page does. */
const ELEMENT = {
  element: inRoot("www/package/element.js"),
  define: inRoot("www/package/define.js"),
};

/** Lets a server import the class, which it never makes an element of. */
const ON_SERVERS =
  "const HTMLElement=globalThis.HTMLElement??class{},CSSStyleSheet=globalThis.CSSStyleSheet??class{}," +
  "document=globalThis.document??{createTreeWalker(){}};";

/** Leaves built files that are loaded when they are needed beside the file that loads them. @type {import("esbuild").Plugin} */
const later = {
  name: "later",
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.\/pkg\/(?:index|slim|worker-program)\.js$/ }, ({ path }) =>
      ({ path: `./${basename(path)}`, external: true }));
  },
};

/** Leaves imports of other scripts of the page to the browser. @type {import("esbuild").Plugin} */
const apart = {
  name: "apart",
  setup({ onResolve }) {
    const names = new Map(Object.entries({ ...SCRIPTS, ...ELEMENT }).map(([name, file]) => [file, name]));
    onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      const name = kind === "entry-point" ? undefined : names.get(resolve(resolveDir, path));
      return name === undefined ? undefined : { path: `./${name}.js`, external: true };
    });
  },
};

/** Leaves the default entry a file of its own. @type {import("esbuild").Plugin} */
const withEntry = {
  name: "with-entry",
  setup({ onResolve }) {
    onResolve({ filter: /\/solver\/index\.js$/ }, () => ({ path: "./index.js", external: true }));
  },
};

const { lit, ...OTHERS } = SCRIPTS;

/** @satisfies {import("esbuild").BuildOptions} */
const PAGE = { ...OPTIONS, entryPoints: { ...OTHERS, ...ELEMENT }, plugins: [apart, later] };

/** @satisfies {import("esbuild").BuildOptions} */
const LIT = { ...OPTIONS, entryPoints: { lit }, banner: { js: ON_SERVERS } };

/** What runs before the page is painted, and so is no module. @satisfies {import("esbuild").BuildOptions} */
const EARLY = { ...OPTIONS, entryPoints: [inRoot("www/page/early.js")], format: "iife" };

const PARTS = [PAGE, LIT, EARLY];

/** Names of all that the page may load, now or later. */
export const pageScripts = ["early", ...Object.keys(SCRIPTS)];

/**
 * Bundles entries in www/solver.
 * @param {readonly string[]} names
 * @param {import("esbuild").BuildOptions} [options]
 */
export const bundle = (names, options) =>
  bundled({ ...OPTIONS, ...options, entryPoints: names.map(name => inRoot(`www/solver/${name}.js`)), plugins: [later] });

/** Bundles the command; it answers with the default entry. */
export const bundleCommand = () =>
  bundled({ ...OPTIONS, entryPoints: { cli: inRoot("cli/main.js") }, platform: "node", plugins: [withEntry] });

/** Bundles the page, and the element as a module of the package. */
export const bundlePage = () => Promise.all(PARTS.map(bundled));

/** Bundles the element and all that it may ever load. */
export const bundleStandalone = () =>
  bundled({ ...OPTIONS, entryPoints: { standalone: inRoot("www/package/standalone.js") }, banner: { js: ON_SERVERS } });

/**
 * Bundles the service worker, which has to lie above all that it serves.
 * @param {{ version: string, files: Record<string, string> }} build
 */
export const bundleServiceWorker = build =>
  bundled({
    ...OPTIONS,
    entryPoints: [inRoot("www/offline/service-worker.js")],
    outdir: www,
    format: "iife",
    define: { BUILD: JSON.stringify(build) },
  });

/** Bundles the page anew whenever one of its sources changes. */
export async function watchPage() {
  const parts = await Promise.all(PARTS.map(part => context({ ...part, logLevel: "error" })));
  await Promise.all(parts.map(part => part.watch()));
  return () => Promise.all(parts.map(part => part.dispose()));
}

/** @param {import("esbuild").BuildOptions} options */
const bundled = options =>
  build(options).catch(({ message }) => {
    throw new Failure("Bundling failed.", { hint: "Correct the imports named above.", output: message });
  });
