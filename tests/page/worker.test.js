// perfect-play/worker in a page that knows nothing of this project.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { useBrowser, withBrowser } from "./support.js";

/** @import { Route } from "playwright-core" */

useBrowser();

const OWN = "http://own.test";
const CDN = "http://cdn.test";

/** A page that asks the worker entry of some origin, and tells what it got and what it started. */
const program = (/** @type {string} */ origin) => `<!doctype html><title>Own</title><script type="module">
  const { Worker: Original } = window;
  const workers = [];
  window.Worker = class extends Original {
    constructor(address, options) {
      super(address, options);
      workers.push(String(address).split(":")[0] + ":" + String(address).split("/").at(-1).replace(/^[-0-9a-f]{36}$/, "program"));
    }
  };
  const { squares, nim, GameError, createSolver } = await import("${origin}/pkg/worker.js");
  const shares = [];
  const table = await squares.table(3_000_000, { onProgress: done => shares.push(done) });
  const abort = new AbortController();
  const solver = createSolver();
  const long = solver.squares.table(100_000_000, { signal: abort.signal, onProgress: () => abort.abort() });
  const stopped = await long.catch(error => error.name);
  const refused = await nim.wins("x").catch(error => error instanceof GameError && error.code);
  window.told = { length: table.length, done: shares.at(-1), stopped, refused, after: await solver.squares.wins(7), workers };
</script>`;

/**
 * @param {string} origin where the package is
 * @param {object} [options]
 * @param {string} [options.policy] the page's security policy
 * @param {string} [options.missing] a file that the host does not have
 */
const ask = (origin, { policy, missing } = {}) =>
  withBrowser(async browser => {
    const context = await browser.newContext();
    await context.route(/^http:\/\/(?:own|cdn)\.test\//, async (/** @type {Route} */ route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === "/") {
        const headers = policy ? { "Content-Security-Policy": policy } : {};
        return route.fulfill({ contentType: "text/html", body: program(origin), headers });
      }
      const name = pathname.replace("/pkg/", "");
      const body = name === missing ? undefined : await readFile(inRoot(`www/pkg/${name}`)).catch(() => undefined);
      return body
        ? route.fulfill({ contentType: "text/javascript", body, headers: { "Access-Control-Allow-Origin": "*" } })
        : route.fulfill({ status: 404, contentType: "text/html", body: "none" });
    });
    const page = await context.newPage();
    await page.goto(`${OWN}/`);
    const told = await page.waitForFunction(() => /** @type {Record<string, unknown>} */ (Reflect.get(globalThis, "told")));
    const answer = await told.jsonValue();
    await context.close();
    return answer;
  });

const right = { length: 3_000_001, done: 1, stopped: "AbortError", refused: "not-an-integer", after: false };

test("it_starts_its_thread_from_the_file_beside_it", async () => {
  const { workers, ...answers } = await ask(OWN);
  assert.deepEqual(answers, right);
  assert.deepEqual(workers, ["http:worker-thread.js", "http:worker-thread.js"]);
});

test("from_another_origin_it_starts_its_thread_from_a_blob", async () => {
  const { workers, ...answers } = await ask(CDN);
  assert.deepEqual(answers, right);
  assert.deepEqual(workers, ["blob:program", "blob:program"]);
});

test("where_its_file_was_left_behind_it_starts_from_a_blob_too", async () => {
  const { workers, ...answers } = await ask(OWN, { missing: "worker-thread.js" });
  assert.deepEqual(answers, right);
  assert.equal(/** @type {string[]} */ (workers).at(-1), "blob:program");
});

test("a_strict_policy_is_enough", async () => {
  const policy = "default-src 'none'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'";
  const { workers, ...answers } = await ask(OWN, { policy });
  assert.deepEqual(answers, right);
  assert.deepEqual(workers, ["http:worker-thread.js", "http:worker-thread.js"]);
});
