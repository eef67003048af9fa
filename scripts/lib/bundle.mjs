// The entries of the package and the library of the page, each one file.

import { build } from "esbuild";
import { join } from "node:path";
import { Failure } from "./failure.mjs";
import { inRoot, pkg } from "./paths.mjs";

const DIRECTIVES = ["class-map", "keyed", "live", "ref", "repeat"];

/** What the page may use of Lit: the source of the bundle, and its types. */
export const LIT = ["lit", ...DIRECTIVES.map(name => `lit/directives/${name}.js`)]
  .map(module => `export * from "${module}";\n`)
  .join("");

/** @satisfies {import("esbuild").BuildOptions} */
const OPTIONS = {
  bundle: true,
  charset: "utf8",
  format: "esm",
  legalComments: "inline",
  logLevel: "silent",
  minify: true,
  target: "es2022",
};

/** Bundles the entries in www/solver, and Lit. */
export async function bundle() {
  const entryPoints = ["index", "slim"].map(name => inRoot(`www/solver/${name}.js`));
  const lit = { contents: LIT, resolveDir: inRoot("") };
  await Promise.all([
    build({ ...OPTIONS, entryPoints, outdir: pkg }),
    build({ ...OPTIONS, stdin: lit, outfile: join(pkg, "lit.js") }),
  ]).catch(({ message }) => {
    throw new Failure("Bundling failed.", { hint: "Correct the imports named above.", output: message });
  });
}
