// A browser with the page in it, for the tests beside this file.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before } from "node:test";
import { chromium } from "playwright-core";
import { launchOptions } from "../../scripts/lib/browser.mjs";
import { serve } from "../../scripts/lib/serve.mjs";

/** @import { Browser, BrowserContextOptions, Page } from "playwright-core" */

/** A test of the page. @typedef {(screen: Screen, page: Page) => Promise<void>} PageTest */

/** @type {Browser} */
let browser;

/** @type {Awaited<ReturnType<typeof serve>>} */
let server;

/** The window that tests share, while there is one. @type {Page | undefined} */
let shared;

/** Starts the server and the browser for the tests of a file, and ends them. */
export function useBrowser() {
  before(async () => {
    server = await serve({ port: 0 });
    browser = await chromium.launch(launchOptions());
  });
  after(async () => {
    shared = undefined;
    await browser?.close();
    await server?.close();
  });
}

/**
 * Does something with the browser itself.
 * @template T
 * @param {(browser: Browser) => Promise<T>} work
 */
export const withBrowser = work => work(browser);

/** The address of a file of the page. @param {string} [path] */
export const address = (path = "") => new URL(path, server.address).href;

const DESKTOP = { viewport: { width: 1280, height: 800 } };

/**
 * Opens the page for a test, which fails if the page reports an error or asks for anything outside
 * itself. Nothing is left of the test before it; but what a test does to the window itself, such as
 * a script for its start, would stay.
 * @param {string} path what follows the page's address, such as "#game=nim&position=21"
 * @param {PageTest} test
 * @param {BrowserContextOptions} [options] of a window of its own
 */
export async function onPage(path, test, options) {
  if (options) return onFreshPage(path, test, options);
  const page = shared ?? (await (await browser.newContext(DESKTOP)).newPage());
  shared = undefined;
  try {
    await watched(page, path, test);
    await clear(page);
    shared = page;
  } finally {
    if (!shared) await page.context().close();
  }
}

/**
 * The same in a window of its own.
 * @param {string} path
 * @param {PageTest} test
 * @param {BrowserContextOptions} [options]
 */
export async function onFreshPage(path, test, options = {}) {
  const context = await browser.newContext({ ...DESKTOP, ...options });
  try {
    await watched(await context.newPage(), path, test);
  } finally {
    await context.close();
  }
}

/**
 * @param {Page} page
 * @param {string} path
 * @param {PageTest} test
 */
async function watched(page, path, test) {
  page.setDefaultTimeout(20_000);
  /** @type {string[]} */
  const faults = [];
  page.on("pageerror", error => faults.push(error.message));
  page.on("console", message => {
    if (["error", "warning"].includes(message.type())) faults.push(message.text());
  });
  page.on("request", request => {
    if (!request.url().startsWith(server.address)) faults.push(`a request to ${request.url()}`);
  });
  await page.goto(address(path));
  const screen = new Screen(page);
  await screen.settled();
  await test(screen, page);
  assert.deepEqual(faults, []);
}

/** Leaves nothing of what the page and those who watched it have kept. @param {Page} page */
async function clear(page) {
  await page.removeAllListeners(undefined, { behavior: "ignoreErrors" });
  await page.goto("about:blank");
  await page.mouse.move(0, 0);
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: new URL(server.address).origin, storageTypes: "all" });
  await session.detach();
  await page.setViewportSize(DESKTOP.viewport);
}

/** What a person sees of the element, and does with it. */
export class Screen {
  #page;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    this.field = page.locator("[name=position]");
    this.verdict = page.locator(".sentence");
    this.details = page.locator(".details");
    this.turn = page.locator(".turn");
    this.board = page.locator(".board");
    this.rows = page.locator(".moves .row");
    this.proof = page.locator(".proof");
    this.line = page.locator(".line ol");
    this.problem = page.locator(".problem");
    this.back = page.locator(".tools .undo");
  }

  /** Waits until the position in view is answered, or refused. */
  async settled() {
    await this.#page.locator('.frame[aria-busy="false"]').waitFor();
  }

  /** Goes to another address of the page. @param {string} hash */
  async goTo(hash) {
    await this.#page.evaluate(hash => new Promise(resolve => {
      addEventListener("popstate", () => setTimeout(resolve), { once: true });
      location.hash = hash;
    }), hash);
    await this.settled();
  }

  /** @param {string} text */
  async type(text) {
    await this.field.fill(text);
    await this.settled();
  }

  /**
   * Waits for a verdict, so that what is read after it belongs to it.
   * @param {string} sentence
   */
  async reads(sentence) {
    await this.verdict.filter({ hasText: sentence }).waitFor();
    await this.settled();
  }

  /** A move's button in the list. @param {string} name */
  move(name) {
    return this.#page.locator(".moves").getByRole("button", { name: new RegExp(`^${name}( |$)`) });
  }

  /** A move's button on the board. @param {string} label */
  onBoard(label) {
    return this.board.getByRole("button", { name: label, exact: true });
  }

  /** An example's button. @param {string} name */
  example(name) {
    return this.#page.getByRole("button", { name: `Try ${name}`, exact: true });
  }

  /** The rows of the list: the move, its result, and what it is worth. */
  async list() {
    const texts = await this.rows.allInnerTexts();
    return texts.map(text => text.trim().split(/\s*\n\s*/).join(" · "));
  }

  /** The part of the address that holds the state. */
  hash() {
    return this.#page.evaluate(() => location.hash);
  }
}

/** Whether the page is wider than its window. @param {Page} page */
export const overflow = page =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Makes axe-core known to a page, whose policy must be off for it. @param {Page} page */
export const loadAxe = async page =>
  page.evaluate(await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"));

/** What axe-core objects to. @param {Page} page */
export function violations(page) {
  return page.evaluate(async () => {
    const { violations } = await Reflect.get(globalThis, "axe").run({ resultTypes: ["violations"] });
    return violations.map((/** @type {{ id: string, nodes: { html: string }[] }} */ { id, nodes }) =>
      `${id}: ${nodes.map(({ html }) => html).join(" | ").slice(0, 300)}`);
  });
}
