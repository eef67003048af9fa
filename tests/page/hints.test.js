// The ladder of hints: what each rung shows, and that nothing above it can be told from the page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Screen, address, onPage, useBrowser, withBrowser } from "./support.js";

/** @import { Page } from "playwright-core" */

useBrowser();

const RUNGS = /** @type {const} */ (["nothing", "winner", "place", "move", "reason"]);

const positions = [
  "game=nim&position=21",
  "game=nim&position=20",
  "game=nim&position=3+4+5&maxTake=unlimited",
  "game=nim&position=6+10+12&maxTake=unlimited&misere=1",
  "game=nim&position=2147483647",
  "game=squares&position=15",
  "game=squares&position=34",
  "game=squares&position=1000",
  "game=flip&position=%2B%2B%2B-%2B%2B%2B%2B",
  "game=flip&position=%2B%2B-%2B%2B-%2B%2B%2B%2B%2B",
  "game=coins&position=1+5+100+7",
  "game=coins&position=3+9+1+2",
  "game=grid&position=WBWBW/WWWWW/WBWBW/BWBWB",
  "game=grid&position=WWW/WWW/WWW",
];

/**
 * Runs in the page before it starts: answers of the solver are falsified in all that a rung is not
 * to show, so that a page which shows any of it looks different.
 * @param {string} rung
 */
function falsify(rung) {
  const shown = ["nothing", "winner", "place", "move", "reason"].indexOf(rung);
  /** @type {Record<string, string>} */
  const opposite = { first: "second", second: "first", tie: "first", win: "loss", loss: "win" };
  const change = (/** @type {any} */ analysis) => {
    const { moves, reason } = analysis;
    if (shown < 1) analysis.winner = opposite[analysis.winner];
    if (shown < 2 && analysis.best !== null) analysis.best = moves.at(-1).move;
    for (const report of moves) {
      report.result = opposite[report.result] ?? "win";
      report.value = (report.value ?? 0) + 1;
    }
    analysis.line = analysis.line.toReversed().slice(1);
    analysis.bestMoveCount += 1;
    if (analysis.depth !== null) analysis.depth += 1;
    analysis.method = { name: "falsified", cost: "falsified" };
    // The verdict on coins says by how much one wins, once it names the move.
    const hidden = ["nimValue", "firstTotal", "secondTotal", ...(shown < 3 ? ["margin"] : [])];
    for (const name of hidden) if (name in analysis) analysis[name] += shown < 1 ? -1000 : 7;
    for (const run of reason.runs ?? []) run.value += 1;
    for (const name of ["nimSum", "remainder", "left", "right", "oddPlaces", "evenPlaces"]) if (name in reason) reason[name] += 1;
    if (reason.values) reason.values = reason.values.map((/** @type {number} */ value) => value + 1);
  };
  const visit = (/** @type {any} */ value) => {
    if (value instanceof Uint8Array) value.forEach((cell, index) => (value[index] = cell && 3 - cell));
    else if (value?.winner && value.moves) change(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(visit);
  };
  const own = Object.getOwnPropertyDescriptor(Worker.prototype, "onmessage");
  Object.defineProperty(Worker.prototype, "onmessage", {
    set(/** @type {(event: MessageEvent) => void} */ handler) {
      own?.set?.call(this, (/** @type {MessageEvent} */ event) => {
        visit(event.data);
        handler(event);
      });
    },
  });
}

/** All that can be read of the page: text, attributes, pixels, title and address. @param {Page} page */
const whole = page => page.evaluate(() => {
  const root = document.querySelector("perfect-play")?.shadowRoot;
  const pixels = [...(root?.querySelectorAll("canvas") ?? [])].map(canvas => canvas.toDataURL());
  const fields = [...(root?.querySelectorAll("input, textarea, select") ?? [])].map(field => Reflect.get(field, "value"));
  const markup = `${root?.innerHTML}`.replace(/<!--.*?-->/gs, "").replace(/\s+/g, " ");
  return [markup, ...pixels, ...fields, document.title, location.hash].join("\n").replaceAll("><", ">\n<");
});

/** What can be read of a page once that does not change any more. @param {Page} page */
async function wholeAtRest(page) {
  for (let before = ""; ;) {
    const now = await whole(page);
    if (now === before) return now;
    before = now;
    await page.waitForTimeout(50);
  }
}

/**
 * What two pages show that are opened side by side, a true one and one whose answers are falsified,
 * at each of the positions in turn.
 * @param {typeof RUNGS[number]} hidden what is above this rung is falsified
 * @param {string} setting what the addresses say of the hints
 * @param {(honest: string, falsified: string, hash: string) => void} compare
 */
const besideFalsified = (hidden, setting, compare) => withBrowser(async browser => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    // Only what the worker answers is falsified, so the page's own thread has no solver.
    await context.route("**/slim.js", route => route.abort());
    const pages = await Promise.all([context.newPage(), context.newPage()]);
    await pages[1].addInitScript(falsify, hidden);
    for (const page of pages) await page.goto(address("#game=nim&position=1"));
    for (const position of positions) {
      const hash = `#${position}${setting}`;
      const [honest, falsified] = await Promise.all(pages.map(async page => {
        const screen = new Screen(page);
        await screen.goTo(hash);
        return wholeAtRest(page);
      }));
      compare(honest, falsified, hash);
    }
  } finally {
    await context.close();
  }
});

