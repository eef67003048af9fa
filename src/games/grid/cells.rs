//! Nim-value, depth and best step of every cell, in one plain pass.

use super::{Grid, Step, bit_of};
use crate::analysis::line;

/// What is known of a free cell, for a token that stands there.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cell {
    pub(super) nim_value: u8,
    /// Plies left if the winner hurries and the loser resists.
    pub(super) depth: u32,
    /// The step that wins soonest or resists longest; `None` where there is none.
    pub(super) best: Option<Step>,
}

impl Cell {
    /// The cell from which the steps lead to these cells.
    fn before(reached: [(Step, Option<Self>); 3]) -> Self {
        let mut nim_values = 0_u8;
        let (mut quickest, mut slowest) = (None, None);
        for (step, cell) in reached {
            let Some(cell) = cell else { continue };
            nim_values |= 1 << cell.nim_value;
            let candidate = Some((step, cell.depth));
            if cell.nim_value == 0 {
                if quickest.is_none_or(|(_, depth)| cell.depth < depth) {
                    quickest = candidate;
                }
            } else if slowest.is_none_or(|(_, depth)| cell.depth > depth) {
                slowest = candidate;
            }
        }
        let best = quickest.or(slowest);
        Self {
            nim_value: nim_values.trailing_ones() as u8,
            depth: best.map_or(0, |(_, depth)| depth + 1),
            best: best.map(|(step, _)| step),
        }
    }
}

/// Calls `settled` with row, column and facts of each free cell that lies neither above nor left
/// of `corner`: rows from the bottom, each from its right end.
pub(super) fn each(
    grid: &Grid,
    corner: (usize, usize),
    settled: &mut dyn FnMut(usize, usize, Cell),
) {
    let mut below = vec![None; grid.columns + 1];
    for row in (corner.0..grid.rows).rev() {
        let free = grid.row(row);
        let (mut right, mut diagonal) = (None, None);
        for column in (corner.1..grid.columns).rev() {
            let down = below[column];
            let bit = grid.columns - 1 - column;
            let is_free = bit_of(free, bit);
            let cell = is_free.then(|| {
                Cell::before([
                    (Step::Down, down),
                    (Step::Right, right),
                    (Step::Diagonal, diagonal),
                ])
            });
            if let Some(cell) = cell {
                settled(row, column, cell);
            }
            below[column] = cell;
            (right, diagonal) = (cell, down);
        }
    }
}

/// The token's cell, and what a line of some plies needs to know of those around it.
pub(super) struct Window {
    pub(super) token: Cell,
    corner: (usize, usize),
    columns: usize,
    cells: Vec<Option<Brief>>,
}

/// A cell without its depth, which a window of many cells has no room for.
#[derive(Clone, Copy)]
pub(super) struct Brief {
    pub(super) nim_value: u8,
    pub(super) best: Option<Step>,
}

impl Window {
    pub(super) fn new(grid: &Grid, plies: usize) -> Self {
        let corner = grid.token;
        // Two steps at least: a move and its answer.
        let reach = plies.max(2) + 1;
        let rows = (grid.rows - corner.0).min(reach);
        let columns = (grid.columns - corner.1).min(reach);
        let mut window = Self {
            token: Cell::default(),
            corner,
            columns,
            cells: vec![None; rows * columns],
        };
        each(grid, corner, &mut |row, column, cell| {
            // The token's cell comes last.
            window.token = cell;
            let (row, column) = (row - corner.0, column - corner.1);
            if row < rows && column < columns {
                let Cell {
                    nim_value, best, ..
                } = cell;
                window.cells[row * columns + column] = Some(Brief { nim_value, best });
            }
        });
        window
    }

    /// What is known of a free cell in the window.
    pub(super) fn cell(&self, (row, column): (usize, usize)) -> Option<Brief> {
        self.cells[(row - self.corner.0) * self.columns + column - self.corner.1]
    }

    /// At most `plies` steps of the token.
    pub(super) fn line(&self, plies: usize) -> Vec<Step> {
        let mut token = self.corner;
        let mut step = || {
            let best = self.cell(token)?.best?;
            let (down, right) = best.offset();
            token = (token.0 + down, token.1 + right);
            Some(best)
        };
        line(plies, &mut step)
    }
}
