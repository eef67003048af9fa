// The depths of a large grid's cells in a few bands, each of which has a shade.

import { worthOf } from "./overlay.js";
import { KINDS, kindOf } from "./palette.js";

/** The shades, from the lowest depths on. */
export const SHADES = KINDS.filter(name => name.startsWith("depth"));

const FIRST = kindOf("depth0");

/**
 * @typedef {object} Bands
 * @property {readonly [first: number, last: number][]} ranges the depths of each band; as many or fewer
 *   than there are shades
 * @property {Uint8Array} kinds by a depth, what its cells are drawn as
 */

/**
 * Bands that are equally wide, up to the greatest depth.
 * @param {Uint32Array} depths cell by cell, as `grid.depths` has them
 * @returns {Bands}
 */
export function bandsOf(depths) {
  let greatest = 0;
  for (let i = 0; i < depths.length; i++) {
    const depth = worthOf("depth", depths[i]) ?? 0;
    if (depth > greatest) greatest = depth;
  }
  const width = widthOf(greatest);
  const kinds = Uint8Array.from({ length: greatest + 1 }, (_, depth) => FIRST + Math.floor(depth / width));
  return { ranges: rangesUpTo(greatest), kinds };
}

/**
 * The depths of each band.
 * @param {number} greatest depth of all
 */
export function rangesUpTo(greatest) {
  const width = widthOf(greatest);
  const ranges = SHADES.map((_, band) => /** @type {[number, number]} */ ([band * width, Math.min((band + 1) * width - 1, greatest)]));
  return ranges.filter(([first]) => first <= greatest);
}

/** How many depths a band has. @param {number} greatest depth of all */
const widthOf = greatest => Math.ceil((greatest + 1) / SHADES.length);
