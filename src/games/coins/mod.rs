//! Coins (Predict the Winner): take a number from either end of the row; the higher total wins.
//!
//! While some inner number b has b >= a and b >= c for its neighbours, a b c plays like the
//! single number a - b + c: whoever takes a gives b away and gets c. What remains falls and then
//! rises, and there both players just take the larger end. So the margin takes one pass where
//! the table of all intervals takes O(n^2).

mod fusion;
mod line;
mod notation;

use crate::analysis::{Analysis, Analyze, Method, MoveReport, Options};
use crate::error::{ErrorCode, GameError};
use crate::limits;
use crate::notation::MAX_SAFE_INTEGER;
use crate::position::{Outcome, Position};

#[cfg(feature = "wasm")]
pub(crate) use notation::coin;

/// An end of the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The first number.
    Left,
    /// The last number.
    Right,
}

/// A row of numbers, each within ±(2^53 - 1).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Coins(Vec<i64>);

/// Why a row is won, lost or tied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// No number is left.
    NoMoves,
    /// The mover's final margin after each of the two moves.
    Margins {
        /// Margin after taking the left number.
        left: i128,
        /// Margin after taking the right number.
        right: i128,
        /// What is left after each a b c with b >= a and b >= c became a - b + c.
        valley: Vec<i128>,
        /// With an even count: what the first player can have for sure.
        places: Option<Places>,
    },
}

/// The first player of an even row can take all the odd places or all the even ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Places {
    /// Sum of the first, third, fifth … number.
    pub odd: i128,
    /// Sum of the second, fourth, sixth … number.
    pub even: i128,
}

/// What an analysis says of coins alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Details {
    /// Numbers in the row.
    pub count: usize,
    /// First player's total less the second's, both playing for the most.
    pub margin: i128,
    /// What the first player gets in all.
    pub first_total: i128,
    /// What the second player gets in all.
    pub second_total: i128,
}

impl Coins {
    /// A row of numbers, each within ±(2^53 - 1).
    ///
    /// # Errors
    /// [`TooLarge`](ErrorCode::TooLarge) over [`limits::COINS`] numbers,
    /// [`OutOfRange`](ErrorCode::OutOfRange) for a number beyond.
    pub fn new(numbers: impl Into<Vec<i64>>) -> Result<Self, GameError> {
        let numbers = numbers.into();
        if numbers.len() > limits::COINS {
            return Err(notation::too_many_coins());
        }
        for (index, &number) in numbers.iter().enumerate() {
            if number.unsigned_abs() > MAX_SAFE_INTEGER.unsigned_abs() {
                return Err(notation::coin_out_of_range(&number, index, index));
            }
        }
        Ok(Self(numbers))
    }

    #[cfg(feature = "wasm")]
    pub(crate) const fn from_valid(numbers: Vec<i64>) -> Self {
        Self(numbers)
    }

    /// The numbers of the row.
    #[must_use]
    pub fn numbers(&self) -> &[i64] {
        &self.0
    }

    /// First player's total less the second's, both playing for the most.
    ///
    /// ```
    /// let row: perfect_play::Coins = "1 5 100 7".parse()?;
    /// assert_eq!(row.margin(), 89);
    /// # Ok::<(), perfect_play::GameError>(())
    /// ```
    #[must_use]
    pub fn margin(&self) -> i128 {
        fusion::margin(&self.0)
    }

    /// Row i, column j: margin of the player to move on coins i…j, `NaN` below the diagonal.
    ///
    /// Margins beyond 2^53 are rounded to the nearest double.
    ///
    /// # Errors
    /// [`TooLarge`](ErrorCode::TooLarge) over [`limits::COINS_TABLE`] numbers.
    pub fn margins(&self) -> Result<Vec<f64>, GameError> {
        let count = self.0.len();
        if count > limits::COINS_TABLE {
            let most = limits::COINS_TABLE;
            let message = format_args!(
                "A table of {count} numbers is too large: {most} is the most accepted."
            );
            return Err(GameError::new(ErrorCode::TooLarge, message));
        }
        let mut table = vec![f64::NAN; count * count];
        // Margins of the intervals that start at the current row's number, by their last number.
        let mut margins = vec![0_i128; count];
        for first in (0..count).rev() {
            let mut shorter = 0;
            for last in first..count {
                let left = i128::from(self.0[first]) - margins[last];
                let right = i128::from(self.0[last]) - shorter;
                shorter = left.max(right);
                margins[last] = shorter;
                table[first * count + last] = shorter as f64;
            }
        }
        Ok(table)
    }

