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
    return { text, measured: textbook / ours, met: textbook / ours >= least };
  }
  if ("timesFloor" in target) {
    return { text: `≤ ${target.timesFloor} × floor`, measured: ours / floor, met: ours / floor <= target.timesFloor };
  }
  if ("timesReference" in target) {
    const most = target.timesReference;
    return { text: `≤ ${most} × ${target.name}`, measured: ours / reference, met: ours / reference <= most };
  }
  if ("milliseconds" in target) {
    return { text: `≤ ${target.milliseconds} ms`, measured: ours, met: ours <= target.milliseconds };
  }
  if ("megabytes" in target) {
    return { text: `≤ ${target.megabytes} MB`, measured: ours, met: ours <= target.megabytes };
  }
  const most = target.timesSlowerOrMicrosecond;
  return {
    text: `≤ ${most} × textbook or ≤ 1 µs`,
    measured: ours / textbook,
    met: ours / textbook <= most || ours <= 1e-3,
  };
}
