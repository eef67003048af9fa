// Measures the rows of some games, wherever it runs: Node or a browser.

import * as solver from "perfect-play";
import { measure, time } from "./measure.js";
import { coins } from "./rows/coins.js";
import { flip } from "./rows/flip.js";
import { grid } from "./rows/grid.js";
import { memory } from "./rows/memory.js";
import { nim } from "./rows/nim.js";
import { package_ } from "./rows/package.js";
import { squares } from "./rows/squares.js";
import { same } from "./same.js";
import { judge } from "./target.js";
import { textbookWasm } from "./textbook/wasm.js";

/** @import { AnyRow, Environment, Figures, MeasuredRow, Row } from "./row.js" */
/** @import { Contender } from "./measure.js" */

/** @type {Record<string, AnyRow[]>} */
export const tables = { nim, squares, flip, coins, grid, memory, package: package_ };

let instances = 0;
const address = import.meta.resolve("perfect-play");

/** @returns {Promise<typeof solver>} */
const fresh = () => import(`${address}?${instances++}`);

/**
 * @param {object} job
 * @param {readonly string[]} job.games
 * @param {BufferSource} job.textbook the compiled textbook solutions
 * @param {Environment["isolated"]} job.isolated
 * @param {(row: MeasuredRow) => void} job.report told of each row as it is measured
 */
export async function run({ games, textbook, isolated, report }) {
  const environment = { solver, fresh, isolated };
  const rust = textbookWasm(textbook);
  for (const game of games) {
    for (const row of tables[game]) {
      const figures = "special" in row
        ? await row.special(environment)
        : await measureRow(row, environment, rust);
      const { work, size } = row;
      const unit = ("unit" in row && row.unit) || "ms";
      const target = row.target && judge(row.target, figures);
      report({
        game, work, size, unit, figures,
        ...("n" in row && { n: row.n }),
        ...("limit" in row && { limit: row.limit }),
        ...(target && { target }),
      });
    }
  }
}

/**
 * @param {Row} row
 * @param {Environment} environment
 * @param {ReturnType<typeof textbookWasm>} rust
 * @returns {Promise<Partial<Figures>>}
 */
async function measureRow(row, { solver, fresh }, rust) {
  const inputs = row.inputs();
  const ours = row.first ? await fresh() : solver;
  /** @type {Omit<Contender<any>, "first">[]} */
  const contenders = [
    {
      name: "ours",
      call: input => row.ours(ours, input),
      fresh: row.first
        ? async () => {
            const solver = await fresh();
            return input => row.ours(solver, input);
          }
        : undefined,
    },
    ...(row.floor ? [{ name: "floor", call: row.floor }] : []),
    ...(row.textbook ? [{ name: "textbook", call: row.textbook }] : []),
    ...(row.rust ? [{ name: "rust", call: (/** @type {any} */ input) => row.rust?.(rust, input) }] : []),
  ];
  return measure(check(row, contenders, inputs), inputs);
}

/**
 * Has every contender answer every input once, and compares.
 * @param {Row} row
 * @param {readonly Omit<Contender<any>, "first">[]} contenders our own first
 * @param {readonly any[]} inputs
 * @returns {Contender<any>[]}
 */
function check({ work, size, textbook, known, answer = answer => answer }, contenders, inputs) {
  if (!textbook && !known) throw new Error(`${work} (${size}): there is nothing to check the answer against.`);
  /** @type {unknown[]} */
  let expected = [];
  const witness = known ? [{ name: "known", call: known }] : [];
  return [...contenders, ...witness].map(contender => {
    /** @type {unknown[]} */
    const answers = [];
    const first = time(input => answers.push(contender.call(input)), inputs, 1);
    if (contender.name === "floor") return { ...contender, first };
    if (contender.name === "ours") expected = answers.map(answer);
    answers.forEach((found, place) => {
      if (same(answer(found), expected[place])) return;
      throw new Error(`${work} (${size}), input ${place}: ${contender.name} answers otherwise than the package.`);
    });
    return { ...contender, first };
  }).slice(0, contenders.length);
}
