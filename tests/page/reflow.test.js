// WCAG 2.2 where axe-core is blind: reflow and zoom, text spacing, target size, the order and the
// visibility of the focus.

import assert from "node:assert/strict";
import { test } from "node:test";
import { onPage, overflow, useBrowser } from "./support.js";
import { inEveryView } from "./views.js";

/** @import { Page } from "playwright-core" */

useBrowser();

for (const { title, viewport } of [
  { title: "in_a_window_of_320_pixels", viewport: { width: 320, height: 640 } },
  { title: "at_400_percent_of_1280_by_1024", viewport: { width: 320, height: 256 } },
  { title: "where_the_masthead_breaks", viewport: { width: 768, height: 800 } },
]) {
  test(`nothing_has_to_be_scrolled_sideways_${title}`, () =>
    onPage("", (screen, page) => inEveryView(screen, page, async view => {
      assert.equal(await overflow(page), 0, view);
      const wide = await page.locator("dialog").evaluateAll(all => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
      assert.equal(wide, 0, view);
    }), { viewport }));
}

/** Text spacing as users may set it (WCAG 1.4.12), everywhere. @param {Page} page */
const spaceText = page =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`);
    document.adoptedStyleSheets.push(sheet);
    document.querySelector("perfect-play")?.shadowRoot?.adoptedStyleSheets.push(sheet);
  });

/** Texts that their boxes cut off, without a way to scroll to the rest. @param {Page} page */
const cutOff = page =>
  page.evaluate(() => {
    const roots = [document, ...[...document.querySelectorAll("perfect-play")].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    const all = roots.flatMap(root => [...root.querySelectorAll("*")]);
    return all.filter(element => {
      if (!(element instanceof HTMLElement) || element.matches("input, textarea, select, option")) return false;
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const cuts = (/** @type {string} */ overflow, /** @type {number} */ content, /** @type {number} */ box) =>
        /hidden|clip/.test(overflow) && content > box + 1;
      return clipPath === "none" && element.checkVisibility() &&
        (cuts(overflowX, element.scrollWidth, element.clientWidth) || cuts(overflowY, element.scrollHeight, element.clientHeight));
    }).map(element => element.outerHTML.slice(0, 120));
  });

/** Controls whose text stands out of them, and controls over others. @param {Page} page */
const crowded = page =>
  page.evaluate(() => {
    const roots = [document, ...[...document.querySelectorAll("perfect-play")].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    const controls = roots.flatMap(root => [...root.querySelectorAll("button, a, summary")]).filter(each => each.checkVisibility());
    const name = (/** @type {Element} */ each) => (each.getAttribute("aria-label") ?? each.textContent ?? "").trim().slice(0, 40);
    // Words for the ear alone are clipped to nothing, wherever they lie.
    const texts = (/** @type {Element} */ each) => {
      const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
      const boxes = [];
      while (walker.nextNode()) {
        const { parentElement } = walker.currentNode;
        if (parentElement && getComputedStyle(parentElement).clipPath !== "none") continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        boxes.push(...range.getClientRects());
      }
      return boxes.filter(({ width }) => width > 0);
    };
    const out = controls.filter(each => {
      const box = each.getBoundingClientRect();
      return texts(each).some(text => text.left < box.left - 2 || text.right > box.right + 2 || text.bottom > box.bottom + 2);
    });
    return out.map(name);
  });

for (const width of [320, 1280]) {
  test(`text_may_be_spaced_in_a_window_of_${width}_pixels`, () =>
    onPage("", async (screen, page) => {
      await spaceText(page);
      await inEveryView(screen, page, async view => {
        assert.equal(await overflow(page), 0, view);
        assert.deepEqual(await cutOff(page), [], view);
        assert.deepEqual(await crowded(page), [], view);
      });
    }, { viewport: { width, height: 800 } }));
}

for (const width of [320, 1280]) {
  test(`every_target_has_24_pixels_in_a_window_of_${width}`, () =>
    onPage("", (screen, page) => inEveryView(screen, page, async view => {
      const small = await page.locator("button, a, input, select, textarea, summary").evaluateAll(all =>
        all.filter(each => each.checkVisibility() && !each.matches(":disabled")).flatMap(each => {
          const box = (each.closest("label") ?? each).getBoundingClientRect();
          const [width, height] = [Math.round(box.width * 10) / 10, Math.round(box.height * 10) / 10];
          const name = each.getAttribute("aria-label") ?? each.textContent?.trim().slice(0, 30);
          return width < 24 || height < 24 ? [`${name}: ${width} × ${height}`] : [];
        }));
      assert.deepEqual(small, [], view);
    }), { viewport: { width, height: 800 } }));
}

/** What has the focus: its name, where it is, and whether its outline can be seen. @param {Page} page */
const focused = page =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (!active || active === document.body) return null;
    // A list or a box may show it in the name of what it holds.
    const shown = [active, active.closest("label")].filter(each => each instanceof Element);
    const outlined = shown.some(each => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    });
    const { top, left } = active.getBoundingClientRect();
    return { name: active.getAttribute("aria-label") ?? active.textContent?.trim() ?? "", tag: active.tagName, outlined, top, left };
  });

for (const width of [320, 1280]) {
  test(`the_focus_goes_from_top_to_bottom_and_is_always_seen_at_${width}_pixels`, () =>
    onPage("#game=flip&position=+++-++++", async (_, page) => {
      const order = [];
      for (let step = 0; step < 60; step++) {
        await page.keyboard.press("Tab");
        const now = await focused(page);
        if (!now) break;
        assert.equal(now.outlined, true, `${now.tag} ${now.name}`);
        order.push(now);
      }
      const names = order.map(({ name }) => name);
      const [tabs, share] = [names.indexOf("Nim"), names.indexOf("Share")];
      assert.ok(tabs >= 0 && share >= 0);
      assert.equal(tabs < share, width === 1280, "the tabs come before what stands to their right");
      // Whatever comes after the masthead lies beneath it.
      const masthead = Math.max(...order.slice(0, 8).map(({ top }) => top));
      assert.ok(order.slice(8).every(({ top }) => top + 1 >= masthead || top < 0 || width === 1280));
      assert.ok(order.length > 12);
    }, { viewport: { width, height: 2000 } }));
}
