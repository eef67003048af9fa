//! Nim-value and depth of every pile, by dynamic programming: O(n^1.5) for all piles up to n.

use std::sync::{PoisonError, RwLock, RwLockReadGuard};

use super::too_large_for_values;
use crate::error::GameError;
use crate::impartial::Seen;
use crate::limits;

/// Piles worked out at least, so that small piles share one extension.
const FIRST: usize = 1 << 10;

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
        let known = self.depths.len();
        let wanted = (stones + 1).max(2 * known).max(FIRST);
        let end = wanted.min(limits::SQUARES_NIM_VALUE as usize + 1);
        for pile in known..end {
            let mut seen = Seen::EMPTY;
            // Plies after the quickest move to a lost pile, and after the slowest other move.
            let (mut quickest, mut slowest) = (None, None);
            for root in 1..=pile.isqrt() {
                let reached = pile - root * root;
                let (nim_value, depth) = (self.nim_values[reached], self.depths[reached]);
                seen.insert(nim_value);
                if nim_value == 0 {
                    quickest = Some(quickest.map_or(depth, |plies: u32| plies.min(depth)));
                } else {
                    slowest = slowest.max(Some(depth));
                }
            }
            self.nim_values.push(seen.mex());
            self.depths
                .push(quickest.or(slowest).map_or(0, |plies| plies + 1));
        }
    }
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
