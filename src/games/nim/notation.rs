//! Heaps as text: `21`, `3 4 5`.

use std::fmt;
use std::str::FromStr;

use super::Nim;
use crate::error::{ErrorCode, GameError};
use crate::limits;
use crate::notation::{self, Written};

impl FromStr for Nim {
    type Err = GameError;

    /// Reads `21`, `3 4 5`, `[3,4,5]` or `n = 4`; the rules are the default ones.
    fn from_str(text: &str) -> Result<Self, GameError> {
        let mut heaps = Vec::new();
        notation::integers(text, &mut |written| {
            heaps.push(heap(written, heaps.len())?.cast_unsigned());
            Ok(())
        })?;
        Self::from_valid(heaps)
    }
}

impl fmt::Display for Nim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // No heap is over 2^53.
        notation::write_integers(
            f,
            &mut self.heaps.iter().map(|&stones| stones.cast_signed()),
        )
    }
}

/// The stones of heap number `heap`, counted from 0.
pub(crate) fn heap(written: Written<'_>, heap: usize) -> Result<i64, GameError> {
    if heap >= limits::NIM_HEAPS {
        return Err(too_many_heaps().at(written.index));
    }
    if written.value < 0 {
        let (number, shown) = (heap + 1, written.shown);
        let message = format_args!("Heap {number} is {shown}: a heap has 0 or more stones.");
        return Err(GameError::new(ErrorCode::OutOfRange, message).at(written.index));
    }
    if written.value.cast_unsigned() > limits::NIM_HEAP {
        return Err(heap_too_large(&written.shown, heap, written.index));
    }
    Ok(written.value)
}

pub(super) fn heap_too_large(shown: &dyn fmt::Display, heap: usize, index: usize) -> GameError {
    let (number, most) = (heap + 1, limits::NIM_HEAP);
    let message = format_args!("Heap {number} is {shown}: a heap has at most {most} stones.");
    GameError::new(ErrorCode::TooLarge, message).at(index)
}

pub(super) fn too_many_heaps() -> GameError {
    let most = limits::NIM_HEAPS;
    let message = format_args!("There are more than {most} heaps, the most accepted.");
    GameError::new(ErrorCode::TooLarge, message)
}

pub(super) fn no_heap() -> GameError {
    let message =
        format_args!("There is no heap: write the stones of each, such as `21` or `3 4 5`.");
    GameError::new(ErrorCode::Empty, message)
}

pub(super) fn no_such_heap(heap: usize, heaps: usize) -> GameError {
    match heaps - 1 {
        0 => illegal(format_args!(
            "There is no heap {heap}: the only heap is number 0."
        )),
        last => illegal(format_args!(
            "There is no heap {heap}: the heaps are numbered 0 to {last}."
        )),
    }
}

pub(super) fn illegal_take(heap: usize, take: u64, most: u64) -> GameError {
    match most {
        0 => illegal(format_args!("Heap {heap} has no stone to take.")),
        1 => illegal(format_args!(
            "{take} cannot be taken: a move takes 1 stone from heap {heap}."
        )),
        _ => illegal(format_args!(
            "{take} cannot be taken: a move takes 1 to {most} stones from heap {heap}."
        )),
    }
}

fn illegal(message: fmt::Arguments<'_>) -> GameError {
    GameError::new(ErrorCode::IllegalMove, message)
}
