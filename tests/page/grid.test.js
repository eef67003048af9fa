// The grid's board: moving the token, overlays, setting up, files, and the map of a large grid.

import assert from "node:assert/strict";
import { test } from "node:test";
import { grid } from "perfect-play";
import { coloursOf } from "./map.js";
import { onFreshPage, onPage, overflow, useBrowser } from "./support.js";

/** @import { Page } from "playwright-core" */

useBrowser();

const SMALL = "WBWBW/WWWWW/WBWBW/BWBWB";

/** A grid in which every fifth cell or so is blocked. @param {number} rows @param {number} columns */
const large = (rows, columns) =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => ((row * 7 + column * 3 + row * column) % 5 === 1 ? "B" : "W")).join("")).join("/");

/** @param {Record<string, string>} fields */
const at = fields => `#${new URLSearchParams({ game: "grid", ...fields })}`;

/** @param {Page} page */
const setUp = page => page.getByRole("button", { name: "Set up" }).click();

/** @param {Page} page @param {string} name */
const choose = (page, name) => page.getByRole("radio", { name }).check();

/** A cell that is set up. @param {Page} page @param {number} row @param {number} column */
const cellAt = (page, row, column) => page.getByRole("button", { name: new RegExp(`^Row ${row}, column ${column}:`) });

