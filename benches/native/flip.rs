//! Flip Game II.

use divan::{Bencher, black_box};
use perfect_play::{Analyze, Flip, Options, Outcome, Position};

use crate::random::Random;
use crate::{Contender, Floor, Ours, Question, Textbook, textbook, time};

struct Wins;

impl Question for Wins {
    type Input = str;
    type Answer = bool;

    fn textbook(board: &str) -> bool {
        textbook::can_win(board)
    }

    fn ours(board: &str) -> bool {
        board.parse::<Flip>().unwrap().outcome() == Outcome::Win
    }

    fn floor(board: &str) -> u64 {
        board.bytes().map(|tile| u64::from(tile == b'+')).sum()
    }
}

fn runs(lengths: &[usize]) -> String {
    let runs: Vec<_> = lengths.iter().map(|&length| "+".repeat(length)).collect();
    runs.join("-")
}

#[divan::bench(types = [Textbook, Ours, Floor], args = [5, 8, 10, 12, 15])]
fn wins_two_runs<C: Contender>(bencher: Bencher, length: usize) {
    time::<Wins, C>(bencher, &runs(&[length, length]));
}

#[divan::bench(types = [Ours, Floor], args = [1_000, 10_000, 100_000, 1_000_000, 10_000_000])]
fn wins_random<C: Contender>(bencher: Bencher, length: usize) {
    let mut random = Random::new(length as u64);
    let tiles = (0..length).map(|_| random.pick(&['+', '+', '+', '-']));
    time::<Wins, C>(bencher, &tiles.collect::<String>());
}

/// Depth included, which has been searched for by the first call and is remembered.
#[divan::bench]
fn analyze_60(bencher: Bencher) {
    let board: Flip = runs(&[10, 18, 30]).parse().unwrap();
    let analysis = board.analyze(&Options::default());
    assert_eq!(analysis.depth, Some(analysis.line.len() as u128));
    bencher.bench_local(|| black_box(&board).analyze(&Options::default()));
}
