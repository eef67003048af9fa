// Brief questions, which are answered in the page's own thread.

import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { BriefOrQueued } from "../../www/solver/brief.js";
import * as solver from "../../www/pkg/index.js";
import { onPage, useBrowser } from "./support.js";

/** @import { Question, Solver } from "../../www/solver/messages.js" */

useBrowser();

/**
 * One that is asked, what its queue was asked, and what this thread was, by a clock that only the questions move.
 * @param {object} [options]
 * @param {number} [options.there] milliseconds that the queue's thread says it took
 * @param {(position: string) => number} [options.here] milliseconds that this thread takes
 * @param {() => Promise<void>} [options.load]
 */
function watched({ there = 1, here = () => 1, load = async () => {} } = {}) {
  let clock = 0;
  mock.method(performance, "now", () => clock);
  /** @type {string[]} */
  const log = [];
  const queue = {
    start() {},
    async ask(/** @type {Question} */ { args: [position] }) {
      log.push(`queue ${position}`);
      return { value: "from the queue", milliseconds: there };
    },
  };
  /** @param {Function} call @returns {(...args: unknown[]) => unknown} */
  const timed = call => (...args) => {
    log.push(`here ${args[0]}`);
    clock += here(String(args[0]));
    return call(...args);
  };
  const games = Object.fromEntries(Object.entries(solver).map(([name, game]) => [
    name,
    typeof game === "object" ? Object.fromEntries(Object.entries(game).map(([name, value]) => [name, typeof value === "function" ? timed(value) : value])) : game,
  ]));
  const loaded = async () => (await load(), /** @type {Solver} */ (/** @type {unknown} */ (games)));
  const either = new BriefOrQueued(queue, loaded, async () => {});
  const ask = (/** @type {string} */ position) => either.ask(question(position));
  /** Asks, and waits for what is learned from it. @param {string[]} positions */
  const askAll = async (...positions) => {
    for (const position of positions) {
      await ask(position);
      await new Promise(resolve => setTimeout(resolve));
    }
    return log;
  };
  return { log, either, ask, askAll };
}

afterEach(() => mock.restoreAll());

/** @param {string} position @returns {Question} */
const question = position => ({ game: "flip", name: "play", args: [position, 0] });

/** What this thread is asked where it learns of a position. @param {string} position */
const lesson = position => [`here ${position}`, `here ${position}`];

test("a_brief_question_goes_to_the_queue_once_and_is_answered_here_from_then_on", async () => {
  const { askAll, ask } = watched();
  assert.deepEqual(await askAll("+++", "++"), ["queue +++", ...lesson("+++"), "here ++"]);
  assert.equal((await ask("++-")).value, "---");
});

test("a_longer_position_or_another_kind_of_question_goes_to_the_queue", async () => {
  const { log, either, askAll } = watched();
  await askAll("++");
  log.length = 0;
  await either.ask(question("+++"));
  await either.ask({ game: "flip", name: "analyze", args: ["++"] });
  await either.ask({ game: "flip", name: "wins", args: ["++"] });
  await either.ask({ game: "flip", name: "play", args: [["++", 0]], many: true });
  assert.deepEqual(log.filter(entry => entry.startsWith("queue")), ["queue +++", "queue ++", "queue ++", "queue ++,0"]);
});

test("what_could_need_large_tables_is_never_tried_here", async () => {
  const { log, either, askAll } = watched();
  assert.deepEqual(await askAll("+".repeat(61)), [`queue ${"+".repeat(61)}`]);
  log.length = 0;
  const piles = ["100001", "999999", "1e7", "pile"];
  for (const pile of piles) await either.ask({ game: "squares", name: "analyze", args: [pile] });
  assert.deepEqual(log, piles.map(pile => `queue ${pile}`));
});

test("a_larger_pile_with_as_many_digits_goes_to_the_queue", async () => {
  const { log, either } = watched();
  const analyze = async (/** @type {string} */ pile) => {
    await either.ask({ game: "squares", name: "analyze", args: [pile] });
    await new Promise(resolve => setTimeout(resolve));
  };
  for (const pile of ["50", "49", "51"]) await analyze(pile);
  assert.deepEqual(log, ["queue 50", ...lesson("50"), "here 49", "queue 51", ...lesson("51")]);
});

test("of_a_kind_that_takes_the_other_thread_long_nothing_is_tried_here", async () => {
  const { askAll } = watched({ there: 101 });
  assert.deepEqual(await askAll("+++", "++"), ["queue +++", "queue ++"]);
});

test("what_takes_this_thread_too_long_is_tried_once", async () => {
  const { askAll } = watched({ here: position => (position.length > 3 ? 5 : 4) });
  assert.deepEqual(
    await askAll("++++", "++++", "+++++", "+++", "+++"),
    ["queue ++++", ...lesson("++++"), "queue ++++", "queue +++++", "queue +++", ...lesson("+++"), "here +++"],
  );
});

test("what_turns_out_to_take_long_has_to_be_learned_again", async () => {
  let milliseconds = 1;
  const { log, askAll } = watched({ here: () => milliseconds });
  await askAll("+++");
  milliseconds = 30;
  await askAll("++");
  log.length = 0;
  milliseconds = 1;
  assert.deepEqual(await askAll("++", "++"), ["queue ++", ...lesson("++"), "here ++"]);
});

test("where_the_solver_cannot_be_loaded_here_the_queue_answers", async () => {
  const { askAll } = watched({ load: () => Promise.reject(new Error("offline")) });
  assert.deepEqual(await askAll("++", "++"), ["queue ++", "queue ++"]);
});

test("a_brief_question_is_refused_and_called_off_as_a_queued_one_is", async () => {
  const { either, askAll, ask } = watched();
  await askAll("+++");
  await assert.rejects(ask("+x"), { name: "GameError", code: "invalid-character" });
  await assert.rejects(either.ask(question("++"), { signal: AbortSignal.abort() }), { name: "AbortError" });
  const controller = new AbortController();
  const answered = either.ask(question("++"), { signal: controller.signal });
  controller.abort();
  await assert.rejects(answered, { name: "AbortError" });
});

/**
 * Types a won and then a lost position, never the same twice, until the verdict on the second is there before the
 * next task, and so before the next frame.
 * @returns {Promise<boolean>} whether it ever was
 */
async function isEverAtOnce() {
  const root = document.querySelector("perfect-play")?.shadowRoot;
  const type = (/** @type {number} */ stones) => {
    const field = /** @type {HTMLInputElement} */ (root?.querySelector("[name=position]"));
    field.value = String(stones);
    field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  };
  for (let stones = 400; stones < 800; stones += 4) {
    type(stones + 1);
    await new Promise(resolve => setTimeout(resolve, 100));
    type(stones);
    for (let microtask = 0; microtask < 100; microtask++) await null;
    if (root?.querySelector(".sentence")?.textContent?.includes("You lose")) return true;
  }
  return false;
}

test("a_key_and_its_verdict_are_painted_in_one_frame", () =>
  onPage("#game=nim&position=401", async (_, page) => {
    assert.equal(await page.evaluate(isEverAtOnce), true);
  }));
