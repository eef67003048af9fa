// What one sees and hears first: parts in one order for eye and keyboard, words for what is only
// drawn, nothing that hides what matters, and pictures in the colours of paper.

import assert from "node:assert/strict";
import { test } from "node:test";
import { coloursOf } from "./map.js";
import { onPage, useBrowser } from "./support.js";

/** @import { Page } from "playwright-core" */

useBrowser();

const PHONE = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true };

/** Forty rows of forty free cells: drawn as a map. */
const MAP = Array(40).fill("W".repeat(40)).join("/");

/** The parts with something to focus, in the order of the keyboard, and how far down each is. @param {Page} page */
const parts = page => page.locator(":is(.setup, .board, .tools, .moves, .line)").evaluateAll(all =>
  all.map(each => ({ name: each.classList[0], top: Math.round(each.getBoundingClientRect().top) })));

/** @param {Page} page */
const names = async page => (await parts(page)).map(({ name }) => name);

test("in_one_column_the_keyboard_goes_the_way_of_the_eye", () =>
  onPage("", async (screen, page) => {
    for (const game of ["nim", "squares", "flip", "coins", "grid"]) {
      await screen.goTo(`#game=${game}`);
      const found = await parts(page);
      assert.deepEqual(found.map(({ name }) => name), ["board", "setup", "moves", "line", "tools"], game);
      assert.deepEqual(found, found.toSorted((one, other) => one.top - other.top), game);
    }
    // In two columns the entry stands over the board.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator(".setup + .table").waitFor();
    assert.deepEqual(await names(page), ["setup", "board", "tools", "moves", "line"]);
    await page.setViewportSize({ width: 375, height: 800 });
    await page.locator(".answer .setup").waitFor();
    assert.deepEqual(await names(page), ["board", "setup", "moves", "line", "tools"]);
  }, { viewport: { width: 375, height: 4000 } }));

test("the_focus_and_the_selection_stay_where_the_columns_become_others", () =>
  onPage("#game=nim&position=3+4+5", async (screen, page) => {
    await page.evaluate(() => addEventListener("error", ({ message }) => console.error(message)));
    const focused = () => page.evaluate(() => {
      const active = document.activeElement?.shadowRoot?.activeElement;
      return active instanceof HTMLInputElement
        ? [active.name, active.selectionStart, active.selectionEnd]
        : [active?.textContent?.trim(), active?.getAttribute("aria-expanded")];
    });
    const resized = async (/** @type {number} */ width) => {
      await page.setViewportSize({ width, height: 800 });
      await page.locator(width === 600 ? ".answer .setup" : ".setup + .table").waitFor();
    };
    await screen.field.evaluate((/** @type {HTMLInputElement} */ field) => {
      field.focus();
      field.setSelectionRange(2, 3);
    });
    for (const width of [600, 1280]) {
      await resized(width);
      assert.deepEqual(await focused(), ["position", 2, 3]);
    }
    await page.keyboard.type("1");
    await screen.settled();
    assert.equal(await screen.field.inputValue(), "3 1 5");
    const options = page.getByRole("button", { name: "Players and hints" });
    await options.click();
    for (const width of [600, 1280]) {
      await resized(width);
      assert.deepEqual(await focused(), ["Players and hints", "true"]);
    }
    await screen.example("7 11 13").focus();
    await resized(600);
    assert.deepEqual(await focused(), ["7 11 13", null]);
  }));

test("what_was_left_out_of_a_link_leaves_the_board_in_its_place", () =>
  onPage("#game=chess&moves=zz&v=9", async (_, page) => {
    assert.equal(await page.locator(".left-out p").count(), 3);
    const [entry, board] = await page.locator(":is(.setup, .surface)").evaluateAll(all => all.map(each => each.getBoundingClientRect()));
    assert.ok(entry && board && board.top - entry.bottom < 40);
  }));

test("numbers_on_the_board_say_what_they_are", () =>
  onPage("#game=flip&position=+++-++++", async (screen, page) => {
    const words = async () => (await screen.board.innerText()).replaceAll(/\s+/g, " ");
    assert.match(await words(), /This run’s nim-value: 1 .*This run’s nim-value: 2/);
    await screen.goTo("#game=coins&position=8+15+3+7+10+6");
    assert.match(await words(), /In the end: −7 .*In the end: \+7/);
    // They are told to those who hear the page alone.
    const spoken = await page.locator(".leads .spoken").evaluateAll(all => all.map(each => each.getBoundingClientRect().width));
    assert.deepEqual(spoken, [1, 1]);
  }));

