// Stops at once, with one sentence, in a Node older than package.json asks for.

import { readFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";

const { engines } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
const needed = parseInt(engines.node.replace(/^\D+/, ""), 10);

if (parseInt(process.versions.node, 10) < needed) {
  console.error(`
This is Node ${process.versions.node}; Perfect Play needs Node ${needed} or later.
What to do: install it from https://nodejs.org, open a new terminal and start again.`);
  process.exit(1);
}
