// The element as a part of a page: it is moved about, stands beside others, and shows no verdict on
// what is not entered any more.

import assert from "node:assert/strict";
import { test } from "node:test";
import { onPage, useBrowser } from "./support.js";

/** @import { Page } from "playwright-core" */

useBrowser();

/** Seconds of work when it is asked for first. */
const LARGE = "60000000";

/** Takes the element out of the page, and puts it back at the end. @param {Page} page */
const moveElement = page => page.evaluate(() => {
  const element = document.querySelector("perfect-play");
  element?.remove();
  if (element) document.querySelector("main")?.append(element);
});

/** Notes what each drawing of the element shows from now on. @param {Page} page */
const noteDrawings = page => page.evaluate(() => {
  const { prototype } = /** @type {CustomElementConstructor} */ (customElements.get("perfect-play"));
  const updated = Reflect.get(prototype, "updated");
  /** @type {unknown[]} */
  const drawings = [];
  Reflect.set(globalThis, "drawings", drawings);
  Reflect.set(prototype, "updated", /** @this {HTMLElement} */ function (/** @type {unknown[]} */ ...args) {
    drawings.push({
      field: /** @type {HTMLInputElement | null | undefined} */ (this.shadowRoot?.querySelector("[name=position]"))?.value,
      sentence: this.shadowRoot?.querySelector(".sentence")?.textContent?.trim(),
      busy: this.shadowRoot?.querySelector(".frame")?.getAttribute("aria-busy"),
    });
    return updated.apply(this, args);
  });
});

test("what_is_entered_is_drawn_with_its_own_verdict_or_as_busy", () =>
  onPage("#game=nim&position=21", async (screen, page) => {
    await screen.field.press("End");
    await noteDrawings(page);
    for (const key of "123") {
      await screen.field.press(key);
      await screen.settled();
    }
    await screen.reads("You win: take 3.");
    const drawings = /** @type {{ field: string, sentence: string, busy: string }[]} */ (
      await page.evaluate(() => Reflect.get(globalThis, "drawings")));
    const atRest = drawings.filter(({ busy }) => busy === "false").map(({ field, sentence }) => `${field}: ${sentence}`);
    assert.deepEqual([...new Set(atRest)], [
      "211: You win: take 3.",
      "2112: You lose: whatever you take, they have the answer.",
      "21123: You win: take 3.",
    ]);
  }));

test("the_verdict_comes_a_frame_before_its_reasons_and_the_element_is_busy_until_then", () =>
  onPage("#game=nim&position=21", async (screen, page) => {
    const first = page.evaluate(() => new Promise(resolve => {
      const element = document.querySelector("perfect-play");
      const text = (/** @type {string} */ selector) => element?.shadowRoot?.querySelector(selector)?.textContent;
      const look = () => resolve({
        sentence: text(".sentence")?.trim(),
        proof: text(".proof"),
        busy: element?.shadowRoot?.querySelector(".frame")?.getAttribute("aria-busy"),
      });
      element?.addEventListener("analysis", () => requestAnimationFrame(look), { once: true });
    }));
    const proof = await screen.proof.textContent();
    await screen.field.fill("23");
    assert.deepEqual(await first, { sentence: "You win: take 3.", proof, busy: "true" });
    await screen.settled();
    assert.notEqual(await screen.proof.textContent(), proof);
  }));

test("while_a_list_is_that_of_the_position_before_nothing_in_it_does_anything", () =>
  onPage("#game=nim&position=21&moves=1.3", async (screen, page) => {
    const pressed = page.evaluate(() => new Promise(resolve => {
      const element = document.querySelector("perfect-play");
      const press = () => {
        const last = (/** @type {string} */ selector) => [...element?.shadowRoot?.querySelectorAll(selector) ?? []].at(-1);
        const [row, place] = [last(".moves .row"), last(".history .place")];
        row?.dispatchEvent(new PointerEvent("pointerenter"));
        place?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        resolve([row, place].map(each => each?.textContent?.trim().split(/\s*\n\s*/)[0]));
      };
      element?.addEventListener("analysis", () => requestAnimationFrame(press), { once: true });
    }));
    await screen.field.fill("2");
    assert.deepEqual(await pressed, ["Take 3", "Second player:"]);
    await screen.settled();
    assert.equal(await page.locator(".ahead").innerText(), "Click a stone: it goes, and those after it.");
    assert.equal(await screen.hash(), "#game=nim&position=2&v=1");
    assert.equal(await page.locator(".history").count(), 0);
  }));

