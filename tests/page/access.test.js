// Keyboard, phone, screen reader, dark mode, and the security policy.

import assert from "node:assert/strict";
import { test } from "node:test";
import { address, loadAxe, onPage, overflow, useBrowser, violations } from "./support.js";

useBrowser();

const positions = [
  "#game=nim&position=21",
  "#game=nim&position=3+4+5&maxTake=unlimited",
  "#game=nim&position=2147483647",
  "#game=nim&position=9007199254740991+5&maxTake=unlimited",
  "#game=squares&position=15",
  "#game=squares&position=100000",
  "#game=flip&position=+++-+++++-++++++++-++",
  "#game=coins&position=9007199254740991+-9007199254740991+5+9007199254740991",
  "#game=grid&position=WBWBW/WWWWW/WBWBW/BWBWB",
  `#game=grid&position=${Array(40).fill("WWB".repeat(20)).join("/")}`,
  "#game=grid&position=WBWBW/WWWWW/WBWBW/BWBWB&view.overlay=depth",
  "#game=flip&position=+-x",
  "#game=nim&position=21&moves=2.1.3.1&ply=3&second=casual",
  "#game=squares&position=15&hints=nothing",
  "#game=nim&position=20&hints=move&colour=red",
];

/** Positions whose boards are looked at while they are set up, too. */
const boards = [
  "#game=nim&position=3+4+5",
  `#game=nim&position=${Array(20).fill("1+2+3").join("+")}`,
  "#game=squares&position=1000",
  "#game=flip&position=+++-++",
  "#game=coins&position=8+15+3+7",
];

for (const width of [320, 375]) {
  test(`nothing_is_wider_than_a_window_of_${width}_pixels`, () =>
    onPage("", async (screen, page) => {
      for (const position of positions) {
        await screen.goTo(position);
        assert.equal(await overflow(page), 0, position);
      }
    }, { viewport: { width, height: 667 }, hasTouch: true, isMobile: true }));
}

test("main_controls_are_large_enough_for_a_thumb", () =>
  onPage("#game=flip&position=++++", async (_, page) => {
    const sizes = await page
      .locator(".row, .tool, .example, nav a, input")
      .evaluateAll(all => all.map(each => each.getBoundingClientRect().height));
    assert.ok(sizes.length > 10);
    assert.ok(Math.min(...sizes) >= 43.9, `${sizes}`);
    const moves = await page
      .locator(".board .move")
      .evaluateAll(all => all.flatMap(each => [each.getBoundingClientRect().width, each.getBoundingClientRect().height]));
    assert.ok(Math.min(...moves) >= 24, `${moves}`);
  }, { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true }));

test("a_game_is_played_by_keyboard_alone", () =>
  onPage("#game=flip&position=++-+++", async (screen, page) => {
    await screen.reads("You lose:");
    const focused = () => page.evaluate(() => {
      const active = document.activeElement?.shadowRoot?.activeElement;
      return active?.getAttribute("aria-label") ?? active?.textContent?.trim().split(/\s*\n\s*/)[0];
    });
    await screen.field.focus();
    await page.keyboard.press("End");
    await page.keyboard.type("+");
    await screen.reads("You win: flip 4–5.");
    const examples = await page.locator(".example").count();
    for (let step = 0; step <= examples; step++) await page.keyboard.press("Tab");
    assert.equal(await focused(), "Flip 1–2: loses");
    await page.keyboard.press("End");
    assert.equal(await focused(), "Flip 6–7: wins");
    await page.keyboard.press("Home");
    assert.equal(await focused(), "Flip 1–2: loses");
    await page.keyboard.press("ArrowRight");
    assert.equal(await focused(), "Flip 4–5: wins");
    await page.keyboard.press("Enter");
    await screen.reads("You lose:");
    assert.equal(await screen.field.inputValue(), "++---++");
    assert.equal(await focused(), "Flip 1–2: loses");
    await page.keyboard.press("Tab");
    assert.equal(await focused(), "Set up");
    await page.keyboard.press("Tab");
    assert.equal(await focused(), "Undo");
    await page.keyboard.press("Enter");
    await screen.reads("You win: flip 4–5.");
  }));

test("the_focus_stays_in_reach_when_its_move_is_gone", () =>
  onPage("#game=flip&position=+++", async (screen, page) => {
    await screen.move("Flip 1–2").focus();
    await page.keyboard.press("Enter");
    await screen.reads("The game is over:");
    const focused = await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent?.trim());
    assert.equal(focused, "Undo");
  }));

test("the_verdict_and_the_problem_are_announced", () =>
  onPage("#game=nim&position=21", async (_, page) => {
    assert.match(await page.getByRole("status").first().innerText(), /You win: take 1\./);
    assert.equal(await page.locator(".remark").getAttribute("aria-live"), "polite");
    assert.equal(await page.getByRole("toolbar", { name: "A heap of 21 stones" }).count(), 1);
  }));

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  for (const width of [375, 1280]) {
    test(`axe_finds_nothing_in_${colorScheme}_at_${width}_pixels`, () =>
      onPage("", async (screen, page) => {
        await loadAxe(page);
        for (const position of positions) {
          await screen.goTo(position);
          assert.deepEqual(await violations(page), [], position);
        }
        for (const position of boards) {
          await screen.goTo(position);
          await page.locator(".set-up").click();
          assert.deepEqual(await violations(page), [], `${position}, set up`);
          await page.locator(".set-up").click();
          await page.locator(".board button").first().focus();
          assert.deepEqual(await violations(page), [], `${position}, looked at`);
        }
        for (const name of ["Share", "Help and shortcuts"]) {
          await page.getByRole("button", { name }).click();
          const dialog = page.getByRole("dialog");
          await dialog.waitFor();
          await dialog.locator("details").evaluateAll(all => all.forEach(each => each.setAttribute("open", "")));
          assert.deepEqual(await violations(page), [], name);
          await page.keyboard.press("Escape");
          await dialog.waitFor({ state: "detached" });
        }
      }, { bypassCSP: true, colorScheme, viewport: { width, height: 800 } }));
  }
}

test("the_policy_lets_nothing_in_but_the_page_itself", () =>
  onPage("#game=grid", async (screen, page) => {
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
    assert.match(policy ?? "", /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; /);
    assert.doesNotMatch(policy ?? "", /unsafe-inline|unsafe-eval'? |https?:|\*/);
    assert.equal(await page.locator("style, script:not([src])").count(), 0);
    await screen.move("Move down").click();
    await screen.reads("You lose:");
  }));

test("nothing_moves_for_those_who_ask_for_rest", () =>
  onPage("#game=grid", async (_, page) => {
    const duration = await page.locator(".token").evaluate(token => getComputedStyle(token).transitionDuration);
    assert.equal(duration, "0s");
  }, { reducedMotion: "reduce" }));

test("the_layout_stays_put_while_the_page_loads", () =>
  onPage("", async (_, page) => {
    await page.addInitScript(() => {
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) {
          const shifts = Reflect.get(globalThis, "shifts") ?? 0;
          Reflect.set(globalThis, "shifts", shifts + Reflect.get(entry, "value"));
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(address("?again#game=nim"));
    await page.locator('.frame[aria-busy="false"]').waitFor();
    await page.waitForTimeout(300);
    const shifts = await page.evaluate(() => Reflect.get(globalThis, "shifts") ?? 0);
    assert.ok(shifts < 0.02, `${shifts}`);
  }));
