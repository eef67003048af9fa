//! Small boards, whose depth is known: by search, as the nim-value does not tell it.
//!
//! The order of runs does not matter, so boards with the same runs share one result. Results
//! are kept between calls: some 300,000 at most, since no board is longer than [`LONGEST`].

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::{Mutex, PoisonError};

use super::{Run, values::nim_value};
use crate::limits;

/// Longest board that is searched, once runs without a move are left out.
const LONGEST: usize = limits::FLIP_DEPTH;
/// Bits that hold a run's length.
const BITS: u32 = usize::BITS - LONGEST.leading_zeros();
/// Most runs with a move on such a board, `++-++-…`: their lengths fit a `u128`.
const MOST_RUNS: usize = LONGEST.div_ceil(3);

/// The runs of a board that have a move, where the board is small enough to be searched.
#[derive(Clone, Debug)]
pub(super) struct SmallBoard(Vec<Run>);

impl SmallBoard {
    /// The board of these runs; `None` if it is too large.
    pub(super) fn new(runs: impl Iterator<Item = Run>) -> Option<Self> {
        let mut board = Self(Vec::with_capacity(MOST_RUNS));
        let mut characters = 0;
        for run in runs.filter(|run| run.moves() > 0) {
            characters += run.length + 1;
            if characters > LONGEST + 1 {
                return None;
            }
            board.0.push(run);
        }
        Some(board)
    }

    /// Plies left if the winner hurries and the loser resists.
    pub(super) fn depth(&self) -> u8 {
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        depth(&mut known, Lengths::of(self))
    }

    /// The move that wins soonest or resists longest; `None` without a move.
    pub(super) fn best(&self) -> Option<usize> {
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        let nim_sum = self.0.iter().fold(0, |sum, run| sum ^ run.value);
        let moves = self
            .0
            .iter()
            .flat_map(|&run| run.lefts().map(move |left| (run, left)));
        let plies = |&(_, left): &(Run, usize)| depth(&mut known, Lengths::of(&self.after(left)));
        let best = if nim_sum == 0 {
            moves.max_by_key(plies)
        } else {
            let winning = moves.filter(|&(run, left)| run.value_after(nim_sum, left) == 0);
            winning.min_by_key(plies)
        };
        best.map(|(_, left)| left)
    }

    /// The board after a move at the character `left`.
    pub(super) fn after(&self, left: usize) -> Self {
        let mut next = Self(Vec::with_capacity(MOST_RUNS));
        for &run in &self.0 {
            if run.lefts().contains(&left) {
                next.0
                    .extend(run.split(left).into_iter().filter(|part| part.moves() > 0));
            } else {
                next.0.push(run);
            }
        }
        next
    }
}

type Known = HashMap<Lengths, u8, BuildHasherDefault<Mixer>>;

static KNOWN: Mutex<Known> = Mutex::new(HashMap::with_hasher(BuildHasherDefault::new()));

/// Depth of the board with runs of these lengths.
fn depth(known: &mut Known, lengths: Lengths) -> u8 {
    if lengths == Lengths::NONE {
        return 0;
    }
    if let Some(&depth) = known.get(&lengths) {
        return depth;
    }
    let nim_sum = lengths
        .iter()
        .fold(0, |sum, length| sum ^ nim_value(length));
    // Of a lost board every move counts, of a won board only those to a lost one.
    let (mut longest, mut shortest) = (0, u8::MAX);
    let mut previous = 0;
    for length in lengths
        .iter()
        .filter(|&length| std::mem::replace(&mut previous, length) != length)
    {
        let rest = lengths.without(length);
        for before in 0..=(length - 2) / 2 {
            let after = length - 2 - before;
            let sum = nim_sum ^ nim_value(length) ^ nim_value(before) ^ nim_value(after);
            if nim_sum == 0 || sum == 0 {
                let plies = 1 + depth(known, rest.with(before).with(after));
                longest = longest.max(plies);
                shortest = shortest.min(plies);
            }
        }
    }
    let depth = if nim_sum == 0 { longest } else { shortest };
    known.insert(lengths, depth);
    depth
}

/// Lengths of the runs that have a move, in [`BITS`] bits each, the largest in the lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Lengths(u128);

impl Lengths {
    const NONE: Self = Self(0);

    fn of(board: &SmallBoard) -> Self {
        board
            .0
            .iter()
            .fold(Self::NONE, |lengths, run| lengths.with(run.length))
    }

    /// The lengths, the largest first.
    fn iter(self) -> impl Iterator<Item = usize> {
        let at = move |shift| (self.0 >> shift) as usize & ((1 << BITS) - 1);
        (0..u128::BITS)
            .step_by(BITS as usize)
            .map(at)
            .take_while(|&length| length > 0)
    }

    /// Where the first length stands that is not above `length`.
    fn shift_of(self, length: usize) -> u32 {
        BITS * self.iter().take_while(|&other| other > length).count() as u32
    }

    fn with(self, length: usize) -> Self {
        if length < 2 {
            return self;
        }
        let shift = self.shift_of(length);
        let larger = self.0 & ((1 << shift) - 1);
        Self(self.0 >> shift << (shift + BITS) | (length as u128) << shift | larger)
    }

    /// One run of a length that is there taken out.
    fn without(self, length: usize) -> Self {
        let shift = self.shift_of(length);
        let larger = self.0 & ((1 << shift) - 1);
        Self(self.0 >> shift >> BITS << shift | larger)
    }
}

/// Hashes the one `u128` of a [`Lengths`] by multiplication.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn write_u128(&mut self, key: u128) {
        let folded = key as u64 ^ ((key >> 64) as u64).rotate_left(32);
        let product = u128::from(folded) * 0x9e37_79b9_7f4a_7c15;
        self.0 = product as u64 ^ (product >> 64) as u64;
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
