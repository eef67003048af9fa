// Sharing: what is copied, saved, embedded and printed is the position in view, and no more of it
// than is shown.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { flip } from "../../www/pkg/index.js";
import { toCsv } from "../../www/share/csv.js";
import { address, onFreshPage, onPage, useBrowser, withBrowser } from "./support.js";

/** @import { Page } from "playwright-core" */

useBrowser();

const FLIP = "#game=flip&position=+++-++++++";

/** @param {Page} page */
async function openShare(page) {
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share" });
  await dialog.waitFor();
  return dialog;
}

/**
 * What a button has saved.
 * @param {Page} page
 * @param {string} name
 */
async function saved(page, name) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name, exact: true }).click(),
  ]);
  return { file: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Takes the clipboard away, as a browser may. @param {Page} page */
const refuseClipboard = page =>
  page.evaluate(() => Object.defineProperty(navigator, "clipboard", {
    value: { writeText: () => Promise.reject(new DOMException("refused", "NotAllowedError")) },
  }));

test("the_link_is_copied_by_keyboard_and_the_focus_comes_back", () =>
  onFreshPage(FLIP, async (_, page) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Share" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Enter");
    await page.getByText("Copied.").waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(new URL(copied).origin, new URL(address()).origin);
    assert.match(copied, /#game=flip&position=\+{3}-\+{6}&/);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    assert.equal(await page.evaluate(() => document.activeElement?.textContent?.trim()), "Share");
  }));

test("a_link_that_may_not_be_copied_is_selected", () =>
  onPage(FLIP, async (_, page) => {
    await refuseClipboard(page);
    const dialog = await openShare(page);
    await dialog.getByRole("button", { name: "Copy link" }).click();
    await dialog.getByText("The text is selected").waitFor();
    const link = dialog.getByRole("textbox", { name: "Link" });
    const [from, to, value] = await link.evaluate(field =>
      field instanceof HTMLInputElement ? [field.selectionStart, field.selectionEnd, field.value] : []);
    assert.deepEqual([from, to], [0, String(value).length]);
    assert.equal(await link.evaluate(field => field === document.activeElement), true);
  }));

test("a_position_is_copied_as_text_or_shown_to_be_copied", () =>
  onFreshPage("#game=grid&position=WBW/WWW", async (_, page) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const dialog = await openShare(page);
    await dialog.getByRole("button", { name: "Copy text" }).click();
    await dialog.getByText("Copied.").waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), "WBW\nWWW");
    const { file, bytes } = await saved(page, "Save text");
    assert.equal(file, "perfect-play-grid.txt");
    assert.equal(bytes.toString(), "WBW\nWWW\n");
    await refuseClipboard(page);
    await dialog.getByRole("button", { name: "Copy text" }).click();
    assert.equal(await dialog.getByRole("textbox", { name: "Position" }).inputValue(), "WBW\nWWW");
  }));

test("the_analysis_is_saved_as_the_package_gives_it", () =>
  onPage(FLIP, async (_, page) => {
    await openShare(page);
    const { file, bytes } = await saved(page, "Save JSON");
    assert.equal(file, "perfect-play-flip.json");
    const { rules, ...analysis } = JSON.parse(bytes.toString());
    assert.deepEqual(rules, {});
    assert.deepEqual(analysis, flip.analyze("+++-++++++", { maxLine: 20 }));
  }));

for (const { game, position, head, rows } of [
  { game: "nim", position: "3 4 5&maxTake=unlimited", head: "heap,take,result,nim_value,best", rows: ["1,1,loss,3,", "1,2,win,0,best", "1,3,loss,1,"] },
  { game: "squares", position: "7", head: "take,result,nim_value,best", rows: ["1,loss,1,", "4,loss,1,best"] },
  { game: "flip", position: "++++", head: "left,right,result,nim_value,best", rows: ["1,2,loss,1,", "2,3,win,0,best", "3,4,loss,1,"] },
  { game: "coins", position: "1 5 1000 7", head: "end,result,margin,best", rows: ["left,win,989,best", "right,loss,-989,"] },
  { game: "grid", position: "WW/WW", head: "direction,result,nim_value,best", rows: ["down,loss,1,", "right,loss,1,", "diagonal,win,0,best"] },
]) {
  test(`the_moves_of_${game}_are_saved_as_a_row_each`, () =>
    onPage(`#game=${game}&position=${position}`, async (_, page) => {
      await openShare(page);
      const { file, bytes } = await saved(page, "Save CSV");
      assert.equal(file, `perfect-play-${game}.csv`);
      const lines = bytes.toString().split("\r\n");
      assert.deepEqual(lines.slice(0, rows.length + 1), [head, ...rows]);
      assert.equal(lines.at(-1), "");
    }));
}

