//! Impartial games: what a nim-value says, and the reason why a position is won or lost.

use crate::position::{Outcome, Position};

/// Whether the player to move wins a position of this nim-value.
pub(crate) const fn outcome(nim_value: u64) -> Outcome {
    if nim_value == 0 {
        Outcome::Loss
    } else {
        Outcome::Win
    }
}

/// A move, and the reply that keeps the other player's win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answered<Move> {
    /// The try.
    pub r#move: Move,
    /// The reply, to a position that is lost for the player who tried.
    pub answer: Move,
}

/// Why an impartial position is won or lost, from its moves alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImpartialReason<P: Position> {
    /// There is no move: the player to move has lost.
    NoMoves,
    /// A move reaches a position that is lost for the other player.
    ReachesLost {
        /// The move.
        r#move: P::Move,
        /// The position reached.
        to: P,
    },
    /// Every move can be answered; as many are listed as moves are.
    AllMovesAnswered {
        /// The moves with their answers, in board order.
        answers: Vec<Answered<P::Move>>,
    },
}

/// Puts together the reason of a position from its outcome and the best move.
///
/// `answer` finds the best move of a won position.
pub(crate) fn reason<P: Position>(
    position: &P,
    outcome: Outcome,
    best: Option<P::Move>,
    max_moves: usize,
    answer: impl Fn(&P) -> Option<P::Move>,
) -> ImpartialReason<P> {
    let Some((best, to)) = best.and_then(|best| Some((best, position.play(best).ok()?))) else {
        return ImpartialReason::NoMoves;
    };
    if outcome == Outcome::Win {
        return ImpartialReason::ReachesLost { r#move: best, to };
    }
    let mut answers = Vec::new();
    for tried in position.moves().take(max_moves) {
        let next = position.play(tried).ok();
        if let Some(answer) = next.and_then(|next| answer(&next)) {
            answers.push(Answered {
                r#move: tried,
                answer,
            });
        }
    }
    ImpartialReason::AllMovesAnswered { answers }
}
