// Boards that are touched: each control by mouse, by touch and by keyboard, what a move is seen to
// do before it is made, the parts of the reason, and positions set up on the board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { onPage, overflow, useBrowser } from "./support.js";

/** @import { Page } from "playwright-core" */
/** @import { Screen } from "./support.js" */

useBrowser();

const PHONE = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true };

/** @param {string} game @param {string} position @param {Record<string, string>} [more] */
const at = (game, position, more) => `#${new URLSearchParams({ game, position, ...more })}`;

/** Switches between playing and setting up. @param {Page} page */
const setUp = page => page.locator(".set-up").click();

/** @param {Page} page */
const focused = page =>
  page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute("aria-label"));

/** Waits until the field shows a position. @param {Screen} screen @param {Page} page @param {string} position */
async function shows(screen, page, position) {
  await page.waitForFunction(
    text => {
      const field = document.querySelector("perfect-play")?.shadowRoot?.querySelector("[name=position]");
      return (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value === text;
    },
    position,
  );
  await screen.settled();
}

/** What is drawn ahead on the board, and said beneath it. @param {Page} page */
const ahead = page => page.locator(".beneath .ahead");

for (const { game, position, more, move, gone, count, says } of [
  { game: "nim", position: "3 4 5", more: { maxTake: "unlimited" }, move: "Take 2 from heap 1: wins", gone: ".gone", count: 2, says: "Take 2 from heap 1: wins, leaves nim-value 0; the game lasts 11 moves." },
  { game: "squares", position: "15", move: "Take 9 = 3²: loses", gone: ".gone", count: 9, says: "Take 9: loses, leaves nim-value 1; the game lasts 4 moves." },
  { game: "squares", position: "1000", move: "Take 400 = 20²: wins", gone: ".away[width='20']", count: 1, says: "Take 400: wins, leaves nim-value 0" },
  { game: "flip", position: "++++", move: "Flip 1–2: loses", gone: ".turning", count: 2, says: "Flip 1–2: loses, leaves nim-value 1; the game lasts 2 moves." },
  { game: "coins", position: "1 5 100 7", move: "Take the right end, 7: loses", gone: ".gone", count: 1, says: "Take the right end: loses, ends 89 behind; the game lasts 4 moves." },
]) {
  test(`a_move_of_${game}_on_${position.replaceAll(" ", "_")}_is_seen_before_it_is_made`, () =>
    onPage(at(game, position, more), async (screen, page) => {
      const height = await page.locator(".surface").evaluate(surface => surface.clientHeight);
      const hint = await ahead(page).innerText();
      assert.notEqual(hint, "");
      await screen.onBoard(move).hover();
      await ahead(page).filter({ hasText: says }).waitFor();
      assert.equal(await page.locator(`.board ${gone}`).count(), count);
      assert.equal(await page.locator(".surface").evaluate(surface => surface.clientHeight), height);
      await page.mouse.move(0, 0);
      await ahead(page).filter({ hasText: hint }).waitFor();
      assert.equal(await page.locator(`.board ${gone}`).count(), 0);
      await screen.onBoard(move).focus();
      await ahead(page).filter({ hasText: says }).waitFor();
      assert.equal(await page.locator(`.board ${gone}`).count(), count);
    }));
}

test("a_move_that_is_looked_at_in_the_list_is_drawn_ahead", () =>
  onPage(at("flip", "++++"), async (screen, page) => {
    await screen.move("Flip 3–4").hover();
    await ahead(page).filter({ hasText: "Flip 3–4: loses" }).waitFor();
    assert.deepEqual(await page.locator(".turning .index").allInnerTexts(), ["3", "4"]);
  }));

for (const { game, position, more, part, board } of [
  { game: "nim", position: "3 4 5", more: { maxTake: "unlimited" }, part: "Heap 2", board: ".heap:nth-of-type(2)" },
  { game: "flip", position: "++-+++", part: "Run of 3", board: ".tile:nth-of-type(5)" },
]) {
  test(`the_rows_of_the_nim_sum_and_the_board_of_${game}_light_each_other_up`, () =>
    onPage(at(game, position, more), async (_, page) => {
      const row = page.locator(".nim-sum tr").filter({ hasText: part });
      const place = page.locator(`.board ${board}`);
      await row.hover();
      await page.locator(`.board ${board}.lit`).waitFor();
      await page.mouse.move(0, 0);
      assert.equal(await page.locator(".lit").count(), 0);
      await place.hover();
      await page.locator(".nim-sum tr.lit").filter({ hasText: part }).waitFor();
      await page.mouse.move(0, 0);
      await page.getByRole("button", { name: part, exact: true }).focus();
      await page.locator(`.board ${board}.lit`).waitFor();
    }));
}

test("arrow_keys_go_from_heap_to_heap_and_along_a_heap", () =>
  onPage(at("nim", "3 4 5"), async (screen, page) => {
    await screen.onBoard("Take 2 from heap 1: wins").focus();
    for (const [key, label] of /** @type {const} */ ([
      ["ArrowDown", "Take 3 from heap 2: loses"],
      ["ArrowRight", "Take 2 from heap 2: wins"],
      ["ArrowUp", "Take 1 from heap 1: loses"],
      ["End", "Take 1 from heap 3: loses"],
      ["Home", "Take 3 from heap 1: loses"],
    ])) {
      await page.keyboard.press(key);
      assert.equal(await focused(page), label);
    }
    await page.keyboard.press("Space");
    await shows(screen, page, "0 4 5");
  }));

test("many_heaps_are_small_and_one_of_them_is_opened", () =>
  onPage(at("nim", Array.from({ length: 1000 }, (_, index) => index % 50 + 1).join(" ")), async (screen, page) => {
    await page.getByText("Shows the first 400 of 1,000 heaps.").waitFor();
    await page.locator(".chip").nth(36).click();
    await page.locator(".heap").filter({ hasText: "Heap 37" }).waitFor();
    await screen.board.getByRole("button", { name: /^Take 2 from heap 37/ }).hover();
    await ahead(page).filter({ hasText: "Take 2 from heap 37" }).waitFor();
    await page.getByLabel("Open heap").selectText();
    await page.keyboard.type("1000");
    await page.getByLabel("Open heap").press("Enter");
    await screen.board.getByRole("button", { name: /^Take 3 from heap 1,000/ }).click();
    await page.waitForFunction(() => location.hash.includes("moves=999-3"));
  }));

test("any_number_can_be_taken_from_a_heap_too_large_to_draw", () =>
  onPage(at("nim", "9007199254740991 5", { maxTake: "unlimited" }), async (screen, page) => {
    await page.getByText("9,007,199,254,740,965 more").waitFor();
    await screen.onBoard("Take 9,007,199,254,740,986 from heap 1: wins").waitFor();
    await page.getByLabel("Take", { exact: true }).first().fill("991");
    await page.getByRole("button", { name: "Take from heap 1", exact: true }).click();
    await shows(screen, page, "9007199254740000 5");
  }));

test("a_square_of_a_large_pile_is_chosen_by_a_slider", () =>
  onPage(at("squares", "1000"), async (screen, page) => {
    const slider = page.getByRole("slider", { name: "Side of the square to take" });
    await slider.focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await ahead(page).filter({ hasText: "Take 4: loses" }).waitFor();
    assert.equal(await page.locator(".away").getAttribute("width"), "2");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await shows(screen, page, "996");
  }));

test("the_totals_of_coins_run_along", () =>
  onPage(at("coins", "1 5 100 7"), async (screen, page) => {
    const totals = async () => (await page.locator(".totals").innerText()).replace(/\s+/g, " ").trim();
    assert.equal(await totals(), "First player 0 Second player 0");
    await screen.onBoard("Take the right end, 7: loses").hover();
    await page.locator(".totals .taken").waitFor();
    assert.equal(await totals(), "First player 0 +7 Second player 0");
    await screen.onBoard("Take the right end, 7: loses").click();
    await shows(screen, page, "1 5 100");
    await page.mouse.move(0, 0);
    await screen.onBoard("Take the right end, 100: wins").click();
    await shows(screen, page, "1 5");
    await page.mouse.move(0, 0);
    assert.equal(await totals(), "First player 7 Second player 100");
    await screen.back.click();
    await shows(screen, page, "1 5 100");
    assert.equal(await totals(), "First player 7 Second player 0");
  }));

test("heaps_are_set_up_by_stepping_typing_adding_and_removing", () =>
  onPage(at("nim", "3 4"), async (screen, page) => {
    await setUp(page);
    assert.equal(await page.locator(".board .move").count(), 0);
    const heap = page.getByRole("group", { name: "Stones in heap 2" });
    await heap.getByRole("button", { name: "One more" }).click();
    await shows(screen, page, "3 5");
    await heap.getByRole("button", { name: "One less" }).press("Enter");
    await shows(screen, page, "3 4");
    await heap.getByRole("textbox").fill("12");
    await heap.getByRole("textbox").press("Enter");
    await shows(screen, page, "3 12");
    await page.getByRole("button", { name: "Add a heap" }).click();
    await shows(screen, page, "3 12 1");
    await page.getByRole("button", { name: "Remove heap 1" }).click();
    await shows(screen, page, "12 1");
    await setUp(page);
    await screen.onBoard("Take 1 from heap 2: wins").waitFor();
  }));

test("a_button_that_is_held_goes_on_and_is_one_step_back", () =>
  onPage(at("squares", "15"), async (screen, page) => {
    await setUp(page);
    await page.getByRole("button", { name: "One more" }).hover();
    await page.mouse.down();
    await page.waitForFunction(() => {
      const field = document.querySelector("perfect-play")?.shadowRoot?.querySelector("[name=position]");
      return field instanceof HTMLInputElement && Number(field.value) >= 18;
    });
    await page.mouse.up();
    await screen.settled();
    const reached = Number(await screen.field.inputValue());
    await page.waitForTimeout(250);
    assert.equal(Number(await screen.field.inputValue()), reached);
    await screen.back.click();
    await shows(screen, page, "15");
  }));

test("tiles_are_turned_added_and_removed", () =>
  onPage(at("flip", "++-"), async (screen, page) => {
    await setUp(page);
    await page.getByRole("button", { name: "Tile 3, minus: turn it" }).click();
    await shows(screen, page, "+++");
    await page.keyboard.press("ArrowLeft");
    assert.equal(await focused(page), "Tile 2, plus: turn it");
    await page.keyboard.press("Space");
    await shows(screen, page, "+-+");
    await page.getByRole("button", { name: "Add a tile" }).click();
    await shows(screen, page, "+-++");
    for (const left of ["+-+", "+-", "+", ""]) {
      await page.getByRole("button", { name: "Remove the last tile" }).click();
      await shows(screen, page, left);
    }
    await page.getByText("No tiles.").waitFor();
  }));

test("coins_are_changed_in_place_moved_added_and_removed", () =>
  onPage(at("coins", "1 5 2"), async (screen, page) => {
    await setUp(page);
    const value = page.getByLabel("Value of coin 2");
    await value.fill("-40");
    await value.press("Enter");
    await shows(screen, page, "1 -40 2");
    await page.getByRole("button", { name: "Move coin 2 to the left" }).click();
    await shows(screen, page, "-40 1 2");
    await page.getByRole("button", { name: "Move coin 2 to the right" }).click();
    await shows(screen, page, "-40 2 1");
    await page.getByRole("button", { name: "Remove coin 1" }).click();
    await shows(screen, page, "2 1");
    await page.getByRole("button", { name: "Add a coin" }).click();
    await shows(screen, page, "2 1 1");
    assert.equal(await page.getByRole("button", { name: "Move coin 1 to the left" }).getAttribute("aria-disabled"), "true");
  }));

test("what_is_set_up_wrongly_is_explained_and_can_be_set_right_on_the_board", () =>
  onPage(at("coins", "1 5 2"), async (screen, page) => {
    await setUp(page);
    await page.getByLabel("Value of coin 1").fill("x");
    await page.getByLabel("Value of coin 1").press("Enter");
    await screen.problem.waitFor();
    assert.equal(await screen.field.inputValue(), "x 5 2");
    await page.getByLabel("Value of coin 1").fill("7");
    await page.getByLabel("Value of coin 1").press("Enter");
    await shows(screen, page, "7 5 2");
    assert.equal(await screen.problem.count(), 0);
  }));

for (const overlay of ["outcome", "value", "depth"]) {
  test(`a_cell_that_is_freed_has_no_${overlay}_before_there_is_an_answer`, () =>
    onPage(at("grid", "WBBW/WWWW", { "view.overlay": overlay }), async (screen, page) => {
      await setUp(page);
      await page.locator(".editor .worth").first().waitFor();
      const worths = () => page.locator(".editor .cell").evaluateAll(cells => cells.map(cell => cell.querySelector(".worth") !== null));
      const before = await worths();
      assert.deepEqual(before.slice(0, 4), [false, false, false, true]);
      for (const column of [2, 3]) {
        await page.getByRole("button", { name: `Row 1, column ${column}: blocked` }).hover();
        if (column === 2) await page.mouse.down();
        await page.getByRole("button", { name: `Row 1, column ${column}: free` }).waitFor();
        assert.deepEqual(await worths(), before);
      }
      await page.mouse.up();
      await shows(screen, page, "WWWW\nWWWW");
      await page.locator(".editor .cell").nth(1).locator(".worth").waitFor();
    }));
}

for (const { game, position, change, left } of [
  { game: "nim", position: "3 4", change: { name: "Remove heap 1" }, left: "4" },
  { game: "squares", position: "15", change: { name: "One less" }, left: "14" },
  { game: "flip", position: "+++", change: { name: "Tile 1, plus: turn it" }, left: "-++" },
  { game: "coins", position: "1 5 2", change: { name: "Remove coin 2" }, left: "1 2" },
]) {
  test(`${game}_is_set_up_by_touch`, () =>
    onPage(at(game, position), async (screen, page) => {
      await page.getByRole("button", { name: "Set up" }).tap();
      await page.getByRole("button", change).tap();
      await shows(screen, page, left);
      const sizes = await page.locator(".surface button").evaluateAll(all =>
        all.flatMap(each => [each.getBoundingClientRect().width, each.getBoundingClientRect().height]));
      assert.ok(Math.min(...sizes) >= 24, `${sizes}`);
    }, PHONE));
}

for (const { game, position, more } of [
  { game: "nim", position: "3 4 5", more: { maxTake: "unlimited" } },
  { game: "nim", position: "2147483647", more: { maxTake: "unlimited" } },
  { game: "squares", position: "15" },
  { game: "squares", position: "1000" },
  { game: "flip", position: "+++-++++" },
  { game: "coins", position: "8 15 3 7 10 6" },
]) {
  test(`the_board_of_${game}_on_${position.replaceAll(" ", "_")}_keeps_what_the_hints_keep`, () =>
    onPage(at(game, position, { ...more, hints: "nothing" }), async (_, page) => {
      const marks = page.locator(".surface :is(.win, .loss, .tie, .best, .place, .value, .leads, .shares)");
      const drawn = () => page.locator(".surface").evaluate(surface => surface.outerHTML);
      assert.equal(await marks.count(), 0);
      assert.doesNotMatch(await drawn(), /wins|loses|best|nim-value/);
      const moves = page.locator(".board .move");
      if (await moves.count()) {
        await moves.first().hover();
        assert.doesNotMatch(await drawn(), /wins|loses|best|nim-value|lasts/);
      }
    }));
}

for (const { game, position, more, told } of [
  { game: "nim", position: "3 4 5", more: { maxTake: "unlimited" }, told: ["heap 1"] },
  { game: "nim", position: "1 4 4", told: [] },
  { game: "nim", position: "3 3", told: [] },
  { game: "nim", position: "2 2 3", more: { maxTake: "1" }, told: [] },
  { game: "nim", position: "7", told: [] },
  { game: "nim", position: `${"4 ".repeat(13)}6`, told: ["heap 14"] },
  { game: "nim", position: `${"4 ".repeat(13)}1`, told: [] },
  { game: "flip", position: "+++-+++++", told: ["from 1 to 3"] },
  { game: "flip", position: "++-+++-+++", told: [] },
  { game: "flip", position: "++-++-++", told: [] },
  { game: "flip", position: "+++-+++", told: [] },
  { game: "flip", position: "++++", told: [] },
]) {
  const name = `${game}_on_${position.replaceAll(" ", "_")}`;
  test(`${told.length ? "the_place_that_is_told" : "no_place"}_is_marked_in_${name}`, () =>
    onPage(at(game, position, { ...more, hints: "place" }), async (screen, page) => {
      const sentence = await screen.details.innerText();
      assert.deepEqual(/^Look at .*(heap \d+|from \d+ to \d+)\.$/.exec(sentence)?.slice(1) ?? [], told);
      const marked = await page.locator(".board .place").evaluateAll(all => all.map(each =>
        each.closest(".tile")?.querySelector(".index")?.textContent ?? each.querySelector(".name")?.textContent?.toLowerCase() ?? each.ariaLabel?.toLowerCase().split(":")[0]));
      assert.deepEqual(game === "flip" && marked.length ? [`from ${marked[0]} to ${marked.at(-1)}`] : [...new Set(marked)], told);
      // Of many heaps, the one that is opened is the first unless another is told.
      const opened = await page.locator(".opened .name").allInnerTexts();
      assert.deepEqual(opened, position.length > 20 ? [told.length ? "Heap 14" : "Heap 1"] : []);
    }));
}

for (const { game, position, more } of [
  { game: "nim", position: "9007199254740991 9007199254740991 9007199254740991", more: { maxTake: "unlimited" } },
  { game: "nim", position: Array(500).fill("9007199254740991").join(" ") },
  { game: "squares", position: "168" },
  { game: "flip", position: "+".repeat(5000) },
  { game: "coins", position: "9007199254740991 -9007199254740991 ".repeat(300).trim() },
]) {
  test(`the_longest_inputs_of_${game}_fit_${position.length}_characters`, () =>
    onPage(at(game, position, more), async (_, page) => {
      assert.equal(await overflow(page), 0);
      assert.ok(await page.locator(".board *").count() < 3000);
      await setUp(page);
      assert.equal(await overflow(page), 0);
      const outside = await page.locator(".surface").evaluate(surface => surface.scrollWidth - surface.clientWidth);
      assert.equal(outside, 0);
    }, { ...PHONE, viewport: { width: 320, height: 667 } }));
}

for (const { hash, presses, name, wanted } of [
  { hash: "#game=nim&position=10", presses: 20, name: () => "One more", wanted: "30" },
  { hash: "#game=squares&position=10", presses: 20, name: () => "One more", wanted: "30" },
  {
    hash: `#game=flip&position=${"%2B".repeat(12)}`,
    presses: 12,
    name: (/** @type {number} */ press) => `Tile ${press + 1}, plus: turn it`,
    wanted: "-".repeat(12),
  },
]) {
  test(`every_one_of_many_quick_edits_counts_in_${hash.slice(6).split("&")[0]}`, () =>
    onPage(hash, async (screen, page) => {
      await page.locator(".set-up").click();
      const names = Array.from({ length: presses }, (_, press) => name(press));
      await screen.board.getByRole("button", { name: names[0] ?? "", exact: true }).waitFor();
      await page.evaluate(async names => {
        const root = document.querySelector("perfect-play")?.shadowRoot;
        for (const name of names) {
          /** @type {HTMLElement | null | undefined} */ (root?.querySelector(`.board [aria-label="${name}"]`))?.click();
          await new Promise(resolve => setTimeout(resolve, 15));
        }
      }, names);
      await page.waitForFunction(wanted => {
        const field = document.querySelector("perfect-play")?.shadowRoot?.querySelector("[name=position]");
        return field instanceof HTMLInputElement && field.value === wanted;
      }, wanted);
      await screen.settled();
    }));
}
