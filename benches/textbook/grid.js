// Codeforces gym 105450H, Warhead Games, as it is usually answered: a table of booleans over the
// split text, from the last cell back. Blocked cells are never moved to.

/**
 * Which cells win for the player to move; undefined where blocked.
 * @param {string} text rows with line ends between them
 */
export function winningCells(text) {
  const grid = text.split("\n").map(row => row.split(""));
  const rows = grid.length;
  const columns = grid[0].length;
  /** @type {(boolean | undefined)[][]} */
  const dp = Array.from({ length: rows }, () => new Array(columns).fill(undefined));
  for (let i = rows - 1; i >= 0; i--) {
    for (let j = columns - 1; j >= 0; j--) {
      if (grid[i][j] === "B") continue;
      let win = false;
      if (i + 1 < rows && dp[i + 1][j] === false) win = true;
      if (j + 1 < columns && dp[i][j + 1] === false) win = true;
      if (i + 1 < rows && j + 1 < columns && dp[i + 1][j + 1] === false) win = true;
      dp[i][j] = win;
    }
  }
  return dp;
}

/** @param {string} text */
export const firstPlayerWins = text => winningCells(text)[0][0] === true;
