// Playing moves, undoing them, and addresses that hold all of it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { onPage, useBrowser } from "./support.js";

useBrowser();

test("a_move_in_the_list_is_played_and_back_undoes_it", () =>
  onPage("#game=nim&position=21", async screen => {
    await screen.reads("You win: take 1.");
    assert.equal(await screen.back.getAttribute("aria-disabled"), "true");
    await screen.move("Take 1").click();
    await screen.reads("You lose: whatever you take, they have the answer.");
    assert.equal(await screen.field.inputValue(), "20");
    assert.match(await screen.turn.innerText(), /Second player to move/);
    assert.equal(await screen.hash(), "#game=nim&position=21&moves=1&v=1");
    await screen.back.click();
    await screen.reads("You win: take 1.");
    assert.equal(await screen.field.inputValue(), "21");
    assert.match(await screen.turn.innerText(), /First player to move/);
    assert.equal(await screen.back.getAttribute("aria-disabled"), "true");
  }));

for (const { game, position, label, left, verdict } of [
  { game: "nim", position: "21", label: "Take 3: loses", left: "18", verdict: "You win: take 2." },
  { game: "squares", position: "15", label: "Take 4 = 2²: loses", left: "11", verdict: "You win:" },
  { game: "flip", position: "++++", label: "Flip 2–3: wins", left: "+--+", verdict: "The game is over:" },
  { game: "coins", position: "1 5 2", label: "Take the right end, 2: loses", left: "1 5", verdict: "From here on you get 4 more" },
  { game: "grid", position: "WW/WW", label: "Move diagonally: wins", left: "WW\nWT", verdict: "The game is over:" },
]) {
  test(`a_move_on_the_board_of_${game}_is_played`, () =>
    onPage(`#${new URLSearchParams({ game, position })}`, async screen => {
      await screen.onBoard(label).click();
      await screen.reads(verdict);
      assert.equal(await screen.field.inputValue(), left);
    }));
}

test("the_browser's_back_and_forward_are_undo_and_redo", () =>
  onPage("#game=squares&position=15", async (screen, page) => {
    await screen.move("Take 9").click();
    await screen.reads("You win:");
    assert.equal(await screen.field.inputValue(), "6");
    await page.goBack();
    await screen.reads("You lose:");
    assert.equal(await screen.field.inputValue(), "15");
    await page.goForward();
    await screen.reads("You win:");
    assert.equal(await screen.field.inputValue(), "6");
    assert.match(await screen.turn.innerText(), /Second player/);
  }));

test("what_is_typed_in_one_go_is_one_step_back", () =>
  onPage("#game=nim&position=8", async (screen, page) => {
    await screen.field.press("End");
    for (const key of ["Backspace", "1", "2", "3"]) await screen.field.press(key);
    await screen.reads("You win: take 3.");
    await page.waitForFunction(() => location.hash === "#game=nim&position=123&v=1");
    await screen.back.click();
    await screen.reads("You lose:");
    assert.equal(await screen.field.inputValue(), "8");
  }));

test("going_back_right_after_typing_leaves_what_was_typed_ahead", () =>
  onPage("#game=nim&position=8", async (screen, page) => {
    for (const text of ["21", "22", "23"]) await screen.type(text);
    await screen.back.click();
    await screen.reads("You lose:");
    assert.equal(await screen.hash(), "#game=nim&position=8&v=1");
    await page.goForward();
    await screen.reads("You win: take 3.");
    assert.equal(await screen.field.inputValue(), "23");
  }));

test("a_question_that_takes_long_gives_way_to_the_next", () =>
  onPage("#game=squares&position=15", async screen => {
    await screen.field.fill("99999999");
    await screen.field.fill("7");
    await screen.reads("You lose: every move can be answered.");
    await screen.settled();
    assert.equal((await screen.rows.count()), 2);
  }));

