// Help: by button and by key, in a dialog that keeps the focus and gives it back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { onFreshPage, onPage, useBrowser } from "./support.js";

/** @import { Page } from "playwright-core" */

useBrowser();

/** @param {Page} page */
const dialogOf = page => page.getByRole("dialog", { name: "Help" });

test("the_question_mark_opens_help_and_escape_closes_it", () =>
  onPage("#game=flip", async (screen, page) => {
    await screen.rows.first().focus();
    await page.keyboard.press("?");
    await dialogOf(page).waitFor();
    for (const told of ["Keys", "Signs", "The games", "Terms", "Nim-value", "Nim-sum"]) {
      assert.equal(await dialogOf(page).getByText(told, { exact: true }).count(), 1, told);
    }
    await page.keyboard.press("?");
    assert.equal(await page.getByRole("dialog").count(), 1);
    await page.keyboard.press("Escape");
    await dialogOf(page).waitFor({ state: "detached" });
    const focused = await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.className);
    assert.match(focused ?? "", /^row /);
  }));

test("a_question_mark_that_is_typed_is_text", () =>
  onPage("#game=squares", async (screen, page) => {
    await screen.field.focus();
    await page.keyboard.press("End");
    await page.keyboard.press("?");
    await screen.problem.waitFor();
    assert.match(await screen.field.inputValue(), /\?$/);
    assert.equal(await page.getByRole("dialog").count(), 0);
  }));

for (const name of ["Help and shortcuts", "Share"]) {
  test(`the_dialog_of_${name.split(" ")[0]?.toLowerCase()}_keeps_the_focus_and_gives_it_back`, () =>
    onPage("#game=flip", async (_, page) => {
      const button = page.getByRole("button", { name });
      await button.focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog");
      await dialog.waitFor();
      for (const key of ["Tab", "Shift+Tab"]) {
        for (let step = 0; step < 16; step++) {
          await page.keyboard.press(key);
          // Between its last and its first control stands the window of the browser.
          const isOutside = await page.evaluate(() =>
            document.activeElement !== document.body && !document.activeElement?.closest("dialog"));
          assert.equal(isOutside, false);
        }
      }
      await dialog.getByRole("button", { name: "Close" }).click();
      await dialog.waitFor({ state: "detached" });
      assert.equal(await button.evaluate(each => each === document.activeElement), true);
    }));
}

test("a_click_beside_a_dialog_closes_it", () =>
  onPage("#game=flip", async (_, page) => {
    await page.getByRole("button", { name: "Help" }).click();
    await dialogOf(page).waitFor();
    await page.mouse.click(20, 400);
    await dialogOf(page).waitFor({ state: "detached" });
  }));

test("a_part_that_cannot_be_loaded_says_so", () =>
  onFreshPage("#game=flip", async (_, page) => {
    await page.route("**/pkg/help.js", route => route.fulfill({ contentType: "text/javascript", body: "throw new Error();" }));
    await page.getByRole("button", { name: "Help" }).click();
    await page.getByText("This could not be loaded.").waitFor();
  }));
