//! The depth of every cell, four rows at a time.

use super::Grid;
use super::cells::{END, Strip, free_rows};
use super::lanes::LANES;

/// Cells that are handed on at once where rows are shorter than that: of many short rows, each
/// alone would not be worth a call.
const PART: usize = 1 << 14;

/// Calls `settled` with the place of the first cell of some rows and with their depths, from the
/// bottom up. A blocked cell has `u32::MAX`.
pub(super) fn each_part(grid: &Grid, settled: &mut dyn FnMut(usize, &[u32])) {
    let columns = grid.columns;
    let most = LANES * PART.div_ceil(LANES * columns);
    let mut strip = Strip::new(columns);
    let mut depths = vec![0; most.min(grid.rows) * columns];
    let mut end = grid.rows;
    while end > 0 {
        let first = end.saturating_sub(most);
        let depths = &mut depths[..(end - first) * columns];
        for rows in depths.rchunks_mut(LANES * columns) {
            let first = end - rows.len() / columns;
            settle(&mut strip, free_rows(grid, first, end), rows, columns);
            end = first;
        }
        settled(first * columns, depths);
    }
}

/// Writes the depths of the next four rows, or fewer at the top.
fn settle(strip: &mut Strip, free: [&[u64]; LANES], rows: &mut [u32], columns: usize) {
    strip.settle(free, &mut |begun, steps| {
        for (lane, row) in rows.chunks_exact_mut(columns).rev().enumerate() {
            // Each row begins a step later than the one below it.
            let known = begun.saturating_sub(lane);
            let left = columns.saturating_sub(known);
            let steps = &steps[lane.saturating_sub(begun)..];
            for (depth, scores) in row[..left].iter_mut().rev().zip(steps) {
                // Below 0 where blocked, which comes to the largest number.
                *depth = (END - scores[lane].abs()) as u32;
            }
        }
    });
}
