//! The textbook solutions of the five problems in Rust, as they are usually written.

use std::collections::HashMap;

/// `LeetCode` 292, Nim Game.
pub(crate) fn can_win_nim(n: u32) -> bool {
    !n.is_multiple_of(4)
}

/// `LeetCode` 1510, Stone Game IV: a table that looks back from each pile.
pub(crate) fn winner_square_game_table(n: usize) -> Vec<bool> {
    let mut dp = vec![false; n + 1];
    for i in 1..=n {
        let mut k = 1;
        while k * k <= i {
            if !dp[i - k * k] {
                dp[i] = true;
                break;
            }
            k += 1;
        }
    }
    dp
}

/// `LeetCode` 294, Flip Game II: a search over strings with a memo.
pub(crate) fn can_win(current_state: &str) -> bool {
    fn wins(state: &mut Vec<u8>, memo: &mut HashMap<Vec<u8>, bool>) -> bool {
        if let Some(&known) = memo.get(state) {
            return known;
        }
        let mut win = false;
        for i in 1..state.len() {
            if state[i - 1] == b'+' && state[i] == b'+' {
                state[i - 1..=i].fill(b'-');
                let answered = wins(state, memo);
                state[i - 1..=i].fill(b'+');
                if !answered {
                    win = true;
                    break;
                }
            }
        }
        memo.insert(state.clone(), win);
        win
    }
    wins(&mut current_state.as_bytes().to_vec(), &mut HashMap::new())
}

/// `LeetCode` 486, Predict the Winner: the table of all intervals.
pub(crate) fn predict_the_winner(nums: &[i32]) -> bool {
    let n = nums.len();
    if n == 0 {
        return true;
    }
    let mut dp = vec![vec![0_i64; n]; n];
    for i in (0..n).rev() {
        dp[i][i] = nums[i].into();
        for j in i + 1..n {
            dp[i][j] = (i64::from(nums[i]) - dp[i + 1][j]).max(i64::from(nums[j]) - dp[i][j - 1]);
        }
    }
    dp[0][n - 1] >= 0
}

/// Codeforces gym 105450H, Warhead Games: a table over the split text, `None` where blocked.
pub(crate) fn winning_cells(text: &str) -> Vec<Vec<Option<bool>>> {
    let grid: Vec<Vec<char>> = text.lines().map(|row| row.chars().collect()).collect();
    let (rows, columns) = (grid.len(), grid[0].len());
    let mut dp = vec![vec![None; columns]; rows];
    for i in (0..rows).rev() {
        for j in (0..columns).rev() {
            if grid[i][j] == 'B' {
                continue;
            }
            let down = i + 1 < rows && dp[i + 1][j] == Some(false);
            let right = j + 1 < columns && dp[i][j + 1] == Some(false);
            let diagonal = i + 1 < rows && j + 1 < columns && dp[i + 1][j + 1] == Some(false);
            dp[i][j] = Some(down || right || diagonal);
        }
    }
    dp
}

/// The verdict for the top left cell.
pub(crate) fn first_player_wins(text: &str) -> bool {
    winning_cells(text)[0][0] == Some(true)
}
