// The place that the hint before the move tells of, in any language, which is marked on the board: none where
// it would be the move itself, or where no place helps more than another.

/** @import { flip as Flip, nim as Nim } from "../pkg/slim.js" */
/** @import { RuleTexts } from "./text.js" */

/**
 * The number of the heap to look at; of one stone, or where one is taken at a time, there is but one take. All
 * heaps together decide whether one is told, or else silence would tell which.
 * @param {Nim.NimAnalysis} analysis
 * @param {RuleTexts} rules
 */
export function heapTold({ heaps, best, winner }, { maxTake }) {
  if (best === null || winner !== "first" || heaps.length === 1) return null;
  return maxTake === "1" || heaps.includes(1) ? null : best.heap;
}

/**
 * The number of the run to look at; of two neighbours there is but one flip.
 * @param {Flip.FlipAnalysis} analysis
 */
export function runTold({ reason, best, winner }) {
  if (reason.kind === "no-moves" || best === null || winner !== "first") return null;
  const { runs } = reason;
  if (runs.some(({ length }) => length === 2) || runs.filter(({ length }) => length > 1).length === 1) return null;
  return runs.findIndex(({ start, length }) => start <= best && best < start + length);
}