test("the_end_of_a_game_says_who_has_won_it", () =>
  onPage("#game=coins&position=8+15+3&moves=left.left.left", async (screen, page) => {
    await screen.reads("The game is over: the second player wins, 15 to 11.");
    assert.equal((await screen.turn.innerText()).trim(), "Second player has no move");
    assert.equal(await page.locator(".sentence .sign.second").count(), 1);
    await screen.goTo("#game=coins&position=4+4&moves=left.left&hints=nothing");
    await screen.reads("The game is over: a tie, 4 each.");
    // Where the moves before are not known, neither are the totals.
    await screen.goTo("#game=coins&position=&before=3");
    await screen.reads("The game is over: all coins are taken.");
    await screen.goTo("#game=squares&position=4&moves=4");
    await screen.reads("The game is over: no stone is left, so you lose.");
  }));

test("the_verdict_is_on_the_computer_where_the_computer_moves", () =>
  onPage("#game=nim&position=5&first=perfect", async screen => {
    await screen.reads("The computer wins: it can take 1.");
    assert.equal(await screen.details.innerText(), "1 of 3 moves wins. If the other player resists as long as possible, the game lasts 3 moves in all.");
    assert.equal((await screen.turn.innerText()).trim(), "First player, the computer, to move");
    await screen.goTo("#game=nim&position=5&first=perfect&hints=winner");
    await screen.reads("The computer wins.");
    await screen.goTo("#game=squares&position=5&second=casual&moves=&before=1");
    await screen.reads("The computer loses: every move can be answered.");
    assert.match(await screen.details.innerText(), /^Holds out longest: take [14]\. It can make it last 2 moves in all\.$/);
    await screen.goTo("#game=coins&position=1+5+100+7&first=perfect");
    await screen.reads("The computer wins by 89: it can take the left end.");
    assert.equal(await screen.details.innerText(), "With the right end it would end 89 behind.");
    await screen.goTo("#game=coins&position=1+5+100+7&first=perfect&hints=winner");
    await screen.reads("The computer wins.");
    await screen.goTo("#game=coins&position=1+5+100+7&moves=left&second=perfect");
    await screen.reads("From here on the computer gets 88 less than the other player: it can take the left end.");
  }));

test("exponents_are_raised_and_can_be_heard", () =>
  onPage("#game=squares&position=44", async (_, page) => {
    const cost = page.locator(".method dd").nth(1);
    assert.equal(await cost.locator("sup").innerText(), "1.2");
    assert.equal(await cost.textContent(), "O(n to the power of 1.2) once for all piles up to n");
    const lines = await page.locator(".method div").evaluateAll(all => all.map(each => each.getBoundingClientRect().height));
    assert.equal(new Set(lines).size, 1);
  }));

test("a_rule_that_is_no_number_is_corrected_in_the_words_of_the_page", () =>
  onPage("#game=nim&position=3+4+5", async (screen, page) => {
    await page.locator("[name=maxTake]").fill("0");
    await screen.problem.getByText("A move can take a whole number of stones, 1 or more: correct “Take at most”.").waitFor();
  }));

test("setting_up_is_done_where_it_was_begun", () =>
  onPage("#game=coins&position=1+2+3", async (_, page) => {
    const button = page.locator(".set-up");
    // It stands at the right edge, and its word becomes another.
    const corner = () => button.evaluate(each => {
      const { top, right } = each.getBoundingClientRect();
      return { top, right };
    });
    const before = await corner();
    await button.click();
    assert.equal(await button.innerText(), "Done");
    assert.deepEqual(await corner(), before);
    assert.equal(await button.evaluate(each => each.matches(":focus")), true);
    const sizes = await page.locator(".coins .step").evaluateAll(all => all.map(each => each.getBoundingClientRect().width));
    assert.ok(sizes.length === 9 && Math.min(...sizes) >= 36, `${sizes}`);
    await page.getByRole("button", { name: "Done", exact: true }).click();
    assert.equal(await page.locator(".coins .step").count(), 0);
    assert.equal(await page.getByRole("button", { name: "Set up", exact: true }).count(), 1);
  }));

