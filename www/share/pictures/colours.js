// The light colours of the element as numbers that every program for pictures reads.

import { values } from "../../element/styles/tokens.js";

/** @import { Colour } from "../share.js" */

/** @typedef {Record<Colour, string>} Colours */

/** @type {readonly Colour[]} */
const NAMES = ["paper", "card", "board", "ink", "muted", "line", "edge", "house", "win", "loss", "tie", "on-win",
  "piece", "piece-light", "face", "blocked"];

/** @returns {Colours} */
export function lightColours() {
  const probe = document.createElement("span");
  probe.style.cssText = values.cssText;
  probe.style.colorScheme = "light";
  document.body.append(probe);
  const read = (/** @type {Colour} */ name) => {
    // Mixed with itself, a colour is given in the space that it is mixed in.
    probe.style.color = `color-mix(in srgb, var(--${name}), var(--${name}))`;
    return hexOf(getComputedStyle(probe).color);
  };
  const colours = Object.fromEntries(NAMES.map(name => [name, read(name)]));
  probe.remove();
  return /** @type {Colours} */ (colours);
}

/** @param {string} colour such as `color(srgb 0.1 0.2 0.3)` */
function hexOf(colour) {
  const channels = colour.match(/(?<= )-?[\d.]+(?:e-?\d+)?/g) ?? [];
  const digits = channels.slice(0, 3).map(channel => {
    const byte = Math.round(Math.min(1, Math.max(0, Number(channel))) * 255);
    return byte.toString(16).padStart(2, "0");
  });
  return `#${digits.join("")}`;
}
