//! Stone Game IV. The solver keeps its table, so that only a new process makes it anew.

use std::env;
use std::process::Command;

use divan::{Bencher, black_box};
use perfect_play::squares::fill_table;
use perfect_play::{Outcome, Position, Squares};

use crate::{Contender, Floor, Ours, Question, Textbook, textbook, time};

/// Set in a process that has to make a table: up to which pile.
const LIMIT: &str = "SQUARES_TABLE";

/// Set as well where it is to print how many of the piles are lost.
const COUNT: &str = "SQUARES_COUNT";

/// How many piles up to some are lost, as a plain sieve counts them.
const LOST: [(usize, usize); 5] = [
    (0, 1),
    (100_000, 2_781),
    (1_000_000, 13_952),
    (10_000_000, 69_489),
    (100_000_000, 346_814),
];

/// Makes the table that this process was started for, if it was.
pub(crate) fn is_child() -> bool {
    let limit = env::var(LIMIT).ok().and_then(|limit| limit.parse().ok());
    if let Some(limit) = limit {
        let wins = black_box(Table::ours(&limit));
        if env::var_os(COUNT).is_some() {
            println!("{}", wins.into_iter().filter(|&wins| wins == 0).count());
        }
    }
    limit.is_some()
}

struct Table;

impl Question for Table {
    type Input = usize;
    type Answer = Vec<u8>;

    fn textbook(&limit: &usize) -> Vec<u8> {
        let wins = textbook::winner_square_game_table(limit).into_iter();
        wins.map(u8::from).collect()
    }

    fn ours(&limit: &usize) -> Vec<u8> {
        let mut wins = vec![0; limit + 1];
        fill_table(0, &mut wins).unwrap();
        wins
    }

    /// Fills as many bytes.
    fn floor(&limit: &usize) -> u64 {
        black_box(vec![1_u8; limit + 1]).len() as u64
    }
}

#[divan::bench(types = [Textbook, Floor], args = [1_000, 10_000, 100_000, 1_000_000])]
fn table<C: Contender>(bencher: Bencher, limit: usize) {
    time::<Table, C>(bencher, &limit);
}

/// The start of the process included, which is all there is to a limit of 0.
#[divan::bench(args = LOST.map(|(limit, _)| limit))]
fn table_in_a_new_process(bencher: Bencher, limit: usize) {
    let program = env::current_exe().unwrap();
    let child = || {
        let mut child = Command::new(&program);
        child.env(LIMIT, limit.to_string());
        child
    };
    let printed = child().env(COUNT, "1").output().unwrap().stdout;
    let lost = String::from_utf8(printed).unwrap().trim().parse().unwrap();
    assert!(LOST.contains(&(limit, lost)), "{lost} lost up to {limit}");
    bencher.bench_local(|| assert!(child().status().unwrap().success()));
}

#[divan::bench(types = [Ours, Floor], args = [1_000_000, 10_000_000])]
fn table_again<C: Contender>(bencher: Bencher, limit: usize) {
    time::<Table, C>(bencher, &limit);
}

#[divan::bench]
fn wins_64_piles_one_by_one(bencher: Bencher) {
    let wins = |stones| Squares::new(stones).unwrap().outcome() == Outcome::Win;
    let won = |piles| (0..piles).filter(|&stones| wins(stones)).count();
    let known = Table::textbook(&63).into_iter().map(usize::from);
    assert_eq!(won(64), known.sum());
    bencher.bench_local(|| won(black_box(64)));
}
