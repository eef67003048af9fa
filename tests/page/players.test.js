// The computer as a player: it moves when it is asked to, and never else.

import assert from "node:assert/strict";
import { test } from "node:test";
import { onPage, useBrowser } from "./support.js";

/** @import { Page } from "playwright-core" */

useBrowser();

const CALM = /** @type {const} */ ({ reducedMotion: "reduce" });

/** Longer than the computer waits before it moves. @param {Page} page */
const pause = page => page.waitForTimeout(900);

/** @param {Page} page @param {"first" | "second"} side @param {string} player */
async function seat(page, side, player) {
  const options = page.getByRole("button", { name: "Players and hints" });
  if ((await options.getAttribute("aria-expanded")) === "false") await options.click();
  await page.locator(`select[name=${side}]`).selectOption(player);
}

/** @param {Page} page @param {string} name */
const button = (page, name) => page.locator(".computer").getByRole("button", { name });

/** How many moves the game has. @param {Page} page */
const count = async page => Math.max(0, (await page.locator(".history .place").count()) - 1);

test("the_computer_answers_a_person's_move_and_says_what_it_did", () =>
  onPage("#game=nim&position=21&second=perfect", async (screen, page) => {
    await screen.move("Take 2").click();
    await page.locator(".told").getByText("Second player takes 3.").waitFor();
    assert.equal(await page.locator(".told").getAttribute("role"), "status");
    await screen.reads("You lose:");
    assert.equal(await screen.field.inputValue(), "16");
    assert.match(await screen.turn.innerText(), /First player/);
  }));

test("it_does_not_move_after_a_link_undo_redo_or_an_entry", () =>
  onPage("#game=nim&position=21&moves=2&second=perfect", async (screen, page) => {
    await screen.reads("The computer wins: it can take 3.");
    await pause(page);
    assert.equal(await count(page), 1);
    assert.equal(await button(page, "Let the computer move").getAttribute("aria-disabled"), "false");
    await screen.back.click();
    await screen.reads("You win: take 1.");
    await page.locator(".tools .redo").click();
    await screen.reads("The computer wins: it can take 3.");
    await pause(page);
    assert.equal(await screen.field.inputValue(), "19");
    await screen.type("30");
    await pause(page);
    assert.equal(await screen.field.inputValue(), "30");
    assert.equal(await count(page), 0);
  }));

test("it_moves_once_where_it_is_asked_to", () =>
  onPage("#game=nim&position=21&moves=2&second=perfect", async (screen, page) => {
    await button(page, "Let the computer move").click();
    await screen.reads("You lose:");
    assert.equal(await screen.field.inputValue(), "16");
    await pause(page);
    assert.equal(await count(page), 2);
    assert.equal(await button(page, "Let the computer move").getAttribute("aria-disabled"), "true");
  }));

test("who_gives_it_the_side_that_is_to_move_wants_a_move", () =>
  onPage("#game=nim&position=21", async (screen, page) => {
    await seat(page, "second", "perfect");
    await pause(page);
    assert.equal(await count(page), 0);
    await page.getByRole("button", { name: "Swap sides" }).click();
    await page.locator(".told").getByText("First player takes 1.").waitFor();
    await screen.reads("You lose:");
    assert.match(await screen.hash(), /&moves=1&first=perfect&v=1$/);
  }, CALM));

for (const { name, stop, left } of [
  { name: "undoing", stop: (/** @type {Page} */ page) => page.locator(".tools .undo").click(), left: "21" },
  { name: "escape", stop: (/** @type {Page} */ page) => page.keyboard.press("Escape"), left: "19" },
]) {
  test(`${name}_stops_it_before_it_moves`, () =>
    onPage("#game=nim&position=21&second=perfect", async (screen, page) => {
      await page.evaluate(pause => {
        const [own, ownClear] = [setTimeout, clearTimeout];
        /** Timers of the computer's pause, which end when the test says so. @type {Map<number, () => void>} */
        const held = new Map();
        let last = -1;
        Object.assign(globalThis, {
          setTimeout: (/** @type {() => void} */ act, /** @type {number} */ time) =>
            time === pause ? (held.set(--last, act), last) : own(act, time),
          clearTimeout: (/** @type {number} */ id) => held.delete(id) || ownClear(id),
          endPauses: () => [...held.values()].map(act => act()).length,
          pauses: () => held.size,
        });
      }, 600);
      const pauses = () => page.evaluate(() => Reflect.get(globalThis, "pauses")());
      await screen.move("Take 2").focus();
      await page.keyboard.press("Enter");
      await screen.reads("The computer wins: it can take 3.");
      assert.equal(await pauses(), 1);
      await stop(page);
      await screen.reads(left === "21" ? "You win: take 1." : "The computer wins: it can take 3.");
      assert.equal(await page.evaluate(() => Reflect.get(globalThis, "endPauses")()), 0);
      assert.equal(await screen.field.inputValue(), left);
    }));
}

