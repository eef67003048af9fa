//! Nim: take 1 to `max_take` stones from one heap; the last stone wins, or loses in misère play.

use std::num::NonZeroU64;

use perfect_play::Nim;
use perfect_play::nim::{Rules as SolverRules, Take};

use crate::assert_agreement;
use crate::naive::{Rules, Search};

struct Heaps {
    max_take: Option<u64>,
    misere: bool,
}

impl Rules for Heaps {
    type State = Vec<u64>;
    type Move = Take;

    fn moves(&self, heaps: &Vec<u64>) -> Vec<(Take, Vec<u64>)> {
        let mut moves = Vec::new();
        for heap in 0..heaps.len() {
            for take in 1..=heaps[heap] {
                if self.max_take.is_none_or(|most| take <= most) {
                    let mut next = heaps.clone();
                    next[heap] -= take;
                    moves.push((Take { heap, take }, next));
                }
            }
        }
        moves
    }

    fn stuck_player_wins(&self) -> bool {
        self.misere
    }
}

/// Compares all positions of `heaps` heaps of 0 to `stones` stones, in either kind of play.
fn compare(heaps: usize, stones: u64, max_takes: impl Iterator<Item = Option<u64>>) {
    for max_take in max_takes {
        for misere in [false, true] {
            let mut search = Search::new(Heaps { max_take, misere });
            let rules = SolverRules {
                max_take: max_take.and_then(NonZeroU64::new),
                misere,
            };
            let solver = |heaps: &Vec<u64>| Nim::new(heaps.clone()).unwrap().with_rules(rules);
            let positions = (stones + 1).pow(heaps as u32);
            for number in 0..positions {
                let digit = |place| number / (stones + 1).pow(place as u32) % (stones + 1);
                let state: Vec<u64> = (0..heaps).map(digit).collect();
                let analysis = assert_agreement(&mut search, &state, solver);
                assert_eq!(
                    analysis.details.nim_value,
                    search.facts(&state).nim_value,
                    "{state:?}"
                );
                assert_eq!(analysis.details.heaps, state);
            }
        }
    }
}

fn each_max_take() -> impl Iterator<Item = Option<u64>> {
    (1..=5).map(Some).chain([None])
}

#[test]
fn one_heap_of_up_to_60_agrees() {
    compare(1, 60, each_max_take());
}

#[test]
fn two_heaps_of_up_to_16_agree() {
    compare(2, 16, each_max_take());
}

#[test]
fn three_heaps_of_up_to_8_agree() {
    compare(3, 8, each_max_take());
}

#[test]
fn three_heaps_of_up_to_8_agree_where_a_move_takes_up_to_6_or_more() {
    compare(3, 8, (6..=9).map(Some).chain([Some(u64::MAX)]));
}

#[test]
fn four_heaps_of_up_to_5_agree() {
    compare(4, 5, each_max_take());
}

#[test]
fn six_heaps_of_up_to_3_agree() {
    compare(6, 3, each_max_take());
}
