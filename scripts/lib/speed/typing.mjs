// How long it takes from a key to the verdict on what is typed with it.

import { serve } from "../serve.mjs";
import { freeGrid } from "./inputs.mjs";
import { slowDown, WINDOW } from "./phone.mjs";

/**
 * A position of an original problem's size; the characters that may stand where another does are
 * tried one after the other, from the end on, so that no key leads to a position that was there.
 * @typedef {{ game?: string | undefined, size: string, position: string, others: (character: string) => string[] }} Case
 */

const DIGITS = [..."0123456789"];
const digits = (/** @type {string} */ digit) => DIGITS.filter(other => other !== digit);
const signs = (/** @type {string} */ sign) => [sign === "+" ? "-" : "+"];
const cells = (/** @type {string} */ cell) => [cell === "W" ? "B" : "W"];

/** @type {Case[]} */
export const CASES = [
  { game: "nim", size: "2^31 − 1 stones", position: "2147483647", others: digits },
  { game: "squares", size: "99,999 stones", position: "99999", others: digits },
  {
    game: "flip",
    size: "60 characters, runs of up to 20",
    position: `${"+".repeat(20)}-${"+".repeat(17)}-${"+".repeat(20)}-`,
    others: signs,
  },
  {
    game: "coins",
    size: "20 numbers up to 10^7",
    position: Array.from({ length: 20 }, (_, place) => (place * 7_654_321) % 10_000_001).join(" "),
    others: digits,
  },
  { game: "grid", size: "50 × 50", position: freeGrid(50), others: cells },
  { game: "grid", size: "1000 × 1000", position: freeGrid(1000), others: cells },
];

/** What there is at least to wait for, on an empty page. @type {Case} */
export const FLOOR_CASE = { size: "an empty page: the floor", position: "2147483647", others: digits };

/** The least that is possible: a field, a worker that sends back what is typed, and a line of text. */
const FLOOR = `<!doctype html><input name="position"><p></p><script type="module">
  const worker = new Worker("data:text/javascript,onmessage = ({ data }) => postMessage(data)");
  const [field, line] = document.body.children;
  field.oninput = () => worker.postMessage(field.value);
  worker.onmessage = ({ data }) => {
    line.textContent = data;
    dispatchEvent(new Event("analysis"));
  };
</script>`;

/** Milliseconds between two keys. */
const PAUSE = 100;

/**
 * @param {import("playwright-core").Browser} browser
 * @param {Case} case_ the floor, where it names no game
 * @param {number} count of the keys that change the position
 * @returns {Promise<number[]>} milliseconds for each of them
 */
export async function typing(browser, { game, position, others }, count) {
  const server = await serve({ port: 0 });
  const context = await browser.newContext(WINDOW);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchKeys);
    await page.route("**/floor", route => route.fulfill({ contentType: "text/html", body: FLOOR }));
    await page.goto(server.address + (game ? `#game=${game}` : "floor"));
    const field = page.locator("[name=position]");
    await field.evaluate((/** @type {HTMLInputElement} */ field, position) => {
      field.focus();
      field.value = position;
      field.setSelectionRange(position.length, position.length);
      field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
    }, position);
    await page.waitForTimeout(PAUSE);
    if (game) await page.locator('.frame[aria-busy="false"]').waitFor();
    await slowDown(page);
    /** @type {number[]} */
    const waits = [];
    for (const { before, key } of changes(position, others)) {
      if (waits.length === count) break;
      for (const each of before) await page.keyboard.press(each);
      await page.keyboard.press(key);
      waits.push(await page.evaluate(() => /** @type {Promise<number>} */ (Reflect.get(globalThis, "wait"))));
      await new Promise(resolve => setTimeout(resolve, PAUSE));
    }
    return waits;
  } finally {
    await context.close();
    await server.close();
  }
}

/**
 * The keys that change a text, and those that go to where they do.
 * @param {string} text
 * @param {Case["others"]} others
 */
export function* changes(text, others) {
  for (let place = text.length - 1; place > 0; place--) {
    const way = place < text.length - 1 ? ["ArrowLeft"] : [];
    for (const [index, key] of others(text.charAt(place)).entries()) {
      yield { before: [...(index === 0 ? way : []), "Shift+ArrowLeft"], key };
    }
  }
}

/** Runs in the page: measures from the time of a key to the first frame painted with the answer. */
function watchKeys() {
  let pressed = 0;
  let tell = (/** @type {number} */ _) => {};
  addEventListener("keydown", ({ timeStamp }) => {
    pressed = timeStamp;
    Reflect.set(globalThis, "wait", new Promise(resolve => (tell = resolve)));
  }, true);
  const answered = () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => tell(performance.now() - pressed);
      port2.postMessage(null);
    });
  // The events of the element do not bubble, but are captured on their way.
  for (const name of ["analysis", "error"]) addEventListener(name, answered, true);
}
