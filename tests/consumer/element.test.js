// The element wherever in a page it may stand, and what a page sets, hears and changes of it.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { run } from "../../scripts/lib/run.mjs";
import { onPage, PACKAGE, toldOn } from "./pages.js";
import { here, useBrowser } from "./support.js";

useBrowser();

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

for (const [name, value, sentence] of [
  ["game", "chess", "There is no game called “chess”."],
  ["position", "3 x", "x is not a whole number: write it in digits, such as 21."],
  ["rules", "maxTake=none", "The rule maxTake cannot be “none”, so the usual one holds."],
  ["hints", "all", "The attribute hints is “all”, which is none of nothing, winner, place, move, reason."],
  ["mode", "watch", "The attribute mode is “watch”, which is none of analyze, play."],
  ["theme", "pink", "The attribute theme is “pink”, which is none of system, light, dark."],
]) {
  test(`a_bad_${name}_is_said_in_a_sentence`, async () => {
    const body = `
      <perfect-play ${name}="${value}"></perfect-play>
      <script type="module" src="/tell.js"></script>
      <script type="module" src="/www/pkg/standalone.js"></script>`;
    assert.deepEqual(await toldOn(body), [sentence]);
  });
}

test("an_entry_after_a_bad_position_becomes_the_position", () => {
  const body = `
    <perfect-play game="nim" position="21x"></perfect-play>
    <script type="module" src="/www/pkg/standalone.js"></script>`;
  return onPage(body, async page => {
    const element = page.locator("perfect-play");
    await element.locator(".problem", { hasText: /\S/ }).waitFor();
    await element.locator("[name=position]").fill("22");
    await element.locator(".sentence", { hasText: /\S/ }).waitFor();
    assert.equal(await element.getAttribute("position"), "22");
  });
});

test("rules_that_are_null_are_none", async () => {
  const body = `
    <perfect-play game="nim" position="20" hints="winner"></perfect-play>
    <script type="module" src="/tell.js"></script>
    <script type="module">
      document.querySelector("perfect-play").rules = null;
      await import("/www/pkg/standalone.js");
    </script>`;
  assert.deepEqual(await toldOn(body), ["You lose."]);
});

for (const file of ["define", "standalone"]) {
  test(`all_elements_of_a_page_share_one_thread_of_${file}`, () => {
    const positions = ["1", "2", "3", "4"];
    const body = `
      ${positions.map(position => `<perfect-play game="squares" position="${position}"></perfect-play>`).join("")}
      <script type="module" src="/www/pkg/${file}.js"></script>`;
    let started = 0;
    return onPage(body, async page => {
      for (const index of positions.keys()) {
        const element = page.locator("perfect-play").nth(index);
        await element.scrollIntoViewIfNeeded();
        await element.locator(".sentence", { hasText: /\S/ }).waitFor();
      }
      assert.equal(page.workers().length, 1);
      assert.equal(started, 1);
    }, page => page.on("worker", () => started++));
  });
}

test("to_define_it_twice_does_no_harm", async () => {
  const body = `
    <perfect-play game="squares" position="7" hints="winner"></perfect-play>
    <script type="module" src="/tell.js"></script>
    <script type="module" src="/www/pkg/standalone.js"></script>
    <script type="module" src="/www/pkg/define.js"></script>`;
  assert.deepEqual(await toldOn(body), ["You lose."]);
});

test("its_looks_are_set_by_custom_properties_and_parts", () => {
  const body = `
    <style>
      perfect-play { --ink: rgb(1, 2, 3); }
      perfect-play::part(verdict) { border: 7px solid rgb(4, 5, 6); }
    </style>
    <perfect-play game="squares" position="7"></perfect-play>
    <script type="module" src="/www/pkg/standalone.js"></script>`;
  return onPage(body, async page => {
    const styleOf = (/** @type {string} */ selector, /** @type {"color" | "borderTopColor"} */ name) =>
      page.locator(`perfect-play ${selector}`).first().evaluate((node, name) => getComputedStyle(node)[name], name);
    await page.locator("perfect-play .sentence", { hasText: /\S/ }).waitFor();
    assert.equal(await styleOf(".frame", "color"), "rgb(1, 2, 3)");
    assert.equal(await styleOf("[part=verdict]", "borderTopColor"), "rgb(4, 5, 6)");
  });
});

test("a_server_can_import_it_and_ask_for_its_attributes", async () => {
  const program = `
    const all = await Promise.all(["element", "define", "embed"].map(entry => import("perfect-play/" + entry)));
    for (const { PerfectPlay } of all) console.log(PerfectPlay.observedAttributes.join());
    console.log(typeof HTMLElement, typeof document);`;
  const told = await run(process.execPath, ["--input-type=module", "--eval", program], { cwd: here(".") });
  const attributes = "game,position,rules,hints,mode,theme,locked\n";
  assert.equal(told, `${attributes.repeat(3)}undefined undefined\n`);
});

test("the_manifest_says_what_its_types_do", async () => {
  const manifest = JSON.parse(await readFile(`${PACKAGE}/www/pkg/custom-elements.json`, "utf8"));
  const [{ declarations: [{ attributes, cssParts, cssProperties, events, members }] }] = manifest.modules;
  const names = (/** @type {{ name: string }[]} */ list) => list.map(({ name }) => name);
  assert.deepEqual(names(attributes), ["game", "position", "rules", "hints", "mode", "theme", "locked", "lang"]);
  assert.deepEqual(names(members).slice(-3), ["undo", "redo", "reset"]);
  const types = await readFile(`${PACKAGE}/www/types/element.d.ts`, "utf8");
  const typed = (/** @type {string} */ name) => {
    const [, body = ""] = new RegExp(`interface ${name} \\{\\n([^]*?)\\n\\}`).exec(types) ?? [];
    return [...body.matchAll(/^ {2}(\w+): /gm)].map(([, property]) => property);
  };
  assert.deepEqual(typed("PerfectPlaySettings"), names(attributes).filter(name => name !== "lang"));
  assert.deepEqual(typed("PerfectPlayEvents"), names(events));
  const source = await readFile(inRoot("www/pkg/element.js"), "utf8");
  for (const name of names(cssParts)) assert.ok(source.includes(`part="${name}"`), name);
  for (const name of names(cssProperties)) {
    for (const used of [`${name}:`, `var(${name})`]) assert.ok(source.includes(used), used);
  }
});