test("a_shared_address_shows_the_same_afresh", async () => {
  const shared = "#game=nim&position=3+4+5&maxTake=unlimited&misere=1&ply=3";
  await onPage(shared, async (screen, page) => {
    await screen.reads("You win: take 2 from heap 1.");
    assert.equal(await screen.field.inputValue(), "3 4 5");
    assert.match(await screen.turn.innerText(), /Second player/);
    assert.equal(await page.getByRole("checkbox", { name: "no limit" }).isChecked(), true);
    assert.equal(await page.getByRole("checkbox", { name: "The last stone loses" }).isChecked(), true);
    assert.equal(await page.title(), "Nim · Perfect Play");
    assert.equal(await screen.hash(), shared);
  });
});

for (const [written, goal] of [
  ["maxTake=Infinity", "as many stones as you like, at least 1,"],
  ["maxTake=unlimited", "as many stones as you like, at least 1,"],
  ["maxTake=1000", "1 to 1,000 stones"],
  ["maxTake=007&misere=true", "1 to 7 stones"],
  ["maxTake=abc&misere=maybe", "1 to 3 stones"],
  ["maxTake=-1", "1 to 3 stones"],
  ["maxTake=", "1 to 3 stones"],
]) {
  test(`rules_written_as_${written}_in_an_address_make_sense`, () =>
    onPage(`#game=nim&position=3+4+5&${written}`, async (screen, page) => {
      await screen.verdict.waitFor();
      const lastWins = !written.includes("misere=true");
      assert.equal(await page.locator(".goal").innerText(), `Take ${goal} from one heap. Whoever takes the last stone ${lastWins ? "wins" : "loses"}.`);
      assert.doesNotMatch(await page.locator(".frame").innerText(), /Infinity|NaN|∞/);
    }));
}

test("an_address_may_write_plus_signs_as_they_are_or_encoded", async () => {
  for (const position of ["++--++", "%2B%2B--%2B%2B"]) {
    await onPage(`#game=flip&position=${position}`, async screen => {
      await screen.reads("You lose:");
      assert.equal(await screen.field.inputValue(), "++--++");
    });
  }
});

test("an_address_that_makes_no_sense_still_opens_the_page", async () => {
  for (const hash of ["#game=chess", "#%E0%A4%A", "#game=nim&ply=-3&maxTake", "#&&&=&"]) {
    await onPage(hash, async screen => assert.equal(await screen.field.isVisible(), true));
  }
});

test("tabs_change_the_game_and_lead_back_to_where_one_was", () =>
  onPage("", async (screen, page) => {
    await screen.type("23");
    await screen.reads("You win: take 3.");
    await page.getByRole("link", { name: "Flip" }).click();
    await page.getByRole("heading", { name: "Flip" }).waitFor();
    await screen.reads("You win: flip 5–6.");
    assert.equal(await page.getByRole("link", { name: "Flip" }).getAttribute("aria-current"), "page");
    await page.getByRole("link", { name: "Nim" }).click();
    await screen.reads("You win: take 3.");
    assert.equal(await screen.field.inputValue(), "23");
    await screen.back.click();
    await screen.reads("You win: flip 5–6.");
  }));

test("a_position_too_long_for_an_address_is_kept_and_said_to_be", () =>
  onPage("#game=coins", async (screen, page) => {
    const long = Array.from({ length: 20_000 }, (_, index) => index % 1000).join(" ");
    await screen.field.evaluate((/** @type {HTMLInputElement} */ field, text) => {
      field.value = text;
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }, long);
    await page.getByText("This position is too long for the address").waitFor();
    assert.equal(await screen.hash(), "#game=coins");
    await screen.move("Take the left end").click();
    await page.getByText("Second player to move").waitFor();
    await screen.back.click();
    await page.getByText("First player to move").waitFor();
    assert.equal(await screen.field.inputValue(), long);
  }));

test("the_embedded_element_keeps_its_own_history", () =>
  onPage("embed.html#game=squares&position=15", async screen => {
    await screen.move("Take 1").click();
    await screen.reads("You win:");
    assert.equal(await screen.field.inputValue(), "14");
    assert.equal(await screen.hash(), "#game=squares&position=15");
    await screen.back.click();
    await screen.reads("You lose:");
    assert.equal(await screen.field.inputValue(), "15");
  }));
