// The scales of axes, and where their values lie.

/** @import { Size, Spread } from "./chart.js" */

/** Pixels between the values of an axis, at least. */
const APART = 32;

/**
 * Round steps of 1, 2 or 5 times a power of ten, at least so large.
 * @param {number} least
 */
export function roundStep(least) {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return [1, 2, 5, 10].map(times => times * power).find(step => step >= least) ?? power;
}

/**
 * The multiples of a step among so many numbers.
 * @param {number} from
 * @param {number} count
 * @param {number} step
 */
export function steps(from, count, step) {
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.max(0, Math.ceil((from + count - first) / step)) }, (_, index) => first + index * step);
}

/**
 * The values that a scatter's axis names.
 * @param {Spread} spread
 * @param {Size} size
 */
export const valueSteps = ({ top }, { height }) => steps(0, top + 1, roundStep(((top + 1) * APART) / height));

/**
 * Where a place's dot lies.
 * @param {number} place
 * @param {number} value
 * @param {Spread} spread
 * @param {Size} size
 */
export const dotAt = (place, value, { from, span, top }, { width, height }) => ({
  x: ((place - from + 0.5) / span) * width,
  y: height - ((value + 0.5) / (top + 1)) * height,
});
