// The element alone, for an <iframe>: the address after # says which game, rules and position.

import "./start.js";
import "../element/define.js";
import { PerfectPlay } from "../element/perfect-play.js";
import { MemoryTimeline } from "../element/timeline.js";
import { decode } from "./address.js";

const element = document.querySelector("perfect-play");
const show = () => {
  if (element instanceof PerfectPlay) element.timeline = new MemoryTimeline(decode(location.hash));
};
addEventListener("hashchange", show);
show();
