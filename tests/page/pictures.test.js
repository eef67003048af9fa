// The bigger picture: what it shows is what the solver says, by pointer, by keyboard and as a table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pictureOf } from "../../www/element/parts/picture.js";
import { games } from "../../www/games/index.js";
import { english } from "../../www/messages/en.js";
import { coins, flip, grid, nim, squares } from "../../www/pkg/index.js";
import { loadAxe, onPage, overflow, useBrowser, violations } from "./support.js";

/** @import { Page } from "playwright-core" */
/** @import { Screen } from "./support.js" */

useBrowser();

const positions = [
  "#game=nim&position=21",
  "#game=nim&position=3+4+5&maxTake=unlimited",
  "#game=squares&position=44",
  "#game=flip&position=+++-+++++-++",
  "#game=coins&position=8+15+3+7+10+6",
  "#game=grid&position=WBWBW/WWWWW/WBWBW/BWBWB",
];

/** What a person sees of the picture, and does with it. */
class Picture {
  #page;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    this.section = page.locator("details.bigger");
    this.plot = page.locator(".plot");
    this.title = page.locator(".chart figcaption");
    this.readout = page.locator(".readout");
    this.notes = page.locator(".notes");
    this.table = page.locator("table.values");
  }

  async open() {
    if ((await this.section.getAttribute("open")) === null) await this.section.locator("summary").click();
    await this.plot.waitFor();
  }

  /** @param {string} name */
  button(name) {
    return this.section.getByRole("button", { name, exact: true });
  }

  /** Presses keys on the plot. @param {...string} keys */
  async press(...keys) {
    await this.plot.focus();
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  /** The cells of the table's page, the heads of its rows first. */
  async rows() {
    if (!(await this.table.count())) await this.button("Show as a table").click();
    return this.table.locator("tbody tr").evaluateAll(rows =>
      rows.map(row => [...row.children].map(cell => cell.textContent ?? "")));
  }

  /** The numbers of the table's page, without the heads of its rows; null where there is none. */
  async numbers() {
    return (await this.rows()).map(([, ...cells]) =>
      cells.map(cell => (cell === "" ? null : Number(cell.replaceAll(",", "").replace("−", "-").replace("+", "")))));
  }
}

/**
 * Opens the picture of a position.
 * @param {string} hash
 * @param {(picture: Picture, screen: Screen, page: Page) => Promise<void>} use
 * @param {Parameters<typeof onPage>[2]} [options]
 */
const onPicture = (hash, use, options) =>
  onPage(hash, async (screen, page) => {
    const picture = new Picture(page);
    await picture.open();
    await use(picture, screen, page);
  }, options);

test("nothing_of_the_picture_is_loaded_before_it_is_opened", () =>
  onPage("", async (screen, page) => {
    /** @type {string[]} */
    const asked = [];
    page.on("request", request => asked.push(new URL(request.url()).pathname));
    await screen.goTo("#game=squares&position=44");
    await page.reload();
    await screen.settled();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    assert.ok(asked.includes("/pkg/page.js"));
    assert.ok(!asked.includes("/pkg/pictures.js"));
    const picture = new Picture(page);
    await picture.open();
    assert.ok(asked.includes("/pkg/pictures.js"));
    await picture.section.locator("summary").click();
    await page.locator("perfect-play-picture").waitFor({ state: "detached" });
    await picture.open();
    assert.equal(asked.filter(path => path === "/pkg/pictures.js").length, 1);
  }));

test("below_the_reason_there_is_a_sentence_and_no_picture", () => {
  const analysis = squares.analyze(44);
  const state = { game: "squares", position: "44", rules: {}, view: {} };
  for (const rung of ["nothing", "winner", "place", "move", "reason"]) {
    const session = /** @type {never} */ (/** @type {unknown} */ ({
      game: games.get("squares"), answer: { analysis, state }, rung, shows: () => rung === "reason",
    }));
    const drawn = JSON.stringify(pictureOf(session, "loaded", english));
    assert.equal(drawn.includes("perfect-play-picture"), rung === "reason", rung);
    if (rung !== "reason") assert.ok(drawn.includes(english.picture.hidden), rung);
  }
});

