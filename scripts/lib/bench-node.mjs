// Measuring in Node, in a process of its own that nothing else runs in.

import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Failure } from "./failure.mjs";

/** @import { MeasuredRow } from "../../benches/row.js" */

const CHILD = fileURLToPath(new URL("bench-child.mjs", import.meta.url));

/**
 * @typedef {object} Job
 * @property {readonly string[]} games
 * @property {string} textbook path of the compiled textbook solutions
 * @property {(row: MeasuredRow) => void} report
 */

/** @param {Job} job */
export const inChild = ({ games, textbook, report }) => child({ run: { games, textbook } }, report);

/**
 * Runs one task of benches/isolated.js in a process of its own.
 * @param {string} task
 * @param {unknown} [argument]
 */
export async function isolated(task, argument) {
  /** @type {unknown} */
  let result;
  await child({ isolated: { task, argument } }, answer => (result = answer));
  return result;
}

/**
 * @param {object} order
 * @param {(message: any) => void} receive
 * @returns {Promise<void>}
 */
function child(order, receive) {
  return new Promise((resolve, reject) => {
    const process = fork(CHILD, [JSON.stringify(order)]);
    /** @type {string | undefined} */
    let problem;
    process.on("message", message => {
      if (typeof message === "object" && "problem" in message) problem = String(message.problem);
      else receive(message);
    });
    process.on("error", reject);
    process.on("close", code => {
      if (code === 0) return resolve();
      reject(new Failure(problem ?? `The measuring process ended with exit code ${code}.`));
    });
  });
}
