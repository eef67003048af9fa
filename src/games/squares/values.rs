//! Nim-value and depth of every pile, by dynamic programming: O(n^1.5) for all piles up to n.

use std::sync::{PoisonError, RwLock, RwLockReadGuard};

use super::too_large_for_values;
use crate::error::GameError;
use crate::limits;

/// Piles worked out at least, so that small piles share one extension.
const FIRST: usize = 1 << 10;

/// Piles that are worked out together.
const BLOCK: usize = 128;

/// Nim-values and depths of the first piles, kept between calls and extended when asked for more.
pub(super) struct Values {
    nim_values: Vec<u8>,
    depths: Vec<u32>,
}

static VALUES: RwLock<Values> = RwLock::new(Values {
    nim_values: Vec::new(),
    depths: Vec::new(),
});

impl Values {
    /// The values, with at least the piles up to `stones`; `None` over the limit.
    pub(super) fn up_to(stones: u64) -> Option<RwLockReadGuard<'static, Self>> {
        if stones > limits::SQUARES_NIM_VALUE {
            return None;
        }
        let stones = stones as usize;
        let values = VALUES.read().unwrap_or_else(PoisonError::into_inner);
        if stones < values.depths.len() {
            return Some(values);
        }
        drop(values);
        let mut values = VALUES.write().unwrap_or_else(PoisonError::into_inner);
        values.extend(stones);
        drop(values);
        Some(VALUES.read().unwrap_or_else(PoisonError::into_inner))
    }

    pub(super) fn nim_value(&self, stones: u64) -> u16 {
        u16::from(self.nim_values[stones as usize])
    }

    pub(super) fn depth(&self, stones: u64) -> u32 {
        self.depths[stones as usize]
    }

    fn extend(&mut self, stones: usize) {
        if stones < self.depths.len() {
            return; // somebody else has done it meanwhile
        }
        let wanted = (stones + 1).max(2 * self.depths.len()).max(FIRST);
        let end = wanted.min(limits::SQUARES_NIM_VALUE as usize + 1);
        self.extend_nim_values(end);
        self.depths = depths(&self.nim_values);
    }

    /// Works in blocks, so that both the values looked up and those seen stay in the cache.
    fn extend_nim_values(&mut self, end: usize) {
        let mut seen = vec![[false; 256]; BLOCK];
        for start in (self.nim_values.len()..end).step_by(BLOCK) {
            let piles = BLOCK.min(end - start);
            seen.fill([false; 256]);
            // Moves to piles before the block: a square that is large enough for that.
            for root in 1..=root(start + piles - 1) {
                let square = root * root;
                let first = square.saturating_sub(start);
                let reached = &self.nim_values[start + first - square..];
                for (seen, &value) in seen[first..piles.min(square)].iter_mut().zip(reached) {
                    seen[usize::from(value)] = true;
                }
            }
            for (place, seen) in seen[..piles].iter_mut().enumerate() {
                for root in 1..=root(place) {
                    let reached = start + place - root * root;
                    seen[usize::from(self.nim_values[reached])] = true;
                }
                let mex = seen.iter().position(|seen| !seen);
                self.nim_values.push(mex.unwrap_or_default() as u8);
            }
        }
    }
}

/// The greatest root of a square that is not above a number.
fn root(number: usize) -> usize {
    super::root(number as u64) as usize
}

/// Depths of all piles, by their nim-values.
///
/// A lost pile lasts as long as its longest move, a won pile as its shortest to a lost one. So
/// only lost piles, which are few, look at all their moves, and at all the moves that reach them.
fn depths(nim_values: &[u8]) -> Vec<u32> {
    let mut depths = vec![u32::MAX; nim_values.len()];
    for lost in 0..nim_values.len() {
        if nim_values[lost] != 0 {
            continue;
        }
        let longest = (1..=root(lost))
            .map(|root| depths[lost - root * root])
            .max();
        let depth = longest.map_or(0, |plies| plies + 1);
        depths[lost] = depth;
        let mut root = 1;
        while let Some(won) = depths.get_mut(lost + root * root) {
            *won = (*won).min(depth + 1);
            root += 1;
        }
    }
    depths
}

/// Nim-values of the piles from 0 to `limit`.
///
/// ```
/// let values = perfect_play::squares::nim_values(8)?;
/// assert_eq!(values, [0, 1, 0, 1, 2, 0, 1, 0, 1]);
/// # Ok::<(), perfect_play::GameError>(())
/// ```
///
/// # Errors
/// [`TooLarge`](crate::ErrorCode::TooLarge) above [`limits::SQUARES_NIM_VALUE`].
pub fn nim_values(limit: u64) -> Result<Vec<u16>, GameError> {
    let values = Values::up_to(limit).ok_or_else(|| too_large_for_values(limit))?;
    let known = &values.nim_values[..=limit as usize];
    Ok(known.iter().map(|&value| u16::from(value)).collect())
}