test("a_heap_of_nim_is_lost_where_the_solver_says_so", async () => {
  for (const { rules, hash } of [
    { rules: {}, hash: "" },
    { rules: { maxTake: 6 }, hash: "&maxTake=6" },
    { rules: { maxTake: Infinity }, hash: "&maxTake=unlimited" },
    { rules: { misere: true }, hash: "&misere=1" },
  ]) {
    await onPicture(`#game=nim&position=21${hash}`, async picture => {
      const rows = await picture.rows();
      assert.ok(rows.length > 40);
      for (const [heap = "", state, value] of rows) {
        const { winner, nimValue } = nim.analyze(Number(heap), rules);
        assert.equal(state, winner === "first" ? "won" : "lost", `${heap}${hash}`);
        assert.equal(value, "misere" in rules ? undefined : String(nimValue), `${heap}${hash}`);
      }
    });
  }
});

test("a_large_heap_of_nim_is_seen_among_its_neighbours", () =>
  onPicture("#game=nim&position=9007199254740991", async picture => {
    assert.match(await picture.readout.innerText(), /^Heap of 9,007,199,254,740,991 stones: won, nim-value 3$/);
    await picture.press("End");
    assert.match(await picture.readout.innerText(), /9,007,199,254,740,991/);
    await picture.press("ArrowLeft");
    assert.match(await picture.readout.innerText(), /^Heap of 9,007,199,254,740,990 stones: won, nim-value 2$/);
  }));

test("two_heaps_of_nim_are_varied_and_the_others_stay", async () => {
  for (const { rules, hash } of [
    { rules: { maxTake: Infinity }, hash: "&maxTake=unlimited" },
    { rules: { maxTake: Infinity, misere: true }, hash: "&maxTake=unlimited&misere=1" },
  ]) {
    await onPicture(`#game=nim&position=3+4+5${hash}`, async (picture, _, page) => {
      const sums = await picture.numbers();
      assert.equal(sums.length, 32);
      for (const [a, row] of sums.entries()) {
        for (const [b, sum] of row.entries()) assert.equal(sum, nim.analyze([a, b, 5], rules).nimValue, `${a} ${b}`);
      }
      await picture.button("Show as a table").click();
      await page.getByLabel("Along the top").selectOption({ index: 2 });
      await picture.title.filter({ hasText: "heap 1 and heap 3" }).waitFor();
      await picture.press("Home", "ArrowRight", "ArrowDown", "ArrowDown");
      const { winner, nimValue } = nim.analyze([2, 4, 1], rules);
      assert.equal(
        await picture.readout.innerText(),
        `Heap 1 with 2, heap 3 with 1: ${winner === "first" ? "won" : "lost"}, nim-sum ${nimValue}`,
      );
      await page.keyboard.press("Enter");
      await page.waitForFunction(() =>
        document.querySelector("perfect-play")?.shadowRoot?.querySelector("input")?.value === "2 4 1");
    });
  }
});

test("the_lost_piles_and_the_nim_values_of_squares_are_the_solvers", () =>
  onPicture("#game=squares&position=44", async (picture, _, page) => {
    const lost = [...squares.table(20_000).entries()].filter(([, wins]) => !wins).map(([pile]) => pile);
    assert.deepEqual((await picture.numbers()).flat(), lost.slice(0, 500));
    await picture.button("Next").click();
    await page.getByText("Rows 51 to 100 of 1,396").waitFor();
    assert.deepEqual((await picture.numbers()).flat().slice(0, 100), lost.slice(500, 600));
    await picture.button("Nim-values").click();
    const values = squares.nimValues(99);
    const rows = await picture.rows();
    assert.equal(rows.length, 50);
    for (const [pile, state, value] of rows) {
      assert.equal(Number(value), values[Number(pile)], pile);
      assert.equal(state, values[Number(pile)] ? "won" : "lost");
    }
    assert.match(await picture.notes.innerText(), /^$/);
    await picture.button("Lost piles").click();
    await picture.button("Show as a table").click();
    assert.equal(await picture.notes.innerText(), "13,952 of the 1,000,000 piles are lost.");
  }));