test("the_bigger_picture_is_open_where_it_was_after_the_mode_is_another", () =>
  onPage("#game=flip&position=%2B%2B%2B", async (_, page) => {
    await page.locator(".bigger summary").click();
    await page.locator(".chart").waitFor();
    for (const mode of ["play", "analyze"]) {
      await page.evaluate(mode => Reflect.set(document.querySelector("perfect-play") ?? {}, "mode", mode), mode);
      await page.locator(".bigger").waitFor({ state: mode === "play" ? "detached" : "visible" });
    }
    await page.locator(".bigger[open] .chart").waitFor();
  }));

test("a_draft_that_cannot_be_read_stays_when_the_element_is_moved", () =>
  onPage("#game=nim&position=21", async (screen, page) => {
    await screen.type("21x");
    const sentence = await screen.problem.innerText();
    await moveElement(page);
    await screen.settled();
    assert.equal(await screen.field.inputValue(), "21x");
    assert.equal(await screen.problem.innerText(), sentence);
    await screen.back.click();
    await screen.reads("You win: take 1.");
    assert.equal(await screen.field.inputValue(), "21");
  }));

test("an_entry_that_is_worked_out_is_answered_when_the_element_is_moved", () =>
  onPage("#game=squares&position=15", async (screen, page) => {
    await screen.field.fill("6000000");
    await moveElement(page);
    await screen.reads("You win: take");
    assert.equal(await screen.field.inputValue(), "6000000");
    assert.equal(await screen.hash(), "#game=squares&position=6000000&v=1");
  }));

test("two_elements_share_a_worker_and_call_off_only_their_own_work", () =>
  onPage("#game=squares&position=15", async (_, page) => {
    await page.evaluate(() => {
      const other = document.createElement("perfect-play");
      other.setAttribute("game", "nim");
      other.setAttribute("position", "21");
      document.querySelector("main")?.prepend(other);
    });
    const [second, first] = [0, 1].map(index => page.locator("perfect-play").nth(index));
    await second?.locator(".sentence").filter({ hasText: "You win: take 1." }).waitFor();
    await first?.locator("[name=position]").fill(LARGE);
    await second?.locator("[name=position]").fill("22");
    await first?.locator("[name=position]").fill("7");
    await first?.locator(".sentence").filter({ hasText: "You lose: every move can be answered." }).waitFor();
    await second?.locator(".sentence").filter({ hasText: "You win: take 2." }).waitFor();
    assert.equal(page.workers().length, 1);
  }));

test("a_long_text_is_pasted_past_the_field_which_keeps_the_focus", () =>
  onPage("#game=grid&position=WW/WW", async (screen, page) => {
    const position = Array(200).fill("W".repeat(200)).join("\n");
    await screen.field.evaluate((/** @type {HTMLTextAreaElement} */ field, text) => {
      field.focus();
      field.select();
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true, composed: true }));
    }, position);
    await page.getByText("The first 2,000 of 40,199 characters.").waitFor();
    await page.locator("canvas").waitFor();
    assert.equal((await screen.field.inputValue()).length, 2000);
    assert.equal(await screen.field.evaluate(field => /** @type {ShadowRoot} */ (field.getRootNode()).activeElement === field), true);
    await screen.back.click();
    await screen.reads("You win");
    assert.equal(await screen.field.inputValue(), "WW\nWW");
  }));

test("a_picture_that_is_moved_calls_its_questions_off_and_asks_anew", () =>
  onPage("#game=flip&position=%2B%2B%2B", async (_, page) => {
    const states = await page.evaluate(async () => {
      const from = (/** @type {string} */ path) => import(new URL(path, location.href).href);
      const [{ english }] = await Promise.all([from("pkg/en.js"), from("pkg/pictures.js")]);
      /** @type {AbortSignal[]} */
      const signals = [];
      const picture = document.createElement("perfect-play-picture");
      Reflect.set(picture, "shown", {
        answer: { analysis: { position: "+++", reason: { kind: "no-moves" } }, state: { game: "flip" } },
        options: {},
        text: english,
        ask: (/** @type {unknown} */ _, /** @type {{ signal: AbortSignal }} */ { signal }) => {
          signals.push(signal);
          if (signals.length > 1) return Promise.resolve({ value: new Uint8Array(1000) });
          return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
        },
      });
      document.body.append(picture);
      await Reflect.get(picture, "updateComplete");
      const before = signals.map(({ aborted }) => aborted);
      picture.remove();
      const after = signals.map(({ aborted }) => aborted);
      document.body.append(picture);
      await Reflect.get(picture, "updateComplete");
      return { before, after, again: signals.map(({ aborted }) => aborted) };
    });
    assert.deepEqual(states, { before: [false], after: [true], again: [true, false] });
    await page.locator("body > perfect-play-picture .chart").waitFor({ state: "attached" });
  }));
