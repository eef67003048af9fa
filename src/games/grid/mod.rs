//! Grid (Warhead Games): move the token one cell down, right or diagonally down-right, on free
//! cells; no move loses.
//!
//! Blocked cells are no positions: nobody ever stands on one, so it can neither be won nor lost.
//! A cell is lost when every free cell it leads to is won. Rows are settled from the bottom, each
//! from its right end: 64 cells at a time for verdict and nim-value (see `lost.rs`), four at a time
//! for depth (see `cells.rs`).

mod cells;
mod depths;
mod lanes;
mod lost;
mod notation;
mod pack;

use std::sync::Arc;

use crate::analysis::{Analysis, Analyze, Method, MoveReport, Options};
use crate::error::{ErrorCode, GameError};
use crate::impartial::{self, ImpartialReason};
use crate::limits;
use crate::notation::Clipped;
use crate::position::{Outcome, Position};

use cells::Window;
#[cfg(feature = "wasm")]
pub(crate) use notation::too_large;

const WORD: usize = u64::BITS as usize;

/// A way for the token to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// One row down.
    Down,
    /// One column to the right.
    Right,
    /// One row down and one column to the right.
    Diagonal,
}

impl Step {
    /// Every step, in the order in which moves are listed.
    pub const ALL: [Self; 3] = [Self::Down, Self::Right, Self::Diagonal];

    /// Rows and columns that the token goes.
    const fn offset(self) -> (usize, usize) {
        match self {
            Self::Down => (1, 0),
            Self::Right => (0, 1),
            Self::Diagonal => (1, 1),
        }
    }

    const fn as_str(self) -> &'static str {
        match self {
            Self::Down => "down",
            Self::Right => "right",
            Self::Diagonal => "diagonally",
        }
    }
}

/// A grid of free and blocked cells, with the token on a free one.
///
/// ```
/// use perfect_play::grid::{Grid, Step};
/// use perfect_play::{Outcome, Position};
///
/// let grid: Grid = "WB/WW".parse()?;
/// assert_eq!(grid.outcome(), Outcome::Win);
/// assert_eq!(grid.play(Step::Diagonal)?.to_string(), "WB/WT");
/// # Ok::<(), perfect_play::GameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Grid {
    rows: usize,
    columns: usize,
    /// One bit a cell, 1 where it is free; each row in words of its own, the rightmost cell in
    /// bit 0 of the first:
    ///
    /// ```text
    /// column   0 1 2 3 4        bit   4 3 2 1 0
    /// cell     W W B W W    ->        1 1 0 1 1
    /// ```
    ///
    /// Grids that differ in the token alone share them.
    free: Arc<Vec<u64>>,
    token: (usize, usize),
}

/// What an analysis says of grids alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Details {
    /// Rows of the grid.
    pub rows: usize,
    /// Columns of the grid.
    pub columns: usize,
    /// Nim-value of the token's cell, 0 to 3.
    pub nim_value: u8,
    /// Row of the token, counted from 0.
    pub row: usize,
    /// Column of the token, counted from 0.
    pub column: usize,
}

/// What is known of one cell, for a token that stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum CellOutcome {
    /// Nobody can stand there.
    Blocked = 0,
    /// The player to move loses.
    Loss = 1,
    /// The player to move wins.
    Win = 2,
}

impl Grid {
    /// Rows of the grid.
    #[must_use]
    pub const fn rows(&self) -> usize {
        self.rows
    }

    /// Columns of the grid.
    #[must_use]
    pub const fn columns(&self) -> usize {
        self.columns
    }

    /// Row and column of the token, counted from 0.
    #[must_use]
    pub const fn token(&self) -> (usize, usize) {
        self.token
    }

    /// Whether there is a cell in this row and column, and it is free.
    #[must_use]
    pub fn is_free(&self, row: usize, column: usize) -> bool {
        row < self.rows && column < self.columns && {
            let bit = self.columns - 1 - column;
            bit_of(self.row(row), bit)
        }
    }

    /// For a token on each cell, row by row: who wins.
    #[must_use]
    pub fn outcomes(&self) -> Vec<CellOutcome> {
        let outcome = |byte| match byte {
            0 => CellOutcome::Blocked,
            1 => CellOutcome::Loss,
            _ => CellOutcome::Win,
        };
        self.outcome_bytes().into_iter().map(outcome).collect()
    }

    /// The outcomes as the numbers they are.
    pub(crate) fn outcome_bytes(&self) -> Vec<u8> {
        self.table(0, &[1, 2])
    }

    /// For a token on each cell, row by row: nim-value 0 to 3, `None` where blocked.
    #[must_use]
    pub fn nim_values(&self) -> Vec<Option<u8>> {
        let nim_value = |byte| (byte < 255).then_some(byte);
        self.nim_value_bytes().into_iter().map(nim_value).collect()
    }

    /// The nim-values, or 255 where blocked.
    pub(crate) fn nim_value_bytes(&self) -> Vec<u8> {
        // From 255 on, a weight of 1 comes to 0.
        let weights: [u8; lost::ALL_VALUES] = [1, 2, 3, 4];
        self.table(255, &weights)
    }

