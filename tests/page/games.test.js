// Each game: what is typed is answered, in words that are right.

import assert from "node:assert/strict";
import { test } from "node:test";
import { onFreshPage, onPage, useBrowser } from "./support.js";

useBrowser();

test("nim_says_to_take_the_remainder", () =>
  onPage("#game=nim", async screen => {
    await screen.type("22");
    await screen.reads("You win: take 2.");
    assert.deepEqual(await screen.list(), [
      "Take 2 best · wins · leaves 0",
      "Take 1 · loses · leaves 1",
      "Take 3 · loses · leaves 3",
    ]);
    assert.match(await screen.proof.innerText(), /22 = 5 × 4 \+ 2/);
    assert.match(await screen.line.innerText(), /^First player:\s*take 2/);
    await screen.type("4");
    await screen.reads("You lose: whatever you take, they have the answer.");
    assert.match(await screen.details.innerText(), /You can make it last 2 moves/);
  }));

test("nim_without_a_limit_is_decided_by_the_nim_sum", () =>
  onPage("#game=nim", async (screen, page) => {
    await page.getByRole("checkbox", { name: "no limit" }).check();
    await screen.type("3 4 5");
    await screen.reads("You win: take 2 from heap 1.");
    assert.equal(await screen.rows.count(), 12);
    assert.match(await screen.proof.innerText(), /3\s⊕\s4\s⊕\s5\s=\s2/);
    const sum = page.locator(".nim-sum tfoot");
    assert.equal((await sum.innerText()).replace(/\s+/g, " ").trim(), "Nim-sum 2 0 1 0");
    await page.getByRole("checkbox", { name: "no limit" }).uncheck();
    await screen.reads("You win: take 2 from heap 1.");
    assert.equal(await screen.rows.count(), 9);
  }));

test("misere_nim_loses_with_one_stone_left", () =>
  onPage("#game=nim", async (screen, page) => {
    await screen.type("5");
    await screen.reads("You win: take 1.");
    await page.getByRole("checkbox", { name: "The last stone loses" }).check();
    await screen.reads("You lose: whatever you take, they have the answer.");
    await screen.type("0");
    await screen.reads("The game is over: no stone is left, and the last one loses, so you win.");
  }));

test("misere_nim_says_what_to_leave_when_the_heaps_get_small", () =>
  onPage("#game=nim&position=1+2&maxTake=unlimited&misere=1", async screen => {
    await screen.reads("You win: take 2 from heap 2.");
    assert.match(await screen.proof.innerText(), /an odd number of 1s\. Here, take 2 from heap 2\./);
    await screen.type("1 1 1");
    await screen.reads("You lose: whatever you take");
    assert.match(await screen.proof.innerText(), /All are 0 or 1, and 3 of them are 1\..*That is where you are\./s);
  }));

test("squares_of_7_are_lost_and_every_try_is_answered", () =>
  onPage("#game=squares", async screen => {
    await screen.type("7");
    await screen.reads("You lose: every move can be answered.");
    assert.deepEqual(await screen.list(), [
      "Take 4 longest · loses · leaves 1",
      "Take 1 · loses · leaves 1",
    ]);
    assert.match(await screen.proof.innerText(), /you take 1, they take (1|4)/);
    await screen.type("100000");
    await screen.reads("You win: take");
    assert.match(await screen.details.innerText(), /of 316 moves win/);
  }));

test("flip_brackets_the_runs_with_their_nim_values", () =>
  onPage("#game=flip", async (screen, page) => {
    await screen.type("++++");
    await screen.reads("You win: flip 2–3.");
    assert.deepEqual(await screen.list(), [
      "Flip 2–3 best · wins · leaves 0",
      "Flip 1–2 · loses · leaves 1",
      "Flip 3–4 · loses · leaves 1",
    ]);
    await screen.type("++--++");
    await screen.reads("You lose: whatever you flip, they have the answer.");
    const values = await page.locator(".tile .value").allInnerTexts();
    assert.deepEqual(values.map(text => text.split(/\s/).at(-1)), ["1", "1"]);
    await screen.type("+++++");
    await screen.reads("You lose: whatever you flip, they have the answer.");
  }));

