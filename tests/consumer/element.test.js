// The element in pages of other origins: where it lies elsewhere, under security policies, in
// frames, and wherever in a page it may stand.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { run } from "../../scripts/lib/run.mjs";
import { here, toldBy, useBrowser } from "./support.js";

/** @import { Page, Route } from "playwright-core" */

useBrowser();

const OWN = "http://own.test";
const PACKAGE = here("node_modules/perfect-play");

/** Notes the verdict of a page's first element, or what it says instead. */
const TELL = `
  const element = document.querySelector("perfect-play");
  const words = () => element.shadowRoot.querySelector(".problem, .verdict .sentence")?.innerText.trim();
  element.addEventListener("analysis", async () => (await element.updateComplete, window.told = [words()]));
  element.addEventListener("error", async () => (await element.updateComplete, window.told = [words()]));`;

/**
 * Has a browser get a page of its own origin, and the package's files from there or from elsewhere.
 * @param {string} body
 * @param {string} [policy] the page's security policy; the origin's files have it as well
 */
const withPage = (body, policy) => async (/** @type {Page} */ page) => {
  await page.route(/^http:\/\/(?:own|cdn|site)\.test\//, async (/** @type {Route} */ route) => {
    const { hostname, pathname } = new URL(route.request().url());
    const headers = { "Access-Control-Allow-Origin": "*", ...(policy && { "Content-Security-Policy": policy }) };
    if (hostname === "site.test") return route.fulfill({ path: inRoot(`www${pathname}`), headers });
    if (pathname === "/") return route.fulfill({ contentType: "text/html", headers, body: `<!doctype html><body>${body}` });
    if (pathname === "/tell.js") return route.fulfill({ contentType: "text/javascript", headers, body: TELL });
    return route.fulfill({ path: `${PACKAGE}${pathname}`, headers });
  });
};

/** @param {string} body @param {string} [policy] */
const toldOn = (body, policy) => toldBy(`${OWN}/`, withPage(body, policy));

/** @param {string} origin @param {string} file */
const pageWith = (origin, file) => `
  <perfect-play game="squares" position="7" hints="winner"></perfect-play>
  <script type="module" src="/tell.js"></script>
  <script type="module" src="${origin}/www/pkg/${file}.js"></script>`;

