// Measuring in headless Chromium: the same modules on a page of the project's own files.

import { readFile } from "node:fs/promises";
import { chromium } from "playwright-core";
import { launchOptions } from "./browser.mjs";
import { Failure } from "./failure.mjs";
import { root } from "./paths.mjs";
import { serve } from "./serve.mjs";

/** @import { BrowserContext, Page } from "playwright-core" */

const BLANK = "benches/blank.html";

/** `perfect-play` means here what it means in Node: the default entry of package.json. */
const PAGE = `<!doctype html>
<title>Bench</title>
<script type="importmap">{ "imports": { "perfect-play": "/www/pkg/index.js" } }</script>`;

/** Without these two the clock is rounded to a tenth of a millisecond. */
const ISOLATION = {
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** @param {import("./bench-node.mjs").Job} job */
export async function inBrowser({ games, textbook, report }) {
  const browser = await chromium.launch(launchOptions());
  const { address, close } = await serve({ port: 0, folder: root });
  try {
    const bytes = [...(await readFile(textbook))];
    // On a page of its own each, as a page keeps the memory of every module that it has made.
    for (const game of games) {
      await onPage(await browser.newContext(), address, async page => {
        await page.exposeFunction("report", report);
        await page.exposeFunction("isolated", async (/** @type {string} */ task, /** @type {unknown} */ argument) =>
          onPage(await browser.newContext(), address, page => isolated(page, task, argument)));
        await page.evaluate(measure, { games: [game], bytes });
      });
    }
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message.replace(/^page\.evaluate: /, "") : String(error));
  } finally {
    await browser.close();
    await close();
  }
}

/** @returns {Promise<string>} */
export async function browserVersion() {
  const browser = await chromium.launch(launchOptions());
  const version = browser.version();
  await browser.close();
  return `Chromium ${version}`;
}

/**
 * @template Result
 * @param {BrowserContext} context closed afterwards
 * @param {string} address
 * @param {(page: Page) => Promise<Result>} body
 */
async function onPage(context, address, body) {
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(0);
    await page.route(`**/${BLANK}`, route =>
      route.fulfill({ body: PAGE, contentType: "text/html", headers: ISOLATION }));
    await page.goto(address + BLANK);
    return await body(page);
  } finally {
    await context.close();
  }
}

/** Runs in the page. @param {{ games: string[], bytes: number[] }} job */
async function measure({ games, bytes }) {
  const { run } = await import(/** @type {string} */ ("/benches/run.js"));
  const { report, isolated } = /** @type {any} */ (globalThis);
  await run({ games, textbook: Uint8Array.from(bytes), isolated, report });
}

/**
 * @param {Page} page
 * @param {string} task
 * @param {unknown} argument
 */
const isolated = (page, task, argument) =>
  page.evaluate(async ({ task, argument }) => {
    const { tasks } = await import(/** @type {string} */ ("/benches/isolated.js"));
    return tasks[task](argument);
  }, { task, argument });
