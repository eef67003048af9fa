//! Which piles are lost: a sieve that works forward from the lost piles.
//!
//! ```text
//! pile      0 1 2 3 4 5 6 7 8 9 …
//! 0 marks     1     4         9      and is lost, as no smaller lost pile reached it
//! 2 marks         3     6            and is lost
//! 5 marks               6     9      and is lost
//! ```

use std::sync::{PoisonError, RwLock, RwLockReadGuard};

use super::Squares;
use crate::error::GameError;
use crate::impartial;
use crate::position::Outcome;

/// Piles sieved at once: few enough for their bits to stay in the fastest cache.
const SEGMENT: usize = 1 << 18;
/// Piles of the first segment, so that small piles are answered at once.
const FIRST_SEGMENT: usize = 1 << 10;
const WORD: usize = u64::BITS as usize;

/// Which of the first piles are won, kept between calls and extended when asked for more.
pub(super) struct Table {
    /// One bit a pile: 1 where the player to move wins.
    won: Vec<u64>,
    lost: Vec<Lost>,
}

/// A lost pile, and the root of the next square to mark above it.
struct Lost {
    pile: u32,
    next_root: u32,
}

static TABLE: RwLock<Table> = RwLock::new(Table {
    won: Vec::new(),
    lost: Vec::new(),
});

/// The table, with at least the piles up to and including `stones`.
pub(super) fn table(stones: u64) -> RwLockReadGuard<'static, Table> {
    let stones = usize::try_from(stones).unwrap_or(usize::MAX);
    let table = TABLE.read().unwrap_or_else(PoisonError::into_inner);
    if stones < table.len() {
        return table;
    }
    drop(table);
    let mut table = TABLE.write().unwrap_or_else(PoisonError::into_inner);
    while table.len() <= stones {
        table.extend(stones + 1);
    }
    drop(table);
    TABLE.read().unwrap_or_else(PoisonError::into_inner)
}

impl Table {
    /// Piles known.
    fn len(&self) -> usize {
        self.won.len() * WORD
    }

    pub(super) fn outcome(&self, stones: u64) -> Outcome {
        impartial::outcome(self.won_from(stones as usize) & 1)
    }

    /// The bits of 64 piles from one on, the first in the lowest; 0 for those not known.
    fn won_from(&self, start: usize) -> u64 {
        let word = |place: usize| self.won.get(place).copied().unwrap_or(0);
        let (place, bit) = (start / WORD, start % WORD);
        // Shifted twice, as a shift by all 64 bits is none.
        word(place) >> bit | word(place + 1) << 1 << (WORD - 1 - bit)
    }

    /// Sieves as many piles as are wanted in all, but as many again as are known at least, and a
    /// segment at most.
    fn extend(&mut self, wanted: usize) {
        let start = self.len();
        let piles = wanted
            .next_multiple_of(WORD)
            .saturating_sub(start)
            .max(start);
        let end = start + piles.clamp(FIRST_SEGMENT, SEGMENT);
        self.won.resize(end / WORD, 0);
        let segment = &mut self.won[start / WORD..];
        for lost in &mut self.lost {
            lost.mark(segment, start);
        }
        for word in 0..segment.len() {
            // A lost pile marks later piles only, so bits are settled from the lowest up.
            let mut unsettled = u64::MAX;
            while unsettled & !segment[word] != 0 {
                let bit = (unsettled & !segment[word]).trailing_zeros();
                unsettled = !(u64::MAX >> (u64::BITS - 1 - bit));
                let mut lost = Lost {
                    pile: (start + word * WORD) as u32 + bit,
                    next_root: 1,
                };
                lost.mark(segment, start);
                self.lost.push(lost);
            }
        }
    }
}

impl Lost {
    /// Marks the piles a square above this one that lie in the segment from `start` on.
    fn mark(&mut self, segment: &mut [u64], start: usize) {
        let (pile, mut root) = (self.pile as usize, self.next_root as usize);
        let mut reached = pile + root * root - start;
        while let Some(word) = segment.get_mut(reached / WORD) {
            *word |= 1 << (reached % WORD);
            reached += 2 * root + 1;
            root += 1;
        }
        self.next_root = root as u32;
    }
}

/// Writes whether the player to move wins the piles `first`, `first + 1`, …: 1 where so, else 0.
///
/// The piles are sieved once and kept, about 12.5 MB for all of them.
///
/// ```
/// let mut wins = [0; 8];
/// perfect_play::squares::fill_table(0, &mut wins)?;
/// assert_eq!(wins, [0, 1, 0, 1, 1, 0, 1, 0]);
/// # Ok::<(), perfect_play::GameError>(())
/// ```
///
/// # Errors
/// [`TooLarge`](crate::ErrorCode::TooLarge) if a pile is over [`crate::limits::SQUARES`].
pub fn fill_table(first: u64, wins: &mut [u8]) -> Result<(), GameError> {
    let Some(last) = wins.len().checked_sub(1) else {
        return Ok(());
    };
    let last = Squares::new(first.saturating_add(last as u64))?;
    let table = table(last.stones());
    for (start, wins) in (first as usize..).step_by(WORD).zip(wins.chunks_mut(WORD)) {
        let mut won = table.won_from(start);
        for wins in wins {
            *wins = won as u8 & 1;
            won >>= 1;
        }
    }
    Ok(())
}