test("a_lost_pile_is_painted_unlike_a_won_one", () =>
  onPicture("#game=squares&position=44", async (_, __, page) => {
    const { table, colours } = await page.evaluate(async () => {
      const root = document.querySelector("perfect-play")?.shadowRoot;
      const canvas = root?.querySelector("canvas");
      const places = [...root?.querySelectorAll(".plot text") ?? []].map(text => text.getBoundingClientRect());
      const box = canvas?.getBoundingClientRect();
      const pen = canvas?.getContext("2d");
      if (!canvas || !box || !pen) throw new Error("There is no canvas.");
      // Ten columns and ten rows are labelled, above and beside the cells; the first two are titles.
      const [, , ...labels] = places;
      const columns = labels.slice(0, 10).map(({ left, right }) => (left + right) / 2 - box.left);
      const rows = labels.slice(10, 20).map(({ top, bottom }) => (top + bottom) / 2 - box.top);
      const { data, width } = pen.getImageData(0, 0, canvas.width, canvas.height);
      const dots = new Uint32Array(data.buffer);
      const fill = (/** @type {number} */ x, /** @type {number} */ y) => dots[Math.round(y) * width + Math.round(x)];
      return { table: rows.length * columns.length, colours: rows.flatMap(y => columns.map(x => fill(x + 14, y))) };
    });
    assert.equal(table, 100);
    const wins = squares.table(99);
    const kinds = new Set(colours.map((colour, pile) => `${wins[pile]} ${colour}`));
    assert.equal(kinds.size, 2, [...kinds].join("; "));
    assert.equal(new Set(colours).size, 2);
  }));

test("a_sequence_is_zoomed_and_moved_through", () =>
  onPicture("#game=squares&position=44", async picture => {
    const shows = (/** @type {string} */ range) => picture.title.filter({ hasText: new RegExp(`, ${range}$`) }).waitFor();
    await shows("0 to 99");
    assert.equal(await picture.button("Zoom in").getAttribute("aria-disabled"), "true");
    for (const range of ["0 to 999", "0 to 9,999", "0 to 99,999", "0 to 999,999"]) {
      await picture.button("Zoom out").click();
      await shows(range);
    }
    assert.equal(await picture.button("Zoom out").getAttribute("aria-disabled"), "true");
    await picture.press("End");
    assert.match(await picture.readout.innerText(), /^Pile 999,999: (won|lost)$/);
    await picture.press("+");
    await shows("900,000 to 999,999");
    await picture.button("Move up").click();
    await shows("850,000 to 949,999");
    await picture.button("Show as at first").click();
    await shows("0 to 99");
    assert.equal(await picture.readout.innerText(), "Pile 44: lost, nim-value 0");
    await picture.button("Nim-values").click();
    for (const range of ["0 to 999", "0 to 9,999", "0 to 99,999"]) {
      await picture.button("Zoom out").click();
      await shows(range);
    }
    assert.equal(await picture.button("Zoom out").getAttribute("aria-disabled"), "true");
    await picture.press("0");
    await shows("0 to 99");
  }));

test("values_are_read_off_by_keyboard", () =>
  onPicture("#game=squares&position=44", async (picture, screen, page) => {
    const values = squares.nimValues(200);
    const reads = async (/** @type {number} */ pile) => assert.equal(
      await picture.readout.innerText(),
      `Pile ${pile}: ${values[pile] ? "won" : "lost"}, nim-value ${values[pile]}`,
    );
    assert.equal(await picture.readout.getAttribute("aria-live"), "polite");
    await reads(44);
    await picture.press("ArrowRight");
    await reads(45);
    await picture.press("ArrowDown", "ArrowDown", "ArrowLeft");
    await reads(64);
    await picture.press("Home", "ArrowUp");
    await reads(0);
    for (let pile = 1; pile < 30; pile++) {
      await picture.press("ArrowRight");
      await reads(pile);
    }
    await picture.press("Enter");
    await screen.reads("You win:");
    assert.equal(await screen.field.inputValue(), "29");
    assert.equal(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.className), "plot");
  }));

