// LeetCode 1510, Stone Game IV, as it is usually answered: a table that looks back from each pile.

/** @param {number} n */
export function winnerSquareGameTable(n) {
  const dp = new Array(n + 1).fill(false);
  for (let i = 1; i <= n; i++) {
    for (let k = 1; k * k <= i; k++) {
      if (!dp[i - k * k]) {
        dp[i] = true;
        break;
      }
    }
  }
  return dp;
}

/** @param {number} n */
export const winnerSquareGame = n => winnerSquareGameTable(n)[n];
