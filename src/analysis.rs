//! The shape of an answer, the same for every game.

use crate::position::{Outcome, Position};

/// How much of an answer to list. What is not listed is still counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// List at most this many moves.
    pub max_moves: usize,
    /// Return at most this many plies of the line of perfect play.
    pub max_line: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            max_moves: 1000,
            max_line: 100,
        }
    }
}

/// Who wins; `First` is the player about to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Winner {
    /// The player about to move.
    First,
    /// The other player.
    Second,
    /// Nobody: both get the same.
    Tie,
}

impl From<Outcome> for Winner {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Win => Self::First,
            Outcome::Loss => Self::Second,
            Outcome::Tie => Self::Tie,
        }
    }
}

impl Winner {
    /// What this brings the player about to move.
    #[must_use]
    pub const fn outcome(self) -> Outcome {
        match self {
            Self::First => Outcome::Win,
            Self::Second => Outcome::Loss,
            Self::Tie => Outcome::Tie,
        }
    }
}

/// One legal move and what it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveReport<Move, Value> {
    /// The move.
    pub r#move: Move,
    /// What it brings the player who makes it, if both play perfectly from there.
    pub result: Outcome,
    /// Impartial games: nim-value of the position reached. Coins: the mover's final margin.
    pub value: Value,
}

/// How an answer was found, in the terms of the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Method {
    /// Such as "forward sieve over lost piles".
    pub name: &'static str,
    /// Such as "O(n)".
    pub cost: &'static str,
}

/// A position whose game is solved.
pub trait Analyze: Position {
    /// What a move is worth: a nim-value or a margin.
    type Value: Copy;
    /// Why the verdict is true.
    type Reason;
    /// What only this game has to say.
    type Details;

    /// Who wins, which moves win, and why.
    ///
    /// ```
    /// use perfect_play::{Analyze, Options, Squares, Winner};
    ///
    /// let pile: Squares = "7".parse()?;
    /// let analysis = pile.analyze(&Options::default());
    /// assert_eq!(analysis.winner, Winner::Second);
    /// assert_eq!(analysis.line, [4, 1, 1, 1]);
    /// # Ok::<(), perfect_play::GameError>(())
    /// ```
    fn analyze(&self, options: &Options) -> Analysis<Self>;
}

/// Everything that perfect play has to say about a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis<P: Analyze> {
    /// Who wins if both play perfectly.
    pub winner: Winner,
    /// Legal moves, listed or not.
    pub move_count: u128,
    /// Moves that keep the best result the position offers, listed or not.
    pub best_move_count: u128,
    /// The first [`Options::max_moves`] moves, in board order.
    pub moves: Vec<MoveReport<P::Move, P::Value>>,
    /// The move to make: wins soonest, or resists longest; `None` if there is no move.
    pub best: Option<P::Move>,
    /// The first [`Options::max_line`] plies of a game played perfectly, starting with `best`.
    pub line: Vec<P::Move>,
    /// Plies left if the winner hurries and the loser resists; `None` where it is not known.
    pub depth: Option<u128>,
    /// Why the verdict is true: facts that a person can check by hand.
    pub reason: P::Reason,
    /// How it was found.
    pub method: Method,
    /// What only this game has to say.
    pub details: P::Details,
}

/// As many plies as are wanted of a line, or all that `step` finds.
pub(crate) fn line<Move>(plies: usize, step: &mut dyn FnMut() -> Option<Move>) -> Vec<Move> {
    let mut line = Vec::new();
    while line.len() < plies
        && let Some(played) = step()
    {
        line.push(played);
    }
    line
}
