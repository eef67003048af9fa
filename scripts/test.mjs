// npm test: sets up, builds, and runs every check, or those of the parts named as arguments.

import { Failure, explain, main } from "./lib/failure.mjs";
import { requireCargo } from "./lib/rust.mjs";
import { setUp } from "./lib/setup.mjs";
import { checks } from "./lib/checks.mjs";
import { step } from "./lib/step.mjs";

await main(async () => {
  const chosen = choose(process.argv.slice(2));
  const tools = await prepare(new Set(chosen.map(({ needs }) => needs)));
  /** @type {Set<string>} */
  const failed = new Set();
  for (const { title, check } of chosen) {
    try {
      await step(title, () => check(tools));
    } catch (error) {
      explain(error);
      failed.add(title);
    }
  }
  summarise(chosen.map(({ title }) => title), failed);
  if (failed.size > 0) process.exitCode = 1;
});

/**
 * @param {readonly string[]} titles
 * @param {ReadonlySet<string>} failed
 */
function summarise(titles, failed) {
  console.log("\nSummary");
  for (const title of titles) console.log(`${failed.has(title) ? "✗" : "✓"} ${title}`);
  console.log(`\n${titles.length - failed.size} passed, ${failed.size} failed`);
}

/**
 * @param {readonly string[]} parts all, if none is named
 */
function choose(parts) {
  const known = new Set(checks.map(({ part }) => part));
  const unknown = parts.filter(part => !known.has(part));
  if (unknown.length > 0) {
    throw new Failure(`There is no part ${unknown.join(", ")}.`, {
      hint: `Name some of: ${[...known].join(", ")}.`,
    });
  }
  return parts.length === 0 ? checks : checks.filter(({ part }) => parts.includes(part));
}

/**
 * Sets up what the chosen checks need.
 * @param {Set<import("./lib/checks.mjs").Check["needs"]>} needs
 */
async function prepare(needs) {
  if (!needs.has("package") && !needs.has("browser")) {
    await requireCargo();
    return "";
  }
  const tools = await setUp({ browser: needs.has("browser") });
  const { buildPackage } = await import("./lib/package.mjs");
  await buildPackage(tools);
  return tools;
}
