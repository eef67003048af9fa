// The docs as pages: what they look like, and the examples in them that are pages themselves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { allBlocks } from "../../scripts/lib/docs/blocks.mjs";
import { fileOf, PAGES } from "../../scripts/lib/docs/pages.mjs";
import { loadAxe, onPage, overflow, useBrowser, violations, withBrowser } from "../page/support.js";
import { onOwnPage } from "./site.js";

/** @import { Page } from "playwright-core" */
/** @import { PerfectPlay } from "../../www/types/element.js" */

useBrowser();

/** The schemes of a page's threads by its `worker-src`, where they are not the page's own. @type {ReadonlyMap<string, string[]>} */
const SCHEMES = new Map([["'none'", []], ["blob:", ["blob:"]]]);

/** @param {readonly { url(): string }[]} opened */
const schemesOf = opened => opened.map(each => new URL(each.url()).protocol);

for (const { title, code, output } of allBlocks().filter(({ info }) => info === "html")) {
  test(`${title}_works_in_a_page`, () =>
    withBrowser(browser => onOwnPage(browser, code, async page => {
      if (output === null) await gamesShown(page);
      else assert.equal(await saidBy(page), output);
      const [, source] = /\bworker-src ([^;"]+)/.exec(code) ?? [];
      if (source) assert.deepEqual(schemesOf(page.workers()), SCHEMES.get(source) ?? schemesOf([page]));
    })));
}

/** Waits for the verdict of every game of a page. @param {Page} page */
async function gamesShown(page) {
  const frames = await page.locator("iframe").count();
  const games = [
    ...Array.from({ length: frames }, (_, index) => page.frameLocator("iframe").nth(index)),
    ...(await page.locator("perfect-play").all()),
  ];
  assert.notEqual(games.length, 0);
  for (const game of games) await game.locator(".sentence", { hasText: /\S/ }).waitFor();
}

/** What a page says in words of its own, or what its element says is wrong. @param {Page} page */
async function saidBy(page) {
  const said = await page.waitForFunction(() => {
    const problem = document.querySelector("perfect-play")?.shadowRoot?.querySelector(".problem");
    return (problem instanceof HTMLElement ? problem : document.body)?.innerText.trim();
  });
  return said.jsonValue();
}

/** @param {string} section */
function blockOf(section) {
  const found = allBlocks().find(block => block.section === section);
  assert.ok(found, section);
  return found;
}

test("a_frame_becomes_as_high_as_its_content", () =>
  withBrowser(browser => onOwnPage(browser, blockOf("As high as its content").code, async page => {
    await page.waitForFunction(() => Number(document.querySelector("iframe")?.height) > 300);
    const content = page.frameLocator("iframe").locator("main");
    await content.locator(".sentence", { hasText: /\S/ }).waitFor();
    await page.waitForFunction(height => document.querySelector("iframe")?.height === String(height),
      await content.evaluate(main => Math.ceil(main.getBoundingClientRect().height)));
  })));

test("the_address_of_an_embedded_position_sets_all_that_it_names", () => {
  const address = `https://example.org/${blockOf("An embedded position").code}`;
  return withBrowser(browser => onOwnPage(browser, `<iframe src="${address.replaceAll("&", "&amp;")}"></iframe>`, async page => {
    const content = page.frameLocator("iframe");
    await content.locator(".frame .board").waitFor();
    const element = await content.locator("perfect-play").evaluate((/** @type {PerfectPlay} */ element) => ({
      mode: element.mode,
      locked: element.locked,
      theme: getComputedStyle(element).colorScheme,
      goal: element.shadowRoot?.querySelector(".goal")?.textContent,
      heaps: element.shadowRoot?.querySelectorAll(".heap").length,
    }));
    const goal = "Take 1 to 5 stones from one heap. Whoever takes the last stone wins.";
    assert.deepEqual(element, { mode: "play", locked: true, theme: "dark", goal, heaps: 3 });
  }));
});

/**
 * @param {string} path
 * @param {(page: Page) => Promise<void>} look
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
const onDocs = (path, look, options) =>
  onPage("", async (_, page) => {
    const { href } = new URL(`docs/${path}`, page.url());
    await page.goto(href);
    await look(page);
  }, options);

test("every_page_is_listed_and_marked_where_it_is_shown", () =>
  onDocs("", async page => {
    const nav = page.getByRole("navigation", { name: "Documentation" });
    const listed = await nav.locator(":scope > ul > li > a").evaluateAll(all => all.map(each => each.getAttribute("href")));
    assert.deepEqual(listed, PAGES.map(fileOf));
    for (const name of listed) {
      await nav.locator(`:scope > ul > li > a[href="${name}"]`).click();
      await page.waitForURL(`**/docs/${name}`);
      const title = await page.getByRole("heading", { level: 1 }).innerText();
      assert.equal(await page.title(), `${title} · Perfect Play`);
      assert.equal(await nav.locator('[aria-current="page"]').innerText(), title);
    }
  }));

test("every_link_within_the_site_leads_to_a_page_and_a_place_on_it", () =>
  onDocs("", async page => {
    const start = page.url();
    /** @type {Set<string>} */
    const links = new Set();
    /** @type {Set<string>} */
    const places = new Set();
    for (const name of PAGES.map(fileOf)) {
      const address = new URL(name, start).href;
      await page.goto(address);
      places.add(address);
      const found = await page.evaluate(() => ({
        links: [...document.querySelectorAll("a")].map(({ href }) => href),
        ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
      }));
      for (const id of found.ids) places.add(`${address}#${id}`);
      for (const link of found.links) if (link.startsWith(new URL(".", start).href)) links.add(decodeURI(link));
    }
    const index = new URL(".", start).href;
    const dead = [...links].filter(link => !places.has(link === index ? `${index}index.html` : link));
    assert.ok(links.size >= 40, `${links.size}`);
    assert.deepEqual(dead, []);
  }));

