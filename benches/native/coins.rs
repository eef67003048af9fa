//! Predict the Winner.

use divan::{Bencher, black_box};
use perfect_play::{Analyze, Coins, Options, Outcome, Position};

use crate::random::Random;
use crate::{Contender, Floor, Ours, Question, Textbook, textbook, time};

struct Wins;

impl Question for Wins {
    type Input = [i32];
    type Answer = bool;

    fn textbook(numbers: &[i32]) -> bool {
        textbook::predict_the_winner(numbers)
    }

    fn ours(numbers: &[i32]) -> bool {
        row(numbers).outcome() != Outcome::Loss
    }

    fn floor(numbers: &[i32]) -> u64 {
        let sum: i64 = numbers.iter().map(|&number| i64::from(number)).sum();
        sum.unsigned_abs()
    }
}

fn row(numbers: &[i32]) -> Coins {
    let numbers: Vec<_> = numbers.iter().map(|&number| number.into()).collect();
    Coins::new(numbers).unwrap()
}

fn numbers(count: u64) -> Vec<i32> {
    let mut random = Random::new(count);
    let number = |_| random.below(2_000_001) as i32 - 1_000_000;
    (0..count).map(number).collect()
}

#[divan::bench(types = [Textbook, Ours, Floor], args = [20, 100, 1_000, 5_000])]
fn wins<C: Contender>(bencher: Bencher, count: u64) {
    time::<Wins, C>(bencher, &numbers(count));
}

#[divan::bench(types = [Ours, Floor], args = [10_000, 100_000, 1_000_000])]
fn wins_long<C: Contender>(bencher: Bencher, count: u64) {
    time::<Wins, C>(bencher, &numbers(count));
}

/// Random numbers, and a valley, in which nothing can be fused.
#[divan::bench(args = ["random", "valley"])]
fn analyze_1_000_000(bencher: Bencher, kind: &str) {
    let numbers = match kind {
        "random" => numbers(1_000_000),
        _ => (-500_000_i32..500_000).map(|i| 2 * i.abs()).collect(),
    };
    let analysis = row(&numbers).analyze(&Options::default());
    assert_eq!(analysis.details.margin >= 0, Wins::ours(&numbers));
    bencher.bench_local(|| row(black_box(&numbers)).analyze(&Options::default()));
}
