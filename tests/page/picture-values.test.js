// What the bigger picture shows is what the solver says.

import assert from "node:assert/strict";
import { test } from "node:test";
import { coins, flip, grid, nim, squares } from "../../www/pkg/index.js";
import { onPicture } from "./picture.js";
import { useBrowser } from "./support.js";

useBrowser();

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