test("the_page_leads_to_the_docs_and_back_by_keyboard", () =>
  onPage("", async (_, page) => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Docs" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/docs/");
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Perfect Play");
    await page.keyboard.press("Enter");
    await page.locator(".sentence").waitFor();
  }));

test("the_theme_that_was_chosen_holds_in_the_docs", () =>
  onPage("", async (_, page) => {
    await page.getByLabel("Theme").selectOption("dark");
    await page.goto(new URL("docs/", page.url()).href);
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), "dark");
  }));

test("the_policy_of_the_docs_lets_in_nothing_but_the_site", () =>
  onDocs("", async page => {
    for (const name of PAGES.map(fileOf)) {
      await page.goto(new URL(name, page.url()).href);
      const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
      assert.match(policy ?? "", /^default-src 'none'; script-src 'self'; style-src 'self'; /);
      assert.equal(await page.locator("style, [style], script:not([src])").count(), 0, name);
    }
  }));

for (const width of [320, 375, 1280]) {
  test(`nothing_of_the_docs_is_wider_than_a_window_of_${width}_pixels`, () =>
    onDocs("", async page => {
      for (const name of PAGES.map(fileOf)) {
        await page.goto(new URL(name, page.url()).href);
        assert.equal(await overflow(page), 0, name);
        const wide = await page.locator("pre, table").evaluateAll(all => all.filter(each => each.scrollWidth > each.clientWidth + 1).length);
        assert.equal(wide, 0, name);
      }
    }, { viewport: { width, height: 800 } }));
}

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`axe_finds_nothing_in_the_docs_in_${colorScheme}`, () =>
    onDocs("", async page => {
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const name of PAGES.map(fileOf)) {
          await page.goto(new URL(name, page.url()).href);
          await loadAxe(page);
          assert.deepEqual(await violations(page), [], name);
        }
      }
    }, { bypassCSP: true, colorScheme }));
}