test("values_are_read_off_by_pointer_and_a_click_keeps_one", () =>
  onPicture("#game=flip&position=+++-+++++", async (picture, screen, page) => {
    const values = flip.nimValues(33);
    await picture.section.evaluate(section => section.scrollIntoView());
    const box = await picture.plot.boundingBox();
    const labels = await page.locator(".plot g > text[text-anchor=middle]").evaluateAll(all =>
      all.map(each => ({ text: each.textContent, x: each.getBoundingClientRect().left + each.getBoundingClientRect().width / 2 })));
    const x = labels.find(({ text }) => text === "+10")?.x ?? 0;
    assert.ok(box);
    assert.match(await picture.readout.innerText(), /^Run of 3: /);
    await page.mouse.move(x, box.y + 60);
    await picture.readout.filter({ hasText: `Run of 10: won, nim-value ${values[10]}` }).waitFor();
    await page.mouse.move(x, box.y - 40);
    await picture.readout.filter({ hasText: "Run of 3: " }).waitFor();
    await page.mouse.click(x, box.y + 60);
    await page.mouse.move(x, box.y - 40);
    await picture.readout.filter({ hasText: "Run of 10: " }).waitFor();
    await picture.button("Open a run of 10").click();
    await screen.reads("You win:");
    assert.equal(await screen.field.inputValue(), "++++++++++");
    assert.equal(await picture.button("Open a run of 10").isVisible(), false);
  }));

test("the_period_of_flip_and_its_exceptions_are_the_solvers", () =>
  onPicture("#game=flip&position=+++-+++++", async picture => {
    const values = flip.nimValues(600);
    const exceptions = [...values.slice(0, 204).keys()].filter(run => values[run] !== values[408 + (run % 34)]);
    assert.match(await picture.notes.innerText(), new RegExp(`only runs of ${exceptions.join(", ")} differ`));
    assert.match(await picture.notes.innerText(), /0, 1, 15, 17, 18, 32, 35, 52/);
    await picture.press("Home");
    assert.match(await picture.readout.innerText(), /unlike the rows below$/);
    assert.deepEqual((await picture.numbers()).flat(), [...values.slice(0, 204)]);
  }));

test("the_margins_of_coins_are_the_solvers", async () => {
  for (const row of ["8 15 3 7 10 6", "-4 9 -2 6 -5", "5"]) {
    await onPicture(`#game=coins&position=${row.replaceAll(" ", "+")}`, async picture => {
      const margins = await picture.numbers();
      const known = [...coins.margins(row)].map(margin => (Number.isNaN(margin) ? null : margin));
      assert.deepEqual(margins.flat(), known);
    });
  }
});

test("a_long_row_of_coins_has_every_interval_in_its_table", () =>
  onPicture(`#game=coins&position=${Array.from({ length: 300 }, (_, index) => (index * 37) % 101).join("+")}`, async picture => {
    assert.match(await picture.notes.innerText(), /one interval of several/);
    await picture.press("ArrowDown", "ArrowDown", "ArrowLeft");
    const margins = coins.margins(Array.from({ length: 300 }, (_, index) => (index * 37) % 101));
    const margin = margins[2 * 300 + 298] ?? 0;
    assert.match(await picture.readout.innerText(), new RegExp(`^Coins 3 to 299 \\(.*\\): .?${Math.abs(margin)}`));
    const rows = await picture.rows();
    assert.equal(rows.length, 50);
    assert.ok(rows.some(([interval]) => interval === "3 to 299"));
    for (const [interval = "", value = ""] of rows) {
      const [from = 0, to = 0] = interval.split(" to ").map(Number);
      assert.equal(Number(value.replace("−", "-").replace("+", "")), margins[(from - 1) * 300 + to - 1], interval);
    }
  }));

