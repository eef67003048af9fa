// The game so far: undoing, redoing, going back to any move, and what each was worth.

import assert from "node:assert/strict";
import { test } from "node:test";
import { onPage, useBrowser } from "./support.js";

/** @import { Page } from "playwright-core" */

useBrowser();

/** @param {Page} page @param {string} name */
const tool = (page, name) => page.locator(".tools").getByRole("button", { name, exact: true });

/** @param {Page} page @param {string} name */
const isOn = async (page, name) => (await tool(page, name).getAttribute("aria-disabled")) === "false";

/** The entries of the history as one reads them. @param {Page} page */
const entries = async page => {
  const texts = await page.locator(".history .place").allInnerTexts();
  return texts.map(text => text.replace(/\s+/g, " ").trim());
};

/** Which entry is the present one. @param {Page} page */
const present = page => page.locator(".history [aria-current=step]").innerText();

test("moves_are_undone_and_redone_by_the_tools", () =>
  onPage("#game=squares&position=15", async (screen, page) => {
    assert.deepEqual(await Promise.all(["Undo", "Redo", "Restart"].map(name => isOn(page, name))), [false, false, false]);
    await screen.move("Take 9").click();
    await screen.reads("You win:");
    await screen.move("Take 4").click();
    await screen.reads("You lose:");
    assert.deepEqual(await Promise.all(["Undo", "Redo", "Restart"].map(name => isOn(page, name))), [true, false, true]);
    await tool(page, "Undo").click();
    await screen.reads("You win:");
    assert.equal(await screen.field.inputValue(), "6");
    assert.equal(await isOn(page, "Redo"), true);
    await tool(page, "Undo").click();
    await screen.reads("You lose:");
    assert.deepEqual(await Promise.all(["Undo", "Redo", "Restart"].map(name => isOn(page, name))), [false, true, false]);
    await tool(page, "Redo").click();
    await screen.reads("You win:");
    await tool(page, "Redo").click();
    await screen.reads("You lose:");
    assert.equal(await screen.field.inputValue(), "2");
    assert.equal(await isOn(page, "Redo"), false);
  }));

test("a_move_after_undoing_takes_the_place_of_what_lay_ahead", () =>
  onPage("#game=nim&position=21", async (screen, page) => {
    for (const [move, verdict] of [["Take 1", "You lose:"], ["Take 3", "You win: take 1."]]) {
      await screen.move(move).click();
      await screen.reads(verdict);
    }
    await page.goBack();
    await screen.reads("You lose:");
    assert.deepEqual(await entries(page), ["Start", "First player: take 1", "Second player: take 3"]);
    await screen.move("Take 2").click();
    await screen.reads("You win: take 2.");
    assert.deepEqual(await entries(page), ["Start", "First player: take 1", "Second player: take 2"]);
    assert.equal(await isOn(page, "Redo"), false);
    assert.equal(await screen.hash(), "#game=nim&position=21&moves=1.2&v=1");
  }));

test("restarting_goes_to_the_start_and_can_itself_be_undone", () =>
  onPage("#game=nim&position=9&moves=2.3", async (screen, page) => {
    await screen.reads("You lose:");
    await tool(page, "Restart").click();
    await screen.reads("You win: take 1.");
    assert.equal(await screen.field.inputValue(), "9");
    assert.equal(await isOn(page, "Redo"), true);
    await tool(page, "Undo").click();
    await screen.reads("You lose:");
    assert.equal(await screen.field.inputValue(), "4");
  }));

test("a_link_with_moves_is_undone_and_redone_by_the_ply", () =>
  onPage("#game=nim&position=21&moves=1.3.2.2&ply=2&v=1", async (screen, page) => {
    await screen.reads("You win: take 1.");
    assert.equal(await screen.field.inputValue(), "17");
    await tool(page, "Redo").click();
    await screen.reads("You win: take 3.");
    assert.equal(await screen.field.inputValue(), "15");
    await page.goBack();
    await screen.reads("You win: take 1.");
    await tool(page, "Undo").click();
    await screen.reads("You lose:");
    assert.equal(await screen.field.inputValue(), "20");
    assert.match(await screen.turn.innerText(), /Second player/);
    await tool(page, "Undo").click();
    await screen.reads("You win: take 1.");
    assert.equal(await isOn(page, "Undo"), false);
  }));

