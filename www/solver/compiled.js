// A solver whose module is compiled once, in the page's own thread, so that a thread that was
// stopped is replaced at once.

import { BriefOrQueued } from "./brief.js";
import { Queue } from "./queue.js";
import { noThread, webThread } from "./web.js";

/** @import * as Slim from "./slim.js" */

/**
 * @typedef {object} Source
 * @property {() => Promise<WebAssembly.Module>} compile
 * @property {() => Worker} startWorker with the program of slim-thread.js
 * @property {() => Promise<typeof Slim>} load the solver for this thread: for brief questions, and for all where no
 *   other thread can be had
 */

/** @param {Source} source */
export function compiledSolver({ compile, startWorker, load }) {
  /** @type {Promise<WebAssembly.Module> | undefined} */
  let compiled;
  const module = () => {
    compiled ??= compile().catch(error => {
      compiled = undefined;
      throw error;
    });
    return compiled;
  };

  const inWorker = async () => {
    const worker = startWorker();
    const thread = webThread(worker);
    worker.postMessage(await module());
    return thread;
  };
  const here = async () => {
    const solver = await load();
    await solver.default(await module());
    return solver;
  };
  const inThisThread = async () => noThread(await here());
  return new BriefOrQueued(new Queue(inWorker, inThisThread), here);
}
