// The hosts that the docs speak of, played by this machine: a CDN, the site, and one's own.

import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import { pkg, root, www } from "../../scripts/lib/paths.mjs";

/** @import { Browser, Page } from "playwright-core" */

const OWN = "https://your.example/";

const CDN = `https://cdn.jsdelivr.net/npm/${manifest.name}@${manifest.version}/`;

/** What lies where. @type {Record<string, string>} */
const HOSTS = {
  [CDN]: root,
  "https://example.org/": www,
  [`${OWN}perfect-play/`]: pkg,
};

const TYPES = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** A script that asks an entry. @param {string} entry */
const ask = entry => `import { squares } from "${entry}";\ndocument.body.append(String(await squares.wins(7)));\n`;

/** What the examples of the policy load. */
const SCRIPTS = {
  "default.js": ask("./perfect-play/index.js"),
  "worker.js": ask("./perfect-play/worker.js"),
  "slim.js": `import init from "./perfect-play/slim.js";\nawait init();\n${ask("./perfect-play/slim.js")}`,
  "cdn.js": ask(`${CDN}www/pkg/worker.js`),
};

/**
 * Opens an example as a page of one's own.
 * @param {Browser} browser
 * @param {string} html
 * @param {(page: Page) => Promise<void>} look
 */
export async function onOwnPage(browser, html, look) {
  const context = await browser.newContext();
  try {
    await context.route("**/*", route => answer(route.request().url(), html).then(
      response => route.fulfill(response),
      () => route.abort(),
    ));
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.goto(OWN);
    await look(page);
  } finally {
    await context.close();
  }
}

/** @param {string} url @param {string} html */
async function answer(url, html) {
  const address = url.replace(/[?#].*/, "");
  if (address === OWN) return { contentType: "text/html", body: html };
  const script = Object.entries(SCRIPTS).find(([name]) => address === OWN + name);
  if (script) return { contentType: "text/javascript", body: script[1] };
  const [host, folder] = Object.entries(HOSTS).find(([host]) => address.startsWith(host)) ?? [];
  if (!host || !folder) throw new Error(`a request to ${address}`);
  const body = await readFile(join(folder, address.slice(host.length)));
  const contentType = new Map(Object.entries(TYPES)).get(extname(address)) ?? "application/octet-stream";
  // As the docs have it sent.
  const isShared = host === CDN || /\/pkg\//.test(address);
  return { body, contentType, headers: isShared ? { "Access-Control-Allow-Origin": "*" } : {} };
}
