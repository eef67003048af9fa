//! Grid (Warhead Games): move the token one cell down, right or diagonally down-right, on free
//! cells; no move loses.
//!
//! Blocked cells are no positions: nobody ever stands on one, so it can neither be won nor lost.
//! A cell is lost when every free cell it leads to is won. Rows are settled from the bottom, each
//! from its right end, 64 cells at a time for the bare verdict (see `lost.rs`), cell by cell for
//! nim-value and depth (see `cells.rs`).

mod cells;
mod lost;
mod notation;

use crate::analysis::{Analysis, Analyze, Method, MoveReport, Options};
use crate::error::{ErrorCode, GameError};
use crate::impartial::{self, ImpartialReason};
use crate::limits;
use crate::notation::Clipped;
use crate::position::{Outcome, Position};

use cells::Window;

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
    free: Vec<u64>,
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
        let mut outcomes = vec![CellOutcome::Blocked; self.rows * self.columns];
        lost::each_row(self, 0, &mut |row, lost| {
            let cells = &mut outcomes[row * self.columns..][..self.columns];
            for (bit, outcome) in cells.iter_mut().rev().enumerate() {
                if bit_of(lost, bit) {
                    *outcome = CellOutcome::Loss;
                } else if bit_of(self.row(row), bit) {
                    *outcome = CellOutcome::Win;
                }
            }
        });
        outcomes
    }

    /// For a token on each cell, row by row: nim-value 0 to 3, `None` where blocked.
    #[must_use]
    pub fn nim_values(&self) -> Vec<Option<u8>> {
        let mut nim_values = vec![None; self.rows * self.columns];
        cells::each(self, (0, 0), &mut |row, column, cell| {
            nim_values[row * self.columns + column] = Some(cell.nim_value);
        });
        nim_values
    }

    fn row(&self, row: usize) -> &[u64] {
        let words = self.columns.div_ceil(WORD);
        &self.free[row * words..][..words]
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
        let (row, column) = self.token;
        let bit = self.columns - 1 - column;
        let mut is_lost = false;
        lost::each_row(self, row, &mut |_, lost| {
            is_lost = bit_of(lost, bit);
        });
        impartial::outcome(u64::from(!is_lost))
    }
}

impl Analyze for Grid {
    type Value = u8;
    type Reason = ImpartialReason<Step>;
    type Details = Details;

    fn analyze(&self, options: &Options) -> Analysis<Self> {
        let max_line = options.max_line.min(limits::LISTED);
        let window = Window::new(self, max_line);
        let cell = window.token;
        let outcome = impartial::outcome(cell.nim_value.into());
        let moves = self.moves().filter_map(|step| {
            let value = window.cell(self.after(step)?)?.nim_value;
            Some(MoveReport {
                r#move: step,
                result: impartial::outcome(value.into()).reversed(),
                value,
            })
        });
        let moves: Vec<_> = moves.collect();
        let keeps = moves.iter().filter(|report| report.result == outcome);
        let answer = |next: &Self| window.cell(next.token)?.best;
        let (row, column) = self.token;
        Analysis {
            winner: outcome.into(),
            move_count: moves.len() as u128,
            best_move_count: keeps.count() as u128,
            best: cell.best,
            line: window.line(max_line),
            depth: Some(cell.depth.into()),
            reason: impartial::reason(self, outcome, cell.best, options.max_moves, answer),
            method: Method {
                name: "rows from the bottom, each from its right end",
                cost: "O(rows × columns)",
            },
            details: Details {
                rows: self.rows,
                columns: self.columns,
                nim_value: cell.nim_value,
                row,
                column,
            },
            moves: moves.into_iter().take(options.max_moves).collect(),
        }
    }
}
