// The npm packages that the project is built and tested with.

import { statSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { run } from "./run.mjs";
import { settled, step } from "./step.mjs";

/** Installs the packages of package-lock.json, unless they are there. */
export const installPackages = () => install("", "The npm packages are installed", "Installing the npm packages");

/** Installs what the projects use that the packed package is tried in, unless it is there. */
export const installConsumers = () =>
  install("tests/consumer/", "The packages of other projects are installed", "Installing the packages of other projects");

/**
 * @param {string} folder that of the package-lock.json, with a slash behind it
 * @param {string} done
 * @param {string} title
 */
async function install(folder, done, title) {
  if (modified(`${folder}node_modules/.package-lock.json`) >= modified(`${folder}package-lock.json`)) return settled(done);
  const args = ["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"];
  const hint = "Check that this machine reaches the npm registry, then start again.";
  await step(title, () => runNpm(args, { cwd: inRoot(folder), hint }));
}

/**
 * Runs npm: through the Node that runs this, where npm tells its place.
 * @param {readonly string[]} args
 * @param {import("./run.mjs").Options} options
 */
export function runNpm(args, options) {
  const [command, ...before] = npm();
  return run(command, [...before, ...args], options);
}

/** @returns {[string, ...string[]]} */
function npm() {
  const script = process.env.npm_execpath;
  if (script?.endsWith("npm-cli.js")) return [process.execPath, script];
  return process.platform === "win32" ? ["cmd", "/c", "npm"] : ["npm"];
}

/** @param {string} path */
const modified = path => statSync(inRoot(path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