    /// The row after a move.
    fn without(&self, end: End) -> &[i64] {
        match (end, self.0.as_slice()) {
            (End::Left, [_, rest @ ..]) | (End::Right, [rest @ .., _]) => rest,
            (_, []) => &[],
        }
    }

    /// Sums of the odd and of the even places.
    fn places(&self) -> Places {
        let mut sums = [0, 0];
        for (place, &number) in self.0.iter().enumerate() {
            sums[place % 2] += i128::from(number);
        }
        let [odd, even] = sums;
        Places { odd, even }
    }
}

const fn outcome(margin: i128) -> Outcome {
    match margin {
        1.. => Outcome::Win,
        0 => Outcome::Tie,
        _ => Outcome::Loss,
    }
}

impl Position for Coins {
    const GAME: &'static str = "coins";

    type Move = End;

    /// Both ends; the only number of a row of one is listed once, as the left.
    fn moves(&self) -> impl Iterator<Item = End> {
        [End::Left, End::Right].into_iter().take(self.0.len())
    }

    fn play(&self, end: End) -> Result<Self, GameError> {
        if self.0.is_empty() {
            let message = format_args!("There is no number left to take.");
            return Err(GameError::new(ErrorCode::IllegalMove, message));
        }
        Ok(Self(self.without(end).to_vec()))
    }

    /// [`Tie`](Outcome::Tie) where both get the same, as on a row without numbers.
    fn outcome(&self) -> Outcome {
        outcome(self.margin())
    }
}

impl Analyze for Coins {
    /// The mover's final margin.
    type Value = i128;
    type Reason = Reason;
    type Details = Details;

    fn analyze(&self, options: &Options) -> Analysis<Self> {
        let max_line = options.max_line.min(limits::LISTED);
        let row = fusion::outer(&self.0, max_line);
        let valley = fusion::fuse(&row);
        let margin = fusion::valley_margin(&valley);
        let best = fusion::larger_end(&valley);
        // The larger end of the valley keeps the margin; the other end is worked out.
        let worth = |end| match (end, row.as_slice()) {
            _ if best == Some(end) => margin,
            (End::Left, [taken, rest @ ..]) | (End::Right, [rest @ .., taken]) => {
                taken - fusion::valley_margin(&fusion::fuse(rest))
            }
            (_, []) => 0,
        };
        let (left, right) = (worth(End::Left), worth(End::Right));
        let places = self.places();
        let total = places.odd + places.even;
        let is_even = self.0.len().is_multiple_of(2);
        let moves = self.moves().map(|end| {
            let value = if end == End::Left { left } else { right };
            MoveReport {
                r#move: end,
                result: outcome(value),
                value,
            }
        });
        let moves: Vec<_> = moves.collect();
        let keeps = moves
            .iter()
            .filter(|report| report.result == outcome(margin));
        Analysis {
            winner: outcome(margin).into(),
            move_count: moves.len() as u128,
            best_move_count: keeps.count() as u128,
            best,
            line: line::perfect_play(&row, max_line),
            depth: Some(self.0.len() as u128),
            reason: if self.0.is_empty() {
                Reason::NoMoves
            } else {
                Reason::Margins {
                    left,
                    right,
                    valley,
                    places: is_even.then_some(places),
                }
            },
            method: Method {
                name: "fusion of inner peaks into a valley",
                cost: "O(n)",
            },
            details: Details {
                count: self.0.len(),
                margin,
                first_total: (total + margin) >> 1,
                second_total: (total - margin) >> 1,
            },
            moves: moves.into_iter().take(options.max_moves).collect(),
        }
    }
}
