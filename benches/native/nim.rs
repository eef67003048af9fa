//! Nim Game.

use divan::Bencher;
use perfect_play::{Nim, Outcome, Position};

use crate::random::Random;
use crate::{Contender, Floor, Ours, Question, Textbook, textbook, time};

/// Of each heap by itself.
struct WinsEach;

impl Question for WinsEach {
    type Input = [u64];
    type Answer = Vec<bool>;

    fn textbook(heaps: &[u64]) -> Vec<bool> {
        let wins = |&stones: &u64| textbook::can_win_nim(stones as u32);
        heaps.iter().map(wins).collect()
    }

    fn ours(heaps: &[u64]) -> Vec<bool> {
        let wins = |&stones: &u64| Nim::new([stones]).unwrap().outcome() == Outcome::Win;
        heaps.iter().map(wins).collect()
    }

    fn floor(heaps: &[u64]) -> u64 {
        heaps.iter().sum()
    }
}

/// Of all heaps together.
struct Wins;

impl Question for Wins {
    type Input = [u64];
    type Answer = bool;

    fn textbook(heaps: &[u64]) -> bool {
        heaps.iter().fold(0, |sum, stones| sum ^ (stones % 4)) != 0
    }

    fn ours(heaps: &[u64]) -> bool {
        Nim::new(heaps).unwrap().outcome() == Outcome::Win
    }

    fn floor(heaps: &[u64]) -> u64 {
        heaps.iter().sum()
    }
}

#[divan::bench(types = [Textbook, Ours, Floor])]
fn wins_64_heaps_one_by_one<C: Contender>(bencher: Bencher) {
    let heaps: Vec<_> = (0..64).map(|i| 37 * i).collect();
    time::<WinsEach, C>(bencher, &heaps);
}

#[divan::bench(types = [Textbook, Ours, Floor], args = [1_000, 10_000, 100_000, 1_000_000])]
fn wins<C: Contender>(bencher: Bencher, count: u64) {
    let mut random = Random::new(count);
    let heaps: Vec<_> = (0..count).map(|_| random.below(1 << 31)).collect();
    time::<Wins, C>(bencher, &heaps);
}
