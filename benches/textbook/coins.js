// LeetCode 486, Predict the Winner, as it is usually answered: the table of all intervals, or
// recursion with a memo of them.

/** @param {ArrayLike<number>} nums */
export function predictTheWinner(nums) {
  const n = nums.length;
  if (n === 0) return true;
  const dp = Array.from({ length: n }, () => new Array(n).fill(0));
  for (let i = n - 1; i >= 0; i--) {
    dp[i][i] = nums[i];
    for (let j = i + 1; j < n; j++) {
      dp[i][j] = Math.max(nums[i] - dp[i + 1][j], nums[j] - dp[i][j - 1]);
    }
  }
  return dp[0][n - 1] >= 0;
}

/** @param {ArrayLike<number>} nums */
export function predictTheWinnerMemoised(nums) {
  /** @type {Map<string, number>} */
  const memo = new Map();

  /** @param {number} i @param {number} j @returns {number} */
  function margin(i, j) {
    if (i > j) return 0;
    const key = `${i},${j}`;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const best = Math.max(nums[i] - margin(i + 1, j), nums[j] - margin(i, j - 1));
    memo.set(key, best);
    return best;
  }

  return margin(0, nums.length - 1) >= 0;
}