test("tab_goes_to_each_control_of_a_board_that_is_set_up", () =>
  onPage("", async (screen, page) => {
    /** @param {number} count */
    const tabs = async count => {
      const found = [];
      for (let step = 0; step < count; step++) {
        found.push(await page.evaluate(() => {
          const active = document.activeElement?.shadowRoot?.activeElement;
          return active?.getAttribute("aria-label") ?? active?.textContent?.trim();
        }));
        await page.keyboard.press("Tab");
      }
      return found;
    };
    for (const [position, first, ...rest] of [
      ["nim&position=3+4", "One less", "Stones in heap 1", "One more", "Remove heap 1", "One less"],
      ["squares&position=10", "One less", "Stones", "One more", "Done"],
      ["flip&position=++-", "Tile 1, plus: turn it", "Remove the last tile", "Add a tile", "Done"],
      ["coins&position=1+2", "Value of coin 1", "Move coin 1 to the left", "Remove coin 1", "Move coin 1 to the right", "Value of coin 2"],
    ]) {
      await screen.goTo(`#game=${position}`);
      await page.locator(".set-up").click();
      await page.locator(`.board [aria-label="${first}"]`).first().focus();
      assert.deepEqual(await tabs(rest.length + 1), [first, ...rest]);
      await page.locator(".set-up").click();
    }
  }));

test("the_verdict_stands_on_the_tools_where_the_computer_plays_too", () =>
  onPage("#game=coins&position=8+15+3+7+10+6&second=perfect", async (screen, page) => {
    const boxes = () => page.locator(":is(.headline, .dock)").evaluateAll(all => all.map(each => each.getBoundingClientRect()));
    const standsOnIt = async () => {
      const [headline, dock] = await boxes();
      assert.ok(headline && dock && headline.bottom <= dock.top + 1 && dock.top - headline.bottom <= 8 && headline.top > 0, `${headline?.bottom} ${dock?.top}`);
    };
    await standsOnIt();
    await screen.onBoard("Take the right end, 6: wins").tap();
    await page.locator(".told").filter({ hasText: "Second player takes" }).waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await standsOnIt();
  }, PHONE));

test("embedding_is_offered_without_scrolling", async () => {
  for (const size of [PHONE, {}]) {
    await onPage("#game=nim", async (_, page) => {
      await page.getByRole("button", { name: "Share" }).click();
      await page.getByRole("dialog").waitFor();
      const bottom = await page.getByText("Embed in a page").evaluate(each => each.getBoundingClientRect().bottom);
      assert.ok(bottom < (page.viewportSize()?.height ?? 0) * 0.6, `${bottom}`);
    }, size);
  }
});

test("a_map_stays_as_near_along_the_line_and_keeps_its_depths", () =>
  onPage(`#game=grid&position=${MAP}`, async (_, page) => {
    const farther = page.getByRole("button", { name: "Farther", includeHidden: true });
    const closer = page.getByRole("button", { name: "Closer", includeHidden: true });
    await farther.and(page.locator('[aria-disabled="true"]')).waitFor();
    await page.getByRole("radio", { name: "Depth" }).check();
    const note = page.locator(".map .note");
    await note.getByText("Every cell shows how many moves are left from there").waitFor();
    for (const _ of [0, 1, 2, 3]) await closer.click();

    // All that the key says from now on, as often as it is drawn.
    const key = page.locator(".map .key");
    const said = await key.evaluateHandle((/** @type {HTMLElement} */ key) => {
      const read = () => key.innerText.replaceAll(/\s+/g, " ").trim();
      const said = new Set([read()]);
      const draw = () => {
        said.add(read());
        requestAnimationFrame(draw);
      };
      draw();
      return said;
    });
    await page.locator(".line").getByRole("button", { name: "One move on along the line" }).click();
    await page.locator(".looking-ahead").waitFor();
    assert.equal(await farther.getAttribute("aria-disabled"), "false");
    await page.getByRole("button", { name: "Back to the present" }).click();
    await page.locator(".looking-ahead").waitFor({ state: "detached" });
    assert.equal(await farther.getAttribute("aria-disabled"), "false");
    assert.equal(await page.locator(".map").count(), 1);
    assert.deepEqual(await said.evaluate(said => [...said]), ["blocked 0 to 15 16 to 31 32 to 47 48 to 63 64 to 77"]);
  }));

