// squares.table tells how far it is, and stands what it calls.

import assert from "node:assert/strict";
import { test } from "node:test";
import { coins, flip, grid, nim, squares } from "perfect-play";
import { assertAnswers, call, refusal } from "./support.js";

/** The shares that a table reports. @param {number} limit */
function sharesOf(limit) {
  /** @type {number[]} */
  const shares = [];
  squares.table(limit, share => shares.push(share));
  return shares;
}

test("progress_rises_and_ends_at_1", () => {
  const shares = sharesOf(2_000_000);
  assert.ok(shares.length >= 5, "some reports in between");
  for (const [i, share] of shares.entries()) assert.ok(share > (shares[i - 1] ?? 0) && share <= 1);
  assert.equal(shares.at(-1), 1);
  for (const limit of [0, 1, 7, 262_143, 262_144]) assert.equal(sharesOf(limit).at(-1), 1);
});

test("progress_is_the_share_of_the_table", () => {
  const shares = sharesOf(1_999_999);
  for (const [i, share] of shares.entries()) assert.ok(Math.abs(share - (i + 1) / shares.length) < 1 / shares.length);
});

test("a_report_is_called_with_the_share_alone", () => {
  /** @type {unknown[][]} */
  const calls = [];
  call("squares.table", 7, (/** @type {unknown[]} */ ...values) => calls.push(values));
  assert.deepEqual(calls, [[1]]);
});

test("the_table_is_the_same_with_and_without_reports", () => {
  assert.deepEqual(squares.table(600_000, () => {}), squares.table(600_000));
  assert.deepEqual(call("squares.table", 7, undefined), squares.table(7));
  assert.deepEqual(call("squares.table", 7, new Proxy(() => {}, {})), squares.table(7));
  assert.deepEqual(call("squares.table", 7, async () => {}), squares.table(7));
});

test("what_a_report_throws_is_thrown_on", () => {
  const thrown = [new RangeError("enough"), new Error("enough"), { enough: true }, "enough", 3, 0n, null, undefined, Symbol("enough")];
  for (const value of thrown) {
    let reports = 0;
    const attempt = () =>
      squares.table(1_000_000, () => {
        if (++reports === 2) throw value;
      });
    assert.equal(caught(attempt), value);
    assert.equal(reports, 2);
    assertAnswers();
  }
  assert.equal(squares.table(1_000_000).length, 1_000_001);
});

/** @param {() => unknown} work @returns {unknown} */
function caught(work) {
  try {
    work();
  } catch (error) {
    return error;
  }
  assert.fail("nothing was thrown");
}

test("a_report_that_throws_a_thousand_times_does_no_harm", () => {
  const stop = new Error("enough");
  for (let i = 0; i < 1000; i++) {
    const attempt = () =>
      squares.table(7, () => {
        throw stop;
      });
    assert.equal(caught(attempt), stop);
  }
  assertAnswers();
});

test("a_class_cannot_report", () => {
  assert.ok(caught(() => call("squares.table", 7, class {})) instanceof TypeError);
  assertAnswers();
});

test("a_report_may_call_the_package", () => {
  const expected = squares.table(1_000_000);
  let reports = 0;
  const table = squares.table(1_000_000, () => {
    reports++;
    assertAnswers();
    assert.equal(squares.wins(2_000_000 + reports), squares.wins(2_000_000 + reports));
    assert.equal(squares.analyze(10_000 * reports).stones, 10_000 * reports);
    assert.deepEqual(squares.table(7, () => squares.table(8)), Uint8Array.of(0, 1, 0, 1, 1, 0, 1, 0));
    assert.equal(squares.nimValues(1000 * reports).length, 1000 * reports + 1);
    assert.equal(flip.analyze("+".repeat(40 + reports)).moveCount, 39 + reports);
    assert.equal(nim.analyze([reports, 5]).heaps[0], reports);
    assert.equal(coins.margins([reports]).at(0), reports);
    assert.equal(grid.outcomes("WW").length, 2);
    assert.equal(refusal("squares.table", -1).code, "out-of-range");
  });
  assert.ok(reports > 1);
  assert.deepEqual(table, expected);
});

test("a_report_may_be_nested", () => {
  /** @param {number} levels @returns {number} */
  const nested = levels => {
    let length = 0;
    squares.table(levels, () => {
      if (levels > 0) length = nested(levels - 1);
    });
    return length + 1;
  };
  assert.equal(nested(50), 51);
});

test("what_is_no_function_is_refused", () => {
  for (const value of [null, true, false, 0, 1, NaN, "", "report", 1n, Symbol("report"), {}, [], { call() {} }, new Proxy({}, {})]) {
    assert.equal(refusal("squares.table", 7, value).code, "invalid-option");
  }
});

test("a_bad_limit_is_refused_before_a_report", () => {
  let reports = 0;
  assert.equal(refusal("squares.table", -1, () => reports++).code, "out-of-range");
  assert.equal(refusal("squares.table", "7", () => reports++).code, "not-an-integer");
  assert.equal(reports, 0);
});
