// Draws the icons of the installed page from www/favicon.svg. To be run again where that changes:
// node scripts/icons.mjs

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { launchOptions } from "./lib/browser.mjs";
import { www } from "./lib/paths.mjs";

/**
 * The signs of a maskable icon lie within a circle of four fifths of its width, and its corners
 * are for the system to cut; that of an iPhone's home screen has no transparent corners either.
 */
const ICONS = [
  { name: "180.png", size: 180, full: true, share: 0.9 },
  { name: "192.png", size: 192, full: false, share: 1 },
  { name: "512.png", size: 512, full: false, share: 1 },
  { name: "512-maskable.png", size: 512, full: true, share: 0.8 },
];

const source = await readFile(join(www, "favicon.svg"), "utf8");
const colour = /fill="(#[0-9a-f]+)"/.exec(source)?.[1];
const address = `data:image/svg+xml;base64,${Buffer.from(source).toString("base64")}`;
await mkdir(join(www, "icons"), { recursive: true });
const browser = await chromium.launch(launchOptions());
try {
  for (const { name, size, full, share } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<body style="display: grid; place-items: center; block-size: 100vh; margin: 0;
      background: ${full ? colour : "transparent"}"><img width="${size * share}" src="${address}">`);
    await writeFile(join(www, "icons", name), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
} finally {
  await browser.close();
}
