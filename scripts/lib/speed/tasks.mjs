// The longest task of the page's main thread while a large position is pasted, solved and played.

import { serve } from "../serve.mjs";
import { freeGrid } from "./inputs.mjs";

/** @import { Browser, Locator, Page } from "playwright-core" */

export const INPUTS = [
  { game: "nim", size: "1,000 heaps", position: Array.from({ length: 1000 }, (_, place) => place).join(" ") },
  { game: "squares", size: "100,000,000 stones", position: "100000000" },
  { game: "flip", size: "10,000 characters", position: "+++++++-".repeat(1250) },
  { game: "coins", size: "2,000 numbers", position: Array.from({ length: 2000 }, (_, place) => (place * 37) % 101).join(" ") },
  { game: "grid", size: "1000 × 1000", position: freeGrid(1000) },
];

/** What is done, in turn. @type {{ name: string, only?: string, act: (page: Page, position: string) => Promise<unknown> }[]} */
const ACTIONS = [
  { name: "pasting", act: (page, position) => page.locator("[name=position]").evaluate(paste, position) },
  { name: "playing", act: page => page.locator(".moves .row").first().click() },
  { name: "undoing", act: page => page.locator(".tools .undo").click() },
  { name: "stepping", act: page => page.locator(".line .next").click() },
  { name: "stepping back", act: page => page.locator(".line .previous").click() },
  { name: "sharing", act: page => page.locator(".control.share").click() },
  { name: "closing", act: page => page.keyboard.press("Escape") },
  { name: "zooming", only: "grid", act: page => inTurn(page.locator("canvas"), ["+", "+", "+", "-"]) },
  { name: "moving", only: "grid", act: drag },
  { name: "setting up", only: "grid", act: page => page.locator(".set-up").click() },
  { name: "painting", only: "grid", act: drag },
  { name: "undoing a stroke", only: "grid", act: page => page.locator(".tools .undo").click() },
];

/** Milliseconds in which late tasks are still noticed. */
const REST = 500;

/**
 * @param {Browser} browser
 * @param {Pick<(typeof INPUTS)[number], "game" | "position">} input
 * @returns {Promise<{ name: string, longest: number }>} what took longest, in milliseconds: 0 where
 *   no task took as long as 50
 */
export async function longestTask(browser, { game, position }) {
  const server = await serve({ port: 0 });
  const page = await browser.newPage();
  try {
    await page.goto(`${server.address}#game=${game}`);
    await page.locator('.frame[aria-busy="false"]').waitFor();
    await page.evaluate(watchTasks);
    const spans = [];
    for (const { name, act, only = game } of ACTIONS) {
      if (only !== game) continue;
      await act(page, position);
      await page.waitForTimeout(REST);
      await page.locator('.frame[aria-busy="false"]').waitFor({ timeout: 60_000 });
      await page.waitForTimeout(REST);
      spans.push({ name, longest: await page.evaluate(() => Math.max(0, ...Reflect.get(globalThis, "tasks").splice(0))) });
    }
    return spans.reduce((most, span) => (span.longest > most.longest ? span : most));
  } finally {
    await page.close();
    await server.close();
  }
}

/** Runs in the page: notes how long each long task takes. */
function watchTasks() {
  /** @type {number[]} */
  const tasks = [];
  Reflect.set(globalThis, "tasks", tasks);
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: "longtask" });
}

/**
 * Runs in the page, in a task of its own: pastes as a person does.
 * @param {Element} field
 * @param {string} position
 */
function paste(field, position) {
  const input = /** @type {HTMLInputElement} */ (field);
  setTimeout(() => {
    input.focus();
    input.select();
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", position);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true, composed: true });
    if (input.dispatchEvent(event)) document.execCommand("insertText", false, position);
  });
}

/**
 * @param {Locator} place
 * @param {readonly string[]} keys
 */
async function inTurn(place, keys) {
  for (const key of keys) await place.press(key);
}

/** Drags over the map. @param {Page} page */
async function drag(page) {
  const { mouse } = page;
  const { x = 0, y = 0 } = (await page.locator("canvas").boundingBox()) ?? {};
  await mouse.move(x + 60, y + 60);
  await mouse.down();
  await mouse.move(x + 200, y + 120, { steps: 12 });
  await mouse.up();
}