for (const options of [PHONE, { viewport: { width: 1280, height: 800 } }]) {
  test(`depths_are_said_to_be_worked_out_and_leave_all_in_place_at_${options.viewport.width}_pixels`, () =>
    onPage(`#game=grid&position=${MAP}`, async (_, page) => {
      await page.locator(".map .key").waitFor();
      await page.evaluate(() => {
        const own = Worker.prototype.postMessage;
        /** Questions about depths, which are asked when the test says so. @type {(() => void)[]} */
        const held = [];
        Worker.prototype.postMessage = function (/** @type {any[]} */ ...message) {
          const ask = () => Reflect.apply(own, this, message);
          if (JSON.stringify(message[0]).includes("depths")) held.push(ask);
          else ask();
        };
        Object.assign(globalThis, { askOfDepths: () => held.forEach(ask => ask()) });
      });
      const height = () => page.locator(".surface").evaluate(surface => surface.getBoundingClientRect().height);
      const note = page.locator(".map .note");
      await page.getByRole("radio", { name: "Depth" }).check();
      await note.getByText("The depths are being worked out …").waitFor();
      assert.equal(await note.innerText(), "The depths are being worked out …");
      assert.equal((await page.locator(".map .key").innerText()).trim(), "blocked");
      const before = await height();
      await page.evaluate(() => Reflect.get(globalThis, "askOfDepths")());
      await note.getByText("Every cell shows how many moves are left from there").waitFor();
      assert.match(await page.locator(".map .key").innerText(), / to 77/);
      assert.equal(await height(), before);
    }, options));
}

test("a_map_in_another_size_has_no_colours_of_the_one_before", () =>
  onPage(`#game=grid&position=${MAP}`, async (_, page) => {
    const colours = (/** @type {number} */ columns, /** @type {number} */ count) =>
      // The token covers the first cells.
      coloursOf(page, 40, columns, all => new Set(all.slice(4 * columns)).size === count).then(all => new Set(all.slice(4 * columns)).size);
    assert.equal(await colours(40, 2), 2);
    await page.locator(".set-up").click();
    // The solver is not heard any more.
    await page.evaluate(() => (Worker.prototype.postMessage = () => {}));
    const entry = page.getByRole("textbox", { name: "Columns" });
    await entry.fill("39");
    await entry.press("Enter");
    await page.getByLabel("Map of the grid, 40 × 39 cells").waitFor();
    assert.equal(await colours(39, 1), 1);
  }));

test("what_is_drawn_on_a_canvas_is_printed_in_the_colours_of_paper", () =>
  onPage(`#game=grid&position=${MAP}`, async (_, page) => {
    await page.locator(".bigger summary").click();
    await page.locator(".chart canvas").waitFor();
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    /** How bright each canvas is on the whole, 0 to 255, when there is an event. @param {string} event */
    const brightness = event => page.evaluate(event => new Promise(resolve => {
      const read = () => {
        const root = document.querySelector("perfect-play")?.shadowRoot;
        resolve([...root?.querySelectorAll("canvas") ?? []].map(canvas => {
          const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d", { willReadFrequently: true });
          copy?.drawImage(canvas, 0, 0);
          const data = copy?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
          let [sum, count] = [0, 0];
          for (let at = 0; at < data.length; at += 4) {
            if (data[at + 3] !== 255) continue;
            sum += ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
            count++;
          }
          return sum / count;
        }));
      };
      if (event === "") read();
      else addEventListener(event, read, { once: true });
    }), event);
    const onScreen = /** @type {number[]} */ (await brightness(""));
    const printed = brightness("afterprint");
    await page.pdf();
    const onPaper = /** @type {number[]} */ (await printed);
    assert.equal(onPaper.length, 2);
    for (const [index, bright] of onPaper.entries()) assert.ok(bright > (onScreen[index] ?? 255) + 40, `${onScreen} ${onPaper}`);
  }, { colorScheme: "dark" }));
