// Work that takes long: the page stays alive, tells how far it is, and can stop it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { onFreshPage, onPage, useBrowser } from "./support.js";

/** @import { Page } from "playwright-core" */

useBrowser();

/** The largest pile: seconds of work when it is asked for first. */
const LARGEST = "100000000";

/** Notes the positions that are answered from now on. @param {Page} page */
const noteAnswers = page =>
  page.evaluate(() => {
    Reflect.set(globalThis, "answers", []);
    document.querySelector("perfect-play")?.addEventListener("analysis", event => {
      Reflect.get(globalThis, "answers").push(/** @type {CustomEvent} */ (event).detail.position);
    });
  });

/** @param {Page} page @returns {Promise<string[]>} */
const answers = page => page.evaluate(() => Reflect.get(globalThis, "answers"));

test("progress_is_shown_and_the_answer_comes", () =>
  onPage("#game=squares&position=15", async (screen, page) => {
    await screen.field.fill(LARGEST);
    const progress = page.getByRole("progressbar", { name: "Share of the work that is done" });
    await progress.waitFor();
    const value = () => progress.evaluate((/** @type {HTMLProgressElement} */ bar) => bar.value);
    await page.waitForFunction(() => /\d %/.test(document.querySelector("perfect-play")?.shadowRoot?.querySelector(".working")?.textContent ?? ""));
    const before = await value();
    await page.waitForFunction(before => {
      const bar = document.querySelector("perfect-play")?.shadowRoot?.querySelector("progress");
      return bar === null || (bar && bar.value > before);
    }, before);
    assert.equal(await screen.board.evaluate(board => board.hasAttribute("inert")), true);
    await screen.reads("You win: take");
    assert.equal(await progress.count(), 0);
    assert.equal(await screen.hash(), "#game=squares&position=100000000&v=1");
  }));

test("cancel_stops_the_work_and_keeps_the_entry_and_the_last_board", () =>
  onPage("#game=squares&position=15", async (screen, page) => {
    await screen.field.fill(LARGEST);
    await page.getByRole("button", { name: "Cancel" }).click();
    await screen.settled();
    assert.equal(await screen.field.inputValue(), LARGEST);
    assert.equal(await screen.field.getAttribute("aria-invalid"), "false");
    assert.match(await page.locator(".stopped").innerText(), /Stopped before there was an answer/);
    assert.match(await screen.board.getAttribute("aria-label") ?? "", /15 stones/);
    assert.equal(await screen.hash(), "#game=squares&position=15");

    await screen.field.fill("7");
    await screen.reads("You lose: every move can be answered.");
    assert.equal(await page.locator(".stopped").count(), 0);
  }));

test("work_that_was_stopped_can_be_taken_up_again", () =>
  onPage("#game=squares&position=15", async (screen, page) => {
    await screen.field.fill(LARGEST);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Go on" }).click();
    await screen.reads("You win: take");
    assert.equal(await screen.hash(), "#game=squares&position=100000000&v=1");
    await screen.back.click();
    await screen.reads("You lose:");
    assert.equal(await screen.field.inputValue(), "15");
  }));

test("escape_stops_the_work_wherever_the_focus_is", () =>
  onPage("#game=squares&position=15", async (screen, page) => {
    await screen.field.fill(LARGEST);
    await page.getByRole("button", { name: "Cancel" }).waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".stopped").waitFor();
    await screen.back.click();
    await screen.reads("You lose:");
    assert.equal(await screen.field.inputValue(), "15");
  }));

test("a_large_pile_in_the_address_can_be_stopped_before_there_is_any_board", () =>
  onPage("#game=nim", async (screen, page) => {
    await page.evaluate(position => {
      location.hash = `#game=squares&position=${position}`;
    }, LARGEST);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.locator(".stopped").waitFor();
    assert.match(await screen.board.innerText(), /drawn as soon as the position is solved/);
    assert.equal(await screen.back.getAttribute("aria-disabled"), "false");
  }));

test("what_is_typed_after_a_large_pile_is_answered_in_its_place", () =>
  onPage("#game=squares&position=15", async (screen, page) => {
    await noteAnswers(page);
    await screen.field.fill(LARGEST);
    await page.getByRole("progressbar").waitFor();
    await screen.field.fill("7");
    await screen.reads("You lose: every move can be answered.");
    assert.deepEqual(await answers(page), ["7"]);
  }));

test("typing_fast_leaves_one_answer", () =>
  onPage("#game=squares&position=15", async (screen, page) => {
    await noteAnswers(page);
    const typed = ["9", "99", "999", "9999", "99999", "999999", "9999999", "99999999", "9999999", "41"];
    await screen.field.evaluate((/** @type {HTMLInputElement} */ field, typed) => {
      for (const text of typed) {
        field.value = text;
        field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
      }
    }, typed);
    await screen.reads("You win: take 36.");
    assert.deepEqual(await answers(page), ["41"]);
  }));

test("a_page_without_workers_answers_all_the_same", () =>
  onFreshPage("?without#game=nim&position=21", async (screen, page) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, "Worker"));
    await page.reload();
    await screen.reads("You win: take 1.");
    await screen.type("22");
    await screen.reads("You win: take 2.");
  }));