/** The middle of a thing on the page. @param {import("playwright-core").Locator} thing */
async function middle(thing) {
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  assert.ok(box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What the readout beneath a map says, once the solver has been asked. @param {Page} page @param {RegExp} words */
async function readout(page, words) {
  const line = page.locator(".readout").filter({ hasText: words });
  await line.waitFor();
  return line.innerText();
}

/** What is said of a cell. @param {string} position @param {number} row @param {number} column */
function facts(position, row, column) {
  const rows = position.replace("T", "W").split("/").map(text => [...text]);
  (rows[row] ?? [])[column] = "T";
  const { winner, nimValue, depth } = grid.analyze(rows.map(cells => cells.join("")).join("/"));
  return `moving there ${winner === "second" ? "wins" : "loses"}, nim-value ${nimValue}, depth ${depth}`;
}

test("arrow_keys_and_the_backslash_move_the_token", () =>
  onPage(at({ position: "WWWW/WWWW/WWWW" }), async (screen, page) => {
    await page.locator(".cell .move").first().focus();
    for (const [key, left] of [["ArrowRight", "WTWW"], ["ArrowDown", "WWWW\nWTWW"], ["\\", "WWWW\nWWWW\nWWTW"]]) {
      await page.keyboard.press(key ?? "");
      await page.waitForFunction(left => document.querySelector("perfect-play")?.shadowRoot?.querySelector("textarea")?.value.startsWith(left), left ?? "");
      await screen.settled();
    }
    await page.keyboard.press("ArrowDown");
    assert.equal(await screen.field.inputValue(), "WWWW\nWWWW\nWWTW");
  }));

for (const [name, values] of /** @type {const} */ ([
  ["Nim-value", [...grid.nimValues(SMALL)].map(value => (value === 255 ? null : value))],
  ["Depth", SMALL.split("/").flatMap((cells, row) => [...cells].map((cell, column) =>
    cell === "B" ? null : Number(/depth (\d+)/.exec(facts(SMALL, row, column))?.[1])))],
])) {
  test(`every_cell_shows_its_${name}`, () =>
    onPage(at({ position: SMALL }), async (_, page) => {
      await choose(page, name);
      await page.locator(".worth.number").first().waitFor();
      const numbers = await page.locator(".cells > .cell").evaluateAll(cells => cells.map(cell => cell.textContent?.trim() ?? ""));
      const token = await page.locator(".token").innerText();
      assert.deepEqual([token, ...numbers.slice(1)], values.map(value => (value === null ? "" : String(value))));
      await page.waitForFunction(() => /view\.overlay=(value|depth)/.test(location.hash));
    }));
}

/** Clicks one thing after the other, without a pause. @param {Page} page @param {string[]} selectors */
const clickAtOnce = (page, ...selectors) => page.evaluate(selectors => {
  for (const selector of selectors) {
    const found = document.querySelector("perfect-play")?.shadowRoot?.querySelector(selector);
    if (found instanceof HTMLElement) found.click();
  }
}, selectors);

test("an_overlay_that_was_left_at_once_does_not_come_back", () =>
  onPage(at({ position: SMALL }), async (_, page) => {
    const signs = () => page.locator(".cells > .cell").evaluateAll(cells => cells.map(cell => cell.querySelector(".worth .sign")?.getAttribute("class")));
    await page.locator(".worth").first().waitFor();
    const shown = await signs();
    await clickAtOnce(page, "[value=value]", "[value=outcome]");
    await page.waitForTimeout(300);
    assert.deepEqual(await signs(), shown);
  }));

test("an_overlay_that_is_chosen_while_a_move_is_made_shows_what_it_says", () =>
  onPage(at({ position: "WWWW/WWWW/WWWW" }), async (screen, page) => {
    await page.locator(".worth").first().waitFor();
    await clickAtOnce(page, ".moves .row", "[value=value]");
    await page.locator(".history .place").nth(1).waitFor();
    await page.locator(".worth.number").first().waitFor();
    await screen.settled();
    const left = await screen.field.inputValue();
    const values = [...grid.nimValues(left.replaceAll("\n", "/"))];
    const own = values.splice(left.replaceAll("\n", "").indexOf("T"), 1);
    const shown = await page.locator(".cells .worth").allInnerTexts();
    assert.deepEqual(shown, [...values, ...own].map(String), "each cell, and the token's after them");
  }));

test("what_cells_are_worth_is_not_told_before_its_rung", () =>
  onPage(at({ position: SMALL, hints: "place", "view.overlay": "value" }), async (_, page) => {
    await page.locator(".cells").waitFor();
    assert.equal(await page.locator(".worth, .cell .win, .cell .loss, .cell .best").count(), 0);
    assert.equal(await page.getByRole("radio", { name: "Nim-value" }).count(), 0);
    await page.goto(page.url().replace("hints=place", "hints=move"));
    await page.reload();
    await page.locator(".cell .best").waitFor();
    assert.equal(await page.locator(".worth, .cell .win, .cell .loss").count(), 0);
  }));

test("a_stroke_of_the_mouse_blocks_cells_in_one_step", () =>
  onPage(at({ position: "WWWW/WWWW/WWWW" }), async (screen, page) => {
    await setUp(page);
    const from = await middle(cellAt(page, 2, 2));
    const to = await middle(cellAt(page, 2, 4));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    await page.waitForFunction(() => document.querySelector("perfect-play")?.shadowRoot?.querySelector("textarea")?.value === "WWWW\nWBBB\nWWWW");
    await screen.settled();
    await screen.back.click();
    await page.getByRole("button", { name: "Row 2, column 2: free" }).waitFor();
    assert.equal(await screen.field.inputValue(), "WWWW\nWWWW\nWWWW");
  }));

test("a_grid_is_set_up_by_keyboard", () =>
  onPage(at({ position: "WWW/WWW" }), async (screen, page) => {
    await setUp(page);
    await cellAt(page, 1, 1).focus();
    for (const key of ["ArrowRight", "Space", "ArrowDown", "t"]) await page.keyboard.press(key);
    await cellAt(page, 2, 2).filter({ hasNotText: "free" }).waitFor();
    await screen.settled();
    assert.equal(await screen.field.inputValue(), "WBW\nWTW");
    assert.equal(await page.getByRole("button", { name: "Row 1, column 2: blocked" }).count(), 1);
    assert.equal(await page.getByRole("button", { name: "Row 2, column 2: the token" }).count(), 1);
  }));

test("a_finger_paints_and_puts_the_token", () =>
  onPage(at({ position: "WWWW/WWWW" }), async (screen, page) => {
    await setUp(page);
    const touch = await finger(page);
    await touch.drag(await middle(cellAt(page, 2, 1)), await middle(cellAt(page, 2, 3)));
    await screen.settled();
    assert.equal(await screen.field.inputValue(), "WWWW\nBBBW");
    await choose(page, "Place the token");
    await cellAt(page, 2, 2).tap();
    await page.getByRole("button", { name: "Row 2, column 2: the token" }).waitFor();
    await screen.settled();
    assert.equal(await screen.field.inputValue(), "WWWW\nBTBW");
  }, { viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true }));

test("size_and_all_cells_are_set_by_controls", () =>
  onPage(at({ position: "WBW/WWT" }), async (screen, page) => {
    await setUp(page);
    const reads = async (/** @type {string} */ text) => {
      await page.waitForFunction(text => document.querySelector("perfect-play")?.shadowRoot?.querySelector("textarea")?.value === text, text);
      await screen.settled();
    };
    await page.getByRole("group", { name: "Rows" }).getByRole("button", { name: "One more" }).click();
    await reads("WBW\nWWT\nWWW");
    await page.getByRole("textbox", { name: "Columns" }).fill("2");
    await page.keyboard.press("Enter");
    await reads("WB\nWT\nWW");
    await page.getByRole("button", { name: "Block all" }).click();
    await reads("BB\nBT\nBB");
    await page.getByRole("button", { name: "Free all" }).click();
    await reads("WW\nWT\nWW");
    await page.getByLabel("Percent of the cells to block").fill("100");
    await page.getByRole("button", { name: "Block at random" }).click();
    await reads("BB\nBT\nBB");
    await page.getByRole("textbox", { name: "Rows" }).fill("0");
    await page.keyboard.press("Tab");
    await reads("BB\nBT\nBB");
  }));

test("a_file_in_the_original_format_is_opened_and_dropped", () =>
  onPage(at({}), async (screen, page) => {
    const file = (/** @type {string} */ text) => ({ name: "grid.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
    const chooser = page.locator("input[type=file]");
    await chooser.setInputFiles(file("2 3\nWBW\nBBB\n"));
    await screen.reads("The game is over:");
    await chooser.setInputFiles(file("2 3\nWBW\nBXB\n"));
    await screen.problem.waitFor();
    assert.match(await screen.problem.innerText(), /X/);
    assert.match(await screen.board.getAttribute("aria-label") ?? "", /2 rows and 3 columns/);

    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(["1 2\n.."], "grid.in"));
      return transfer;
    });
    const surface = page.locator(".surface");
    await surface.dispatchEvent("dragover", { dataTransfer: data });
    assert.equal(await page.locator(".receiving").count(), 1);
    await surface.dispatchEvent("drop", { dataTransfer: data });
    await screen.reads("You win: move right.");
    assert.equal(await page.locator(".receiving").count(), 0);
  }));

test("a_grid_is_pasted_on_the_board", () =>
  onPage(at({}), async (screen, page) => {
    await page.locator(".cell .move").first().evaluate(move => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "2 2\n##\n##".replace("#", "."));
      move.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, composed: true, cancelable: true }));
    });
    await screen.reads("The game is over:");
    assert.match(await screen.board.getAttribute("aria-label") ?? "", /2 rows and 2 columns/);
  }));