for (const rung of RUNGS.slice(0, -1)) {
  test(`nothing_above_${rung}_can_be_told_from_the_page`, () =>
    besideFalsified(rung, `&hints=${rung}`, (honest, falsified, hash) => {
      assert.equal(falsified, honest, hash);
      const told = honest.replace(/<p class="goal">.*?<\/p>|<label class="check">.*?<\/label>/gs, "");
      assert.doesNotMatch(told, /class="[^"]*\b(result|value|gave)\b/, hash);
      if (rung === "nothing") {
        assert.doesNotMatch(told.replaceAll("Who wins", ""), /\b(wins?|los(e|es|s)|ties?|best|longest)\b/i, hash);
      }
    }));
}

test("falsified_answers_do_change_what_is_shown_in_full", () =>
  besideFalsified("move", "", (honest, falsified, hash) => assert.notEqual(falsified, honest, hash)));

for (const { hash, told } of [
  {
    hash: "#game=nim&position=3+4+5&maxTake=unlimited",
    told: [["Who wins? Ask for a hint, or play on.", ""], ["You win.", ""], ["You win.", "Look at heap 1."], ["You win: take 2 from heap 1.", ""]],
  },
  {
    hash: "#game=nim&position=20",
    told: [["Who wins? Ask for a hint, or play on.", ""], ["You lose.", ""], ["You lose.", "Count the stones in groups of 4."], ["You lose: whatever you take, they have the answer.", "Holds out longest: take 1."]],
  },
  {
    hash: "#game=flip&position=%2B%2B%2B-%2B%2B%2B%2B",
    told: [["Who wins? Ask for a hint, or play on.", ""], ["You win.", ""], ["You win.", "Look at the run from 5 to 8."], ["You win: flip 5–6.", ""]],
  },
  {
    hash: "#game=squares&position=1000",
    told: [["Who wins? Ask for a hint, or play on.", ""], ["You win.", ""], ["You win.", /^Look at the (smaller squares, up to 15²|larger squares, from 16² on)\.$/], [/^You win: take [\d,]+\.$/, ""]],
  },
  {
    hash: "#game=coins&position=1+5+100+7",
    told: [["Who wins? Ask for a hint, or play on.", ""], ["You win.", ""], ["You win.", "Compare the coin at each end with the coin that taking it would lay open."], ["You win by 89: take the left end.", ""]],
  },
  {
    hash: "#game=grid&position=WWW/WWW/WWW",
    told: [["Who wins? Ask for a hint, or play on.", ""], ["You lose.", ""], ["You lose.", /^Compare the 3 cells that can be reached/], ["You lose: every move can be answered.", /^Holds out longest: move/]],
  },
]) {
  test(`each_hint_says_a_little_more_about_${hash.slice(6)}`, () =>
    onPage(`${hash}&hints=nothing`, async (screen, page) => {
      for (const [sentence, details] of told) {
        for (const [locator, wanted] of /** @type {const} */ ([[screen.verdict, sentence], [screen.details, details]])) {
          const text = await locator.textContent();
          if (wanted instanceof RegExp) assert.match(text?.trim() ?? "", wanted);
          else assert.equal(text?.trim(), wanted);
        }
        await page.locator(".tools .next-hint").click();
      }
      await screen.proof.waitFor();
      assert.equal(await page.locator(".tools .next-hint").getAttribute("aria-disabled"), "true");
    }));
}

