// Keyboard, phone, screen reader, dark mode, and the security policy.

import assert from "node:assert/strict";
import { test } from "node:test";
import { address, loadAxe, onFreshPage, onPage, overflow, useBrowser, violations } from "./support.js";
import { inEveryView, inMostViews } from "./views.js";

useBrowser();

test("nothing_is_wider_than_a_phone", () =>
  onPage("", (screen, page) => inEveryView(screen, page, async view => assert.equal(await overflow(page), 0, view)),
    { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true }));

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
        // The other views take some seconds, and are made of what these are.
        const inViews = colorScheme === "dark" && width === 1280 ? inEveryView : inMostViews;
        await inViews(screen, page, async view => assert.deepEqual(await violations(page), [], view));
      }, { bypassCSP: true, colorScheme, viewport: { width, height: 800 } }));
  }
}

for (const { setting, width } of [{ setting: "mode=play", width: 375 }, { setting: "locked=1", width: 1280 }]) {
  test(`axe_finds_nothing_in_a_frame_with_${setting.replace("=", "_")}`, () =>
    onPage(`embed.html#game=coins&position=8+15+3+7&${setting}`, async (_, page) => {
      await loadAxe(page);
      // The first heading is for the page around the frame to give.
      assert.deepEqual((await violations(page)).filter((/** @type {string} */ each) => !each.startsWith("page-has-heading-one:")), []);
      assert.equal(await overflow(page), 0);
    }, { bypassCSP: true, viewport: { width, height: 800 } }));
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

for (const viewport of [{ width: 1280, height: 800 }, { width: 375, height: 667 }]) {
  test(`the_layout_stays_put_while_the_page_loads_at_${viewport.width}_pixels`, () =>
    onFreshPage("", async (_, page) => {
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
    }, { viewport }));
}
