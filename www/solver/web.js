// Threads of browsers.

import { serve } from "./serve.js";

/** @import { Port, Solver, Thread } from "./messages.js" */

/** In a worker: its way to those who started it. */
export const ownPort = () => /** @type {Port} */ (/** @type {unknown} */ (globalThis));

/**
 * A worker that was started.
 * @param {Worker} worker
 * @returns {Thread}
 */
export function webThread(worker) {
  /** Why it failed before anyone listened. @type {Error | undefined} */
  let failure;
  let fail = (/** @type {Error} */ error) => {
    failure = error;
  };
  worker.onerror = event => {
    event.preventDefault();
    fail(new Error(event.message || "The worker could not be started."));
  };
  worker.onmessageerror = () => fail(new Error("The answer could not be received."));
  return {
    post: (message, transfer) => worker.postMessage(message, transfer),
    listen(receive, onFail) {
      fail = onFail;
      worker.onmessage = ({ data }) => receive(data);
      if (failure) fail(failure);
    },
    hold() {},
    close: () => worker.terminate(),
  };
}

/**
 * An address to start a worker by its program.
 * @param {string} program
 */
export const addressOf = program => URL.createObjectURL(new Blob([program], { type: "text/javascript" }));

/**
 * Starts a worker from its program.
 * @param {string} program
 */
export function threadOf(program) {
  const address = addressOf(program);
  const worker = new Worker(address);
  const thread = webThread(worker);
  return { ...thread, close: () => (URL.revokeObjectURL(address), thread.close()) };
}

/**
 * No thread of its own, where none is granted: answers here, and blocks meanwhile.
 * @param {Solver} solver
 * @returns {Thread}
 */
export function noThread(solver) {
  const { port1, port2 } = new MessageChannel();
  serve(solver, port2);
  return {
    post: (message, transfer) => port1.postMessage(message, transfer),
    listen(receive) {
      port1.onmessage = ({ data }) => receive(data);
    },
    hold() {},
    close: () => port1.close(),
  };
}
