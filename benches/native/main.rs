//! The solvers beside the textbook solutions, natively: the counterpart of `npm run bench`.
//!
//! ```sh
//! cargo bench            # every game
//! cargo bench -- grid    # one
//! ```

mod coins;
mod flip;
mod grid;
mod nim;
#[path = "../../tests/oracle/random.rs"]
mod random;
mod squares;
mod textbook;

use std::fmt::Debug;
use std::time::Duration;

use divan::{Bencher, black_box};

/// A question about the positions of one game.
pub(crate) trait Question {
    type Input: ?Sized;
    type Answer: PartialEq + Debug;

    fn textbook(input: &Self::Input) -> Self::Answer;
    fn ours(input: &Self::Input) -> Self::Answer;
    /// Merely reads the input.
    fn floor(input: &Self::Input) -> u64;
}

/// One who is asked, or reads the question alone.
pub(crate) trait Contender {
    fn ask<Q: Question>(input: &Q::Input) -> Option<Q::Answer>;
}

pub(crate) struct Textbook;
pub(crate) struct Ours;
pub(crate) struct Floor;

impl Contender for Textbook {
    fn ask<Q: Question>(input: &Q::Input) -> Option<Q::Answer> {
        Some(Q::textbook(input))
    }
}

impl Contender for Ours {
    fn ask<Q: Question>(input: &Q::Input) -> Option<Q::Answer> {
        Some(Q::ours(input))
    }
}

impl Contender for Floor {
    fn ask<Q: Question>(input: &Q::Input) -> Option<Q::Answer> {
        black_box(Q::floor(input));
        None
    }
}

/// Times a contender, once the answer agrees with ours.
pub(crate) fn time<Q: Question, C: Contender>(bencher: Bencher, input: &Q::Input) {
    if let Some(answer) = C::ask::<Q>(input) {
        assert_eq!(answer, Q::ours(input));
    }
    bencher.bench_local(|| C::ask::<Q>(black_box(input)));
}

fn main() {
    if squares::is_child() {
        return;
    }
    divan::Divan::default()
        .max_time(Duration::from_secs(1))
        .config_with_args()
        .main();
}
