// How long it takes from a key to the verdict on what is typed with it.

import { serve } from "../serve.mjs";
import { freeGrid } from "./inputs.mjs";
import { slowDown, WINDOW } from "./phone.mjs";

/** Positions of the original problems' sizes, and the keys that change one back and forth. */
export const CASES = [
  { game: "nim", size: "2^31 − 1 stones", position: "2147483647", keys: ["Backspace", "7"] },
  { game: "squares", size: "100,000 stones", position: "100000", keys: ["Backspace", "0"] },
  {
    game: "flip",
    size: "60 characters, runs of up to 20",
    position: `${"+".repeat(20)}-${"+".repeat(17)}-${"+".repeat(20)}-`,
    keys: ["Backspace", "-"],
  },
  {
    game: "coins",
    size: "20 numbers up to 10^7",
    position: Array.from({ length: 20 }, (_, place) => (place * 7_654_321) % 10_000_001).join(" "),
    keys: ["Backspace", "5"],
  },
  { game: "grid", size: "50 × 50", position: freeGrid(50), keys: ["Shift+ArrowLeft", "B", "Shift+ArrowLeft", "W"] },
  { game: "grid", size: "1000 × 1000", position: freeGrid(1000), keys: ["Shift+ArrowLeft", "B", "Shift+ArrowLeft", "W"] },
];

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
 * @param {Pick<(typeof CASES)[number], "position" | "keys"> & { game?: string | undefined }} case_ the floor, where
 *   it names no game
 * @param {number} rounds
 * @returns {Promise<number[]>} milliseconds for each key that changed the position
 */
export async function typing(browser, { game, position, keys }, rounds) {
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
    for (const key of Array.from({ length: rounds }, () => keys).flat()) {
      if (key.startsWith("Shift")) {
        await page.keyboard.press(key);
        continue;
      }
      const wait = page.evaluate(() => /** @type {Promise<number>} */ (Reflect.get(globalThis, "nextWait")()));
      await page.keyboard.press(key);
      waits.push(await wait);
      await new Promise(resolve => setTimeout(resolve, PAUSE));
    }
    return waits;
  } finally {
    await context.close();
    await server.close();
  }
}

/** Runs in the page: measures from the time of a key to the first frame painted with the answer. */
function watchKeys() {
  let pressed = 0;
  let tell = (/** @type {number} */ _) => {};
  Reflect.set(globalThis, "nextWait", () => new Promise(resolve => (tell = resolve)));
  addEventListener("keydown", ({ timeStamp }) => (pressed = timeStamp), true);
  const answered = () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => tell(performance.now() - pressed);
      port2.postMessage(null);
    });
  // The events of the element do not bubble, but are captured on their way.
  for (const name of ["analysis", "error"]) addEventListener(name, answered, true);
}
