//! Who wins under perfect play, which moves win, and why: five two-player games solved exactly.
//!
//! | game | position | rules |
//! |---|---|---|
//! | [`Nim`] | `21`, `3 4 5` | take 1 to [`max_take`](nim::Rules::max_take) stones from a heap; the last stone wins |
//! | [`Squares`] | `15` | take a square number of stones; no move loses |
//! | [`Flip`] | `++-+++` | flip two neighbouring `+` to `-`; no move loses |
//! | [`Coins`] | `1 5 100 7` | take a number from either end; the higher total wins |
//! | [`Grid`] | `WWB/WTW` | move the token down, right or diagonally; no move loses |
//!
//! A position that exists is valid: text enters by [`FromStr`](std::str::FromStr), leaves by
//! [`Display`](std::fmt::Display), and comes back the same.
//!
//! ```
//! use perfect_play::{Analyze, Flip, Options, Outcome, Position, Winner};
//!
//! let board: Flip = "+++-++".parse()?;
//! assert_eq!(board.outcome(), Outcome::Loss);
//!
//! let board: Flip = "++++".parse()?;
//! let analysis = board.analyze(&Options::default());
//! assert_eq!(analysis.winner, Winner::First);
//! assert_eq!(analysis.best, Some(1));
//! assert_eq!(board.play(1)?.to_string(), "+--+");
//!
//! let refused = "+?+".parse::<Flip>().unwrap_err();
//! assert_eq!(refused.to_string(), "Character 2 is `?`: a board has only + and -.");
//! # Ok::<(), perfect_play::GameError>(())
//! ```
//!
//! # Modules
//!
//! One module a game, each with its rules, notation, solver and the reason of a verdict:
//! [`nim`], [`squares`], [`flip`], [`coins`], [`grid`]. [`Position`] is what they share,
//! [`Analyze`] what is said of a position, [`limits`] how large a position may be.
//!
//! # Features
//!
//! - `wasm`: the exports of the npm package.

mod analysis;
mod error;
mod games;
mod impartial;
pub mod limits;
mod notation;
mod position;
#[cfg(feature = "wasm")]
pub mod wasm;

pub use analysis::{Analysis, Analyze, Method, MoveReport, Options, Winner};
pub use error::{ErrorCode, GameError, Place};
pub use games::{coins, flip, grid, nim, squares};
pub use games::{coins::Coins, flip::Flip, grid::Grid, nim::Nim, squares::Squares};
pub use impartial::{Answered, ImpartialReason};
pub use position::{Outcome, Position};

/// The README's examples run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// So do those of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../docs/rust.md")]
struct Documentation;
