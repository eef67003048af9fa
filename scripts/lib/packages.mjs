// The npm packages that the project is built and tested with.

import { statSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { run } from "./run.mjs";
import { settled, step } from "./step.mjs";

/** Installs the packages of package-lock.json, unless they are there. */
export async function installPackages() {
  if (modified("node_modules/.package-lock.json") >= modified("package-lock.json")) {
    return settled("The npm packages are installed");
  }
  const [command, ...args] = npm();
  await step("Installing the npm packages", () =>
    run(command, [...args, "ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"], {
      hint: "Check that this machine reaches the npm registry, then start again.",
    }));
}

/**
 * How to call npm: through the Node that runs this, where npm tells its place.
 * @returns {[string, ...string[]]}
 */
function npm() {
  const script = process.env.npm_execpath;
  if (script?.endsWith("npm-cli.js")) return [process.execPath, script];
  return process.platform === "win32" ? ["cmd", "/c", "npm"] : ["npm"];
}

/** @param {string} path */
const modified = path => statSync(inRoot(path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
