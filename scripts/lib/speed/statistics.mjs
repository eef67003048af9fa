// Figures of several measurements.

/**
 * The value that a share of all values is not above.
 * @param {readonly number[]} values
 * @param {number} share 0 to 1
 */
export function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}

/** @param {readonly number[]} values */
export const middle = values => quantile(values, 0.5);
