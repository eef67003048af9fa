// npm run screenshots: the pictures of the README, one of each game, drawn afresh.

import { main } from "./lib/failure.mjs";
import { setUp } from "./lib/setup.mjs";
import { settled } from "./lib/step.mjs";

/** A position of each game that shows what its board can do. */
const PICTURES = [
  { name: "nim", address: "#game=nim&position=3+4+5&maxTake=unlimited" },
  { name: "squares", address: "#game=squares&position=44" },
  { name: "flip", address: "#game=flip&position=+++-++++-++++" },
  { name: "coins", address: "#game=coins&position=8+15+3+7+10+6" },
  { name: "grid", address: "#game=grid&position=WBWBW/WWWWW/WBWBW/BWBWB" },
  { name: "phone", address: "#game=flip&position=+++-++++", width: 375, height: 812, colorScheme: /** @type {const} */ ("dark") },
];

/** The time that an answer took must not make another picture of it. */
const CONSTANT = ".method div:last-child { visibility: hidden; }";

await main(async () => {
  const tools = await setUp({ browser: true });
  const { buildPackage } = await import("./lib/package.mjs");
  await buildPackage(tools);
  const { chromium } = await import("playwright-core");
  const { launchOptions } = await import("./lib/browser.mjs");
  const { serve } = await import("./lib/serve.mjs");
  const { inRoot } = await import("./lib/paths.mjs");
  const server = await serve({ port: 0 });
  const browser = await chromium.launch(launchOptions());
  try {
    for (const { name, address, width = 1280, height = 800, colorScheme = "light" } of PICTURES) {
      const viewport = { width, height };
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce", locale: "en", bypassCSP: true });
      const page = await context.newPage();
      await page.goto(new URL(address, server.address).href);
      await page.locator('.frame[aria-busy="false"] .sentence').waitFor();
      await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const path = inRoot(`docs/${name}.png`);
      await page.screenshot({ path, style: CONSTANT });
      settled(path);
      await context.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
});
