//! Rows as text: `1 5 100 7`.

use std::fmt;
use std::str::FromStr;

use super::Coins;
use crate::error::{ErrorCode, GameError};
use crate::limits;
use crate::notation::{self, MAX_SAFE_INTEGER, Written};

impl FromStr for Coins {
    type Err = GameError;

    /// Reads `1 5 100 7`, `1, -5`, `[1,5,2]` or `nums = [1,5,2]`; blank text is a row without numbers.
    fn from_str(text: &str) -> Result<Self, GameError> {
        let mut numbers = Vec::new();
        notation::integers(text, &mut |written| {
            numbers.push(coin(written, numbers.len())?);
            Ok(())
        })?;
        Ok(Self(numbers))
    }
}

impl fmt::Display for Coins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::write_integers(f, &mut self.0.iter().copied())
    }
}

/// The number of place `place` in the row, counted from 0.
pub(crate) fn coin(written: Written<'_>, place: usize) -> Result<i64, GameError> {
    if place >= limits::COINS {
        return Err(too_many_coins().at(written.index));
    }
    if written.value.unsigned_abs() > MAX_SAFE_INTEGER.unsigned_abs() {
        return Err(coin_out_of_range(&written.shown, place, written.index));
    }
    Ok(written.value)
}

pub(super) fn coin_out_of_range(shown: &dyn fmt::Display, place: usize, index: usize) -> GameError {
    let message = format_args!(
        "Number {} is {shown}: numbers lie between -{MAX_SAFE_INTEGER} and {MAX_SAFE_INTEGER}.",
        place + 1
    );
    GameError::new(ErrorCode::OutOfRange, message).at(index)
}

pub(super) fn too_many_coins() -> GameError {
    let most = limits::COINS;
    let message = format_args!("There are more than {most} numbers, the most accepted.");
    GameError::new(ErrorCode::TooLarge, message)
}
