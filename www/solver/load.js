// The one solver of the page: its files lie beside those of the page.

import { compiledSolver } from "./compiled.js";

/** @import { Question } from "./messages.js" */
/** @import { Following } from "./queue.js" */

const solver = compiledSolver({
  compile: download,
  startWorker: () => new Worker(new URL("../pkg/slim-thread.js", import.meta.url), { type: "module" }),
  load: () => import("../pkg/slim.js"),
});

/**
 * Asks the solver.
 * @param {Question} question
 * @param {Following} [following]
 * @returns {Promise<{ value: unknown, milliseconds: number }>} what the function returned, and how
 *   long it took; rejects with a GameError
 */
export const ask = (question, following) => solver.ask(question, following);

/** Starts the solver before the first question. */
export const start = () => solver.start();

/** Compiled from its bytes, whatever type the host says that the file has. */
async function download() {
  const answer = await fetch(new URL("../pkg/perfect_play_bg.wasm", import.meta.url));
  if (!answer.ok) throw new Error(`The solver could not be downloaded (status ${answer.status}).`);
  return WebAssembly.compile(await answer.arrayBuffer());
}
