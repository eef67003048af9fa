// Published totals, worked out with the package.

import assert from "node:assert/strict";
import { test } from "node:test";
import { flip, squares } from "perfect-play";

test("the_total_of_project_euler_306_is_852938", () => {
  const won = flip.nimValues(1_000_000).subarray(1).filter(value => value > 0);
  assert.equal(won.length, 852_938);
});

test("the_total_of_project_euler_310_is_2586528661783", () => {
  const values = squares.nimValues(100_000);
  const counts = new Float64Array(256);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  const piles = values.length;
  const [zeros = 0] = counts;
  let ordered = 0;
  for (const [a, ofA] of counts.entries()) {
    for (const [b, ofB] of counts.entries()) ordered += ofA * ofB * (counts[a ^ b] ?? 0);
  }
  // Ordered triples count unordered ones 6 times, those with a pair 3 times, three of a kind once.
  const withPair = zeros * piles;
  assert.equal((ordered + 3 * withPair + 2 * zeros) / 6, 2_586_528_661_783);
});

test("the_first_lost_piles_are_those_of_oeis_A030193", () => {
  const lost = [0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 34, 39, 44, 52, 57, 62, 65, 67, 72, 85];
  assert.deepEqual(Array.from(squares.table(85), (wins, pile) => (wins ? -1 : pile)).filter(pile => pile >= 0), lost);
});
