// The one solver of a page, on a thread of its own. The module is compiled once, here, so that a
// thread that was stopped is replaced at once.

import { Queue } from "./queue.js";
import { noThread, webThread } from "./web.js";

/** @import { Question } from "./messages.js" */
/** @import { Following } from "./queue.js" */

/** @type {Promise<WebAssembly.Module> | undefined} */
let compiled;

const queue = new Queue(fromFile, inThisThread);

/**
 * Asks the solver.
 * @param {Question} question
 * @param {Following} [following]
 * @returns {Promise<{ value: unknown, milliseconds: number }>} what the function returned, and how
 *   long it took; rejects with a GameError
 */
export const ask = (question, following) => queue.ask(question, following);

/** Starts the solver before the first question. */
export const start = () => queue.start();

async function fromFile() {
  const worker = new Worker(new URL("../pkg/slim-thread.js", import.meta.url), { type: "module" });
  const thread = webThread(worker);
  worker.postMessage(await compile());
  return thread;
}

async function inThisThread() {
  const solver = await import("../pkg/slim.js");
  await solver.default(await compile());
  return noThread(solver);
}

/** @returns {Promise<WebAssembly.Module>} */
function compile() {
  compiled ??= download().catch(error => {
    compiled = undefined;
    throw error;
  });
  return compiled;
}

/** Compiled from its bytes, whatever type the host says that the file has. */
async function download() {
  const answer = await fetch(new URL("../pkg/perfect_play_bg.wasm", import.meta.url));
  if (!answer.ok) throw new Error(`The solver could not be downloaded (status ${answer.status}).`);
  return WebAssembly.compile(await answer.arrayBuffer());
}
