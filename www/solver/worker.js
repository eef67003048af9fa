// The package's worker entry: its functions as promises, answered on a thread of their own.

import { nodeThread } from "./node.js";
import { promises } from "./promises.js";
import { Queue } from "./queue.js";
import { noThread, threadOf, webThread } from "./web.js";

export { GameError } from "../../src/wasm/game-error.js";
export { limits } from "../pkg/facts.js";

/** A solver with a thread of its own, which the first question starts. */
export function createSolver() {
  const queue = new Queue(fromFile, fromProgram, inThisThread);
  return Object.freeze({ ...promises(queue), close: () => queue.close() });
}

export const { coins, flip, grid, nim, squares, close } = createSolver();

const hasWorkers = () => typeof Worker === "function";

/** The usual way; bundlers know how to follow it. */
function fromFile() {
  return hasWorkers()
    ? webThread(new Worker(new URL("./worker-thread.js", import.meta.url), { type: "module" }))
    : nodeThread(new URL(import.meta.url.replace(/[^/]*$/, "worker-thread.js")));
}

/** Where the file is on another origin, or was left behind by a bundler. */
async function fromProgram() {
  const { program } = await import("../pkg/worker-program.js");
  return hasWorkers() ? threadOf(program) : nodeThread(program);
}

/** Where no thread can be had: the answers come all the same. */
async function inThisThread() {
  return noThread(await import("../pkg/index.js"));
}
