// Keys on the canvas of a large grid: they move the cursor, play, paint, and zoom.

import { steps } from "./steps.js";

/** @import { GridMap } from "./map.js" */

/** Cells that an arrow key goes together with Shift. */
const LEAP = 10;

/**
 * What a key does on a map; nothing where it is not the map's.
 * @param {KeyboardEvent} event
 * @param {GridMap} map
 * @returns {(() => void) | undefined}
 */
export function keyAction({ key, shiftKey, ctrlKey, metaKey, altKey }, map) {
  if (metaKey || altKey) return undefined;
  const step = key.startsWith("Page") ? page(key, map) : steps[key];
  if (step) {
    const [down, across] = step;
    const isCorner = ctrlKey && Math.abs(across) === Infinity;
    const times = shiftKey ? LEAP : 1;
    return () => go(map, isCorner ? across : down * times, across * times);
  }
  if (ctrlKey) return undefined;
  switch (key) {
    case "Enter":
    case " ": return () => map.press(map.cursor);
    case "+":
    case "=": return () => map.zoom(1);
    case "-": return () => map.zoom(-1);
    case "0": return map.fit;
    case "t": return map.context.editing ? () => map.putToken() : map.goToToken;
    default: return undefined;
  }
}

/**
 * A page is as many rows as are in view.
 * @param {string} key
 * @param {GridMap} map
 * @returns {[number, number]}
 */
function page(key, { camera }) {
  const rows = Math.max(1, Math.floor(camera.height / camera.scale) - 1);
  return [key === "PageUp" ? -rows : rows, 0];
}

/**
 * @param {GridMap} map
 * @param {number} down
 * @param {number} across
 */
function go(map, down, across) {
  const { row, column } = map.cursor;
  const { rows, columns } = map.sheet;
  map.cursor = {
    row: Math.max(0, Math.min(row + down, rows - 1)),
    column: Math.max(0, Math.min(column + across, columns - 1)),
  };
}
