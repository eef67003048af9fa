// npm run page-speed: how fast the page is on a mid-range phone, as Chromium emulates one.

import { Failure, main } from "./lib/failure.mjs";
import { setUp } from "./lib/setup.mjs";

/** Kilobytes that may be loaded until the first verdict, compressed as a static host does. */
const BUDGET = 130;
/** Milliseconds from a key to the verdict that 95 of 100 keys should not exceed. */
const TARGET = 50;
/** Milliseconds that no task of the page's main thread may take. */
const LONGEST = 100;

const LOADS = 7;
const KEYS = 40;

await main(async () => {
  const tools = await setUp({ browser: true });
  const { buildPackage } = await import("./lib/package.mjs");
  await buildPackage(tools);
  const { chromium } = await import("playwright-core");
  const { launchOptions } = await import("./lib/browser.mjs");
  const browser = await chromium.launch(launchOptions());
  try {
    await measureLoads(browser);
    await measureTyping(browser);
    await measureTasks(browser);
  } finally {
    await browser.close();
  }
});

/** @param {import("playwright-core").Browser} browser */
async function measureLoads(browser) {
  const { firstVerdict } = await import("./lib/speed/first-verdict.mjs");
  const { NETWORKS } = await import("./lib/speed/phone.mjs");
  console.log(`\nFirst verdict on a cold load, 4 × CPU throttling, median of ${LOADS}`);
  let most = 0;
  for (const [name, network] of Object.entries(NETWORKS)) {
    const { paint, verdict, bytes, requests } = await firstVerdict(browser, network, LOADS);
    most = Math.max(most, bytes / 1024);
    console.log(`  ${name}`);
    console.log(`    first paint ${ms(paint)}, verdict ${ms(verdict)}, ${requests} requests, ${(bytes / 1024).toFixed(1)} KB of ${BUDGET} KB`);
  }
  if (most > BUDGET) {
    throw new Failure("More is loaded until the first verdict than the budget allows.", {
      hint: "Find what has grown: npm run size lists the files.",
    });
  }
}

/** @param {import("playwright-core").Browser} browser */
async function measureTyping(browser) {
  const { CASES, FLOOR_CASE, typing } = await import("./lib/speed/typing.mjs");
  const { quantile } = await import("./lib/speed/statistics.mjs");
  console.log(`\nFrom a key to the painted verdict, 4 × CPU throttling`);
  for (const each of [FLOOR_CASE, ...CASES]) {
    const waits = await typing(browser, each, KEYS);
    const [half, most] = [0.5, 0.95].map(share => quantile(waits, share));
    const verdict = most <= TARGET ? "within" : "over";
    const name = `${(each.game ?? "").padEnd(8)} ${each.size.padEnd(32)}`;
    console.log(`  ${name} p50 ${ms(half)}, p95 ${ms(most)} (${verdict} ${TARGET} ms, ${waits.length} keys)`);
  }
}

/** @param {import("playwright-core").Browser} browser */
async function measureTasks(browser) {
  const { INPUTS, longestTask } = await import("./lib/speed/tasks.mjs");
  console.log("\nThe longest task of the main thread, no throttling");
  for (const input of INPUTS) {
    const { name, longest } = await longestTask(browser, input);
    const verdict = longest <= LONGEST ? "within" : "over";
    console.log(`  ${input.game.padEnd(8)} ${input.size.padEnd(32)} ${ms(longest)} in ${name} (${verdict} ${LONGEST} ms)`);
  }
}

/** @param {number} milliseconds */
function ms(milliseconds) {
  return `${Math.round(milliseconds)} ms`;
}
