// The package's worker entry: its functions as promises, answered on a thread of their own.

import { nodeThread } from "./node.js";
import { promises } from "./promises.js";
import { Queue } from "./queue.js";
import * as web from "./web-ways.js";

export { GameError } from "../../src/wasm/game-error.js";
export { limits } from "../pkg/facts.js";

const hasWorkers = () => typeof Worker === "function";

const fromFile = () =>
  hasWorkers() ? web.fromFile() : nodeThread(new URL(import.meta.url.replace(/[^/]*$/, "worker-thread.js")));

const fromProgram = async () => (hasWorkers() ? web.fromProgram() : nodeThread(await web.program()));

/** A solver with a thread of its own, which the first question starts. */
export function createSolver() {
  const queue = new Queue(fromFile, fromProgram, web.inThisThread);
  return Object.freeze({ ...promises(queue), close: () => queue.close() });
}

export const { coins, flip, grid, nim, squares, close } = createSolver();
