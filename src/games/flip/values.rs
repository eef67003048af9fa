//! Nim-values of runs of `+`.

use std::fmt::Display;

use crate::error::{ErrorCode, GameError};
use crate::limits;
#[cfg(feature = "wasm")]
use crate::notation::Written;

/// Nim-values repeat every so many lengths …
const PERIOD: usize = 34;
/// … from this length on.
const PREPERIOD: usize = 53;

/// The values before the second period, from the rules; the rest repeats the first.
const VALUES: [u8; PREPERIOD + PERIOD] = {
    let mut values = [0; PREPERIOD + PERIOD];
    let mut length = 2;
    while length < values.len() {
        // One bit a value that a move leads to; all values are below 16.
        let mut seen = 0_u16;
        let mut before = 0;
        while 2 * before <= length - 2 {
            seen |= 1 << (values[before] ^ values[length - 2 - before]);
            before += 1;
        }
        // The least value that is missing: the mex.
        values[length] = seen.trailing_ones() as u8;
        length += 1;
    }
    values
};

/// The greatest nim-value of any run.
pub(super) const GREATEST: u8 = 9;

/// Nim-value of a run of `length` pluses.
pub(super) const fn nim_value(length: usize) -> u8 {
    if length < VALUES.len() {
        VALUES[length]
    } else {
        VALUES[PREPERIOD + (length - PREPERIOD) % PERIOD]
    }
}

/// Nim-values that the moves in a run of `length` pluses lead to, from the left.
pub(super) fn values_reached(length: usize) -> impl Iterator<Item = u8> {
    let moves = length.saturating_sub(1);
    (0..moves).map(move |before| nim_value(before) ^ nim_value(length - 2 - before))
}

/// Nim-values of runs of 0 to `limit` pluses.
///
/// ```
/// let values = perfect_play::flip::nim_values(9)?;
/// assert_eq!(values, [0, 0, 1, 1, 2, 0, 3, 1, 1, 0]);
/// # Ok::<(), perfect_play::GameError>(())
/// ```
///
/// # Errors
/// [`TooLarge`](ErrorCode::TooLarge) above [`limits::FLIP`].
pub fn nim_values(limit: usize) -> Result<Vec<u8>, GameError> {
    if limit > limits::FLIP {
        return Err(too_long(&limit));
    }
    // Later values are copies of those a period before.
    let mut values = Vec::with_capacity(limit + 1);
    values.extend_from_slice(&VALUES[..VALUES.len().min(limit + 1)]);
    while values.len() <= limit {
        values.push(values[values.len() - PERIOD]);
    }
    Ok(values)
}

/// A length of which nim-values are asked for.
#[cfg(feature = "wasm")]
pub(crate) fn run_length(written: Written<'_>) -> Result<usize, GameError> {
    match usize::try_from(written.value) {
        Ok(length) if length <= limits::FLIP => Ok(length),
        _ if written.value > 0 => Err(too_long(&written.shown)),
        _ => {
            let message = format_args!("A run has 0 or more pluses, not {}.", written.shown);
            Err(GameError::new(ErrorCode::OutOfRange, message))
        }
    }
}

fn too_long(shown: &dyn Display) -> GameError {
    let most = limits::FLIP;
    let message = format_args!("A run of {shown} is too long: {most} is the most accepted.");
    GameError::new(ErrorCode::TooLarge, message)
}
