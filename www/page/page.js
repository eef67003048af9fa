// The page around the element: the tabs, the address, the title.

import "./start.js";
import "../element/define.js";
import { PerfectPlay } from "../element/perfect-play.js";
import { nothing, render } from "../lit.js";
import { english } from "../messages/en.js";
import { AddressTimeline } from "./address-timeline.js";
import { drawTabs } from "./tabs.js";

const timeline = new AddressTimeline();
const element = document.querySelector("perfect-play");
const nav = document.querySelector("nav");
const notice = /** @type {HTMLElement | null} */ (document.querySelector("main > .notice"));

/** @import { State } from "../element/timeline.js" */

/** Where one last was in each game. @type {Map<string, State>} */
const places = new Map();

if (element instanceof PerfectPlay) element.timeline = timeline;
element?.addEventListener("position", show);
// Browsers take long to prepare for writing large numbers: better now than while someone types one.
element?.addEventListener("analysis", () => setTimeout(english.number, 0, 1000), { once: true });
timeline.addEventListener("travel", show);
show();

function show() {
  const { state, canBeShared } = timeline;
  if (canBeShared) places.set(state.game, state);
  if (nav) drawTabs(nav, state, places);
  if (notice) render(canBeShared ? nothing : english.page.tooLongForLink, notice);
  const name = new Map(Object.entries(english.games)).get(state.game)?.name;
  const title = name ? english.page.title(name) : english.page.name;
  if (document.title !== title) document.title = title;
}