test("each_move_in_the_history_is_a_link_back_to_it", () =>
  onPage("#game=nim&position=21&moves=2.1.3.2", async (screen, page) => {
    await screen.reads("You win: take 1.");
    const link = page.locator(".history a").nth(2);
    assert.equal(await link.getAttribute("href"), "#game=nim&position=21&moves=2.1.3.2&ply=2&v=1");
    await link.click();
    await page.waitForFunction(() => location.hash.includes("ply=2"));
    await screen.reads("You win: take 2.");
    assert.equal(await screen.field.inputValue(), "18");
    assert.match(await present(page), /take 1/);
    assert.equal(await page.locator(".history .place.undone").count(), 2);
    await page.goBack();
    await screen.reads("You win: take 1.");
    assert.equal(await screen.field.inputValue(), "13");
  }));

for (const { hash, marks } of [
  { hash: "#game=nim&position=21&moves=2.1.3.2", marks: ["", "gave the win away", "gave the win away", "gave the win away", "gave the win away"] },
  { hash: "#game=nim&position=21&moves=1.1.3", marks: ["", "", "", ""] },
  { hash: "#game=squares&position=6&moves=1.1", marks: ["", "", ""] },
  { hash: "#game=coins&position=1+5+100+7&moves=right.right", marks: ["", "gave the win away", ""] },
  { hash: "#game=coins&position=2+1+2+4+1&moves=right", marks: ["", "gave the tie away"] },
  { hash: "#game=coins&position=1+1&moves=left.left", marks: ["", "", ""] },
]) {
  test(`moves_that_gave_something_away_are_marked_in_${hash.slice(6)}`, () =>
    onPage(hash, async (screen, page) => {
      await screen.verdict.waitFor();
      const read = () => page.locator(".history .place").evaluateAll(all =>
        all.map(each => each.querySelector(".gave")?.textContent?.trim() ?? ""));
      await assert.doesNotReject(async () => {
        for (let tries = 0; tries < 50 && marks.join() !== (await read()).join(); tries++) await page.waitForTimeout(50);
      });
      assert.deepEqual(await read(), marks);
    }));
}

test("a_long_game_from_a_link_is_played_over_and_each_ply_asked_about_once", () =>
  onPage(`#game=nim&position=2000&moves=${Array(600).fill("1").join(".")}`, async (screen, page) => {
    await screen.reads("You lose:");
    assert.equal(await screen.field.inputValue(), "1400");
    await page.getByText("Moves 541 to 600 of 600.").waitFor();
    await page.locator(".history .gave").first().waitFor();
    await page.locator(".history a").first().click();
    await page.waitForFunction(() => location.hash.includes("ply=0"));
    await screen.settled();
    assert.equal(await screen.field.inputValue(), "2000");
  }));

test("the_keys_of_the_board_undo_and_redo_and_letters_in_fields_do_not", () =>
  onPage("#game=flip&position=%2B%2B%2B%2B%2B%2B", async (screen, page) => {
    await screen.onBoard("Flip 1–2: loses").click();
    await page.getByText("Second player to move").waitFor();
    await screen.board.getByRole("button").first().focus();
    await page.keyboard.press("u");
    await page.getByText("First player to move").waitFor();
    await screen.board.getByRole("button").first().focus();
    await page.keyboard.press("r");
    await page.getByText("Second player to move").waitFor();
    await page.keyboard.press("Control+z");
    await page.getByText("First player to move").waitFor();
    await screen.move("Flip 1–2").focus();
    await page.keyboard.press("Control+Shift+z");
    await page.getByText("Second player to move").waitFor();
    await screen.move("Flip 3–4").focus();
    for (const key of ["u", "b", "h", "c"]) await page.keyboard.press(key);
    await screen.field.focus();
    await page.keyboard.press("u");
    assert.match(await screen.turn.innerText(), /Second player/);
    assert.match(await screen.field.inputValue(), /u/);
  }));
