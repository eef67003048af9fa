//! Depth and best step of every cell, row by row.
//!
//! A cell has a score for the player to move: the sooner a win, the higher; the later a loss, the
//! higher. A step leaves the other player with the score of the cell it leads to, so the best step
//! leads to the lowest.
//!
//! ```text
//! lost in      0     1     2   …          …     3     2     1    won in     blocked
//! score      -END  1-END 2-END                END-3 END-2 END-1             END + 1
//! ```
//!
//! Four rows are settled together, each one cell behind the row below it: so all that a step of
//! four cells needs is from the two steps before it, and from the row below the four.
//!
//! ```text
//! row 3    … 6 5 4 3          the step at which each cell is settled, from the right: those of
//! row 2    … 5 4 3 2          step 3 lie diagonally, and need no one of the others
//! row 1    … 4 3 2 1
//! row 0    … 3 2 1 0
//! ```

use std::array;
use std::mem;

use super::lanes::{self, LANES, STEPS, Scores};
use super::{Grid, Step, WORD};
use crate::analysis::line;

/// More plies than any game has.
pub(super) const END: i32 = 1 << 25;
/// Higher than any other score: never the best to go to.
pub(super) const BLOCKED: i32 = END + 1;

/// Four rows above one that is settled.
pub(super) struct Strip {
    /// Scores of the row below them, or of the highest once they are settled: that of bit `n` comes
    /// after `LANES - 1` others, and `n`.
    row: Vec<i32>,
}

impl Strip {
    /// The bottom of a grid, below which all is blocked.
    pub(super) fn new(width: usize) -> Self {
        let steps = (width + LANES).next_multiple_of(STEPS);
        Self {
            row: vec![BLOCKED; steps + LANES],
        }
    }

    /// Goes on to the next four rows, in which a bit is set where a cell is free. Calls `settled`
    /// for [`STEPS`] steps after the other, from step 0 on: with the first of them, and with the
    /// scores that they find. That of bit `n` in the row `i` is found at step `n + i`.
    pub(super) fn settle(
        &mut self,
        rows: [&[u64]; LANES],
        settled: &mut dyn FnMut(usize, &[Scores; STEPS]),
    ) {
        let mut last = [lanes::splat(BLOCKED); 2];
        let mut steps = [Scores::default(); STEPS];
        for first in (0..self.row.len() - LANES).step_by(STEPS) {
            let free = array::from_fn(|lane| late(rows[lane], first, lane));
            let Some(row) = self.row[first..].first_chunk_mut() else {
                break;
            };
            last = lanes::settle(free, row, &mut steps, last);
            settled(first, &steps);
        }
    }
}

/// The free cells of the rows from `top` to `end`, the lowest first; of four at most, and none in
/// the rows that are missing.
pub(super) fn free_rows(grid: &Grid, top: usize, end: usize) -> [&[u64]; LANES] {
    let mut free = [&[][..]; LANES];
    for (free, row) in free.iter_mut().zip((top..end).rev()) {
        *free = grid.row(row);
    }
    free
}

/// The bits of a row for the steps from `first` on, if it comes some steps late.
#[inline(never)] // called four times
fn late(row: &[u64], first: usize, steps: usize) -> u32 {
    let bits = |first: usize| {
        let word = row.get(first / WORD).map_or(0, |word| *word);
        word >> (first % WORD) & u64::from(u32::MAX)
    };
    let both = bits(first) << STEPS | first.checked_sub(STEPS).map_or(0, bits);
    (both >> (STEPS - steps)) as u32
}

/// The scores in four rows and the one below them, to the left of some that are not kept.
#[derive(Default)]
struct Seen {
    /// Steps that are not kept.
    skipped: usize,
    /// What the other steps found.
    steps: Vec<Scores>,
    /// The same of the four rows below.
    below: Vec<Scores>,
}

impl Seen {
    /// The score of a cell in one of the rows, counted from 1, or in the row below them; `place` is
    /// 1 more than its bit, or 0 for what lies beyond the right end.
    fn score(&self, row: usize, place: usize) -> i32 {
        let (steps, lane) = match row.checked_sub(1) {
            Some(lane) => (&self.steps, lane),
            None => (&self.below, LANES - 1),
        };
        let step = (place + lane).checked_sub(self.skipped + 1);
        let scores = step.and_then(|step| steps.get(step));
        scores.map_or(BLOCKED, |scores| scores[lane])
    }

    /// The first of the steps from a cell that lead to the lowest score; `None` where there is none.
    fn best(&self, below: usize, place: usize) -> Option<Step> {
        let down = self.score(below, place);
        let right = self.score(below + 1, place - 1);
        let diagonal = self.score(below, place - 1);
        match down.min(right).min(diagonal) {
            BLOCKED => None,
            lowest if lowest == down => Some(Step::Down),
            lowest if lowest == right => Some(Step::Right),
            _ => Some(Step::Diagonal),
        }
    }
}

/// What a line of some plies needs to know of the token's cell and those around it.
pub(super) struct Window {
    /// Plies left if the winner hurries and the loser resists.
    pub(super) depth: u32,
    corner: (usize, usize),
    columns: usize,
    /// The best step from each cell; `None` where there is none.
    best: Vec<Option<Step>>,
}

impl Window {
    pub(super) fn new(grid: &Grid, plies: usize) -> Self {
        let corner = grid.token;
        // Two steps at least: a move and its answer.
        let reach = plies.max(2) + 1;
        let rows = (grid.rows - corner.0).min(reach);
        let columns = (grid.columns - corner.1).min(reach);
        let mut window = Self {
            depth: 0,
            corner,
            columns,
            best: vec![None; rows * columns],
        };
        let width = grid.columns - corner.1;
        let mut strip = Strip::new(width);
        let mut seen = Seen {
            skipped: (width - columns).saturating_sub(1) / STEPS * STEPS,
            ..Seen::default()
        };
        let mut end = grid.rows;
        while end > corner.0 {
            mem::swap(&mut seen.steps, &mut seen.below);
            seen.steps.clear();
            strip.settle(free_rows(grid, corner.0, end), &mut |first, steps| {
                if first >= seen.skipped {
                    seen.steps.extend_from_slice(steps);
                }
            });
            for (below, row) in (corner.0..end).rev().take(LANES).enumerate() {
                let start = (row - corner.0) * columns;
                if let Some(cells) = window.best.get_mut(start..start + columns) {
                    for (column, cell) in cells.iter_mut().enumerate() {
                        *cell = seen.best(below, width - column);
                    }
                }
                // The token's row comes last.
                window.depth = (END - seen.score(below + 1, width).abs()) as u32;
            }
            end = end.saturating_sub(LANES);
        }
        window
    }

    /// The step that wins soonest or resists longest, from a cell in the window.
    pub(super) fn best(&self, (row, column): (usize, usize)) -> Option<Step> {
        self.best[(row - self.corner.0) * self.columns + column - self.corner.1]
    }

    /// At most `plies` steps of the token.
    pub(super) fn line(&self, plies: usize) -> Vec<Step> {
        let mut token = self.corner;
        let mut step = || {
            let best = self.best(token)?;
            let (down, right) = best.offset();
            token = (token.0 + down, token.1 + right);
            Some(best)
        };
        line(plies, &mut step)
    }
}
