// The security policy: as strict as can be, and nowhere in the way.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { address, onFreshPage, useBrowser } from "./support.js";

/** @import { Page } from "playwright-core" */

useBrowser();

const POLICIES = {
  "index.html": {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "worker-src": "'self'",
    "connect-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "frame-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
  },
  "embed.html": {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "worker-src": "'self'",
    "connect-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
  },
};

for (const [file, policy] of Object.entries(POLICIES)) {
  test(`the_policy_of_${file}_lets_in_nothing_but_the_page_itself`, async () => {
    const source = await readFile(inRoot(`www/${file}`), "utf8");
    const [, stated = ""] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(source) ?? [];
    const rules = stated.split("; ").map(rule => [rule.replace(/ .*/, ""), rule.replace(/^\S+ /, "")]);
    assert.deepEqual(Object.fromEntries(rules), policy);
    // A policy holds for what follows it.
    const before = source.slice(0, source.indexOf("Content-Security-Policy"));
    assert.doesNotMatch(before, /<(?:script|link|style)/);
    assert.doesNotMatch(source, /<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)|javascript:/);
  });
}

/** Has the page note what the policy forbids it. @param {Page} page */
const noteViolations = page =>
  page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`forbidden by ${violatedDirective}: ${blockedURI} in ${sourceFile}`);
    });
  });

const POSITIONS = [
  "#game=nim&position=3+4+5&maxTake=unlimited",
  "#game=squares&position=100000",
  "#game=flip&position=+++-+++++-++",
  "#game=coins&position=1+5+100+7",
  `#game=grid&position=${Array(40).fill("WWB".repeat(20)).join("/")}`,
  "#game=nim&position=2x",
];

for (const file of ["index.html", "embed.html"]) {
  test(`the_policy_of_${file}_is_nowhere_in_the_way`, () =>
    onFreshPage("", async (screen, page) => {
      await noteViolations(page);
      for (const position of POSITIONS) {
        await page.goto(address(`${file}?${POSITIONS.indexOf(position)}${position}`));
        await screen.settled();
      }
    }));
}

test("the_policy_lets_everything_of_the_page_be_used", () =>
  onFreshPage("", async (screen, page) => {
    await noteViolations(page);
    await page.goto(address("?offline#game=flip&position=+++-++++"));
    await screen.settled();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    assert.equal(await page.evaluate(() => fetch("manifest.webmanifest").then(({ ok }) => ok)), true);
    await screen.rows.first().click();
    await screen.settled();
    await page.getByRole("button", { name: "Help" }).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Share" }).click();
    for (const name of ["Save JSON", "Save CSV", "Save SVG", "Save PNG"]) {
      await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
    }
    await page.getByText("Embed in a page").click();
    await page.frameLocator("dialog iframe").locator(".sentence").waitFor();
    assert.equal(await page.locator("style, script:not([src])").count(), 0);
  }));

test("what_is_typed_or_linked_reaches_the_page_as_text_only", () =>
  onFreshPage("", async (screen, page) => {
    await noteViolations(page);
    const attack = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
    for (const game of ["nim", "squares", "flip", "coins", "grid"]) {
      await page.goto(address(`?${game}#${new URLSearchParams({ game, position: attack, maxTake: attack })}`));
      await screen.settled();
      await page.getByRole("button", { name: "Share" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText("Embed in a page").click();
      await dialog.getByRole("combobox", { name: "As", exact: true }).selectOption("an element");
      const code = await dialog.getByLabel("Code").inputValue();
      assert.doesNotMatch(code, /<img|<script>/);
      assert.equal(await page.locator("img[src=x], script:not([src])").count(), 0);
    }
  }));
