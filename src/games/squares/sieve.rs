//! Which piles are lost: a sieve that marks what the lost piles reach.
//!
//! ```text
//! pile      0 1 2 3 4 5 6 7 8 9 …
//! 0 marks     1     4         9      and is lost, as no smaller lost pile reached it
//! 2 marks         3     6            and is lost
//! 5 marks               6     9      and is lost
//! ```
//!
//! Among small piles, where lost ones are frequent, piles are sieved in blocks: for each square,
//! all that lost piles of earlier blocks reach is marked at once, by the bits that lie a square
//! before the block. A lost pile inside it marks the rest of its block.

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
        let len = start + if is_dense { BLOCK } else { SEGMENT };
        // What is not known yet counts as won where a block looks back at itself.
        self.won.resize(BELOW + len / 8, u8::MAX);
        let reached = if is_dense {
            self.reached(place - WORD / 8)
        } else {
            Window::default()
        };
        let mut words = self.won.split_at_mut(place).1.as_chunks_mut().0;
        words.fill([0; WORD / 8]);
        add(words, &reached[1..], 0);
        if !is_dense {
            for &pile in &self.lost {
                mark(words, start, pile);
            }
        }
        // A lost pile marks later piles only, so bits are settled from the lowest up.
        let mut first = start as u32;
        let mut unsettled = u64::MAX;
        while let Some(&word) = words.first() {
            let lost = unsettled & !u64::from_le_bytes(word);
            if lost == 0 {
                words = words.get_mut(1..).unwrap_or_default();
                first += u64::BITS;
                unsettled = u64::MAX;
                continue;
            }
            let bit = lost.trailing_zeros();
            unsettled = u64::MAX << bit << 1;
            if is_dense {
                add(words, &SQUARE_BITS, bit);
            } else {
                mark(words, first as usize, first + bit);
            }
            self.lost.push(first + bit);
        }
        self.len = len;
    }

    /// What earlier lost piles reach in a block, and in the word before it, whose place is given.
    fn reached(&self, newest: usize) -> Window {
        let mut reached = Window::default();
        for (root, step) in ROOTS {
            let lost = lost_before(&self.won, newest, root, step);
            add(&mut reached, &lost, (root * root % 8) as u32);
        }
        reached
    }
}

/// The bits of a block and of the word before it.
type Window = [[u8; WORD / 8]; WINDOW / (WORD / 8)];

/// A bit at each square.
static SQUARE_BITS: Window = {
    let mut squares = [[0; WORD / 8]; WINDOW / (WORD / 8)];
    let mut root = 1;
    while root * root < 8 * WINDOW {
        squares[root * root / WORD][root * root % WORD / 8] |= 1 << (root * root % 8);
        root += 1;
    }
    squares
};

/// The first root and the step to the next, of odd squares, of four times those, and of multiples
/// of 16.
///
/// The squares of each kind are as much more than a multiple of 8: 1, 4 or 0. So they look back at
/// the same bits of other bytes, and what they find is shifted for all of them at once.
const ROOTS: [(usize, usize); 3] = [(1, 2), (2, 4), (4, 4)];

/// What the squares of a kind find: a bit is set where one of them, rounded down to a multiple of
/// 8, leads to a lost pile. What it was rounded by is the shift that the bits have yet to undergo.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
#[inline(never)] // it is called for three kinds of squares
fn lost_before(won: &[u8], newest: usize, mut root: usize, step: usize) -> Window {
    let mut all_won = [u8::MAX; WINDOW];
    while let Some(window) = newest
        .checked_sub(root * root / 8)
        .and_then(|start| won.get(start..)?.first_chunk::<WINDOW>())
    {
        for (all_won, won) in all_won.iter_mut().zip(window) {
            *all_won &= won;
        }
        root += step;
    }
    let mut lost = Window::default();
    for (lost, won) in lost.as_flattened_mut().iter_mut().zip(all_won) {
        *lost = !won;
    }
    lost
}

/// Adds bits, shifted up, to the words that there are; what lies beyond them is left out.
#[inline(never)] // once is enough for a module that is to be small
fn add(words: &mut [[u8; WORD / 8]], bits: &[[u8; WORD / 8]], shift: u32) {
    let mut carry = 0;
    for (word, &bits) in words.iter_mut().zip(bits) {
        let bits = u64::from_le_bytes(bits);
        *word = (u64::from_le_bytes(*word) | bits << shift | carry).to_le_bytes();
        // Shifted twice, as a shift by all 64 bits is none.
        carry = bits >> 1 >> (u64::BITS - 1 - shift);
    }
}

/// Marks the piles a square above a lost one that lie in the segment from `start` on.
fn mark(words: &mut [[u8; WORD / 8]], start: usize, lost: u32) {
    let lost = lost as usize;
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
/// The piles are sieved once and kept, some 18 MB for all of them.
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
