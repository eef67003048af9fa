// The packed package in node_modules beside this file, and a browser to try it in.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { launchOptions } from "../../scripts/lib/browser.mjs";
import { run } from "../../scripts/lib/run.mjs";
import { serve } from "../../scripts/lib/serve.mjs";

/** @import { Browser, Page } from "playwright-core" */

/** @param {string} path */
export const here = path => fileURLToPath(new URL(path, import.meta.url));

/** Milliseconds for a page or a program; a dev server first builds what it serves, perhaps on a busy machine. */
export const PATIENCE = 120_000;

/** @type {Browser} */
let browser;

/** Starts the browser for the tests of a file, and ends it. */
export function useBrowser() {
  before(async () => {
    browser = await chromium.launch(launchOptions());
  });
  after(() => browser?.close());
}

/**
 * What a page notes as `told`; fails with whatever the page reports as an error.
 * @param {string} address
 * @param {(page: Page) => Promise<unknown>} [before] done before the page is opened
 * @returns {Promise<unknown>}
 */
export async function toldBy(address, before) {
  return visit(address, async page => {
    const handle = await page.waitForFunction(() => Reflect.get(globalThis, "told"));
    return handle.jsonValue();
  }, before);
}

/**
 * Opens a page; fails with whatever it reports as an error meanwhile.
 * @template T
 * @param {string} address
 * @param {(page: Page) => Promise<T>} look
 * @param {(page: Page) => Promise<unknown>} [before] done before the page is opened
 * @returns {Promise<T>}
 */
export async function visit(address, look, before) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await before?.(page);
    /** @type {Promise<never>} */
    const failed = new Promise((_, reject) => page.on("pageerror", reject));
    await page.goto(address);
    return await Promise.race([look(page), failed]);
  } finally {
    await context.close();
  }
}

/**
 * Serves a folder while the work lasts.
 * @template T
 * @param {string} folder
 * @param {(address: string) => Promise<T>} work
 */
export async function withSite(folder, work) {
  const server = await serve({ port: 0, folder });
  try {
    return await work(server.address);
  } finally {
    await server.close();
  }
}

/** Builds a site of Astro's into `dist`. @param {string} root */
export async function buildAstro(root) {
  await rm(join(root, "dist"), { recursive: true, force: true });
  const astro = here("node_modules/astro/astro.js");
  await run(process.execPath, [astro, "build", "--root", root, "--silent"], { env: { ASTRO_TELEMETRY_DISABLED: "1" } });
}

/**
 * A folder that is gone after the work.
 * @template T
 * @param {(folder: string) => Promise<T>} work
 */
export async function inFolder(work) {
  const folder = await mkdtemp(join(tmpdir(), "perfect-play-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