test("a_table_quotes_its_cells_and_holds_no_formula", () => {
  assert.equal(toCsv([["a,b", 'say "x"', "two\nlines"]]), '"a,b","say ""x""","two\nlines"\r\n');
  assert.equal(toCsv([["+++", "=1+1", "-2", "@x", "\tx"]]), "'+++,'=1+1,'-2,'@x,'\tx\r\n");
  assert.equal(toCsv([[-2, 1e15, "plain"]]), "-2,1000000000000000,plain\r\n");
});

test("the_picture_stands_alone_as_svg_and_has_two_pixels_a_point_as_png", () =>
  onPage("#game=coins&position=1+5+100+7", async (_, page) => {
    await openShare(page);
    const svg = (await saved(page, "Save SVG")).bytes.toString();
    assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    assert.doesNotMatch(svg, /href|url\(|<style|<script|oklch|var\(|NaN|undefined/);
    assert.match(svg, />You win by 89: take the left end\.</);
    assert.match(svg, />−89</);
    const png = (await saved(page, "Save PNG")).bytes;
    assert.equal(png.subarray(1, 4).toString(), "PNG");
    assert.equal(png.readUInt32BE(16), 2 * Number(/width="(\d+)"/.exec(svg)?.[1]));
  }, { colorScheme: "dark" }));

test("the_picture_of_a_finished_game_says_what_the_verdict_does", () =>
  onPage("#game=coins&position=8+15+3&moves=left.left.left", async (screen, page) => {
    const saveSvg = async () => {
      const dialog = await openShare(page);
      const svg = (await saved(page, "Save SVG")).bytes.toString();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      return svg;
    };
    const won = await saveSvg();
    assert.match(won, />Second player has no move</);
    assert.match(won, /The game is over: the second player wins, 15 to 11\./);
    // The second player's triangle is before the turn and before the verdict; no circle stands for a result.
    assert.equal(won.match(/<path/g)?.length, 2);
    assert.doesNotMatch(won, /<circle/);
    await screen.goTo("#game=coins&position=4+4&moves=left.left");
    const tied = await saveSvg();
    assert.match(tied, />First player has no move</);
    assert.equal(tied.match(/<circle/g)?.length, 1);
  }));

test("every_game_has_a_picture_of_small_and_of_large_positions", () =>
  onPage("", async (screen, page) => {
    for (const position of [
      "#game=nim&position=0",
      "#game=nim&position=9007199254740991+5&maxTake=unlimited",
      `#game=nim&position=${Array(20).fill("3").join("+")}`,
      "#game=squares&position=15",
      "#game=squares&position=1000000",
      "#game=flip&position=",
      `#game=flip&position=${"+".repeat(500)}`,
      "#game=coins&position=",
      `#game=coins&position=${Array(50).fill("-7").join("+")}`,
      "#game=grid&position=W",
      `#game=grid&position=${Array(300).fill("WWB".repeat(90)).join("/")}`,
    ]) {
      await screen.goTo(position);
      const dialog = await openShare(page);
      const picture = dialog.locator(".picture svg");
      assert.doesNotMatch(await picture.evaluate(svg => svg.outerHTML), /NaN|undefined|Infinity/, position);
      const out = await picture.evaluate(svg => {
        const { width, height } = /** @type {SVGSVGElement} */ (svg).viewBox.baseVal;
        return [...svg.querySelectorAll("*")].filter(each => {
          if (!(each instanceof SVGGraphicsElement)) return false;
          const { x, y, width: right, height: down } = each.getBBox();
          return !each.hasAttribute("transform") && (x < 0 || y < 0 || x + right > width || y + down > height);
        }).map(each => each.outerHTML);
      });
      assert.deepEqual(out, [], position);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    }
  }));

for (const { hints, tells } of [
  { hints: "nothing", tells: false },
  { hints: "winner", tells: true },
]) {
  test(`a_picture_shows_no_more_than_the_rung_${hints}`, () =>
    onPage(`#game=nim&position=21&hints=${hints}`, async (_, page) => {
      await openShare(page);
      const svg = (await saved(page, "Save SVG")).bytes.toString();
      assert.equal(/You win/.test(svg), tells);
      // 21 stones, none of which is marked, and the sign of the verdict.
      assert.equal(svg.match(/<circle/g)?.length, tells ? 22 : 21);
      await page.getByText("The analysis tells everything").waitFor();
    }));
}

test("the_code_for_a_frame_shows_the_position_with_its_options", () =>
  onFreshPage(FLIP, async (_, page) => {
    const dialog = await openShare(page);
    await dialog.getByText("Embed in a page").click();
    await dialog.getByLabel("Size").selectOption("a phone’s");
    await dialog.getByLabel("Theme").selectOption("Dark");
    await dialog.getByLabel("Hints").selectOption("Who wins");
    const code = await dialog.getByLabel("Code").inputValue();
    assert.match(code, /^<iframe src="[^"]+embed\.html#game=flip[^"]+&amp;hints=winner&amp;v=1&amp;theme=dark" title="Flip" width="375" height="760"/);
    const frame = page.frameLocator("dialog iframe");
    await frame.locator(".sentence").waitFor();
    assert.equal(await frame.locator("html").evaluate(root => getComputedStyle(root).colorScheme), "dark");
    assert.equal(await frame.locator("[name=position]").inputValue(), "+++-++++++");
    const before = await page.evaluate(() => history.length);
    await dialog.getByLabel("Theme").selectOption("Light");
    await frame.locator(".sentence").waitFor();
    assert.equal(await page.evaluate(() => history.length), before);
  }));

test("the_code_for_an_element_works_in_another_site", () =>
  withBrowser(async browser => {
    const context = await browser.newContext({ permissions: [] });
    try {
      const page = await context.newPage();
      await page.goto(address("#game=nim&position=3+4+5&maxTake=unlimited"));
      await page.locator('.frame[aria-busy="false"]').waitFor();
      const dialog = await openShare(page);
      await dialog.getByText("Embed in a page").click();
      await dialog.getByRole("combobox", { name: "As", exact: true }).selectOption("an element");
      const code = await dialog.getByLabel("Code").inputValue();
      assert.match(code, /<perfect-play game="nim" position="3 4 5" rules="maxTake=unlimited"><\/perfect-play>/);
      // Static hosts let other sites read their files.
      await page.route(`${address()}**`, async route => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), "access-control-allow-origin": "*" } });
      });
      await page.route("http://school.localhost/", route =>
        route.fulfill({ contentType: "text/html", body: `<!doctype html><title>School</title>${code}` }));
      await page.goto("http://school.localhost/");
      await page.locator(".sentence", { hasText: "You win: take 2 from heap 1." }).waitFor();
    } finally {
      await context.close();
    }
  }));

