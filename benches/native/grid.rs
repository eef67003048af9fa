//! Warhead Games.

use divan::{Bencher, black_box};
use perfect_play::{Analyze, Grid, Options, Outcome, Position, Winner};

use crate::random::Random;
use crate::{Contender, Floor, Ours, Question, Textbook, textbook, time};

struct Wins;

impl Question for Wins {
    type Input = str;
    type Answer = bool;

    fn textbook(text: &str) -> bool {
        textbook::first_player_wins(text)
    }

    fn ours(text: &str) -> bool {
        grid(text).outcome() == Outcome::Win
    }

    fn floor(text: &str) -> u64 {
        text.bytes().map(u64::from).sum()
    }
}

struct Outcomes;

impl Question for Outcomes {
    type Input = str;
    /// Row by row: 0 blocked, 1 lost, 2 won.
    type Answer = Vec<u8>;

    fn textbook(text: &str) -> Vec<u8> {
        let cells = textbook::winning_cells(text).into_iter().flatten();
        cells
            .map(|win| win.map_or(0, |win| 1 + u8::from(win)))
            .collect()
    }

    fn ours(text: &str) -> Vec<u8> {
        let outcomes = grid(text).outcomes();
        outcomes.into_iter().map(|outcome| outcome as u8).collect()
    }

    fn floor(text: &str) -> u64 {
        Wins::floor(text)
    }
}

fn grid(text: &str) -> Grid {
    text.parse().unwrap()
}

/// A square with a fifth of its cells blocked at random.
fn scattered(side: u64) -> String {
    let mut random = Random::new(side);
    let mut row = |first| {
        let cells = (1..side).map(|_| random.pick(&['W', 'W', 'W', 'W', 'B']));
        [first].into_iter().chain(cells).collect::<String>()
    };
    let rows: Vec<_> = (0..side).map(|_| row('W')).collect();
    rows.join("\n")
}

#[divan::bench(types = [Textbook, Ours, Floor], args = [10, 32, 100, 316, 1_000])]
fn wins<C: Contender>(bencher: Bencher, side: u64) {
    time::<Wins, C>(bencher, &scattered(side));
}

#[divan::bench(types = [Ours, Floor])]
fn wins_4096<C: Contender>(bencher: Bencher) {
    time::<Wins, C>(bencher, &scattered(4096));
}

#[divan::bench(types = [Textbook, Ours, Floor])]
fn outcomes_1000<C: Contender>(bencher: Bencher) {
    time::<Outcomes, C>(bencher, &scattered(1_000));
}

#[divan::bench(types = [Ours, Floor])]
fn outcomes_4096<C: Contender>(bencher: Bencher) {
    time::<Outcomes, C>(bencher, &scattered(4096));
}

/// Depth and nim-value included.
#[divan::bench]
fn analyze_1000(bencher: Bencher) {
    let text = scattered(1_000);
    let analyze = |text: &str| grid(text).analyze(&Options::default());
    assert_eq!(
        analyze(&text).winner == Winner::First,
        Wins::textbook(&text)
    );
    bencher.bench_local(|| analyze(black_box(&text)));
}
