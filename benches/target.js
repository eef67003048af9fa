// Whether a row reaches its target.

/** @import { Figures, MeasuredRow, Target } from "./row.js" */

/**
 * @param {Target} target
 * @param {Partial<Figures>} figures
 * @returns {NonNullable<MeasuredRow["target"]>}
 */
export function judge(target, { textbook = NaN, ours = NaN, floor = NaN, reference = NaN }) {
  if ("timesFaster" in target) {
    const least = target.timesFaster;
    const text = least === 1 ? "faster" : `≥ ${least.toLocaleString("en")} × faster`;
    return { text, measured: textbook / ours, unit: "×", met: textbook / ours >= least };
  }
  if ("timesFloor" in target) return atMost(target.timesFloor, "× floor", ours / floor, "×");
  if ("timesReference" in target) {
    return atMost(target.timesReference, `× ${target.name}`, ours / reference, "×");
  }
  if ("milliseconds" in target) return atMost(target.milliseconds, "ms", ours, "ms");
  if ("megabytes" in target) return atMost(target.megabytes, "MB", ours, "MB");
  const times = atMost(target.timesSlowerOrMicrosecond, "× textbook", ours / textbook, "×");
  const text = `${times.text} or ≤ 1 µs`;
  if (times.met || ours > 1e-3) return { ...times, text };
  return { text, measured: ours, unit: "ms", met: true };
}

/**
 * @param {number} most
 * @param {string} words what it is that many of
 * @param {number} measured
 * @param {NonNullable<MeasuredRow["target"]>["unit"]} unit
 * @returns {NonNullable<MeasuredRow["target"]>}
 */
const atMost = (most, words, measured, unit) => ({ text: `≤ ${most} ${words}`, measured, unit, met: measured <= most });
