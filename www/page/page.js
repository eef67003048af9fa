// The page around the element: the masthead, the tabs, the address, the title.

import "./start.js";
import "../element/define.js";
import { afterFrame } from "../element/late.js";
import { PerfectPlay } from "../element/perfect-play.js";
import { completeRules } from "../element/rules.js";
import { games } from "../games/index.js";
import { nothing, render } from "../lit.js";
import { english } from "../messages/en.js";
import { fits } from "./address.js";
import { AddressTimeline } from "./address-timeline.js";
import { drawMasthead } from "./masthead.js";
import { keepOffline } from "./offline.js";
import { gather } from "./sharing.js";
import { drawTabs } from "./tabs.js";
import { followTheme } from "./theme.js";

/** @import { State } from "../element/timeline.js" */
/** @import { AnyAnalysis } from "../games/view.js" */

const timeline = new AddressTimeline();
const element = document.querySelector("perfect-play");
const nav = document.querySelector("nav");
const controls = /** @type {HTMLElement | null} */ (document.querySelector(".controls"));
const notice = /** @type {HTMLElement | null} */ (document.querySelector("main > .notice"));

/** Where one last was in each game, as far as an address holds that. @type {Map<string, State>} */
const places = new Map();

/** Where one has been since the page was shown, by game. @type {Map<string, State>} */
const passed = new Map();

/** The last analysis. @type {AnyAnalysis | null} */
let analysis = null;

/** Whether the page is about to be shown anew. */
let isDue = false;

if (element instanceof PerfectPlay) element.timeline = timeline;
element?.addEventListener("position", showLater);
element?.addEventListener("analysis", event => {
  if (event instanceof CustomEvent) analysis = event.detail;
});
element?.addEventListener("analysis", whenQuiet, { once: true });
timeline.addEventListener("travel", show);
timeline.addEventListener("change", showLater);
if (controls) drawMasthead(controls, { share, help });
addEventListener("keydown", event => {
  if (event.key === "?" && !isTyping(event) && !isDialogOpen()) help();
});
followTheme();
show();

function show() {
  const { state, canBeShared } = timeline;
  passed.set(state.game, state);
  for (const [game, place] of passed) if (fits(place)) places.set(game, place);
  passed.clear();
  if (nav) drawTabs(nav, state, places);
  if (notice) render(canBeShared ? nothing : english.page.tooLongForLink, notice);
  const name = new Map(Object.entries(english.games)).get(state.game)?.name;
  const title = name ? english.page.title(name) : english.page.name;
  if (document.title !== title) document.title = title;
}

/** Shows once, however much has changed, and after the verdict. */
async function showLater() {
  passed.set(timeline.state.game, timeline.state);
  if (isDue) return;
  isDue = true;
  await afterFrame();
  isDue = false;
  show();
}

/** What can wait until the first verdict is there. */
function whenQuiet() {
  // Browsers take long to prepare for writing large numbers: better now than while someone types one.
  setTimeout(english.number, 0, 1000);
  keepOffline();
}

async function share() {
  const sentence = element?.shadowRoot?.querySelector(".verdict .sentence span")?.textContent ?? "";
  const shared = gather(timeline, analysis, sentence);
  const dialog = await import("../share/index.js").catch(failed);
  if (shared && !isDialogOpen()) dialog?.openShare(shared);
}

async function help() {
  const dialog = await import("./help.js").catch(failed);
  if (isDialogOpen()) return;
  const texts = new Map(Object.entries(english.games));
  dialog?.openHelp([...games.values()].flatMap(game => {
    const words = texts.get(game.id);
    return words ? [{ name: words.name, goal: words.goal(completeRules(game)) }] : [];
  }));
}

/** Whether there is a dialog already, as after a second press while the first was being answered. */
const isDialogOpen = () => document.querySelector("dialog[open]") !== null;

/** Says that a part of the page could not be loaded. */
function failed() {
  if (notice) render(english.page.failed, notice);
}

/** Whether a key belongs to a text that is being entered. @param {KeyboardEvent} event */
function isTyping(event) {
  const [target] = event.composedPath();
  return target instanceof Element && target.matches("input, textarea, select");
}
