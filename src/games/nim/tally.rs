//! What all heaps add up to.

use super::Rules;
use crate::position::Outcome;

/// What the heaps add up to: enough to tell who wins and how long it takes.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    pub(super) nim_sum: u64,
    /// Heaps of value 1.
    pub(super) ones: usize,
    /// Heaps of value 2 or more.
    pub(super) large: usize,
    plies: u128,
}

impl Tally {
    pub(super) fn add(&mut self, rules: Rules, stones: u64) {
        let value = rules.remainder(stones);
        self.nim_sum ^= value;
        self.ones += usize::from(value == 1);
        self.large += usize::from(value > 1);
        self.plies += rules.plies(stones);
    }

    pub(super) fn remove(&mut self, rules: Rules, stones: u64) {
        let value = rules.remainder(stones);
        self.nim_sum ^= value;
        self.ones -= usize::from(value == 1);
        self.large -= usize::from(value > 1);
        self.plies -= rules.plies(stones);
    }

    #[inline(never)] // used in several loops, and large
    pub(super) fn after(mut self, rules: Rules, stones: u64, take: u64) -> Self {
        self.remove(rules, stones);
        self.add(rules, stones - take);
        self
    }

    pub(super) fn outcome(&self, rules: Rules) -> Outcome {
        let lost = if rules.misere && self.large == 0 {
            self.ones % 2 == 1
        } else {
            self.nim_sum == 0
        };
        if lost { Outcome::Loss } else { Outcome::Win }
    }

    /// Plies left, provided that the position is lost.
    pub(super) fn plies_if_lost(&self, rules: Rules) -> u128 {
        self.plies - u128::from(rules.misere && self.large > 0)
    }
}