test("the_map_has_the_colours_of_what_the_solver_says", () =>
  onPage(at({ position: large(50, 40) }), async (_, page) => {
    const position = large(50, 40);
    const tables = { "Who wins": grid.outcomes(position), "Nim-value": grid.nimValues(position), Depth: grid.depths(position) };
    for (const [name, said] of Object.entries(tables)) {
      await choose(page, name);
      const isSeen = (/** @type {number} */ index) => index % 40 > 2 || index > 120; // the token covers the first cells
      const worths = new Set([...said].filter((_, index) => isSeen(index))).size;
      // Depths have five shades.
      const shades = name === "Depth" ? 6 : worths;
      const pairsOf = (/** @type {number[]} */ colours) =>
        new Set([...said].map((value, index) => `${value} ${colours[index]}`).filter((_, index) => isSeen(index)));
      const shadesOf = (/** @type {Set<string>} */ pairs) => new Set([...pairs].map(pair => pair.split(" ")[1])).size;
      const colours = await coloursOf(page, 50, 40, colours => pairsOf(colours).size === worths && shadesOf(pairsOf(colours)) === shades);
      const pairs = pairsOf(colours);
      assert.equal(pairs.size, worths, [...pairs].join("; "));
      assert.equal(shadesOf(pairs), shades);
    }
  }));

