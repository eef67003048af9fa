//! Which piles are lost: a sieve that works forward from the lost piles.
//!
//! ```text
//! pile      0 1 2 3 4 5 6 7 8 9 …
//! 0 marks     1     4         9      and is lost, as no smaller lost pile reached it
//! 2 marks         3     6            and is lost
//! 5 marks               6     9      and is lost
//! ```
//!
//! Among small piles, where lost ones are frequent, a square marks for a whole block at once.

use std::sync::{PoisonError, RwLock, RwLockReadGuard};

use super::{Squares, root};
use crate::error::GameError;
use crate::impartial;
use crate::position::Outcome;

/// Piles sieved at once: few enough for their bits to stay in the fastest cache.
const SEGMENT: usize = 1 << 18;
const WORD: usize = u64::BITS as usize;
/// Bytes of a block and the word before it: four vectors of a processor.
const WINDOW: usize = 64;
/// Piles that a square marks at once.
const BLOCK: usize = 8 * WINDOW - WORD;
/// Piles that are sieved in blocks; beyond, lost piles are too rare for that to pay.
const DENSE: usize = 2048 * BLOCK;
/// Bytes kept for piles below 0, which no move reaches, so that they count as won.
const BELOW: usize = WINDOW;

/// Which of the first piles are won, kept between calls and extended when asked for more.
pub(super) struct Table {
    /// One bit a pile, 8 to a byte, those below 0 first: 1 where the player to move wins.
    won: Vec<u8>,
    lost: Vec<u32>,
    /// Piles known.
    len: usize,
}

static TABLE: RwLock<Table> = RwLock::new(Table {
    won: Vec::new(),
    lost: Vec::new(),
    len: 0,
});

/// The table, with at least the piles up to and including `stones`.
pub(super) fn table(stones: u64) -> RwLockReadGuard<'static, Table> {
    let stones = stones as usize;
    let table = TABLE.read().unwrap_or_else(PoisonError::into_inner);
    if stones < table.len {
        return table;
    }
    drop(table);
    let mut table = TABLE.write().unwrap_or_else(PoisonError::into_inner);
    while table.len <= stones {
        table.extend();
    }
    drop(table);
    TABLE.read().unwrap_or_else(PoisonError::into_inner)
}

impl Table {
    pub(super) fn outcome(&self, stones: u64) -> Outcome {
        impartial::outcome(u64::from(self.won_from(stones as usize) & 1))
    }

    /// The bits of 8 piles from one on, the first in the lowest; 0 for those not known.
    fn won_from(&self, start: usize) -> u8 {
        let byte = |place: usize| self.won.get(place).copied().unwrap_or(0);
        let place = BELOW + start / 8;
        (u16::from_le_bytes([byte(place), byte(place + 1)]) >> (start % 8)) as u8
    }

    /// Sieves the next block or, once lost piles are rarer, the next segment.
    fn extend(&mut self) {
        let start = self.len;
        let place = BELOW + start / 8;
        let is_dense = start < DENSE;
        let (piles, bits) = if is_dense {
            (BLOCK, u8::MAX)
        } else {
            (SEGMENT, 0)
        };
        self.won.resize(place + piles / 8, bits);
        self.len += piles;
        if is_dense {
            self.mark_block(place);
        }
        let segment = &mut self.won[place..];
        if !is_dense {
            for &pile in &self.lost {
                mark(segment, start, pile);
            }
        }
        for byte in 0..segment.len() {
            // A lost pile marks later piles only, so bits are settled from the lowest up.
            let mut unsettled = u8::MAX;
            while unsettled & !segment[byte] != 0 {
                let bit = (unsettled & !segment[byte]).trailing_zeros();
                unsettled = !(u8::MAX >> (u8::BITS - 1 - bit));
                let pile = (start + byte * 8) as u32 + bit;
                mark(segment, start, pile);
                self.lost.push(pile);
            }
        }
    }

    /// Marks what earlier lost piles reach in the last block, from a byte on; so far all of it
    /// counts as won.
    ///
    /// A square is 0, 1 or 4 more than a multiple of 8. Those that are as much more look at the same
    /// bits of other bytes, so that what they find is shifted for all of them at once.
    fn mark_block(&mut self, place: usize) {
        let mut all_won = [[u8::MAX; WINDOW]; 8];
        for square in (1..).map(|root| root * root) {
            let start = (place - WORD / 8).checked_sub(square / 8);
            let Some(window) = start.and_then(|start| self.won.get(start..)?.first_chunk()) else {
                break; // not even the last pile has so many stones
            };
            keep_common(&mut all_won[square % 8], window);
        }
        let block = &mut self.won[place..];
        block.fill(0);
        for (shift, all_won) in all_won.iter().enumerate() {
            add_missing(block, all_won, shift);
        }
    }
}

/// Keeps the bits that others have too.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
fn keep_common(bits: &mut [u8; WINDOW], others: &[u8; WINDOW]) {
    for (bits, others) in bits.iter_mut().zip(others) {
        *bits &= others;
    }
}

/// Adds the bits that are 0 in a window, which starts a word and a shift before.
#[inline(never)] // its loop is not worth unrolling
fn add_missing(block: &mut [u8], window: &[u8; WINDOW], shift: usize) {
    let mut words = window
        .as_chunks()
        .0
        .iter()
        .map(|&word| u64::from_le_bytes(word));
    let mut before = words.next().unwrap_or(u64::MAX);
    for (reached, word) in block.as_chunks_mut().0.iter_mut().zip(words) {
        // Shifted twice, as a shift by all 64 bits is none.
        let all_won = word << shift | before >> 1 >> (WORD - 1 - shift);
        *reached = (u64::from_le_bytes(*reached) | !all_won).to_le_bytes();
        before = word;
    }
}

/// Marks the piles a square above a lost one that lie in the segment from `start` on.
fn mark(segment: &mut [u8], start: usize, lost: u32) {
    let lost = lost as usize;
    let (words, _) = segment.as_chunks_mut();
    let mut root = root(start.saturating_sub(lost + 1) as u64) as usize + 1;
    let mut reached = lost + root * root - start;
    while let Some(word) = words.get_mut(reached / WORD) {
        *word = (u64::from_le_bytes(*word) | 1 << (reached % WORD)).to_le_bytes();
        reached += 2 * root + 1;
        root += 1;
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
    for (wins, pile) in wins.chunks_mut(8).zip((first as usize..).step_by(8)) {
        let won = spread(table.won_from(pile));
        match wins.first_chunk_mut() {
            Some(eight) => *eight = won,
            None => wins.iter_mut().zip(won).for_each(|(wins, won)| *wins = won),
        }
    }
    Ok(())
}

/// The bits of a byte, each in a byte of its own, the lowest first.
fn spread(bits: u8) -> [u8; 8] {
    // The copies of seven bits, each seven places above the last, do not overlap.
    let copies = u64::from(bits & 0x7f) * 0x0002_0408_1020_4081;
    (copies & 0x0101_0101_0101_0101 | u64::from(bits >> 7) << 56).to_le_bytes()
}
