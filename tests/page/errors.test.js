// Wrong input: it stays, a sentence stands beside it, the place is marked, the last board is kept.

import assert from "node:assert/strict";
import { test } from "node:test";
import { onPage, useBrowser } from "./support.js";

useBrowser();

for (const { game, good, bad, sentence, quoted, mark, row } of [
  { game: "nim", good: "21", bad: "3 4 x5", sentence: /^x5 is not/, quoted: "x5", mark: "x" },
  { game: "squares", good: "15", bad: "1?5", sentence: / \?/, quoted: "?", mark: "?" },
  { game: "flip", good: "++++", bad: "+++-x++", sentence: / x/, quoted: "x", mark: "x" },
  { game: "coins", good: "1 5 2", bad: "1 5 § 2", sentence: / §/, quoted: "§", mark: "§" },
  { game: "grid", good: "WW/WW", bad: "WBW\nWXW", sentence: / X/, quoted: "X", mark: "X", row: "Row 2:" },
]) {
  test(`a_wrong_input_of_${game}_is_kept_explained_and_marked`, () =>
    onPage(`#${new URLSearchParams({ game, position: good })}`, async (screen, page) => {
      const verdict = await screen.verdict.innerText();
      const before = await screen.hash();
      await screen.type(bad);
      await screen.problem.waitFor();
      assert.equal(await screen.field.inputValue(), bad);
      assert.match(await screen.problem.innerText(), sentence);
      assert.doesNotMatch(await screen.problem.innerText(), /`/);
      assert.equal(await page.locator(".problem code").first().innerText(), quoted);
      assert.equal(await page.locator(".excerpt mark").innerText(), mark);
      if (row) assert.match(await page.locator(".excerpt").innerText(), new RegExp(`^${row}`));
      assert.equal(await screen.field.getAttribute("aria-invalid"), "true");
      const described = await screen.field.getAttribute("aria-describedby");
      assert.match(await page.locator(`[id="${described}"]`).innerText(), sentence);
      assert.equal(await screen.verdict.innerText(), verdict);
      assert.equal(await screen.board.evaluate(board => board.hasAttribute("inert")), true);
      assert.equal(await screen.hash(), before);

      await screen.type(good);
      assert.equal(await screen.problem.count(), 0);
      assert.equal(await screen.field.getAttribute("aria-invalid"), "false");
      assert.equal(await screen.board.evaluate(board => board.hasAttribute("inert")), false);
    }));
}

test("back_gives_up_an_entry_that_could_not_be_read", () =>
  onPage("#game=nim&position=21", async screen => {
    await screen.type("2x");
    await screen.problem.waitFor();
    await screen.back.click();
    await screen.problem.waitFor({ state: "detached" });
    assert.equal(await screen.field.inputValue(), "21");
    await screen.reads("You win: take 1.");
  }));

test("a_bad_rule_is_explained_at_its_own_control", () =>
  onPage("#game=nim&position=21", async (screen, page) => {
    const rule = page.getByLabel("Take at most");
    await rule.fill("0");
    await screen.problem.waitFor();
    assert.match(await screen.problem.innerText(), /correct “Take at most”/);
    assert.equal(await rule.getAttribute("aria-invalid"), "true");
    assert.equal(await screen.field.getAttribute("aria-invalid"), "false");
    await rule.fill("5");
    await screen.reads("You win: take 3.");
  }));

test("a_backtick_that_was_typed_is_quoted_like_any_other_character", () =>
  onPage("#game=flip&position=++", async (screen, page) => {
    await screen.type("+`");
    await screen.problem.waitFor();
    assert.equal(await page.locator(".problem code").innerText(), "`");
  }));

test("a_grid_that_is_not_as_large_as_its_first_line_says_has_that_line_marked", () =>
  onPage("#game=grid", async (screen, page) => {
    await screen.type("3 3\nWWW\nWWW");
    await screen.problem.waitFor();
    assert.equal(await page.locator(".excerpt").innerText(), "3 3");
    assert.equal(await page.locator(".excerpt mark").innerText(), "3 3");
  }));

test("a_shared_address_with_a_wrong_position_explains_itself", () =>
  onPage("#game=squares&position=-4", async (screen, page) => {
    assert.equal(await screen.field.inputValue(), "-4");
    assert.notEqual(await screen.problem.innerText(), "");
    assert.equal(await page.locator(".verdict").innerText(), "The verdict comes with a position that can be read.");
    await screen.type("7");
    await screen.reads("You lose: every move can be answered.");
  }));

test("nothing_typed_is_asked_for_and_markup_is_only_text", () =>
  onPage("#game=squares", async (screen, page) => {
    await screen.type("");
    await screen.problem.waitFor();
    assert.equal(await page.locator(".excerpt").count(), 0);
    await screen.type("<img src=x onerror=alert(1)>");
    await screen.problem.waitFor();
    assert.equal(await page.locator("perfect-play img").count(), 0);
  }));