test("a_cursor_reads_the_map_and_plays_on_it_by_keyboard", () =>
  onPage(at({ position: large(60, 60) }), async (screen, page) => {
    const position = large(60, 60);
    await page.locator("canvas").focus();
    for (const key of ["Shift+ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
    const words = facts(position, 10, 3);
    assert.equal(await readout(page, /depth/), `Row 11, column 4: free; ${words}`);
    assert.equal(await page.locator(".map [role=status].spoken").innerText(), `Row 11, column 4: free; ${words}`);
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await screen.settled();
    assert.match(await screen.board.getAttribute("aria-label") ?? "", /row 2, column 1/);
    await page.locator(".pad .move").first().focus();
    await page.keyboard.press("ArrowDown");
    await page.waitForFunction(() => /row 3, column 1/.test(document.querySelector("perfect-play")?.shadowRoot?.querySelector(".board")?.getAttribute("aria-label") ?? ""));
  }));

test("the_map_is_zoomed_by_buttons_keys_wheel_and_fingers", () =>
  onPage(at({ position: large(100, 100) }), async (_, page) => {
    const whole = page.getByRole("button", { name: "Show the whole grid" });
    const isWhole = async (/** @type {boolean} */ expected) => {
      await page.waitForFunction(expected => document.querySelector("perfect-play")?.shadowRoot
        ?.querySelector("[aria-label='Show the whole grid']")?.getAttribute("aria-disabled") === String(expected), expected);
    };
    await isWhole(true);
    await page.getByRole("button", { name: "Closer" }).click();
    await isWhole(false);
    await page.getByRole("button", { name: "Farther" }).click();
    await isWhole(true);
    await page.locator("canvas").focus();
    await page.keyboard.press("+");
    await isWhole(false);
    await page.keyboard.press("0");
    await isWhole(true);
    const { x, y } = await middle(page.locator("canvas"));
    await page.mouse.move(x, y);
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, -200);
    await page.keyboard.up("Control");
    await isWhole(false);
    await whole.click();
    await isWhole(true);
    await (await finger(page)).pinch(await middle(page.locator("canvas")), 30, 120);
    await isWhole(false);
  }, { hasTouch: true }));

test("a_map_is_painted_with_the_mouse_in_one_step_and_panned_with_the_hand", () =>
  onPage(at({ position: Array(30).fill("W".repeat(30)).join("/") }), async (screen, page) => {
    await setUp(page);
    const { x, y } = await middle(page.locator("canvas"));
    const drag = async () => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 60, y + 2, { steps: 3 });
      await page.mouse.up();
    };
    await drag();
    await page.waitForFunction(() => /B{3,}/.test(document.querySelector("perfect-play")?.shadowRoot?.querySelector("textarea")?.value ?? ""));
    await screen.settled();
    const painted = await screen.field.inputValue();
    await page.getByRole("button", { name: "A drag moves the map" }).click();
    await drag();
    await screen.settled();
    assert.equal(await screen.field.inputValue(), painted);
    await screen.back.click();
    await page.waitForFunction(() => !/B/.test(document.querySelector("perfect-play")?.shadowRoot?.querySelector("textarea")?.value ?? "B"));
  }));

test("a_map_is_painted_by_keyboard", () =>
  onPage(at({ position: Array(20).fill("W".repeat(20)).join("/") }), async (screen, page) => {
    await setUp(page);
    await page.locator("canvas").focus();
    for (const key of ["ArrowRight", "Space"]) await page.keyboard.press(key);
    await readout(page, /Row 1, column 2: blocked/);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("t");
    await page.waitForFunction(() => /^WBW+\nWTW/.test(document.querySelector("perfect-play")?.shadowRoot?.querySelector("textarea")?.value ?? ""));
    await screen.settled();
  }));

