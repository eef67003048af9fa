// Each game on a phone, by touch: typed, answered, played, undone, refused and shared.

import assert from "node:assert/strict";
import { test } from "node:test";
import { address, onPage, useBrowser } from "./support.js";

useBrowser();

const PHONE = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true };

for (const { game, typed, verdict, move, left, bad, sentence } of [
  {
    game: "nim", typed: "22", verdict: "You win: take 2.",
    move: "Take 2: wins", left: "20", bad: "2 x", sentence: /whole number/,
  },
  {
    game: "squares", typed: "7", verdict: "You lose: every move can be answered.",
    move: "Take 4 = 2²: loses", left: "3", bad: "-1", sentence: /0 or more stones/,
  },
  {
    game: "flip", typed: "++++", verdict: "You win: flip 2–3.",
    move: "Flip 2–3: wins", left: "+--+", bad: "++x", sentence: /only \+ and -/,
  },
  {
    game: "coins", typed: "1 5 100 7", verdict: "You win by 89: take the left end.",
    move: "Take the left end, 1: wins", left: "5 100 7", bad: "1;2", sentence: /spaces or commas/,
  },
  {
    game: "grid", typed: "WW/WW", verdict: "You win: move diagonally.",
    move: "Move diagonally: wins", left: "WW\nWT", bad: "WW/W", sentence: /length 1/,
  },
]) {
  test(`${game}_works_on_a_phone`, () =>
    onPage(`#game=${game}`, async (screen, page) => {
      await screen.type(typed);
      await screen.reads(verdict);
      await screen.onBoard(move).tap();
      await screen.settled();
      assert.equal(await screen.field.inputValue(), left);
      await screen.back.tap();
      await screen.reads(verdict);
      assert.notEqual(await screen.field.inputValue(), left);

      await screen.type(bad);
      await screen.problem.waitFor();
      assert.equal(await screen.field.inputValue(), bad);
      assert.match(await screen.problem.innerText(), sentence);
      assert.match(await screen.verdict.innerText(), new RegExp(verdict.slice(0, 8)));

      const shared = await screen.hash();
      await page.goto("about:blank");
      await page.goto(address(shared));
      await screen.reads(verdict);
    }, PHONE));
}

test("the_board_comes_before_the_verdict_and_both_before_the_entry", () =>
  onPage("", async (screen, page) => {
    for (const game of ["nim", "squares", "flip", "coins", "grid"]) {
      await screen.goTo(`#game=${game}`);
      await screen.settled();
      const tops = await page.locator(":is(.surface, .details, .setup, .moves)").evaluateAll(all =>
        Object.fromEntries(all.map(each => [each.classList[0], each.getBoundingClientRect().top])));
      const order = Object.keys(tops).sort((one, other) => (tops[one] ?? 0) - (tops[other] ?? 0));
      assert.deepEqual(order, ["surface", "details", "setup", "moves"], game);
      assert.ok((tops.surface ?? Infinity) < PHONE.viewport.height / 2, game);
    }
  }, PHONE));

for (const [name, options] of /** @type {const} */ ([["one_column", PHONE], ["two_columns", {}]])) {
  test(`nothing_moves_in_${name}_while_one_types_whatever_the_verdict`, () =>
    onPage("#game=squares&position=15", async (screen, page) => {
      const places = () => page.locator(":is(.surface, .setup, .moves)").evaluateAll(all => {
        const [first] = all.map(each => each.getBoundingClientRect().top);
        return all.map(each => Math.round(each.getBoundingClientRect().top - (first ?? 0)));
      });
      const lost = await places();
      await screen.type("16");
      await screen.reads("You win");
      assert.deepEqual(await places(), lost);
      await screen.field.fill("60000000");
      await page.locator(".working").waitFor();
      assert.deepEqual(await places(), lost);
    }, options));
}

test("the_hint_of_where_to_look_leaves_the_tiles_where_they_are", () =>
  onPage("", async (screen, page) => {
    const places = async (/** @type {string} */ hints) => {
      await screen.goTo(`#game=flip&position=+++-++++&hints=${hints}`);
      await screen.settled();
      return page.locator(".tile").evaluateAll(all => {
        const top = all[0]?.closest(".board")?.getBoundingClientRect().top ?? 0;
        return all.map(each => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return [x, y - top, width, height].map(Math.round).join(" ");
        });
      });
    };
    assert.deepEqual(await places("place"), await places("winner"));
  }, PHONE));

for (const width of [320, 375]) {
  test(`the_tools_have_room_for_a_finger_and_names_of_one_line_at_${width}_pixels`, () =>
    onPage("#game=nim&position=21", async (_, page) => {
      const tools = await page.locator(".tools .tool").evaluateAll(all => all.map(tool => ({
        name: tool.textContent?.trim(),
        least: Math.min(tool.getBoundingClientRect().width, tool.getBoundingClientRect().height),
        height: tool.querySelector("span")?.getBoundingClientRect().height ?? NaN,
      })));
      assert.equal(tools.length, 5);
      for (const { name, least, height } of tools) {
        assert.ok(least >= 44, `${name}: ${least}`);
        assert.ok(height < 20, `${name}: ${height}`);
      }
    }, { ...PHONE, viewport: { width, height: 667 } }));
}
