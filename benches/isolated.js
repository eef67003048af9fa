// What is measured in a process or page of its own.

import { LOST_PILES, lostIn } from "./known.js";
import { time } from "./measure.js";

const fresh = () => import(/** @type {string} */ (`${import.meta.resolve("perfect-play")}?fresh`));

/** @type {Record<string, (argument: any) => Promise<object>>} */
export const tasks = {
  async importPackage() {
    const start = performance.now();
    const { nim } = await import("perfect-play");
    nim.wins(1);
    return { milliseconds: performance.now() - start };
  },

  /** The import of a module that is as good as empty. */
  async importNothing() {
    const start = performance.now();
    await import("./nothing.js");
    return { milliseconds: performance.now() - start };
  },

  /** @param {string} board */
  async firstAnalysis(board) {
    const { flip } = await import("perfect-play");
    return { milliseconds: time(board => flip.analyze(board), [board], 1) };
  },

  async largestTable() {
    const [one, other] = [await import("perfect-play"), await fresh()];
    let reports = 0;
    let table = new Uint8Array();
    const small = time(limit => one.squares.table(limit), [1e7], 1);
    const large = time(limit => (table = other.squares.table(limit, () => reports++)), [1e8], 1);
    if (lostIn(table) !== LOST_PILES[1e8]) throw new Error("squares.table is wrong about 10^8 piles.");
    return { small, large, reports };
  },

  /** Megabytes of the module once it has answered. @param {number} place in the list of largest inputs */
  async peak(place) {
    const { largest } = await import("./largest.js");
    const { instance } = await import("./memory.js");
    const { solver, memory } = await instance();
    largest[place].call(solver);
    return { megabytes: memory.buffer.byteLength / 1e6 };
  },

  /** Peak of the whole process in Node; elsewhere of the module's memory and the result. */
  async memoryOfLargestTable() {
    if (typeof process === "object") {
      const { squares } = await import("perfect-play");
      squares.table(1e8, () => {});
      return { peak: process.resourceUsage().maxRSS * 1024 / 1e6 };
    }
    const { instance } = await import("./memory.js");
    const { solver, memory } = await instance();
    const { byteLength } = solver.squares.table(1e8, () => {});
    return { peak: (byteLength + memory.buffer.byteLength) / 1e6 };
  },
};
