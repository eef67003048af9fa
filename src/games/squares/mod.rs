//! Squares (Stone Game IV): take a non-zero square number of stones; no move loses.
//!
//! A pile is lost when every square leads to a won pile. Lost piles are rare, about n^0.7 of
//! the first n, so the solver works from them forward: each lost pile marks the piles a square
//! above it as won, and what is left unmarked is lost (Eppstein, *Faster Evaluation of
//! Subtraction Games*, 2018). Where they are not yet rare, among the first million, the marks of
//! the lost piles that lie a square below a block of piles are taken over together, square by
//! square. First lost: 0 2 5 7 10 12 15 17 20 22 34 (OEIS A030193).

mod sieve;
mod values;

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::RwLockReadGuard;

use crate::analysis::{Analysis, Analyze, Method, MoveReport, Options, line};
use crate::error::{ErrorCode, GameError};
use crate::impartial::{self, ImpartialReason};
use crate::limits;
use crate::notation::{self, Written};
use crate::position::{Outcome, Position};

use sieve::Table;
pub use sieve::fill_table;
use values::Values;
pub use values::nim_values;

/// A pile of stones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Squares(u64);

/// What an analysis says of squares alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Details {
    /// Stones in the pile.
    pub stones: u64,
    /// Nim-value of the pile; `None` above [`limits::SQUARES_NIM_VALUE`].
    pub nim_value: Option<u16>,
}

impl Squares {
    /// A pile of 0 to [`limits::SQUARES`] stones.
    ///
    /// # Errors
    /// [`TooLarge`](ErrorCode::TooLarge) above.
    pub fn new(stones: u64) -> Result<Self, GameError> {
        if stones > limits::SQUARES {
            return Err(too_large(&stones));
        }
        Ok(Self(stones))
    }

    /// Stones in the pile.
    #[must_use]
    pub const fn stones(self) -> u64 {
        self.0
    }

    pub(crate) fn read(written: Written<'_>) -> Result<Self, GameError> {
        match u64::try_from(written.value) {
            Ok(stones) if stones <= limits::SQUARES => Ok(Self(stones)),
            Ok(_) => Err(too_large(&written.shown).at(written.index)),
            Err(_) => {
                let message = format_args!("A pile has 0 or more stones, not {}.", written.shown);
                Err(GameError::new(ErrorCode::OutOfRange, message).at(written.index))
            }
        }
    }

    /// The roots of the squares that may be taken.
    fn roots(self) -> RangeInclusive<u64> {
        1..=root(self.0)
    }

    /// Squares that may be taken, with the piles they leave.
    fn reached(self) -> impl Iterator<Item = (u64, Self)> + Clone {
        self.roots()
            .map(move |root| (root * root, Self(self.0 - root * root)))
    }
}

/// What is known of the piles up to the one analyzed.
struct Solver {
    table: RwLockReadGuard<'static, Table>,
    values: Option<RwLockReadGuard<'static, Values>>,
}

impl Solver {
    fn new(pile: Squares) -> Self {
        Self {
            table: sieve::table(pile.0),
            values: Values::up_to(pile.0),
        }
    }

    fn outcome(&self, pile: Squares) -> Outcome {
        self.table.outcome(pile.0)
    }

    fn nim_value(&self, pile: Squares) -> Option<u16> {
        Some(self.values.as_ref()?.nim_value(pile.0))
    }

    /// The move to make; `None` without a stone.
    fn best(&self, pile: Squares) -> Option<u64> {
        let lost = pile
            .reached()
            .filter(|&(_, reached)| self.outcome(reached) == Outcome::Loss);
        let best = match &self.values {
            Some(values) => {
                let depth = |&(_, reached): &(u64, Squares)| values.depth(reached.0);
                let resisting = || pile.reached().max_by_key(depth);
                lost.min_by_key(depth).or_else(resisting)
            }
            // Large squares shorten a won game, small ones draw out a lost one.
            None => lost.last().or_else(|| pile.reached().next()),
        };
        best.map(|(square, _)| square)
    }