for (const { width, rows } of [
  { width: 320, rows: ["3", "3 1", "1", "1", "1 0"] },
  { width: 375, rows: ["3", "3 1", "1", "1", "1 0"] },
  { width: 1280, rows: ["3 1", "1", "1 0", "0"] },
]) {
  test(`a_run_that_goes_on_in_the_next_row_has_its_value_in_each_at_${width}_pixels`, () =>
    onFreshPage(`#game=flip&position=${"+".repeat(10)}-${"+".repeat(22)}--${"+".repeat(5)}`, async (_, page) => {
      const drawn = await page.locator(".tiles").evaluate(tiles => {
        const at = (/** @type {Element} */ each) => each.getBoundingClientRect();
        /** The tiles of each run that stand side by side. @type {Element[][]} */
        const parts = [];
        for (const tile of tiles.querySelectorAll(".run")) {
          const before = parts.at(-1)?.at(-1);
          if (before && before === tile.previousElementSibling && at(before).top === at(tile).top) parts.at(-1)?.push(tile);
          else parts.push([tile]);
        }
        return parts.map(part => {
          const values = part.flatMap(tile => [...tile.querySelectorAll(".value")]).filter(value => value.checkVisibility({ visibilityProperty: true }));
          const centre = (/** @type {Element[]} */ all) => (at(all[0] ?? tiles).left + at(all.at(-1) ?? tiles).right) / 2;
          return {
            top: at(part[0] ?? tiles).top,
            value: values.map(value => value.textContent?.match(/\d+$/)?.[0]).join(),
            isCentred: Math.abs(centre(values) - centre(part)) < 1,
          };
        });
      });
      const tops = [...new Set(drawn.map(({ top }) => top))];
      assert.deepEqual(tops.map(top => drawn.filter(part => part.top === top).map(({ value }) => value).join(" ")), rows);
      assert.ok(drawn.every(({ isCentred }) => isCentred));
    }, { viewport: { width, height: 800 } }));
}

test("classes_of_tiles_and_values_have_one_space_between_them", () =>
  onPage("#game=flip&position=+++-++++++++++-++", async (_, page) => {
    const classes = await page.locator(".tiles, .tile, .value").evaluateAll(all => all.map(each => each.getAttribute("class") ?? ""));
    assert.ok(classes.includes("value") && classes.includes("value between narrow"), `${classes}`);
    assert.deepEqual(classes.filter(each => each !== each.trim().replaceAll(/\s+/g, " ")), []);
  }));

test("coins_shows_the_margin_of_either_end", () =>
  onPage("#game=coins", async (screen, page) => {
    await screen.type("1 5 100 7");
    await screen.reads("You win by 89: take the left end.");
    assert.deepEqual(await screen.list(), [
      "Take the left end best · wins · ends 89 ahead",
      "Take the right end · loses · ends 89 behind",
    ]);
    assert.equal((await page.locator(".shares").innerText()).replace(/\s+/g, " "), "You 101 They 12");
    await screen.type("1 5 2");
    await screen.reads("You lose by 2 at best: take the left end.");
    await screen.type("2 2");
    await screen.reads("A tie:");
    assert.match(await screen.details.innerText(), /Both ends are equally good/);
  }));

test("grid_marks_every_cell_by_what_moving_there_means", () =>
  onPage("#game=grid", async (screen, page) => {
    await screen.type("WWW\nWWW\nWWW");
    await screen.reads("You lose: every move can be answered.");
    assert.equal(await screen.rows.count(), 3);
    await page.locator(".cell .worth").first().waitFor();
    assert.equal(await page.locator(".cell .worth .sign.win").count(), 3);
    await screen.type("WBBB/BBBB");
    await screen.reads("The game is over: the token cannot move, so you lose.");
    assert.equal(await screen.rows.count(), 0);
  }));

test("an_example_brings_its_rules_along", () =>
  onPage("#game=nim", async (screen, page) => {
    await screen.example("3 4 5, no limit").click();
    await screen.reads("You win: take 2 from heap 1.");
    assert.equal(await page.getByRole("checkbox", { name: "no limit" }).isChecked(), true);
    await screen.example("21").click();
    await screen.reads("You win: take 1.");
    assert.equal(await page.getByRole("checkbox", { name: "no limit" }).isChecked(), false);
    assert.equal(await screen.field.inputValue(), "21");
  }));

test("what_is_too_much_to_list_is_counted", () =>
  onPage("#game=nim&position=2147483647&maxTake=unlimited", async (screen, page) => {
    await screen.reads("You win: take 2,147,483,647.");
    assert.equal(await screen.rows.count(), 12);
    assert.match(await page.locator(".moves").innerText(), /Showing 12 of 2,147,483,647 moves/);
    await page.getByRole("button", { name: "Show 100 more" }).click();
    assert.equal(await screen.rows.count(), 112);
  }));

test("large_positions_are_drawn_in_part_and_say_so", () =>
  onPage("#game=flip", async (screen, page) => {
    await screen.field.evaluate((/** @type {HTMLInputElement} */ field) => {
      field.value = "++-".repeat(3333);
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    });
    await screen.reads("You win: flip 1–2.");
    await page.getByText("Shows the first 240 of 9,999 tiles.").waitFor();
    assert.equal(await page.locator(".tile").count(), 240);
  }));
