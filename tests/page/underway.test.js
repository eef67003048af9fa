// Undoing what has no answer yet: a move, an entry or a stroke is given up, and nothing before it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { onPage, useBrowser } from "./support.js";

/** @import { Page } from "playwright-core" */

useBrowser();

/** @param {Page} page @param {string} name */
const isOn = async (page, name) =>
  (await page.locator(".tools").getByRole("button", { name, exact: true }).getAttribute("aria-disabled")) === "false";

/** How many moves are in the history. @param {Page} page */
const played = async page => Math.max(0, (await page.locator(".history .place").count()) - 1);

/**
 * Presses a key on something in the element, and Ctrl+Z some tasks later, without a pause.
 * @param {Page} page
 * @param {string} selector
 * @param {string | null} key null for a click
 * @param {number} [tasks]
 */
const actAndUndo = (page, selector, key, tasks = 0) => page.evaluate(async ({ selector, key, tasks }) => {
  const target = document.querySelector("perfect-play")?.shadowRoot?.querySelector(selector);
  const press = (/** @type {KeyboardEventInit} */ init) =>
    target?.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, composed: true, cancelable: true, ...init }));
  if (key) press({ key });
  else if (target instanceof HTMLElement) target.click();
  for (let task = 0; task < tasks; task++) await new Promise(resolve => setTimeout(resolve));
  press({ key: "z", ctrlKey: true });
}, { selector, key, tasks });

/** Waits until the text of the grid that is entered looks like this. @param {Page} page @param {RegExp} text */
const entered = (page, text) => page.waitForFunction(text =>
  text.test(document.querySelector("perfect-play")?.shadowRoot?.querySelector("textarea")?.value ?? ""), text);

/** A grid that is drawn as a map. */
const MAP = `#game=grid&position=${Array(40).fill("W".repeat(40)).join("/")}`;

/**
 * Sets up a map whose strokes take long to be read, with the keyboard on the cell beneath the token.
 * @param {Page} page
 */
async function setUpSlowly(page) {
  await page.locator(".set-up").click();
  await page.locator("canvas").focus();
  await page.keyboard.press("ArrowDown");
  await page.locator(".readout", { hasText: "Row 2, column 1: free" }).waitFor();
  await page.evaluate(() => {
    const soon = setTimeout;
    Reflect.set(globalThis, "setTimeout", (/** @type {() => void} */ act, /** @type {number | undefined} */ after) => soon(act, after ?? 300));
  });
}

test("a_move_without_an_answer_is_given_up_and_none_before_it", () =>
  onPage("#game=squares&position=15", async (screen, page) => {
    await screen.move("Take 9").click();
    await screen.reads("You win:");
    await actAndUndo(page, ".moves .row", null);
    await screen.settled();
    assert.equal(await screen.field.inputValue(), "6");
    assert.equal(await played(page), 1);
    assert.equal(await isOn(page, "Redo"), false);
    await screen.move("Take 4").click();
    await screen.reads("You lose:");
    assert.equal(await screen.field.inputValue(), "2");
    assert.equal(await played(page), 2);
  }));

test("giving_up_leaves_what_lies_ahead", () =>
  onPage("#game=squares&position=15&moves=9.4&ply=1", async (screen, page) => {
    await screen.reads("You win:");
    await actAndUndo(page, ".moves .row:last-child", null);
    await screen.settled();
    assert.equal(await screen.field.inputValue(), "6");
    assert.equal(await isOn(page, "Redo"), true);
    await page.locator(".tools .redo").click();
    await screen.reads("You lose:");
    assert.equal(await screen.field.inputValue(), "2");
  }));

