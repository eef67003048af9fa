//! The lost cells of a grid, 64 at a time.
//!
//! A cell can be lost only if it is free and no lost cell lies below or diagonally below: a
//! candidate. Its one other move is to the right, so in each run of candidates the lost cells
//! alternate, beginning with the right end. With the rightmost column in bit 0:
//!
//! ```text
//! candidates          0 1 1 1 1 0 1 1 1 0 0        runs start at bits 2 and 6
//! lost                0 0 1 0 1 0 1 0 1 0 0        bits 2, 4 and 6, 8
//! ```
//!
//! So a run loses on the bits that have the parity of its start. Adding a run's start bit to the
//! candidates clears the run by carrying through it, which tells the runs of even start from
//! those of odd start, across words as well.

use super::Grid;

const EVEN: u64 = 0x5555_5555_5555_5555;

/// Calls `settled` with the lost cells of each row, from the bottom up to row `top`.
pub(super) fn each_row(grid: &Grid, top: usize, settled: &mut dyn FnMut(usize, &[u64])) {
    let mut lost = vec![0; grid.row(0).len()];
    for row in (top..grid.rows).rev() {
        settle(grid.row(row), &mut lost);
        settled(row, &lost);
    }
}

/// Turns the lost cells of the row below into those of the row whose free cells are given.
fn settle(free: &[u64], lost: &mut [u64]) {
    let (mut below_before, mut candidates_before, mut carry) = (0, 0, false);
    for (free, lost) in free.iter().zip(lost) {
        let below = *lost;
        let diagonal = below << 1 | below_before >> 63;
        let candidates = free & !(below | diagonal);
        let starts = candidates & !(candidates << 1 | candidates_before >> 63);
        let (cleared, carry_from_starts) = candidates.overflowing_add(starts & EVEN);
        let (cleared, carry_from_before) = cleared.overflowing_add(carry.into());
        let even_runs = candidates & !cleared;
        let odd_runs = candidates & cleared;
        *lost = even_runs & EVEN | odd_runs & !EVEN;
        (below_before, candidates_before) = (below, candidates);
        carry = carry_from_starts | carry_from_before;
    }
}
