// How long it takes on a cold load until the verdict can be read, and the bytes until then.

import { serve } from "../serve.mjs";
import { middle } from "./statistics.mjs";
import { slowDown, WINDOW } from "./phone.mjs";

/** As static hosts say it. */
const CACHE = "public, max-age=600";

/**
 * @param {import("playwright-core").Browser} browser
 * @param {Parameters<typeof slowDown>[1]} network
 * @param {number} runs
 */
export async function firstVerdict(browser, network, runs) {
  const loads = [];
  for (let run = 0; run < runs; run++) loads.push(await load(browser, network));
  return {
    paint: middle(loads.map(({ paint }) => paint)),
    verdict: middle(loads.map(({ verdict }) => verdict)),
    bytes: middle(loads.map(({ bytes }) => bytes)),
    requests: middle(loads.map(({ requests }) => requests)),
  };
}

/**
 * @param {import("playwright-core").Browser} browser
 * @param {Parameters<typeof slowDown>[1]} network
 */
async function load(browser, network) {
  const server = await serve({ port: 0, cacheControl: CACHE });
  const context = await browser.newContext(WINDOW);
  try {
    const page = await context.newPage();
    let requests = 0;
    page.on("request", () => requests++);
    await slowDown(page, network);
    await page.addInitScript(watchForVerdict);
    await page.goto(server.address, { waitUntil: "commit" });
    const verdict = await page.waitForFunction(() => /** @type {number} */ (Reflect.get(globalThis, "verdictAt")));
    const bytes = server.sent();
    const paint = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN);
    return { verdict: Number(await verdict.jsonValue()), paint, bytes, requests };
  } finally {
    await context.close();
    await server.close();
  }
}

/** Runs in the page: notes when a frame with the verdict has been painted. */
function watchForVerdict() {
  const look = () => {
    const element = document.querySelector("perfect-play");
    if (!element?.shadowRoot?.querySelector(".sentence")) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => Reflect.set(globalThis, "verdictAt", performance.now());
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}
