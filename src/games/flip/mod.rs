//! Flip (Flip Game II, Dawson's Kayles): flip two neighbouring `+` to `-`; no move loses.
//!
//! The runs of `+` are games of their own: a move in a run of n leaves two runs of n - 2 in
//! all. So a board is worth the nim-sum of its runs, and the nim-value of a run has period 34
//! from 53 on (Guy and Smith, *The G-values of various games*, 1956; octal game 0.07).

mod depth;
mod line;
mod notation;
mod values;

use std::ops::Range;

use crate::analysis::{Analysis, Analyze, Method, MoveReport, Options};
use crate::error::{ErrorCode, GameError};
use crate::impartial;
use crate::limits;
use crate::position::{Outcome, Position};

use depth::SmallBoard;
pub use values::nim_values;
#[cfg(feature = "wasm")]
pub(crate) use values::run_length;
use values::{nim_value, values_reached};

/// A row of `+` and `-`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Flip(String);

/// Neighbouring `+` with a `-` or the end of the board on either side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// Character where the run starts, counted from 0.
    pub start: usize,
    /// Number of `+`.
    pub length: usize,
    /// Its nim-value, 0 to 9.
    pub value: u8,
}

/// Why a board is won or lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// No two `+` are neighbours: the player to move has lost.
    NoMoves,
    /// The board is lost where the nim-sum of its runs is 0.
    NimSum {
        /// Every run of `+`, from the left.
        runs: Vec<Run>,
        /// Nim-sum of their values.
        nim_sum: u8,
    },
}

/// What an analysis says of flip alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Details {
    /// Nim-value of the board.
    pub nim_value: u8,
}

impl Run {
    /// Moves in the run.
    const fn moves(self) -> usize {
        self.length.saturating_sub(1)
    }

    /// The moves: characters of the left one of two `+`.
    const fn lefts(self) -> Range<usize> {
        self.start..self.start + self.moves()
    }

    const fn new(start: usize, length: usize) -> Self {
        Self {
            start,
            length,
            value: nim_value(length),
        }
    }

    /// What a move at the character `left` leaves on either side.
    const fn split(self, left: usize) -> [Self; 2] {
        let before = left - self.start;
        [
            Self::new(self.start, before),
            Self::new(left + 2, self.length - 2 - before),
        ]
    }

    /// Nim-value that the board, worth `board` now, has after a move at the character `left`.
    const fn value_after(self, board: u8, left: usize) -> u8 {
        let [before, after] = self.split(left);
        board ^ self.value ^ before.value ^ after.value
    }
}

impl Flip {
    /// The characters of the board, each `+` or `-`.
    #[must_use]
    pub fn tiles(&self) -> &str {
        &self.0
    }

    /// Every run of `+`, from the left.
    pub fn runs(&self) -> impl Iterator<Item = Run> {
        let tiles = self.0.as_bytes();
        let mut end = 0;
        std::iter::from_fn(move || {
            let start = end + tiles[end..].iter().position(|&tile| tile == b'+')?;
            let length = tiles[start..]
                .iter()
                .take_while(|&&tile| tile == b'+')
                .count();
            end = start + length;
            Some(Run::new(start, length))
        })
    }

    /// Nim-value of the board: nim-sum of its runs.
    #[must_use]
    pub fn nim_value(&self) -> u8 {
        nim_sum(self.runs())
    }

    fn has_pair(&self, left: usize) -> bool {
        self.0
            .as_bytes()
            .get(left..)
            .is_some_and(|tiles| tiles.starts_with(b"++"))
    }

    fn flipped(&self, left: usize) -> Self {
        let mut next = self.0.clone();
        next.replace_range(left..left + 2, "--");
        Self(next)
    }
}

/// Nim-sum of the values of runs.
fn nim_sum(runs: impl Iterator<Item = Run>) -> u8 {
    runs.fold(0, |sum, run| sum ^ run.value)
}

/// Moves of these runs that leave nim-sum 0.
fn count_winning(runs: &[Run], nim_sum: u8) -> usize {
    let mut count = 0;
    for run in runs {
        let wanted = run.value ^ nim_sum;
        count += values_reached(run.length)
            .filter(|&value| value == wanted)
            .count();
    }
    count
}

impl Position for Flip {
    const GAME: &'static str = "flip";

    /// The character of the left one of the two `+`, counted from 0.
    type Move = usize;

    fn moves(&self) -> impl Iterator<Item = usize> {
        self.runs().flat_map(Run::lefts)
    }

    fn play(&self, left: usize) -> Result<Self, GameError> {
        if self.has_pair(left) {
            return Ok(self.flipped(left));
        }
        let message = format_args!(
            "There is no ++ at character {} ({left} counted from 0): a move flips two neighbouring +.",
            left.saturating_add(1),
        );
        Err(GameError::new(ErrorCode::IllegalMove, message))
    }

    fn outcome(&self) -> Outcome {
        impartial::outcome(self.nim_value().into())
    }
}

impl Analyze for Flip {
    type Value = u8;
    type Reason = Reason;
    type Details = Details;

    fn analyze(&self, options: &Options) -> Analysis<Self> {
        // Of exactly their number, as there may be millions.
        let mut runs = Vec::with_capacity(self.runs().count());
        runs.extend(self.runs());
        let nim_sum = nim_sum(runs.iter().copied());
        let outcome = impartial::outcome(nim_sum.into());
        let small = SmallBoard::new(&runs);
        let move_count = runs.iter().map(|run| run.moves()).sum::<usize>();
        let best_move_count = match outcome {
            Outcome::Win => count_winning(&runs, nim_sum),
            _ => move_count,
        };
        let max_moves = options.max_moves.min(limits::LISTED);
        let mut moves = Vec::new();
        for run in &runs {
            for left in run.lefts().take(max_moves - moves.len()) {
                let value = run.value_after(nim_sum, left);
                moves.push(MoveReport {
                    r#move: left,
                    result: impartial::outcome(value.into()).reversed(),
                    value,
                });
            }
        }
        Analysis {
            winner: outcome.into(),
            move_count: move_count as u128,
            best_move_count: best_move_count as u128,
            moves,
            best: line::best(&runs, small.as_ref()),
            line: line::perfect_play(&runs, small.as_ref(), options.max_line.min(limits::LISTED)),
            depth: small.map(|board| board.depth().into()),
            reason: if move_count == 0 {
                Reason::NoMoves
            } else {
                Reason::NimSum { runs, nim_sum }
            },
            method: Method {
                name: "nim-sum of the runs, period 34 of Dawson's Kayles",
                cost: "O(n)",
            },
            details: Details { nim_value: nim_sum },
        }
    }
}
