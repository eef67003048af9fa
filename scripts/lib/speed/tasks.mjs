// The longest task of the page's main thread while a large position is pasted and solved.

import { serve } from "../serve.mjs";
import { freeGrid } from "./inputs.mjs";

export const INPUTS = [
  { game: "nim", size: "1,000 heaps", position: Array.from({ length: 1000 }, (_, place) => place).join(" ") },
  { game: "squares", size: "100,000,000 stones", position: "100000000" },
  { game: "flip", size: "10,000 characters", position: "+++++++-".repeat(1250) },
  { game: "coins", size: "2,000 numbers", position: Array.from({ length: 2000 }, (_, place) => (place * 37) % 101).join(" ") },
  { game: "grid", size: "1000 × 1000", position: freeGrid(1000) },
];

/** Milliseconds in which late tasks are still noticed. */
const REST = 500;

/**
 * @param {import("playwright-core").Browser} browser
 * @param {Pick<(typeof INPUTS)[number], "game" | "position">} input
 * @returns {Promise<number>} milliseconds; 0 where no task took as long as 50
 */
export async function longestTask(browser, { game, position }) {
  const server = await serve({ port: 0 });
  const page = await browser.newPage();
  try {
    await page.goto(`${server.address}#game=${game}`);
    await page.locator('.frame[aria-busy="false"]').waitFor();
    await page.evaluate(watchTasks);
    await page.locator("[name=position]").evaluate(paste, position);
    await page.waitForFunction(() => Reflect.get(globalThis, "isAnswered"), undefined, { timeout: 60_000 });
    await page.waitForTimeout(REST);
    return await page.evaluate(() => Math.max(0, .../** @type {number[]} */ (Reflect.get(globalThis, "tasks"))));
  } finally {
    await page.close();
    await server.close();
  }
}

/** Runs in the page: notes how long each long task takes, and whether there is an answer. */
function watchTasks() {
  /** @type {number[]} */
  const tasks = [];
  Reflect.set(globalThis, "tasks", tasks);
  addEventListener("analysis", () => Reflect.set(globalThis, "isAnswered", true), true);
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: "longtask" });
}

/**
 * Runs in the page, in a task of its own.
 * @param {HTMLElement} field
 * @param {string} position
 */
function paste(field, position) {
  setTimeout(() => {
    /** @type {HTMLInputElement} */ (field).value = position;
    field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  });
}
