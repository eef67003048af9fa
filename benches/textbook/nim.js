// LeetCode 292, Nim Game, as it is usually answered.

/** @param {number} n */
export const canWinNim = n => n % 4 !== 0;

/**
 * The same for several heaps.
 * @param {ArrayLike<number>} heaps
 */
export function canWinHeaps(heaps) {
  let sum = 0;
  for (let i = 0; i < heaps.length; i++) sum ^= heaps[i] % 4;
  return sum !== 0;
}
