// Threads of Node. Nothing here names a module of Node's in a way that bundlers would follow.

/** @import { NodeThreads, Port, Thread } from "./messages.js" */

const MODULE = "node:worker_threads";

/** @returns {Promise<NodeThreads>} */
async function nodeThreads() {
  const { process } = /** @type {{ process?: { getBuiltinModule?(name: string): NodeThreads } }} */ (globalThis);
  // Older versions of Node do not have the function.
  return process?.getBuiltinModule?.(MODULE) ?? import(/* webpackIgnore: true */ /* @vite-ignore */ `${MODULE}`);
}

/**
 * In a thread: its way to those who started it.
 * @returns {Promise<Port>}
 */
export async function parentPort() {
  const { parentPort } = await nodeThreads();
  if (parentPort) return parentPort;
  throw new Error("This file is the program of a worker.");
}

/**
 * Starts a thread.
 * @param {URL | string} source its file, or its program
 * @returns {Promise<Thread>}
 */
export async function nodeThread(source) {
  const { Worker } = await nodeThreads();
  const worker = new Worker(source, { eval: typeof source === "string" });
  /** @type {Parameters<Thread["listen"]>} */
  let [receive, fail] = [() => {}, () => {}];
  worker.on("message", message => receive(message));
  worker.on("messageerror", error => fail(error));
  worker.on("error", error => fail(error));
  return {
    post: (message, transfer) => worker.postMessage(message, transfer),
    listen: (...listeners) => void ([receive, fail] = listeners),
    hold: on => (on ? worker.ref() : worker.unref()),
    close: () => worker.terminate(),
  };
}