test("the_rung_stays_over_moves_undoing_games_and_reloading", () =>
  onPage("#game=nim&position=21", async (screen, page) => {
    await page.getByRole("button", { name: "Players and hints" }).click();
    await page.getByRole("radio", { name: "Who wins" }).check();
    await page.waitForFunction(() => location.hash === "#game=nim&position=21&hints=winner&v=1");
    const stays = async (/** @type {string} */ sentence) => {
      await screen.verdict.filter({ hasText: sentence }).waitFor();
      assert.equal(await screen.proof.count(), 0);
      assert.equal(await page.locator(".moves .result").count(), 0);
    };
    await stays("You win.");
    await screen.move("Take 1").click();
    await stays("You lose.");
    await page.goBack();
    await stays("You win.");
    await page.reload();
    await stays("You win.");
    await page.getByRole("link", { name: "Flip" }).click();
    await page.getByRole("heading", { name: "Flip" }).waitFor();
    await stays("You win.");
    await page.goBack();
    await page.getByRole("heading", { name: "Nim" }).waitFor();
    await stays("You win.");
  }));

test("a_hint_put_away_does_not_come_back_by_going_back", () =>
  onPage("#game=nim&position=21", async (screen, page) => {
    await screen.move("Take 2").click();
    await screen.reads("You win: take 3.");
    await page.getByRole("button", { name: "Players and hints" }).click();
    await page.getByRole("radio", { name: "Nothing" }).check();
    await screen.verdict.filter({ hasText: "Who wins?" }).waitFor();
    await page.goBack();
    await page.getByText("First player to move").waitFor();
    await screen.settled();
    assert.match(await screen.verdict.innerText(), /^Who wins\?/);
    assert.equal(await page.locator(".gave").count(), 0);
  }));

test("moves_are_listed_as_they_lie_on_the_board_until_all_is_shown", () =>
  onPage("#game=squares&position=15&hints=move", async (screen, page) => {
    await screen.reads("You lose:");
    const names = async () => (await screen.list()).map(text => text.split(" · ")[0]);
    assert.deepEqual(await names(), ["Take 1", "Take 4", "Take 9 longest"]);
    assert.equal(await page.locator(".moves .best").count(), 1);
    await page.locator(".tools .next-hint").click();
    await screen.proof.waitFor();
    assert.equal(await page.locator(".moves .result").count(), 3);
  }));

test("it_is_plain_to_see_who_has_won_at_any_rung", () =>
  onPage("#game=nim&position=0&hints=nothing", async screen => {
    await screen.reads("The game is over: no stone is left, and the last one wins, so you lose.");
  }));

test("the_ladder_is_gone_down_where_there_is_no_answer_too", () =>
  onPage("#game=nim&position=2x", async (_, page) => {
    const hint = page.locator(".next-hint");
    assert.equal(await hint.getAttribute("aria-disabled"), "true");
    await page.getByRole("button", { name: "Players and hints" }).click();
    await page.getByRole("radio", { name: "Nothing" }).check();
    await hint.and(page.locator('[aria-disabled="false"]')).waitFor();
  }));
