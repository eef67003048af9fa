// Stops at once, with one sentence, in a Node older than package.json asks for in a clone.

import { readFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";

const { devEngines } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
const needed = devEngines.runtime.version.replace(/^\D+/, "");

if (process.versions.node.localeCompare(needed, "en", { numeric: true }) < 0) {
  console.error(`
This is Node ${process.versions.node}; Perfect Play needs Node ${needed} or later.
What to do: install it from https://nodejs.org, open a new terminal and start again.`);
  process.exit(1);
}
