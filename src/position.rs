//! What every game is made of: positions, their moves, and who wins.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use crate::error::GameError;

/// What perfect play brings one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The player wins.
    Win,
    /// The player loses.
    Loss,
    /// Both get the same; in [`coins`](crate::coins) alone.
    Tie,
}

impl Outcome {
    /// The same outcome seen by the other player.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Win => Self::Loss,
            Self::Loss => Self::Win,
            Self::Tie => Self::Tie,
        }
    }
}

/// A valid position of a game between two players who move in turn.
///
/// [`FromStr`] reads the notation of the game, [`Display`] writes it in canonical form.
pub trait Position: Clone + Debug + Display + FromStr<Err = GameError> {
    /// The name of the game: `"nim"`, `"squares"`, …
    const GAME: &'static str;

    /// A move of the player whose turn it is.
    type Move: Copy + Debug + PartialEq;

    /// Every legal move, in board order.
    fn moves(&self) -> impl Iterator<Item = Self::Move>;

    /// The position after a move.
    ///
    /// # Errors
    /// [`IllegalMove`](crate::ErrorCode::IllegalMove) if the position does not have the move.
    fn play(&self, played: Self::Move) -> Result<Self, GameError>;

    /// What perfect play brings the player to move.
    fn outcome(&self) -> Outcome;
}
