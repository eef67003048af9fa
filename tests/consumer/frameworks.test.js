// Frameworks: small apps that set the element, follow it, and set it anew.

import assert from "node:assert/strict";
import { cp, rm } from "node:fs/promises";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { buildAstro, here, toldBy, useBrowser, withSite } from "./support.js";

useBrowser();

/** What the page in a folder notes. @param {string} folder */
const toldIn = folder => withSite(folder, address => toldBy(address));

for (const name of ["react", "vue"]) {
  test(`${name}_sets_the_element_and_hears_of_it`, async () => {
    const esbuild = await import(pathToFileURL(here("node_modules/esbuild/lib/main.js")).href);
    const outdir = here(`built/${name}`);
    await rm(outdir, { recursive: true, force: true });
    await esbuild.build({
      entryPoints: [here(`site/${name}/main.js`)],
      bundle: true,
      define: { "process.env.NODE_ENV": `"production"` },
      format: "esm",
      jsx: "automatic",
      logLevel: "error",
      outdir,
    });
    await cp(here(`site/${name}/index.html`), `${outdir}/index.html`);
    const told = await toldIn(outdir);
    const html = `<perfect-play game="squares" position="7" hints="winner" locked=""></perfect-play>`;
    assert.deepEqual(told, ["15", "7", true, html]);
  });
}

test("astro_renders_with_the_solver_and_hydrates_with_the_element", async () => {
  const root = here("astro");
  await buildAstro(root);
  const verdict = "The player to move loses.";
  assert.deepEqual(await toldIn(`${root}/dist`), [verdict, verdict, "second"]);
});
