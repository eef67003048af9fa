// Addresses: written and read back, whatever they hold; and a browser that refuses to keep them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { entered, usualSettings } from "../../www/element/state.js";
import { decode, encode } from "../../www/page/address.js";
import { address, onFreshPage, onPage, useBrowser } from "./support.js";

/** @import { State } from "../../www/element/timeline.js" */

useBrowser();

const kinds = (/** @type {string} */ hash) => decode(hash).omissions.map(({ kind }) => kind).sort();

/** @type {{ state: Partial<State> & Pick<State, "game" | "start">, hash: string }[]} */
const pairs = [
  { state: { game: "nim", start: "21" }, hash: "#game=nim&position=21&v=1" },
  {
    state: { game: "nim", start: "3 4 5", moves: [{ heap: 0, take: 2 }, { heap: 1, take: 4 }], ply: 1 },
    hash: "#game=nim&position=3+4+5&moves=2.1-4&ply=1&v=1",
  },
  { state: { game: "flip", start: "++++", moves: [1], ply: 1 }, hash: "#game=flip&position=++++&moves=1&v=1" },
  {
    state: { game: "coins", start: "1 5 2", moves: ["left", "right"], ply: 2, players: { first: "human", second: "casual" } },
    hash: "#game=coins&position=1+5+2&moves=left.right&second=casual&v=1",
  },
  {
    state: { game: "grid", start: "WW/WW", before: 3, ply: 3, hints: "place", view: { overlay: "depth" } },
    hash: "#game=grid&position=WW/WW&before=3&hints=place&view.overlay=depth&v=1",
  },
];

/** @param {Partial<State> & Pick<State, "game" | "start">} given @returns {State} */
const whole = given => {
  const rules = given.game === "nim" ? { maxTake: "3", misere: "" } : {};
  return { ...entered({ rules, ...given }, usualSettings), ...given };
};

test("what_is_written_reads_back_the_same", () => {
  for (const { state, hash } of pairs) {
    assert.equal(encode(whole(state)), hash);
    assert.deepEqual(decode(hash), { state: whole(state), omissions: [] });
  }
});

test("links_of_the_first_days_still_open", () => {
  const { state, omissions } = decode("#game=nim&position=3+4+5&maxTake=unlimited&misere=1&ply=3");
  assert.deepEqual(omissions, []);
  assert.deepEqual([state.start, state.ply, state.before, state.moves.length], ["3 4 5", 3, 3, 0]);
});

for (const { hash, omitted, moves = 0 } of [
  { hash: "#game=nim&position=21&v=2", omitted: ["version"] },
  { hash: "#game=chess&position=21", omitted: ["game"] },
  { hash: "#game=nim&position=21&maxTake=many", omitted: ["rules"] },
  { hash: "#game=nim&position=21&moves=1.x.2", omitted: ["moves"], moves: 1 },
  { hash: "#game=nim&position=21&moves=9999999999999999999", omitted: ["moves"] },
  { hash: "#game=nim&moves=1.2", omitted: ["moves"] },
  { hash: "#game=nim&position=21&ply=-3", omitted: ["moves"] },
  { hash: `#game=nim&position=21&moves=${Array(20_000).fill(1).join(".")}`, omitted: ["moves"], moves: 10_000 },
  { hash: "#game=nim&position=21&hints=all&first=dog", omitted: ["settings"] },
  { hash: "#game=grid&position=WW/WW&view.overlay=stripes", omitted: ["settings"] },
  { hash: "#game=nim&position=21&view.overlay=depth", omitted: ["unknown"] },
  { hash: "#game=nim&position=21&colour=red", omitted: ["unknown"] },
  { hash: "#game=flip&position=%2B%2B&maxTake=3", omitted: ["unknown"] },
  { hash: `#game=nim&position=${"1 ".repeat(3_000_000)}`, omitted: ["long"] },
  { hash: "#&&&=&", omitted: [] },
  { hash: "", omitted: [] },
]) {
  test(`what_makes_no_sense_is_left_out_of_${hash.slice(0, 50)}`, () => {
    assert.deepEqual(kinds(hash), omitted);
    assert.equal(decode(hash).state.moves.length, moves);
  });
}

