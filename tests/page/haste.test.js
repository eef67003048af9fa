// Several things at once: presses faster than the browser follows, and choices while work goes on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { onFreshPage, onPage, useBrowser } from "./support.js";

/** @import { Page } from "playwright-core" */

useBrowser();

const CALM = /** @type {const} */ ({ reducedMotion: "reduce" });

/**
 * Calls a method of the element again and again, without a pause.
 * @param {Page} page @param {"undo" | "redo"} name @param {number} times
 */
const press = (page, name, times) => page.evaluate(({ name, times }) => {
  const element = document.querySelector("perfect-play");
  for (let time = 0; time < times; time++) Reflect.get(element ?? {}, name).call(element);
}, { name, times });

/** @param {Page} page @param {string} rung */
async function choose(page, rung) {
  const options = page.getByRole("button", { name: "Players and hints" });
  if ((await options.getAttribute("aria-expanded")) === "false") await options.click();
  await page.getByRole("radio", { name: rung }).check();
}

test("undoing_faster_than_the_browser_follows_ends_at_the_start_and_never_leaves_the_page", () =>
  onPage("#game=nim&position=21", async (screen, page) => {
    for (const left of ["18", "15", "13"]) {
      await screen.rows.last().click();
      await page.waitForFunction(left =>
        document.querySelector("perfect-play")?.shadowRoot?.querySelector("input")?.value === left, left);
      await screen.settled();
    }
    await press(page, "undo", 9);
    await page.waitForFunction(() => location.hash.includes("&ply=0"));
    await screen.reads("You win: take 1.");
    assert.equal(await screen.field.inputValue(), "21");
    await press(page, "redo", 2);
    await page.waitForFunction(() => location.hash.includes("&ply=2"));
    await press(page, "redo", 9);
    await page.waitForFunction(() => !location.hash.includes("&ply="));
    await screen.settled();
    assert.equal(await screen.field.inputValue(), "13");
  }));

test("a_hint_put_away_while_work_goes_on_stays_away", () =>
  onPage("#game=squares&position=7", async (screen, page) => {
    await screen.field.fill("60000000");
    await page.locator(".working").waitFor();
    await choose(page, "Nothing");
    await screen.reads("Who wins?");
    assert.match(await screen.hash(), /&position=60000000&hints=nothing&v=1$/);
    assert.equal(await screen.proof.count(), 0);
  }));

test("a_tab_leads_back_to_a_move_that_was_made_just_before_leaving", () =>
  onPage("#game=nim&position=21", async (screen, page) => {
    await page.evaluate(() => {
      document.querySelector("perfect-play")?.addEventListener("position", () => {
        location.hash = "#game=flip";
      }, { once: true });
    });
    await screen.rows.first().click();
    await page.waitForFunction(() => location.hash.startsWith("#game=flip"));
    await screen.settled();
    assert.match(await page.getByRole("link", { name: "Nim", exact: true }).getAttribute("href") ?? "", /&moves=/);
  }));

test("a_hint_put_away_does_not_come_back_by_a_tab", () =>
  onPage("#game=nim&position=21", async (screen, page) => {
    await choose(page, "Nothing");
    await page.getByRole("link", { name: "Flip" }).click();
    await page.getByRole("heading", { name: "Flip" }).waitFor();
    await screen.reads("Who wins?");
    assert.match(await screen.hash(), /&hints=nothing&v=1$/);
  }));

test("undoing_while_the_computer_is_asked_for_its_move_keeps_it_from_moving", () =>
  onPage("#game=nim&position=60&first=perfect&second=perfect", async (screen, page) => {
    await page.locator(".computer").getByRole("button", { name: "Let the computer move" }).evaluate(button => {
      /** @type {HTMLElement} */ (button).click();
      const element = document.querySelector("perfect-play");
      Reflect.get(element ?? {}, "undo").call(element);
    });
    await screen.settled();
    await page.waitForTimeout(300);
    assert.equal(await screen.field.inputValue(), "60");
    assert.equal(await page.locator(".history").count(), 0);
  }, CALM));

test("two_presses_open_one_dialog", () =>
  onPage("#game=nim&position=21", async (_, page) => {
    await page.locator(".control.share").evaluate(button => {
      for (let press = 0; press < 2; press++) /** @type {HTMLElement} */ (button).click();
      dispatchEvent(new KeyboardEvent("keydown", { key: "?" }));
    });
    await page.locator("dialog[open]").first().waitFor();
    await page.waitForTimeout(500);
    assert.equal(await page.locator("dialog").count(), 1);
  }));

test("a_board_whose_script_cannot_be_loaded_says_so", () =>
  onFreshPage("#game=grid&position=WWW/WBW", async (_, page) => {
    /** Instead of the network, whose failures the browser reports as errors. */
    const broken = { contentType: "text/javascript", body: "throw new Error('none')" };
    await page.route(/grid-later/, route => route.fulfill(broken));
    await page.locator(".set-up").click();
    await page.locator(".board").getByText("This could not be loaded.").waitFor();
  }));
