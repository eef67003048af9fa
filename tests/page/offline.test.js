// Without a network after the first visit, from any folder; a new version is offered, and never
// taken by itself. A name below localhost stands for a host on the web: on localhost itself nothing
// is kept, unless that is asked for.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { serve } from "../../scripts/lib/serve.mjs";
import { www } from "../../scripts/lib/paths.mjs";
import { useBrowser, withBrowser } from "./support.js";

/** @import { Page } from "playwright-core" */

useBrowser();

/**
 * The page as a host on the web would have it, below a folder.
 * @param {string} below
 * @param {(site: { page: Page, folder: string, address: string, local: string, close: () => Promise<void> }) => Promise<void>} work
 */
async function onSite(below, work) {
  const root = await mkdtemp(join(tmpdir(), "perfect-play-"));
  const folder = join(root, below);
  await cp(www, folder, { recursive: true });
  const server = await serve({ port: 0, folder: root });
  const { port } = new URL(server.address);
  try {
    await withBrowser(async browser => {
      const context = await browser.newContext();
      const page = await context.newPage();
      /** @type {string[]} */
      const strangers = [];
      context.on("request", request => {
        const { hostname } = new URL(request.url());
        if (!hostname.endsWith("localhost")) strangers.push(request.url());
      });
      await work({
        page,
        folder,
        address: `http://play.localhost:${port}/${below}`,
        local: `http://localhost:${port}/${below}`,
        close: server.close,
      });
      assert.deepEqual(strangers, []);
      await context.close();
    });
  } finally {
    await server.close();
    await rm(root, { recursive: true, force: true });
  }
}

/** @param {Page} page @param {string} sentence */
const reads = (page, sentence) => page.locator(".sentence", { hasText: sentence }).waitFor();

/** Waits until all is kept. @param {Page} page */
const isKept = page =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === "activated") return;
    await new Promise(resolve => active?.addEventListener("statechange", resolve, { once: true }));
  });

for (const below of ["", "games/perfect/"]) {
  test(`without_a_network_all_of_the_page_works_in_the_folder_${below || "root"}`, () =>
    onSite(below, async ({ page, address, close }) => {
      await page.goto(`${address}#game=nim&position=21`);
      await reads(page, "You win: take 1.");
      await isKept(page);
      await close();
      await page.context().setOffline(true);

      await page.reload();
      await reads(page, "You win: take 1.");
      await page.locator("[name=position]").fill("24");
      await reads(page, "You lose:");
      await page.getByRole("button", { name: "Help" }).click();
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Share" }).click();
      await page.getByText("Embed in a page").click();
      await page.frameLocator("dialog iframe").locator(".sentence").waitFor();
      await page.keyboard.press("Escape");
      for (const game of ["squares", "flip", "coins", "grid"]) {
        await page.goto(`${address}?${game}#game=${game}`);
        await page.locator(".sentence").waitFor();
      }
      await page.goto(`${address}index.html`);
      await page.locator(".sentence").waitFor();
      await page.goto(`${address}embed.html#game=flip&position=++++`);
      await reads(page, "You win: flip 2–3.");
    }));
}

/**
 * Changes a file of a site, and the service worker with it, as the next version would.
 * @param {string} folder
 */
async function release(folder) {
  const digest = (/** @type {string} */ text) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
  const page = join(folder, "index.html");
  const worker = join(folder, "service-worker.js");
  const before = await readFile(page, "utf8");
  const after = before.replace("<title>Perfect Play</title>", "<title>Perfect Play</title><meta name=generation content=2>");
  const kept = await readFile(worker, "utf8");
  assert.ok(kept.includes(digest(before)));
  await writeFile(page, after);
  const version = /version:"(\w+)"/.exec(kept)?.[1] ?? "";
  await writeFile(worker, kept.replace(digest(before), digest(after)).replace(version, "next"));
}

test("a_new_version_is_offered_and_taken_when_that_is_asked_for", () =>
  onSite("", async ({ page, folder, address }) => {
    const isNew = () => page.locator("meta[name=generation]").count();
    await page.goto(`${address}#game=nim&position=21`);
    await reads(page, "You win: take 1.");
    await isKept(page);
    await page.reload();
    await reads(page, "You win: take 1.");
    assert.equal(await page.getByText("A new version is ready.").count(), 0);

    await release(folder);
    await page.reload();
    await reads(page, "You win: take 1.");
    await page.getByText("A new version is ready.").waitFor();
    assert.equal(await isNew(), 0);
    await page.getByRole("button", { name: "Later" }).click();
    assert.equal(await page.getByText("A new version is ready.").count(), 0);

    await page.reload();
    await page.getByText("A new version is ready.").waitFor();
    assert.equal(await isNew(), 0);
    await page.getByRole("button", { name: "Reload" }).click();
    await page.locator("meta[name=generation]").waitFor({ state: "attached" });
    await reads(page, "You win: take 1.");
    const names = await page.evaluate(() => caches.keys());
    assert.deepEqual(names, [`perfect-play ${address} next`]);
  }));

test("files_of_two_versions_are_never_kept_together", () =>
  onSite("", async ({ page, folder, address }) => {
    await writeFile(join(folder, "favicon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
    await page.goto(address);
    await page.locator(".sentence").waitFor();
    await page.waitForFunction(async () => (await caches.keys()).length > 0);
    await page.waitForFunction(async () => !(await navigator.serviceWorker.getRegistration())?.installing);
    assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active ?? null), null);
  }));

test("on_the_machine_of_a_developer_nothing_is_kept_unless_asked_for", () =>
  onSite("", async ({ page, folder, local }) => {
    await page.goto(local);
    await page.locator(".sentence").waitFor();
    assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);

    await page.goto(`${local}?offline`);
    await page.locator(".sentence").waitFor();
    await isKept(page);
    // What is kept does not hide what was built since.
    const file = join(folder, "index.html");
    await writeFile(file, (await readFile(file, "utf8")).replace("<title>", "<meta name=fresh><title>"));
    await page.goto(`${local}?again`);
    await page.locator("meta[name=fresh]").waitFor({ state: "attached" });
    await page.context().setOffline(true);
    await page.goto(`${local}?offline`);
    await page.locator(".sentence").waitFor();
  }));

test("the_page_can_be_installed", () =>
  onSite("games/", async ({ page, address }) => {
    await page.goto(address);
    await page.locator(".sentence").waitFor();
    await isKept(page);
    const session = await page.context().newCDPSession(page);
    const { url, errors, data } = await session.send("Page.getAppManifest");
    assert.equal(url, `${address}manifest.webmanifest`);
    assert.deepEqual(errors, []);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    // The windows of tests are private ones, which install nothing.
    assert.deepEqual(installabilityErrors.map(({ errorId }) => errorId), ["in-incognito"]);
    const manifest = JSON.parse(data ?? "");
    assert.equal(new URL(manifest.start_url, url).href, address);
    for (const { src, sizes, type } of manifest.icons) {
      const [width, kind] = await page.evaluate(async source => {
        const image = new Image();
        image.src = source;
        await image.decode();
        return [image.naturalWidth, (await fetch(source)).headers.get("content-type")];
      }, new URL(src, url).href);
      assert.equal(kind, type);
      if (sizes !== "any") assert.equal(`${width}x${width}`, sizes);
    }
  }));
