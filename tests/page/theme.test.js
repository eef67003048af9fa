// Light, dark, or as the system has it: chosen, remembered, and there before anything is painted.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { values } from "../../www/element/styles/tokens.js";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { address, onFreshPage, onPage, useBrowser } from "./support.js";

/** @import { Page } from "playwright-core" */

useBrowser();

/** @param {Page} page */
const theme = page => page.getByRole("combobox", { name: "Theme" });

/** How bright the page and the letters of the element are, 0 to 1. @param {Page} page */
const brightness = page =>
  page.evaluate(() => {
    const lightness = (/** @type {string} */ colour) => Number(/oklch\(([\d.]+)/.exec(colour)?.[1]);
    const element = document.querySelector("perfect-play");
    return {
      page: lightness(getComputedStyle(document.body).backgroundColor),
      letters: element ? lightness(getComputedStyle(element).color) : NaN,
    };
  });

/** @param {Page} page @param {"light" | "dark"} shown */
async function looks(page, shown) {
  const { page: around, letters } = await brightness(page);
  assert.equal(around > 0.5 && letters < 0.5 ? "light" : around < 0.5 && letters > 0.5 ? "dark" : "both", shown);
}

for (const system of /** @type {const} */ (["light", "dark"])) {
  test(`a_theme_is_chosen_and_remembered_where_the_system_is_${system}`, () =>
    onPage("#game=flip", async (screen, page) => {
      const other = system === "light" ? "dark" : "light";
      assert.equal(await theme(page).inputValue(), "system");
      await looks(page, system);
      await theme(page).selectOption(other);
      await looks(page, other);
      await page.reload();
      await screen.settled();
      assert.equal(await theme(page).inputValue(), other);
      await looks(page, other);
      await theme(page).selectOption("system");
      await looks(page, system);
      await page.reload();
      await screen.settled();
      assert.equal(await theme(page).inputValue(), "system");
    }, { colorScheme: system }));
}

test("the_theme_is_there_before_the_scripts_of_the_page", () =>
  onFreshPage("#game=flip", async (_, page) => {
    await theme(page).selectOption("dark");
    await page.route("**/pkg/page.js", route => route.fulfill({ contentType: "text/javascript", body: "" }));
    await page.reload();
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), "dark");
    const { page: light } = await brightness(page);
    assert.ok(light < 0.5, `${light}`);
  }, { colorScheme: "light" }));

test("a_browser_that_remembers_nothing_still_changes_the_theme", () =>
  onFreshPage("", async (screen, page) => {
    await page.addInitScript(() =>
      Object.defineProperty(globalThis, "localStorage", { get: () => { throw new DOMException("denied", "SecurityError"); } }));
    await page.goto(address("?again#game=flip"));
    await screen.settled();
    await theme(page).selectOption("dark");
    await looks(page, "dark");
  }, { colorScheme: "light" }));

test("other_pages_of_the_site_follow", () =>
  onFreshPage("#game=nim", async (screen, page) => {
    const other = await page.context().newPage();
    await other.goto(address("#game=flip"));
    await theme(other).selectOption("dark");
    await page.locator("html[data-theme=dark]").waitFor();
    assert.equal(await theme(page).inputValue(), "dark");
    await screen.settled();
  }, { colorScheme: "light" }));

test("an_embedded_page_takes_its_theme_from_its_address_alone", () =>
  onPage("", async (screen, page) => {
    await theme(page).selectOption("dark");
    await page.goto(address("embed.html#game=flip&position=++&v=1"));
    await screen.settled();
    await looks(page, "light");
    await page.goto(address("embed.html?again#game=flip&position=++&theme=dark&v=1"));
    await screen.settled();
    await looks(page, "dark");
    assert.equal(await page.getByText("left out").count(), 0);
    await page.evaluate(() => (location.hash = "#theme=light&game=flip&position=++++"));
    await page.locator("html[data-theme=light]").waitFor();
    await screen.reads("You win: flip 2–3.");
    await looks(page, "light");
  }, { colorScheme: "light" }));

test("the_element_has_a_theme_of_its_own_in_other_pages", () =>
  onPage("#game=flip", async (_, page) => {
    await page.locator("perfect-play").evaluate(element => element.setAttribute("theme", "dark"));
    const { page: around, letters } = await brightness(page);
    assert.ok(around > 0.5 && letters > 0.5, `${around}, ${letters}`);
  }, { colorScheme: "light" }));

test("the_shell_has_the_colours_and_fonts_of_the_element", async () => {
  const shell = await readFile(inRoot("www/styles/page.css"), "utf8");
  const own = new Map([...values.cssText.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));
  const [root = ""] = /:root \{[^}]*\}/.exec(shell) ?? [];
  const shared = [...root.matchAll(/(--[\w-]+): ([^;]+);/g)].filter(([, name]) => own.has(name));
  assert.ok(shared.length >= 7);
  for (const [, name, value] of shared) assert.equal(value, own.get(name), name);
});

test("the_installed_page_opens_in_the_colour_of_the_page", () =>
  onPage("", async (_, page) => {
    const manifest = JSON.parse(await readFile(inRoot("www/manifest.webmanifest"), "utf8"));
    const paper = await page.evaluate(() => {
      const pen = document.createElement("canvas").getContext("2d");
      if (!pen) return [];
      pen.fillStyle = getComputedStyle(document.body).backgroundColor;
      pen.fillRect(0, 0, 1, 1);
      return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
    });
    const hex = `#${paper.map(channel => channel.toString(16).padStart(2, "0")).join("")}`;
    assert.equal(manifest.background_color, hex);
    assert.equal(manifest.theme_color, hex);
  }, { colorScheme: "light" }));
