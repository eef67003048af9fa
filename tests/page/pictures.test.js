// The bigger picture: when it is there, how it is zoomed, read off and walked through, and that it fits.

import assert from "node:assert/strict";
import { test } from "node:test";
import { english } from "../../www/messages/en.js";
import { flip, squares } from "../../www/pkg/index.js";
import { onPicture, Picture } from "./picture.js";
import { loadAxe, onFreshPage, onPage, overflow, useBrowser, violations } from "./support.js";

useBrowser();

const positions = [
  "#game=nim&position=21",
  "#game=nim&position=3+4+5&maxTake=unlimited",
  "#game=squares&position=44",
  "#game=flip&position=+++-+++++-++",
  "#game=coins&position=8+15+3+7+10+6",
  "#game=grid&position=WBWBW/WWWWW/WBWBW/BWBWB",
];

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

for (const rung of ["nothing", "winner", "place", "move"]) {
  test(`at_the_hint_${rung}_there_is_a_sentence_and_no_picture`, () =>
    onPage(`#game=squares&position=44&hints=${rung}`, async (_, page) => {
      const { section } = new Picture(page);
      await section.locator("summary").click();
      await section.getByText(english.picture.hidden).waitFor();
      assert.equal(await page.locator("perfect-play-picture").count(), 0);
    }));
}

test("the_board_stays_as_it_is_when_the_picture_is_opened", () =>
  onPage("", async (screen, page) => {
    for (const position of positions) {
      await screen.goTo(position);
      await page.reload();
      await screen.settled();
      const boxes = () => page.locator(".board *").evaluateAll(all => {
        const { x, y } = all[0]?.closest(".board")?.getBoundingClientRect() ?? new DOMRect();
        return all.map(each => {
          const box = each.getBoundingClientRect();
          return [box.x - x, box.y - y, box.width, box.height].map(Math.round).join(" ");
        });
      });
      const before = await boxes();
      assert.ok(before.length > 0);
      await new Picture(page).open();
      assert.deepEqual(await boxes(), before, position);
    }
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

test("the_picture_follows_the_game_and_the_position", () =>
  onPicture("#game=squares&position=44", async (picture, screen, page) => {
    await screen.type("123456");
    await picture.readout.filter({ hasText: /^Pile 123,456: (won|lost)$/ }).waitFor();
    await screen.type("2000000");
    await picture.notes.filter({ hasText: "This pile of 2,000,000 lies beyond the 1,000,000 piles of this picture." }).waitFor();
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
        // What is visible is told and measured at once: a button may go with the next drawing.
        const sizes = await picture.section.evaluate(section => [...section.querySelectorAll("button, select, summary")]
          .filter(each => each.checkVisibility({ visibilityProperty: true }))
          .map(each => Math.min(each.getBoundingClientRect().width, each.getBoundingClientRect().height)));
        // There always is what opens the picture, and what makes a table of it.
        assert.ok(sizes.length >= 2 && Math.min(...sizes) >= 43.9, `${position}: ${sizes}`);
        await picture.rows();
        assert.equal(await overflow(page), 0, position);
        await picture.button("Show as a table").click();
      }
    }, { viewport: { width, height: 667 }, hasTouch: true, isMobile: true }));
}

test("the_picture_finds_room_when_it_is_drawn_and_leaves_none_unused", () =>
  onFreshPage("#game=squares&position=44", async (_, page) => {
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
    const height = async () => (await picture.section.boundingBox())?.height ?? NaN;
    const before = await height();
    goOn();
    await picture.plot.waitFor();
    const after = await height();
    assert.ok(after <= before && after > before / 2, `${before} ${after}`);
    const unused = await page.locator(".bigger .room").evaluate(room =>
      room.getBoundingClientRect().bottom - (room.firstElementChild?.getBoundingClientRect().bottom ?? NaN));
    assert.equal(unused, 0);
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