for (const file of ["define", "standalone"]) {
  test(`${file}_works_from_another_origin`, async () => {
    assert.deepEqual(await toldOn(pageWith("http://cdn.test", file)), ["You lose."]);
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

test("it_works_wherever_it_stands", async () => {
  const body = `
    <details><summary>More</summary><perfect-play id="inDetails" game="flip" position="++"></perfect-play></details>
    <dialog><perfect-play id="inDialog" game="flip" position="+++"></perfect-play></dialog>
    <template><perfect-play id="inTemplate" game="flip" position="++++"></perfect-play></template>
    <div id="host"></div>
    <p style="height: 3000px"></p>
    <perfect-play id="below" game="flip" position="-++"></perfect-play>
    <script type="module">
      const answered = [];
      const follow = element => element.addEventListener("analysis", ({ detail }) => answered.push(detail.position));
      const find = selector => document.querySelector(selector);
      const until = async position => {
        while (!answered.includes(position)) await new Promise(resolve => setTimeout(resolve, 20));
      };
      document.querySelectorAll("perfect-play").forEach(follow);
      await import("/www/pkg/standalone.js");

      const root = find("#host").attachShadow({ mode: "open" });
      root.innerHTML = '<perfect-play game="flip" position="+-++"></perfect-play>';
      follow(root.firstChild);
      await until("+-++");
      find("details").open = true;
      await until("++");
      find("dialog").showModal();
      await until("+++");
      find("dialog").close();
      for (const position of ["++++", "++-+"]) {
        const copy = find("template").content.cloneNode(true);
        follow(copy.firstChild);
        copy.firstChild.setAttribute("position", position);
        document.body.prepend(copy);
        await until(position);
      }
      const moved = find("#inTemplate");
      root.append(moved);
      moved.position = "+--++";
      await until("+--++");
      find("#below").scrollIntoView();
      await until("-++");
      window.told = [...new Set(answered)];
    </script>`;
  assert.deepEqual(await toldOn(body), ["+-++", "++", "+++", "++++", "++-+", "+--++", "-++"]);
});

test("without_a_script_its_own_content_shows", async () => {
  const body = `<perfect-play>A game of Nim.</perfect-play><script>window.told = [document.body.innerText.trim()]</script>`;
  assert.deepEqual(await toldOn(body), ["A game of Nim."]);
});

test("its_properties_and_attributes_are_in_step", async () => {
  const body = `
    <perfect-play game="nim" position="21" hints="winner"></perfect-play>
    <script type="module" src="/www/pkg/standalone.js"></script>
    <script type="module">
      const element = document.querySelector("perfect-play");
      const next = async name => {
        const { detail } = await new Promise(resolve => element.addEventListener(name, resolve, { once: true }));
        await element.updateComplete;
        return detail;
      };
      const inRoot = selector => element.shadowRoot.querySelector(selector);
      const steps = [];
      const note = () => steps.push(element.outerHTML.replace(/^<perfect-play|><.*$/g, "").trim());
      const after = async (name, act) => {
        const event = next(name);
        act();
        await event;
        note();
      };
      await next("analysis");
      note();
      await after("move", () => inRoot(".moves button").click());
      await after("position", () => element.undo());
      await after("position", () => element.redo());
      await after("position", () => element.reset());
      await after("position", () => Object.assign(element, { game: "coins", position: "1,5,2" }));
      element.hints = "place";
      await element.updateComplete;
      note();
      element.locked = true;
      await element.updateComplete;
      note();
      const shown = [".setup", ".set-up", "details.bigger", ".verdict"].map(selector => inRoot(selector) !== null);
      inRoot(".next-hint").click();
      await element.updateComplete;
      note();
      await after("position", () => Object.assign(element, { locked: false, mode: "play", hints: undefined }));
      const sentence = (await Promise.all([next("error"), element.setAttribute("rules", "speed=2")]))[0].message;
      const code = (await Promise.all([next("error"), Object.assign(element, { rules: "", position: "1 x" })]))[0].code;
      const problem = inRoot(".problem").innerText;
      window.told = { steps, shown, sentence, code, problem };
    </script>`;
  assert.deepEqual(await toldOn(body), {
    steps: [
      `game="nim" position="21" hints="winner"`,
      `game="nim" position="20" hints="winner"`,
      `game="nim" position="21" hints="winner"`,
      `game="nim" position="20" hints="winner"`,
      `game="nim" position="21" hints="winner"`,
      `game="coins" position="1,5,2" hints="winner"`,
      `game="coins" position="1,5,2" hints="place"`,
      `game="coins" position="1,5,2" hints="place" locked=""`,
      `game="coins" position="1,5,2" hints="place" locked=""`,
      `game="coins" position="1,5,2" mode="play"`,
    ],
    shown: [false, false, false, true],
    sentence: "This game has no rule called “speed”.",
    code: "not-an-integer",
    problem: "x is not a whole number: write it in digits, such as 21.",
  });
});

test("a_server_can_import_it", async () => {
  const program = `
    const { PerfectPlay } = await import("perfect-play/element");
    await import("perfect-play/define");
    console.log(Object.keys(PerfectPlay.properties).join(), typeof HTMLElement, typeof document);`;
  const told = await run(process.execPath, ["--input-type=module", "--eval", program], { cwd: here(".") });
  assert.equal(told, "game,position,rules,hints,mode,theme,locked,timeline undefined undefined\n");
});

test("the_manifest_names_its_attributes", async () => {
  const manifest = JSON.parse(await readFile(`${PACKAGE}/www/pkg/custom-elements.json`, "utf8"));
  const [{ declarations: [{ attributes, cssParts, members }] }] = manifest.modules;
  const names = (/** @type {{ name: string }[]} */ list) => list.map(({ name }) => name);
  assert.deepEqual(names(attributes), ["game", "position", "rules", "hints", "mode", "theme", "locked", "lang"]);
  assert.deepEqual(names(members).slice(-3), ["undo", "redo", "reset"]);
  const source = await readFile(inRoot("www/pkg/element.js"), "utf8");
  for (const name of names(cssParts)) assert.ok(source.includes(`part="${name}"`), name);
});