test("two_computers_make_one_move_a_press_or_play_on_until_they_are_stopped", () =>
  onPage("#game=nim&position=60&first=perfect&second=perfect", async (screen, page) => {
    await button(page, "Let the computer move").click();
    await screen.turn.getByText("Second player").waitFor();
    await pause(page);
    assert.equal(await count(page), 1);
    await button(page, "Play on").click();
    await page.waitForFunction(() => Number(document.querySelector("perfect-play")?.shadowRoot?.querySelectorAll(".history .place").length) > 3);
    await button(page, "Stop").click();
    await page.waitForTimeout(100);
    const made = await count(page);
    await pause(page);
    assert.equal(await count(page), made);
    assert.equal(await button(page, "Play on").getAttribute("aria-disabled"), "false");
  }));

test("playing_on_ends_with_the_game", () =>
  onPage("#game=nim&position=9&first=perfect&second=casual", async (screen, page) => {
    await button(page, "Play on").click();
    await screen.reads("The game is over:");
    assert.equal(await screen.field.inputValue(), "0");
    assert.equal(await button(page, "Play on").getAttribute("aria-disabled"), "true");
  }, CALM));

for (const { chances, left } of [
  { chances: [0.3], left: "16" },
  { chances: [0.2, 0.5], left: "17" },
  { chances: [0.24, 0], left: "18" },
]) {
  test(`a_casual_player_picks_any_move_one_time_in_four_such_as_at_${chances.join("_and_")}`, () =>
    onPage("#game=nim&position=21&moves=2&second=casual", async (screen, page) => {
      await page.evaluate(values => {
        Math.random = () => values.shift() ?? 0;
      }, chances);
      await button(page, "Let the computer move").click();
      await screen.turn.getByText("First player").waitFor();
      await screen.settled();
      assert.equal(await screen.field.inputValue(), left);
    }));
}

test("players_stay_with_the_link", () =>
  onPage("#game=flip&position=++++", async (screen, page) => {
    await seat(page, "second", "casual");
    await page.waitForFunction(() => location.hash.includes("second=casual"));
    await page.reload();
    await screen.settled();
    await page.getByRole("button", { name: "Players and hints" }).click();
    assert.equal(await page.locator("select[name=second]").inputValue(), "casual");
    assert.match(await page.locator("select[name=second]").innerText(), /any move one time in 4/);
  }));

test("the_line_of_perfect_play_is_stepped_through_by_keyboard_and_nothing_is_played", () =>
  onPage("#game=nim&position=10", async (screen, page) => {
    await page.locator(".line .next").first().focus();
    const hash = await screen.hash();
    await page.keyboard.press("Enter");
    await page.locator(".looking-ahead").waitFor();
    await page.locator(".line .where").getByText("Move 1 of 5: First player takes 2.").waitFor();
    await page.keyboard.press("ArrowRight");
    await page.locator(".line .where").getByText("Move 2 of 5: Second player takes 1.").waitFor();
    await page.getByRole("group", { name: "A heap of 7 stones" }).waitFor();
    await page.keyboard.press("End");
    await page.locator(".line .where").getByText("Move 5 of 5").waitFor();
    await page.keyboard.press("Home");
    await page.locator(".looking-ahead").waitFor({ state: "detached" });
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.getByRole("group", { name: "A heap of 7 stones" }).waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".looking-ahead").waitFor({ state: "detached" });
    assert.equal(await screen.field.inputValue(), "10");
    assert.equal(await screen.hash(), hash);
    await page.keyboard.press("ArrowRight");
    await page.locator(".line .where").getByText("Move 1 of 5").waitFor();
    await page.locator(".line .follow").click();
    await screen.reads("You lose:");
    assert.equal(await screen.field.inputValue(), "8");
    assert.equal(await screen.hash(), "#game=nim&position=10&moves=2&v=1");
  }));

