// The element alone, for an <iframe>: the address says which game, rules and position, and all else
// that the element can be set to. The page around is told how high it is.

import "./start.js";
import "../element/define.js";
import { PerfectPlay } from "../element/perfect-play.js";
import { MemoryTimeline } from "../element/timeline.js";
import { decode, encode } from "./address.js";
import { readEmbedAddress } from "./embed-address.js";
import { showTheme, themeIn } from "./theme.js";

const element = document.querySelector("perfect-play");
const show = () => {
  if (!(element instanceof PerfectPlay)) return;
  const { hash, mode, locked } = readEmbedAddress(location);
  showTheme(themeIn(location));
  const { state, omissions } = decode(hash);
  Object.assign(element, { mode, locked, timeline: new MemoryTimeline(state, { link: encode, omissions }) });
};
addEventListener("hashchange", show);
show();

if (parent !== window) {
  new ResizeObserver(entries => {
    for (const { target } of entries) {
      const height = Math.ceil(target.getBoundingClientRect().height);
      // Whoever frames it may know: it is a size and nothing else.
      parent.postMessage({ type: "perfect-play", height }, "*");
    }
  }).observe(document.querySelector("main") ?? document.body);
}