test("junk_never_fails_and_comes_to_rest", () => {
  let seed = 1;
  const random = (/** @type {number} */ below) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const words = [
    "game", "position", "moves", "ply", "before", "first", "second", "hints", "v", "view.overlay", "view.", "depth", "maxTake", "misere",
    "nim", "squares", "flip", "coins", "grid", "=", "&", "&", "=", ".", "-", "1", "0", "-1", "99999999999", "NaN", "unlimited",
    "%", "%E0%A4", "%2B", "+", "\u0000", "💡", "__proto__", "constructor", "toString", "left", "reason", "perfect", "WW/WW", " ",
  ];
  for (let round = 0; round < 20_000; round++) {
    const hash = `#${Array.from({ length: random(24) }, () => words[random(words.length)]).join("")}`;
    const { state } = decode(hash);
    assert.ok(state.before >= 0 && state.ply >= state.before && state.ply <= state.before + state.moves.length, hash);
    const again = decode(encode(state));
    assert.deepEqual(again.state, state, hash);
    assert.deepEqual(again.omissions, [], hash);
  }
});

for (const [hash, sentence] of [
  ["#game=nim&position=21&v=7", "This link was made by another version of the page"],
  ["#game=nim&position=21&colour=red", "Parts of this link mean nothing here"],
  ["#game=nim&position=21&moves=1.nonsense", "Some moves in this link could not be read"],
  ["#game=nim&position=21&hints=everything", "Some settings in this link could not be read"],
]) {
  test(`the_page_says_so_in_${hash}`, () =>
    onPage(hash, async (screen, page) => {
      await page.locator(".left-out").getByText(sentence).waitFor();
      await screen.move("Take 1").click();
      await page.locator(".left-out p").waitFor({ state: "detached" });
    }));
}

test("a_history_ends_before_a_move_that_is_not_possible_and_the_link_is_kept", () =>
  onPage("#game=nim&position=21&moves=1.3.9.2", async (screen, page) => {
    await page.getByText("Move 3 of this link is not possible here, so the game ends before it.").waitFor();
    await screen.reads("You win: take 1.");
    assert.equal(await screen.field.inputValue(), "17");
    assert.equal(await page.locator(".history .place").count(), 3);
    assert.equal(await screen.hash(), "#game=nim&position=21&moves=1.3.9.2");
  }));

test("a_position_that_is_none_is_shown_for_correction_with_its_moves_left_alone", () =>
  onPage("#game=nim&position=21x&moves=1.3", async screen => {
    await screen.problem.waitFor();
    assert.equal(await screen.field.inputValue(), "21x");
    assert.equal(await screen.hash(), "#game=nim&position=21x&moves=1.3");
  }));

for (const { name, refuse } of [
  { name: "every_address", refuse: () => true },
  { name: "some_addresses", refuse: (/** @type {number} */ count) => count % 3 !== 0 },
]) {
  test(`play_goes_on_where_the_browser_refuses_${name}`, () =>
    onFreshPage("", async (screen, page) => {
      await page.addInitScript(source => {
        const refuses = new Function(`return ${source}`)();
        let count = 0;
        for (const name of /** @type {const} */ (["pushState", "replaceState"])) {
          const own = history[name];
          history[name] = (...args) => {
            if (refuses(++count)) throw new DOMException("Refused.", "SecurityError");
            own.apply(history, args);
          };
        }
      }, refuse.toString());
      await page.goto("about:blank");
      await page.goto(address("#game=squares&position=30"));
      await screen.settled();
      const shows = async (/** @type {string} */ left) => {
        for (let tries = 0; tries < 100 && (await screen.field.inputValue()) !== left; tries++) await page.waitForTimeout(20);
        await screen.settled();
        assert.equal(await screen.field.inputValue(), left);
      };
      for (const [move, left] of [["Take 1", "29"], ["Take 4", "25"], ["Take 9", "16"]]) {
        await screen.move(move ?? "").click();
        await shows(left ?? "");
      }
      for (const left of ["25", "29", "30"]) {
        await screen.back.click();
        await shows(left);
      }
      for (const left of ["29", "25", "16"]) {
        await page.locator(".tools .redo").click();
        await shows(left);
      }
    }));
}
