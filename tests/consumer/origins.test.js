// The package where it lies on another origin, under security policies, and in frames.

import assert from "node:assert/strict";
import { test } from "node:test";
import { CDN, onPage, toldOn } from "./pages.js";
import { useBrowser } from "./support.js";

useBrowser();

/** @param {string} origin @param {string} file */
const pageWith = (origin, file) => `
  <perfect-play game="squares" position="7" hints="winner"></perfect-play>
  <script type="module" src="/tell.js"></script>
  <script type="module" src="${origin}/www/pkg/${file}.js"></script>`;

for (const file of ["define", "standalone"]) {
  test(`${file}_works_from_another_origin`, async () => {
    assert.deepEqual(await toldOn(pageWith(CDN, file)), ["You lose."]);
  });

  test(`${file}_works_under_a_policy_that_allows_webassembly`, async () => {
    const told = await toldOn(pageWith("", file), "script-src 'self' 'wasm-unsafe-eval'");
    assert.deepEqual(told, ["You lose."]);
  });

  test(`${file}_says_what_the_policy_lacks`, async () => {
    const told = await toldOn(pageWith("", file), "script-src 'self'");
    assert.deepEqual(told, [
      "The security policy of this page keeps WebAssembly from running: its script-src needs 'wasm-unsafe-eval'.",
    ]);
  });
}

test("in_a_sandboxed_frame_of_another_origin_it_answers_and_tells_its_height", async () => {
  const address = `http://site.test/embed.html?game=squares&amp;position=7&amp;locked=1&amp;theme=dark`;
  const body = `<iframe sandbox="allow-scripts" src="${address}" width="640"></iframe>
    <script>
      const heights = [];
      addEventListener("message", ({ data, origin }) => {
        heights.push(data.height);
        if (data.type === "perfect-play" && data.height > 400) window.told = [origin, heights.every(Number.isInteger)];
      });
    </script>`;
  assert.deepEqual(await toldOn(body), ["null", true]);
});

/** @param {string} entry @param {string} ask */
const asking = (entry, ask) => `
  <script type="module">
    import * as solver from "${CDN}/www/pkg/${entry}.js";
    window.told = await (${ask});
  </script>`;

test("the_default_entry_answers_from_another_origin", async () => {
  const ask = `[solver.squares.wins(7), solver.nim.analyze("3 4 5", { maxTake: Infinity }).best.take]`;
  assert.deepEqual(await toldOn(asking("index", ask)), [false, 2]);
});

test("the_worker_entry_answers_from_another_origin_on_a_thread_from_a_blob", () =>
  onPage(asking("worker", `solver.squares.table(1_000_000).then(table => [table.length])`), async page => {
    const told = await page.waitForFunction(() => Reflect.get(globalThis, "told"));
    assert.deepEqual(await told.jsonValue(), [1_000_001]);
    assert.deepEqual(page.workers().map(worker => new URL(worker.url()).protocol), ["blob:"]);
  }));
