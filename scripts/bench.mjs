// npm run bench: measures the package beside the textbook solutions and prints a table per game.
//
//     npm run bench -- [GAME …] [--browser] [--json FILE] [--processor-time] [--write]
//
// "memory" and "package" can be named like a game. --write puts the tables of README.md and the
// pictures of docs in place, and measures everything for it.
//
// --processor-time counts what the process used of the processor, helper threads included, instead
// of what went by on the clock: for a look at a machine that is busy with other things.

import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { inChild } from "./lib/bench-node.mjs";
import { machine } from "./lib/bench-machine.mjs";
import { summary, table } from "./lib/bench-table.mjs";
import { textbookModule } from "./lib/bench-textbook.mjs";
import { Failure, main } from "./lib/failure.mjs";
import { setUp } from "./lib/setup.mjs";

/** @import { MeasuredRow } from "../benches/row.js" */

const PARTS = ["nim", "squares", "flip", "coins", "grid", "memory", "package"];

await main(async () => {
  const { browser, json, write, games, ...rest } = options();
  if (rest["processor-time"]) process.env.BENCH_CLOCK = "processor";
  const tools = await setUp({ browser });
  const { buildPackage } = await import("./lib/package.mjs");
  await buildPackage(tools);
  const textbook = await textbookModule();
  /** @type {MeasuredRow[]} */
  const rows = [];
  const start = performance.now();
  await (browser ? (await import("./lib/bench-browser.mjs")).inBrowser : inChild)({
    games,
    textbook,
    report: row => {
      if (row.game !== rows.at(-1)?.game) printTable(rows);
      rows.push(row);
    },
  });
  printTable(rows);
  const where = await machine(browser);
  console.log(`\n${summary(rows)}\n${where}; measured in ${((performance.now() - start) / 1000).toFixed(0)} s.`);
  if (json) await writeFile(json, `${JSON.stringify({ where, rows }, null, 2)}\n`);
  if (write) await (await import("./lib/bench-write.mjs")).write(rows, where);
});

/**
 * Prints the rows of the last game, once there are some.
 * @param {readonly MeasuredRow[]} rows
 */
function printTable(rows) {
  const game = rows.at(-1)?.game;
  if (game) console.log(`\n${table(rows.filter(row => row.game === game))}`);
}

function options() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        browser: { type: "boolean", default: false },
        json: { type: "string" },
        "processor-time": { type: "boolean" },
        write: { type: "boolean", default: false },
      },
    });
    const unknown = positionals.filter(name => !PARTS.includes(name));
    if (unknown.length > 0) throw new TypeError(`There is no game ${unknown.join(", ")}.`);
    if (values.write && (positionals.length > 0 || values.browser)) {
      throw new TypeError("What is written is all that is measured in Node.");
    }
    const games = PARTS.filter(name => positionals.length === 0 || positionals.includes(name));
    return { ...values, games };
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error), {
      hint: `Name some of: ${PARTS.join(", ")}; and --browser, --processor-time or --json FILE; or --write alone.`,
    });
  }
}
