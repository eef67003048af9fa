// Test runners: a user's own test imports the package and calls it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { run } from "../../scripts/lib/run.mjs";
import { here } from "./support.js";

const cwd = here("runners");

test("vitest_runs_a_test_that_asks_the_solver", async () => {
  const vitest = here("node_modules/vitest/vitest.mjs");
  const output = await run(process.execPath, [vitest, "run", "--dir", "vitest", "--reporter=json"], { cwd });
  assert.equal(JSON.parse(output).numPassedTests, 1);
});

test("jest_runs_a_test_that_asks_the_solver", async () => {
  const jest = here("node_modules/jest/bin/jest.js");
  const output = await run(process.execPath, ["--experimental-vm-modules", jest, "--json"], { cwd });
  assert.equal(JSON.parse(output).numPassedTests, 1);
});