for (const { hash, move, sentence } of [
  { hash: "#game=nim&position=20", move: "Take 2", sentence: "If you take 2, they take 2." },
  { hash: "#game=squares&position=15", move: "Take 4", sentence: "If you take 4, they take 9." },
  { hash: "#game=flip&position=++--++", move: "Flip 1–2", sentence: "If you flip 1–2, they flip 5–6." },
  { hash: "#game=coins&position=1+5+2", move: "Take the left end", sentence: "If you take the left end, they take the left end." },
  { hash: "#game=grid&position=WW/WW", move: "Move down", sentence: "If you move down, they move right." },
  { hash: "#game=grid&position=WW/WW", move: "Move diagonally", sentence: "If you move diagonally, the game is over." },
]) {
  test(`looking_at_a_move_tells_the_answer_in_${hash.slice(6)}_to_${move}`, () =>
    onPage(hash, async (screen, page) => {
      const place = () => screen.rows.last().evaluate(row => row.getBoundingClientRect().top);
      const before = await place();
      await screen.move(move).focus();
      await page.locator(".reply").getByText(sentence).waitFor();
      assert.equal(await place(), before);
    }));
}

/** Positions with every kind of proof, where the player to move wins, loses, ties, and cannot move. */
const POSITIONS = {
  nim: [
    "21", "20", "2", "0", "3+4+5", "1+1", "3&misere=1", "4&misere=1", "5&misere=1", "1&misere=1", "0&misere=1",
    "1+1+1&misere=1", "1+1&misere=1", "3+4+5&misere=1", "2+2&misere=1", "3+4+5&maxTake=unlimited", "5&maxTake=unlimited",
  ],
  squares: ["15", "5", "2", "6", "4", "0"],
  flip: ["%2B%2B%2B%2B", "%2B%2B-%2B%2B", "%2B%2B-%2B%2B%2B", "%2B"],
  coins: ["1+5+100+7", "1+5+2", "1+1", "5", "1+5+100+7&moves=left.right", "1+5+2&moves=left.left", "1+1+2+2&moves=left.left", "1+5&moves=left.left"],
  grid: ["WW/WW", "WWW/WWW/WWW", "WB/WW", "WW", "W"],
};

for (const [game, positions] of Object.entries(POSITIONS)) {
  test(`where_the_computer_is_to_move_in_${game}_nothing_is_said_to_the_reader`, () =>
    onPage(`#game=${game}&first=perfect`, async (screen, page) => {
      await page.locator(".bigger summary").click();
      for (const position of positions) {
        await screen.goTo(`#game=${game}&position=${position}&first=perfect&hints=move`);
        const words = [await wordsIn(page)];
        await screen.goTo(`#game=${game}&position=${position}&first=perfect`);
        assert.match(await screen.turn.innerText(), /the computer,|has no move/, position);
        await page.locator("perfect-play-picture > *").filter({ hasNotText: "Drawing the picture" }).first().waitFor();
        words.push(await wordsIn(page));
        for (const chart of await page.locator(".bigger .switch button").all()) {
          await chart.click();
          words.push(await wordsIn(page));
        }
        for (const row of await screen.rows.all()) {
          await row.focus();
          await page.locator(".reply:not(.note)").waitFor();
          words.push(await page.locator(".reply").innerText());
          await row.blur();
          await page.locator(".reply.note").waitFor();
        }
        assert.doesNotMatch(words.join("\n"), /\byou(r|rs|rself)?\b/i, position);
        // A proof names moves, and orders none.
        assert.doesNotMatch((await screen.proof.allInnerTexts()).join("\n"), /(^|[:.,;] )(take|flip|make|move)\b/im, position);
      }
    }));
}

/** All that is written in the element but the goal, which is for all to read, and the names of what has no words. @param {Page} page */
const wordsIn = page => page.locator("perfect-play").evaluate(({ shadowRoot }) => {
  if (!shadowRoot) return "";
  const words = [...shadowRoot.querySelectorAll("[aria-label]")].map(({ ariaLabel }) => ariaLabel);
  const texts = document.createTreeWalker(shadowRoot, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!parentElement?.closest(".goal")) words.push(textContent);
  }
  return words.join("\n");
});