    fn line(&self, pile: Squares, plies: usize) -> Vec<u64> {
        let mut pile = pile;
        let mut step = || {
            let best = self.best(pile)?;
            pile = Squares(pile.0 - best);
            Some(best)
        };
        line(plies, &mut step)
    }
}

/// The greatest root of a square that is not above a number; exact below 2^52.
fn root(number: u64) -> u64 {
    (number as f64).sqrt() as u64
}

fn too_large(shown: &dyn fmt::Display) -> GameError {
    let most = limits::SQUARES;
    let message = format_args!("{shown} is too many stones: a pile has at most {most}.");
    GameError::new(ErrorCode::TooLarge, message)
}

fn too_large_for_values(limit: u64) -> GameError {
    let most = limits::SQUARES_NIM_VALUE;
    let message = format_args!("{limit} is too many stones: nim-values are known up to {most}.");
    GameError::new(ErrorCode::TooLarge, message)
}

impl FromStr for Squares {
    type Err = GameError;

    /// Reads `15` or `n = 15`.
    fn from_str(text: &str) -> Result<Self, GameError> {
        let mut pile = None;
        notation::integers(text, &mut |written| {
            if pile.is_some() {
                let shown = written.shown;
                let message = format_args!("{shown} is one number too many: there is one pile.");
                return Err(GameError::new(ErrorCode::InvalidCharacter, message).at(written.index));
            }
            pile = Some(Self::read(written)?);
            Ok(())
        })?;
        pile.ok_or_else(|| {
            let message =
                format_args!("There is no pile: write the number of stones, such as `15`.");
            GameError::new(ErrorCode::Empty, message)
        })
    }
}

impl fmt::Display for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Position for Squares {
    const GAME: &'static str = "squares";

    /// The stones taken.
    type Move = u64;

    fn moves(&self) -> impl Iterator<Item = u64> {
        self.roots().map(|root| root * root)
    }

    fn play(&self, stones: u64) -> Result<Self, GameError> {
        let root = root(stones);
        if self.roots().contains(&root) && root * root == stones {
            return Ok(Self(self.0 - stones));
        }
        let illegal = |message| Err(GameError::new(ErrorCode::IllegalMove, message));
        match self.roots().end() {
            0 => illegal(format_args!("There is no stone to take.")),
            1 => illegal(format_args!(
                "{stones} cannot be taken: the only move takes 1."
            )),
            root => illegal(format_args!(
                "{stones} cannot be taken: a move takes a square, from 1 to {}.",
                root * root
            )),
        }
    }

    fn outcome(&self) -> Outcome {
        sieve::table(self.0).outcome(self.0)
    }
}

impl Analyze for Squares {
    /// Nim-value of the pile reached; `None` above [`limits::SQUARES_NIM_VALUE`].
    type Value = Option<u16>;
    type Reason = ImpartialReason<Self>;
    type Details = Details;

    fn analyze(&self, options: &Options) -> Analysis<Self> {
        let solver = Solver::new(*self);
        let outcome = solver.outcome(*self);
        let move_count = self.roots().count() as u128;
        let max_moves = options.max_moves.min(limits::LISTED);
        let (mut moves, mut winning) = (Vec::new(), 0);
        for (square, pile) in self.reached() {
            let result = solver.outcome(pile).reversed();
            winning += u128::from(result == Outcome::Win);
            if moves.len() < max_moves {
                moves.push(MoveReport {
                    r#move: square,
                    result,
                    value: solver.nim_value(pile),
                });
            }
        }
        let best = solver.best(*self);
        Analysis {
            winner: outcome.into(),
            move_count,
            best_move_count: match outcome {
                Outcome::Win => winning,
                _ => move_count,
            },
            moves,
            best,
            line: solver.line(*self, options.max_line.min(limits::LISTED)),
            depth: solver
                .values
                .as_ref()
                .map(|values| values.depth(self.0).into()),
            reason: impartial::reason(self, outcome, best, max_moves, |&pile| solver.best(pile)),
            method: Method {
                name: "forward sieve from the lost piles",
                cost: "O(n^1.2) once for all piles up to n",
            },
            details: Details {
                stones: self.0,
                nim_value: solver.nim_value(*self),
            },
        }
    }
}
