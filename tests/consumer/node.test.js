// A project of Node's: the tarball is installed, then imported, required and run.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { pack } from "../../scripts/lib/consumers.mjs";
import { runNpm } from "../../scripts/lib/packages.mjs";
import { run } from "../../scripts/lib/run.mjs";
import { here, inFolder, PATIENCE } from "./support.js";

const NODE_22 = here("node_modules/node22/bin/node");

/** What every way of loading the package comes to. */
const ASK = `[
  squares.wins(7),
  nim.analyze([3, 4, 5], { maxTake: Infinity }).best.take,
  flip.analyze("++++").best,
  coins.play("1 5 100 7", "left"),
  grid.play("WWB/WWW", "diagonal"),
  limits.squares >= 1e8,
  (() => { try { grid.wins("WX") } catch (error) { return error instanceof GameError && error.code } })(),
].join()`;
const TOLD = "false,2,1,5 100 7,WWB/WTW,true,invalid-character\n";
const NAMES = "coins, flip, GameError, grid, limits, nim, squares";

const PROGRAMS = {
  "imported.mjs": `import { ${NAMES} } from "perfect-play"; console.log(${ASK});`,
  "required.cjs": `const { ${NAMES} } = require("perfect-play"); console.log(${ASK});`,
  "slim.mjs": `
    import { readFile } from "node:fs/promises";
    import init, { ${NAMES} } from "perfect-play/slim";
    await init(readFile(new URL(import.meta.resolve("perfect-play/perfect_play.wasm"))));
    console.log(${ASK});`,
  "worker.mjs": `
    import { squares, GameError } from "perfect-play/worker";
    const refusal = await squares.wins("seven").catch(error => error instanceof GameError && error.code);
    console.log(await squares.wins(7), (await squares.table(1_000_000)).length, refusal);`,
  "worker.cjs": `
    const { squares } = require("perfect-play/worker");
    squares.wins(7).then(wins => console.log(wins));`,
};

test("node_imports_requires_and_runs_the_tarball", () =>
  inFolder(async folder => {
    await writeFile(join(folder, "package.json"), `{ "name": "own", "private": true }`);
    const tarball = await pack(folder);
    await runNpm(["install", "--no-audit", "--no-fund", "--offline", tarball], { cwd: folder });
    for (const [name, program] of Object.entries(PROGRAMS)) await writeFile(join(folder, name), program);

    for (const node of [process.execPath, ...(existsSync(NODE_22) ? [NODE_22] : [])]) {
      /** @param {string} name */
      const output = name => run(node, ["--no-warnings", name], { cwd: folder, timeout: PATIENCE });
      assert.equal(await output("imported.mjs"), TOLD);
      assert.equal(await output("required.cjs"), TOLD);
      assert.equal(await output("slim.mjs"), TOLD);
      assert.equal(await output("worker.mjs"), "false 1000001 not-an-integer\n");
      assert.equal(await output("worker.cjs"), "false\n");
    }
    const command = await runNpm(["exec", "--offline", "--", "perfect-play", "squares", "7", "--brief"], { cwd: folder, timeout: PATIENCE });
    assert.equal(command, "7: You lose: every move can be answered.\n");
  }));
