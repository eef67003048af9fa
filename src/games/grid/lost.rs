//! The lost cells of a grid, and those of each nim-value, 64 at a time.
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
//!
//! Cells of nim-value 1 are those that would be lost if all that are now lost were blocked: none
//! leads to another, and every other cell that is not lost leads to one of them. In the same way
//! come those of nim-value 2, and what remains has 3.

use super::{Grid, WORD, bit_of};

const EVEN: u64 = 0x5555_5555_5555_5555;

/// What tells all nim-values apart: the cells of 0, 1 and 2, and the others.
pub(super) const ALL_VALUES: usize = 4;

/// Calls `settled` with the free cells of each row, from the bottom up to that of `corner`, and to
/// the left at least as far. They come in so many planes: those of nim-value 0, of 1 and so on, and
/// in the last one all others.
pub(super) fn each_row(
    grid: &Grid,
    corner: (usize, usize),
    planes: usize,
    settled: &mut dyn FnMut(usize, &[u64]),
) {
    let words = (grid.columns - corner.1).div_ceil(WORD);
    let mut cells = vec![0; planes * words];
    for row in (corner.0..grid.rows).rev() {
        let (values, others) = cells.split_at_mut((planes - 1) * words);
        others.copy_from_slice(&grid.row(row)[..words]);
        for lost in values.chunks_exact_mut(words) {
            settle(others, lost);
        }
        settled(row, &cells);
    }
}

/// The nim-value of a free cell, given all planes of its row.
pub(super) fn nim_value(planes: &[u64], bit: usize) -> u8 {
    let mut planes = planes.chunks_exact(planes.len() / ALL_VALUES);
    let value = planes.position(|plane| bit_of(plane, bit));
    value.unwrap_or_default() as u8
}

/// Turns the lost cells of the row below into those of the row whose free cells are given, and
/// blocks them.
fn settle(free: &mut [u64], lost: &mut [u64]) {
    let (mut below_before, mut candidates_before, mut carry) = (0, 0, false);
    for (free, lost) in free.iter_mut().zip(lost) {
        let below = *lost;
        let diagonal = below << 1 | below_before >> 63;
        let candidates = *free & !(below | diagonal);
        let starts = candidates & !(candidates << 1 | candidates_before >> 63);
        let (cleared, carry_from_starts) = candidates.overflowing_add(starts & EVEN);
        let (cleared, carry_from_before) = cleared.overflowing_add(carry.into());
        let even_runs = candidates & !cleared;
        let odd_runs = candidates & cleared;
        *lost = even_runs & EVEN | odd_runs & !EVEN;
        *free &= !*lost;
        (below_before, candidates_before) = (below, candidates);
        carry = carry_from_starts | carry_from_before;
    }
}