test("depth_has_shades_from_far_that_a_key_explains", () =>
  onPage(at({ position: large(60, 60), "view.overlay": "depth" }), async (_, page) => {
    await page.getByText("Every cell shows how many moves are left").waitFor();
    const greatest = Math.max(...grid.depths(large(60, 60)).filter(depth => depth < 3600));
    const key = await page.locator(".key li:not([hidden])").allInnerTexts();
    assert.deepEqual([key.length, key.at(0)?.trim(), key.at(1)?.trim()], [6, "blocked", `0 to ${Math.ceil((greatest + 1) / 5) - 1}`]);
    assert.match(key.at(-1) ?? "", new RegExp(` to ${greatest}$`));
  }));

test("nothing_of_a_map_is_told_before_its_rung", () =>
  onPage(at({ position: large(40, 40), hints: "place" }), async (_, page) => {
    await page.locator("canvas").focus();
    await page.keyboard.press("ArrowDown");
    await page.waitForTimeout(400);
    assert.match(await page.locator(".readout").innerText(), /^Row 2, column 1: (free|blocked)$/);
    assert.equal(await page.locator(".pad .win, .pad .loss, .pad .best").count(), 0);
  }));

for (const size of [1000, 4096]) {
  test(`a_grid_of_${size}_by_${size}_is_opened_shown_and_played`, () =>
    onPage(at({}), async (screen, page) => {
      const data = await page.evaluateHandle(size => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([`${size} ${size}\n`, ...Array(size).fill(`${"W".repeat(size)}\n`)], "grid.txt"));
        return transfer;
      }, size);
      await page.locator(".surface").dispatchEvent("drop", { dataTransfer: data });
      await page.locator("canvas").waitFor({ timeout: 60_000 });
      await screen.settled();
      assert.equal((await screen.field.inputValue()).length, 2000);
      await page.getByText(/^The first 2,000 of [\d,]+ characters\.$/).waitFor();
      await page.locator(".pad .move").first().click();
      await page.waitForFunction(() => /row 2, column 1|row 1, column 2|row 2, column 2/.test(
        document.querySelector("perfect-play")?.shadowRoot?.querySelector(".board")?.getAttribute("aria-label") ?? ""), undefined, { timeout: 60_000 });
      assert.equal(await overflow(page), 0);
    }));
}

test("a_long_text_is_edited_on_demand_and_none_of_it_is_lost", () =>
  onFreshPage(at({}), async (screen, page) => {
    const position = Array(200).fill("W".repeat(200)).join("\n");
    await page.locator("input[type=file]").setInputFiles({ name: "grid.txt", mimeType: "text/plain", buffer: Buffer.from(position) });
    await page.getByRole("button", { name: "Edit as text" }).click();
    await page.waitForFunction(length => document.querySelector("perfect-play")?.shadowRoot?.querySelector("textarea")?.value.length === length, position.length);
    await page.keyboard.press("Control+End");
    await page.keyboard.type("\nX");
    await screen.problem.waitFor();
    assert.equal(await screen.field.inputValue(), `${position}\nX`);
    await page.locator(".example").first().focus();
    assert.equal((await screen.field.inputValue()).length, 2000);
    await page.getByRole("button", { name: "Edit as text" }).click();
    await page.waitForFunction(text => document.querySelector("perfect-play")?.shadowRoot?.querySelector("textarea")?.value === text, `${position}\nX`);
  }));

/** Fingers on the page. @param {Page} page */
async function finger(page) {
  const session = await page.context().newCDPSession(page);
  const send = (/** @type {"touchStart" | "touchMove" | "touchEnd"} */ type, /** @type {{ x: number, y: number }[]} */ ...points) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  return {
    /** @param {{ x: number, y: number }} from @param {{ x: number, y: number }} to */
    async drag(from, to) {
      await send("touchStart", from);
      await send("touchMove", { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
      await send("touchMove", to);
      await send("touchEnd");
    },
    /** @param {{ x: number, y: number }} middle @param {number} from @param {number} to how far the fingers are apart */
    async pinch({ x, y }, from, to) {
      await send("touchStart", { x: x - from / 2, y });
      await send("touchStart", { x: x - from / 2, y }, { x: x + from / 2, y });
      await send("touchMove", { x: x - to / 2, y }, { x: x + to / 2, y });
      await send("touchEnd");
    },
  };
}