test("redoing_gives_up_a_move_without_an_answer_and_goes_forward", () =>
  onPage("#game=nim&position=21", async (screen, page) => {
    await screen.move("Take 3").click();
    await screen.reads("You win: take 2.");
    await page.locator(".tools .undo").click();
    await screen.reads("You win: take 1.");
    await page.evaluate(() => {
      // A browser that is slow to go forward: the move has its answer before.
      history.go = by => void setTimeout(() => History.prototype.go.call(history, by), 300);
      const element = document.querySelector("perfect-play");
      const row = element?.shadowRoot?.querySelector(".moves .row");
      if (row instanceof HTMLElement) row.click();
      Reflect.get(element ?? {}, "redo").call(element);
    });
    await screen.reads("You win: take 2.");
    await page.waitForTimeout(400);
    assert.equal(await screen.field.inputValue(), "18");
    assert.equal(await played(page), 1);
    assert.equal(await isOn(page, "Redo"), false);
    await page.locator(".tools .undo").click();
    await screen.reads("You win: take 1.");
    assert.equal(await screen.field.inputValue(), "21");
    assert.equal(await isOn(page, "Undo"), false);
    assert.equal(await isOn(page, "Redo"), true);
  }));

for (const [name, player, button] of /** @type {const} */ ([
  ["a_move", "human", ".moves .row"],
  ["the_computers_move", "perfect", ".computer button"],
])) {
  test(`redoing_leaves_${name}_without_an_answer_where_nothing_was_taken_back`, () =>
    onPage(`#game=nim&position=21&first=${player}`, async (_, page) => {
      await page.evaluate(selector => {
        const element = document.querySelector("perfect-play");
        const button = element?.shadowRoot?.querySelector(selector);
        if (button instanceof HTMLElement) button.click();
        Reflect.get(element ?? {}, "redo").call(element);
      }, button);
      await page.locator(".history .place").nth(1).waitFor();
      assert.equal(await played(page), 1);
    }));
}

test("the_first_move_of_all_can_be_given_up", () =>
  onPage("#game=nim&position=21", async (screen, page) => {
    await actAndUndo(page, ".moves .row", null);
    await screen.settled();
    assert.equal(await screen.field.inputValue(), "21");
    assert.equal(await played(page), 0);
    assert.equal(await isOn(page, "Undo"), false);
  }));

test("three_quick_moves_are_undone_by_as_many_steps", () =>
  onPage("#game=nim&position=21", async (screen, page) => {
    for (const left of ["18", "15"]) {
      await screen.rows.last().click();
      await page.waitForFunction(left =>
        document.querySelector("perfect-play")?.shadowRoot?.querySelector("input")?.value === left, left);
      await screen.settled();
    }
    await page.evaluate(() => {
      const element = document.querySelector("perfect-play");
      const row = element?.shadowRoot?.querySelector(".moves .row");
      if (row instanceof HTMLElement) row.click();
      for (let time = 0; time < 3; time++) Reflect.get(element ?? {}, "undo").call(element);
    });
    await page.waitForFunction(() => location.hash.includes("&ply=0"));
    await screen.reads("You win: take 1.");
    assert.equal(await screen.field.inputValue(), "21");
    assert.equal(await isOn(page, "Undo"), false);
    await page.locator(".tools .redo").click();
    await page.waitForFunction(() => location.hash.includes("&ply=1"));
    await page.locator(".tools .redo").click();
    await page.waitForFunction(() => !location.hash.includes("&ply="));
    await screen.settled();
    assert.equal(await screen.field.inputValue(), "15");
    assert.equal(await isOn(page, "Redo"), false);
  }));

test("what_is_typed_and_not_answered_is_given_up_for_what_was", () =>
  onPage("#game=nim&position=21", async (screen, page) => {
    await screen.type("18");
    await screen.reads("You win: take 2.");
    await page.evaluate(() => {
      const element = document.querySelector("perfect-play");
      const field = element?.shadowRoot?.querySelector("input");
      if (!field) return;
      field.value = "183";
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      Reflect.get(element ?? {}, "undo").call(element);
    });
    await screen.settled();
    assert.equal(await screen.field.inputValue(), "18");
    await page.locator(".tools .undo").click();
    await screen.reads("You win: take 1.");
    assert.equal(await screen.field.inputValue(), "21");
  }));