test("a_position_that_is_too_long_for_a_link_is_shared_without_one", () =>
  onPage("#game=flip", async (screen, page) => {
    await screen.type("+-".repeat(40_000));
    const dialog = await openShare(page);
    await dialog.getByText("too long for a link").waitFor();
    assert.equal(await dialog.getByText("Embed in a page").count(), 0);
    assert.equal((await saved(page, "Save text")).bytes.length, 80_001);
  }));

test("an_entry_that_cannot_be_read_leaves_the_last_good_position_to_share", () =>
  onPage("#game=nim&position=21", async (screen, page) => {
    await screen.type("2x");
    await openShare(page);
    assert.equal((await saved(page, "Save text")).bytes.toString(), "21\n");
  }));

test("paper_shows_board_verdict_moves_and_reason_dark_on_white_and_no_controls", () =>
  onFreshPage(FLIP, async (_, page) => {
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const shown of [".board", ".sentence", ".moves .row", ".proof"]) {
      assert.equal(await page.locator(shown).first().isVisible(), true, shown);
    }
    for (const hidden of [".tabs", ".controls", ".tools", ".examples", "footer"]) {
      assert.equal(await page.locator(hidden).first().isVisible(), false, hidden);
    }
    assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), "rgb(255, 255, 255)");
    const ink = await page.locator(".sentence").evaluate(sentence => getComputedStyle(sentence).color);
    assert.match(ink, /oklch\(0\.27 /);
  }));

test("printing_closes_the_dialog_first", () =>
  onPage(FLIP, async (_, page) => {
    await page.evaluate(() => Object.defineProperty(globalThis, "print", {
      value: () => Reflect.set(globalThis, "printed", document.querySelector("dialog[open]") === null),
    }));
    const dialog = await openShare(page);
    await dialog.getByRole("button", { name: "Print" }).click();
    assert.equal(await page.evaluate(() => Reflect.get(globalThis, "printed")), true);
  }));
