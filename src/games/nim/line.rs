//! A game of nim played perfectly by both sides, in constant time a ply.
//!
//! Write each heap's value in binary. The loser resists longest by taking a single stone from
//! a heap whose lowest one-bit is the lowest of all. An even number of heaps have that bit
//! (their nim-sum is 0), and it is the lowest of each, so the winner takes a single stone from
//! another of them. Where every value is 0 the winner completes the round in the same heap.

use std::num::NonZeroU64;

use super::{Nim, Rules, Take};
use crate::position::{Outcome, Position};

/// Where the heaps of value 0 are kept: a `u64` without a one-bit has 64 trailing zeros.
const ZERO: usize = 64;

/// What the loser plays to resist longest; `None` without a stone.
pub(super) fn longest_resistance(nim: &Nim) -> Option<Take> {
    let stones = nim
        .heaps
        .iter()
        .enumerate()
        .filter(|&(_, &stones)| stones > 0);
    let (heap, _) = stones.min_by_key(|&(_, &stones)| lowest_bit(nim.rules, stones))?;
    Some(Take { heap, take: 1 })
}

/// At most `plies` plies from a position whose best move is `best`.
pub(super) fn perfect_play(nim: &Nim, best: Option<Take>, plies: usize) -> Vec<Take> {
    let Some(best) = best.filter(|_| plies > 0) else {
        return Vec::new();
    };
    let mut game = Game::new(nim, plies);
    if nim.outcome() == Outcome::Win {
        game.take(best.heap, best.take);
    }
    game.sort();
    while game.line.len() < plies && game.try_and_reply().is_some() {}
    game.line.truncate(plies);
    game.line
}

/// Place of a value's lowest one-bit; `ZERO` for the value 0.
fn lowest_bit(rules: Rules, stones: u64) -> usize {
    rules.remainder(stones).trailing_zeros() as usize
}

/// A game in progress, with the loser to move whenever it is looked at.
struct Game {
    rules: Rules,
    heaps: Vec<u64>,
    line: Vec<Take>,
    /// Heaps of value 2 or more.
    large: usize,
    /// Heaps with stones by lowest bit, those of value 0 at `ZERO`; the last is played first.
    by_bit: [Vec<usize>; ZERO + 1],
}

impl Game {
    fn new(nim: &Nim, plies: usize) -> Self {
        Self {
            rules: nim.rules,
            heaps: nim.heaps.clone(),
            line: Vec::with_capacity(plies.min(1024)),
            large: nim.tally().large,
            by_bit: std::array::from_fn(|_| Vec::new()),
        }
    }

    fn sort(&mut self) {
        for heap in (0..self.heaps.len()).rev() {
            self.put_back(heap);
        }
    }

    fn put_back(&mut self, heap: usize) {
        let stones = self.heaps[heap];
        if stones > 0 {
            self.by_bit[lowest_bit(self.rules, stones)].push(heap);
        }
    }

    fn take(&mut self, heap: usize, take: u64) {
        let stones = self.heaps[heap];
        self.large -= usize::from(self.rules.remainder(stones) > 1);
        self.heaps[heap] = stones - take;
        self.large += usize::from(self.rules.remainder(stones - take) > 1);
        self.line.push(Take { heap, take });
    }

    /// One ply of each side; `None` once there is nothing left to take.
    fn try_and_reply(&mut self) -> Option<()> {
        let mut buckets = self.by_bit.iter_mut().enumerate();
        let (bit, tried) = buckets.find_map(|(bit, heaps)| Some((bit, heaps.pop()?)))?;
        self.take(tried, 1);
        let rest_of_round = self.rules.max_take.map_or(0, NonZeroU64::get);
        let (heap, take) = if bit == ZERO {
            (tried, rest_of_round)
        } else {
            // One stone less changes the lowest bit, so `tried` cannot be its own partner.
            self.put_back(tried);
            match self.by_bit[bit].pop() {
                // Misère: of two last values of 2 leave a single 1, not two of them.
                Some(partner) if self.rules.misere && bit == 1 && self.large == 1 => (partner, 2),
                Some(partner) => (partner, 1),
                // Misère: the last 1 is gone; a heap of value 0 makes another.
                None => (self.by_bit[ZERO].pop()?, rest_of_round),
            }
        };
        self.take(heap, take);
        self.put_back(heap);
        Some(())
    }
}
