//! Small boards, whose depth is known: by search, as the nim-value does not tell it.
//!
//! The order of runs does not matter, so boards with the same runs share one result. Results
//! are kept between calls: some 300,000 at most, since no board is longer than [`LONGEST`].

use std::sync::{Mutex, PoisonError};

use super::{Run, nim_sum, values::nim_value};
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
    pub(super) fn new(runs: &[Run]) -> Option<Self> {
        let mut board = Self(Vec::with_capacity(MOST_RUNS));
        let mut characters = 0;
        for &run in runs.iter().filter(|run| run.moves() > 0) {
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
        let nim_sum = nim_sum(self.0.iter().copied());
        let mut best: Option<(usize, u8)> = None;
        for &run in &self.0 {
            for left in run.lefts() {
                if nim_sum != 0 && run.value_after(nim_sum, left) != 0 {
                    continue;
                }
                let plies = depth(&mut known, Lengths::of(&self.after(left)));
                let is_better = |(_, least)| {
                    if nim_sum == 0 {
                        plies > least
                    } else {
                        plies < least
                    }
                };
                if best.is_none_or(is_better) {
                    best = Some((left, plies));
                }
            }
        }
        best.map(|(left, _)| left)
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

static KNOWN: Mutex<Known> = Mutex::new(Known::EMPTY);

/// Depth of the board with runs of these lengths.
fn depth(known: &mut Known, lengths: Lengths) -> u8 {
    if lengths == Lengths::NONE {
        return 0;
    }
    if let Some(depth) = known.get(lengths) {
        return depth;
    }
    let nim_sum = lengths
        .iter()
        .fold(0, |sum, length| sum ^ nim_value(length));
    // Of a lost board every move counts, of a won board only those to a lost one.
    let (mut longest, mut shortest) = (0, u8::MAX);
    let mut previous = 0;
    for length in lengths.iter() {
        if length == previous {
            continue;
        }
        previous = length;
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
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let length = rest as usize & ((1 << BITS) - 1);
            rest >>= BITS;
            (length > 0).then_some(length)
        })
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

/// Depths by lengths: a hash table with open addressing.
struct Known {
    /// A power of two of places, at most three quarters of them taken.
    places: Vec<Option<(Lengths, u8)>>,
    taken: usize,
}

impl Known {
    const EMPTY: Self = Self {
        places: Vec::new(),
        taken: 0,
    };

    /// The place of the lengths, or the free one where they belong.
    fn place(&self, lengths: Lengths) -> usize {
        let last = self.places.len() - 1;
        let folded = lengths.0 as u64 ^ ((lengths.0 >> 64) as u64).rotate_left(32);
        let mut place = (folded.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize & last;
        while self.places[place].is_some_and(|(other, _)| other != lengths) {
            place = (place + 1) & last;
        }
        place
    }

    fn get(&self, lengths: Lengths) -> Option<u8> {
        if self.places.is_empty() {
            return None;
        }
        self.places[self.place(lengths)].map(|(_, depth)| depth)
    }

    fn insert(&mut self, lengths: Lengths, depth: u8) {
        if 4 * (self.taken + 1) > 3 * self.places.len() {
            let doubled = vec![None; (2 * self.places.len()).max(1024)];
            let moved = std::mem::replace(&mut self.places, doubled);
            for known in moved {
                if let Some((lengths, _)) = known {
                    let place = self.place(lengths);
                    self.places[place] = known;
                }
            }
        }
        let place = self.place(lengths);
        self.places[place] = Some((lengths, depth));
        self.taken += 1;
    }
}
