// The element alone, for an <iframe>: the address after # says which game, rules and position, and
// may ask for a theme.

import "./start.js";
import "../element/define.js";
import { PerfectPlay } from "../element/perfect-play.js";
import { MemoryTimeline } from "../element/timeline.js";
import { decode, encode } from "./address.js";
import { showTheme, splitTheme } from "./theme.js";

const element = document.querySelector("perfect-play");
const show = () => {
  if (!(element instanceof PerfectPlay)) return;
  const { theme, hash } = splitTheme(location.hash);
  showTheme(theme);
  const { state, omissions } = decode(hash);
  element.timeline = new MemoryTimeline(state, { link: encode, omissions });
};
addEventListener("hashchange", show);
show();
