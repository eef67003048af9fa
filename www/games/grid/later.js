// What draws a grid that is large or set up, for each place on the page that has one.

import { Editor } from "./editor.js";
import { GridMap } from "./map.js";

/** @type {WeakMap<HTMLElement, Editor>} */
const editors = new WeakMap();

/** @type {WeakMap<HTMLElement, GridMap>} */
const maps = new WeakMap();

/** @param {HTMLElement} place */
export const editor = place => kept(editors, place, () => new Editor(place));

/** @param {HTMLElement} place */
export const map = place => kept(maps, place, () => printed(new GridMap(place)));

const print = matchMedia("print");

/**
 * Has a map drawn in the colours of paper where the page is printed, for as long as there is the map.
 * @param {GridMap} map
 */
function printed(map) {
  const known = new WeakRef(map);
  const repaint = () => {
    const map = known.deref();
    if (map) map.repaint();
    else print.removeEventListener("change", repaint);
  };
  print.addEventListener("change", repaint);
  return map;
}

/**
 * @template T
 * @param {WeakMap<HTMLElement, T>} all
 * @param {HTMLElement} place
 * @param {() => T} make
 */
function kept(all, place, make) {
  const known = all.get(place) ?? make();
  all.set(place, known);
  return known;
}
