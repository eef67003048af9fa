// The shades that a large grid has from far for the depth of its cells.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bandsOf, SHADES } from "../../www/games/grid/bands.js";
import { kindOf } from "../../www/games/grid/palette.js";
import { grid } from "../../www/pkg/index.js";

/** The bands of a grid. @param {string} position */
const bands = position => bandsOf(grid.depths(position));

test("bands_are_equally_wide_and_end_with_the_greatest_depth", () => {
  assert.deepEqual(bands("W".repeat(1000)).ranges, [[0, 199], [200, 399], [400, 599], [600, 799], [800, 999]]);
  assert.deepEqual(bands("W".repeat(58)).ranges, [[0, 11], [12, 23], [24, 35], [36, 47], [48, 57]]);
});

test("a_band_has_depths_even_where_there_are_few", () => {
  assert.deepEqual(bands("W").ranges, [[0, 0]]);
  assert.deepEqual(bands("WWB/WWB").ranges, [[0, 0], [1, 1]]);
  assert.deepEqual(bands("W".repeat(7)).ranges, [[0, 1], [2, 3], [4, 5], [6, 6]]);
});

test("each_depth_is_drawn_as_its_band_and_blocked_cells_count_for_nothing", () => {
  for (const position of ["WBW/BBB/WBW", "W".repeat(7), "W".repeat(1000), Array(30).fill("W".repeat(40)).join("/")]) {
    const { ranges, kinds } = bands(position);
    assert.equal(kinds.length, (ranges.at(-1)?.[1] ?? NaN) + 1);
    assert.ok(ranges.length <= SHADES.length);
    const shades = /** @type {const} */ (["depth0", "depth1", "depth2", "depth3", "depth4"]);
    for (const [band, [first, last]] of ranges.entries()) {
      assert.deepEqual([...new Set(kinds.subarray(first, last + 1))], [kindOf(shades[band] ?? "blocked")]);
    }
  }
});