test("the_nim_values_of_grids_cells_are_the_solvers", () =>
  onPicture("#game=grid&position=WBWBW/WWWWW/WBWBW/BWBWB", async (picture, screen) => {
    const blocked = (/** @type {Uint8Array} */ values) => [...values].map(value => (value === 255 ? "blocked" : String(value)));
    const cells = async () => (await picture.rows()).flatMap(([, ...row]) => row);
    assert.deepEqual(await cells(), blocked(grid.nimValues("WBWBW/WWWWW/WBWBW/BWBWB")));
    assert.match(await picture.notes.innerText(), /Nim-value 0: 6 cells; .*; blocked: 7\./);
    await picture.button("Without blocks").click();
    assert.deepEqual(await cells(), blocked(grid.nimValues("WWWWW/WWWWW/WWWWW/WWWWW")));
    await picture.button("Show as a table").click();
    await picture.button("This grid").click();
    await picture.press("Home", "ArrowDown", "ArrowRight");
    assert.equal(await picture.readout.innerText(), "Row 2, column 2: won, nim-value 2");
    await picture.press("ArrowUp");
    assert.equal(await picture.readout.innerText(), "Row 1, column 2: blocked");
    await picture.press("ArrowDown", "Enter");
    await screen.reads("You win:");
    assert.equal(await screen.field.inputValue(), "WBWBW\nWTWWW\nWBWBW\nBWBWB");
  }));

test("the_picture_follows_the_game_and_the_position", () =>
  onPicture("#game=squares&position=44", async (picture, screen, page) => {
    await screen.type("123456");
    await picture.readout.filter({ hasText: /^Pile 123,456: (won|lost)$/ }).waitFor();
    await screen.type("2000000");
    await picture.notes.filter({ hasText: "Your pile of 2,000,000 lies beyond the 1,000,000 piles of this picture." }).waitFor();
    await page.getByRole("link", { name: "Coins" }).click();
    await picture.title.filter({ hasText: "Margin of the player to move" }).waitFor();
    await screen.type("");
    await page.getByText("No coins are left, so there is no table.").waitFor();
  }));

test("what_is_too_much_to_draw_is_said_in_a_sentence", () =>
  onPage(`#game=nim&position=${Array(65).fill(3).join("+")}`, async (_, page) => {
    await page.locator("details.bigger summary").click();
    await page.getByText("The picture is drawn for up to 64 heaps.").waitFor();
  }));

for (const width of [320, 375]) {
  test(`the_pictures_fit_into_a_window_of_${width}_pixels`, () =>
    onPage("", async (screen, page) => {
      for (const position of positions) {
        await screen.goTo(position);
        const picture = new Picture(page);
        await picture.open();
        assert.equal(await overflow(page), 0, position);
        const sizes = await picture.section.locator("button:visible, select, summary").evaluateAll(all =>
          all.map(each => Math.min(each.getBoundingClientRect().width, each.getBoundingClientRect().height)));
        assert.ok(Math.min(...sizes) >= 43.9, `${position}: ${sizes}`);
        await picture.rows();
        assert.equal(await overflow(page), 0, position);
        await picture.button("Show as a table").click();
      }
    }, { viewport: { width, height: 667 }, hasTouch: true, isMobile: true }));
}

test("the_room_of_the_picture_is_there_before_it_is_drawn", () =>
  onPage("#game=squares&position=44", async (_, page) => {
    /** @type {() => void} */
    let goOn = () => {};
    const held = new Promise(resolve => (goOn = () => resolve(undefined)));
    await page.route("**/pkg/pictures.js", async route => {
      await held;
      await route.continue();
    });
    const picture = new Picture(page);
    await picture.section.locator("summary").click();
    await page.getByText("Drawing the picture").waitFor();
    const height = async () => (await picture.section.boundingBox())?.height;
    const before = await height();
    goOn();
    await picture.plot.waitFor();
    assert.equal(await height(), before);
  }));

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  for (const width of [375, 1280]) {
    test(`axe_finds_nothing_in_the_pictures_in_${colorScheme}_at_${width}_pixels`, () =>
      onPage("", async (screen, page) => {
        await loadAxe(page);
        for (const position of positions) {
          await screen.goTo(position);
          const picture = new Picture(page);
          await picture.open();
          assert.deepEqual(await violations(page), [], position);
          await picture.rows();
          assert.deepEqual(await violations(page), [], `${position} as a table`);
          await picture.button("Show as a table").click();
        }
      }, { bypassCSP: true, colorScheme, viewport: { width, height: 800 } }));
  }
}