for (const [when, tasks] of /** @type {const} */ ([["at_once", 0], ["while_it_is_read", 1]])) {
  test(`a_stroke_on_a_map_is_given_up_${when}_and_none_before_it`, () =>
    onPage(MAP, async (screen, page) => {
      await page.locator(".set-up").click();
      await page.locator("canvas").focus();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await entered(page, /B/);
      await screen.settled();
      const before = await screen.field.inputValue();
      await page.keyboard.press("ArrowDown");
      await page.locator(".readout", { hasText: "Row 3, column 1: free" }).waitFor();
      await actAndUndo(page, "canvas", "Enter", tasks);
      await page.locator(".readout", { hasText: "Row 3, column 1: free; moving there" }).waitFor();
      assert.equal(await screen.field.inputValue(), before);
      await page.keyboard.press("Enter");
      await page.locator(".readout", { hasText: "Row 3, column 1: blocked" }).waitFor();
      await entered(page, /^([^B]*B){2}[^B]*$/);
    }));
}

test("a_map_that_is_being_filled_at_random_is_given_up", () =>
  onPage(MAP, async (_, page) => {
    await setUpSlowly(page);
    await page.evaluate(() => {
      // The first row takes so long that the others come in another task.
      const now = performance.now.bind(performance);
      let calls = 0;
      performance.now = () => now() + (++calls > 1 ? 20 : 0);
    });
    await actAndUndo(page, ".random button", null);
    await page.locator(".readout", { hasText: "Row 2, column 1: free; moving there" }).waitFor();
    await page.keyboard.press("Enter");
    await entered(page, /^[^B]*B[^B]*$/);
  }));

test("a_stroke_that_is_being_read_comes_in_the_place_of_a_move_without_an_answer", () =>
  onPage(MAP, async (screen, page) => {
    await setUpSlowly(page);
    await page.evaluate(() => {
      const root = document.querySelector("perfect-play")?.shadowRoot;
      const row = root?.querySelector(".moves .row");
      if (row instanceof HTMLElement) row.click();
      root?.querySelector("canvas")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, composed: true }));
    });
    await entered(page, /^.*\nBW/);
    await screen.settled();
    assert.equal(await played(page), 0);
  }));

for (const [when, spoil] of /** @type {const} */ ([
  ["the_element_is_locked_meanwhile", () => {
    Reflect.set(document.querySelector("perfect-play") ?? {}, "locked", true);
  }],
  ["it_cannot_be_read", () => {
    const { decode } = TextDecoder.prototype;
    TextDecoder.prototype.decode = function (...given) {
      const [bytes] = given;
      if (bytes instanceof Uint8Array && bytes.includes("B".charCodeAt(0))) throw new RangeError("There is no room.");
      return decode.apply(this, given);
    };
  }],
])) {
  test(`a_stroke_is_given_up_where_${when}`, () =>
    onPage(MAP, async (screen, page) => {
      await setUpSlowly(page);
      await page.keyboard.press("Enter");
      await page.evaluate(spoil);
      await page.locator(".readout", { hasText: "Row 2, column 1: blocked" }).waitFor();
      await page.locator(".readout", { hasNotText: "blocked" }).waitFor();
      await screen.rows.first().click();
      await page.locator(".history .place").nth(1).waitFor();
      assert.equal(await played(page), 1);
    }));
}

test("a_cell_that_is_set_up_and_not_answered_is_given_up", () =>
  onPage("#game=grid&position=WWW/WWW", async (screen, page) => {
    await page.locator(".set-up").click();
    const cell = page.getByRole("button", { name: /^Row 2, column 3:/ });
    await cell.click();
    await page.getByRole("button", { name: "Row 2, column 3: blocked" }).waitFor();
    await screen.settled();
    await actAndUndo(page, ".cells .cell:nth-child(5)", null);
    await page.getByRole("button", { name: "Row 2, column 2: free" }).waitFor();
    await screen.settled();
    assert.equal(await screen.field.inputValue(), "WWW\nWWB");
    await page.getByRole("button", { name: "Row 2, column 2: free" }).waitFor();
  }));
