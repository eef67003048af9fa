#!/usr/bin/env node
// npx perfect-play: the package's answers in a terminal.

import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { UsageError, readArguments } from "./arguments.js";
import { answer } from "./answer.js";
import { help } from "./help.js";

/** How the process ends. */
const REFUSED = 1;
const MISUSED = 2;

process.stdout.on("error", error => {
  // Whoever reads the output has read enough.
  if (Reflect.get(error, "code") === "EPIPE") process.exit();
  throw error;
});

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = MISUSED;
}

/** @param {readonly string[]} args */
async function main(args) {
  const wanted = readArguments(args);
  if (wanted.show === "help") return console.log(help);
  if (wanted.show === "version") return console.log(version());
  if (wanted.position !== undefined) return tell(wanted.position, wanted, wanted.brief ?? false);
  if (process.stdin.isTTY) throw new UsageError("Name a position, or send some on standard input, one a line.");
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() !== "") tell(line, wanted, wanted.brief ?? true);
  }
}

/**
 * @param {string} position
 * @param {import("./arguments.js").Wanted} wanted
 * @param {boolean} brief
 */
function tell(position, wanted, brief) {
  const { text, isRefusal } = answer(position, wanted, brief);
  if (isRefusal) process.exitCode = REFUSED;
  if (isRefusal && !wanted.json) console.error(text);
  else console.log(text);
}

/** @returns {string} */
function version() {
  return createRequire(import.meta.url)("perfect-play/package.json").version;
}