    /// For a token on each cell, row by row: plies left if the winner hurries and the
    /// loser resists, `None` where blocked.
    ///
    /// ```
    /// let grid: perfect_play::Grid = "WWB/WWW".parse()?;
    /// assert_eq!(grid.depths(), [Some(3), Some(1), None, Some(2), Some(1), Some(0)]);
    /// # Ok::<(), perfect_play::GameError>(())
    /// ```
    #[must_use]
    pub fn depths(&self) -> Vec<Option<u32>> {
        let mut depths = vec![None; self.rows * self.columns];
        self.each_depth(&mut |first, part| {
            for (known, &depth) in depths[first..].iter_mut().zip(part) {
                *known = (depth < u32::MAX).then_some(depth);
            }
        });
        depths
    }

    /// Calls `settled` with the place of the first of some cells and with their depths, `u32::MAX`
    /// where blocked.
    pub(crate) fn each_depth(&self, settled: &mut dyn FnMut(usize, &[u32])) {
        depths::each_part(self, settled);
    }

    /// A byte a cell: the base, and the weight of its nim-value; the last weight is that of
    /// all higher ones.
    fn table(&self, base: u8, weights: &[u8]) -> Vec<u8> {
        let mut table = vec![0; self.rows * self.columns];
        lost::each_row(self, (0, 0), weights.len(), &mut |row, planes| {
            let cells = &mut table[row * self.columns..][..self.columns];
            pack::unpack(base, planes, weights, cells);
        });
        table
    }

    fn row(&self, row: usize) -> &[u64] {
        let words = self.columns.div_ceil(WORD);
        &self.free[row * words..][..words]
    }

    /// Nim-values of the token's cell and of those that it can go to, by the rows and columns that
    /// it goes. A blocked cell has none, whatever is said here.
    fn nim_values_around(&self) -> [[u8; 2]; 2] {
        let (first, column) = self.token;
        let bit = self.columns - 1 - column;
        let mut around = [[0; 2]; 2];
        lost::each_row(self, self.token, lost::ALL_VALUES, &mut |row, planes| {
            if let Some(values) = around.get_mut(row - first) {
                *values = [bit, bit.saturating_sub(1)].map(|bit| lost::nim_value(planes, bit));
            }
        });
        around
    }

    fn after(&self, step: Step) -> Option<(usize, usize)> {
        let (down, right) = step.offset();
        let (row, column) = (self.token.0 + down, self.token.1 + right);
        self.is_free(row, column).then_some((row, column))
    }
}

/// Whether a bit of a row is set.
const fn bit_of(row: &[u64], bit: usize) -> bool {
    row[bit / WORD] >> (bit % WORD) & 1 == 1
}

impl Position for Grid {
    const GAME: &'static str = "grid";

    type Move = Step;

    fn moves(&self) -> impl Iterator<Item = Step> {
        Step::ALL
            .into_iter()
            .filter(|&step| self.after(step).is_some())
    }

    fn play(&self, step: Step) -> Result<Self, GameError> {
        let Some(token) = self.after(step) else {
            let (row, column) = self.token;
            let message = format_args!(
                "The token in row {}, column {} cannot move {}: there is no free cell.",
                row + 1,
                column + 1,
                Clipped(step.as_str())
            );
            return Err(GameError::new(ErrorCode::IllegalMove, message));
        };
        Ok(Self {
            token,
            ..self.clone()
        })
    }

    fn outcome(&self) -> Outcome {
        let bit = self.columns - 1 - self.token.1;
        let mut is_lost = false;
        // The token's row comes last.
        lost::each_row(self, self.token, 2, &mut |_, planes| {
            is_lost = bit_of(planes, bit);
        });
        impartial::outcome(u64::from(!is_lost))
    }
}

impl Analyze for Grid {
    type Value = u8;
    type Reason = ImpartialReason<Self>;
    type Details = Details;

    fn analyze(&self, options: &Options) -> Analysis<Self> {
        let max_line = options.max_line.min(limits::LISTED);
        let window = Window::new(self, max_line);
        let nim_values = self.nim_values_around();
        let nim_value = nim_values[0][0];
        let outcome = impartial::outcome(nim_value.into());
        let mut moves = Vec::new();
        for step in self.moves() {
            let (down, right) = step.offset();
            let value = nim_values[down][right];
            moves.push(MoveReport {
                r#move: step,
                result: impartial::outcome(value.into()).reversed(),
                value,
            });
        }
        let move_count = moves.len() as u128;
        let keeps = moves.iter().filter(|report| report.result == outcome);
        let best_move_count = keeps.count() as u128;
        moves.truncate(options.max_moves);
        let best = window.best(self.token);
        let answer = |next: &Self| window.best(next.token);
        let (row, column) = self.token;
        Analysis {
            winner: outcome.into(),
            move_count,
            best_move_count,
            moves,
            best,
            line: window.line(max_line),
            depth: Some(window.depth.into()),
            reason: impartial::reason(self, outcome, best, options.max_moves, answer),
            method: Method {
                name: "rows from the bottom, each from its right end",
                cost: "O(rows × columns)",
            },
            details: Details {
                rows: self.rows,
                columns: self.columns,
                nim_value,
                row,
                column,
            },
        }
    }
}
