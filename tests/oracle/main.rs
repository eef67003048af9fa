//! Every solver against naive search, on all small positions and many random larger ones.
//!
//! The search knows the rules of a game and the definitions of winning, nim-value and depth, and
//! nothing of the solvers: see `naive.rs`. Each game's file states its rules once more, from the
//! problem it comes from.

mod coins;
mod flip;
mod grid;
mod naive;
mod nim;
mod random;
mod squares;

use std::fmt::Debug;

use naive::{Facts, Rules, Search};
use perfect_play::{Analysis, Analyze, Options, Outcome, Winner};

/// An answer that leaves nothing out.
const EVERYTHING: Options = Options {
    max_moves: usize::MAX,
    max_line: usize::MAX,
};

/// A nim-value as a game reports it.
trait NimValue: Copy + Debug {
    fn known(self) -> Option<u64>;
}

impl NimValue for u8 {
    fn known(self) -> Option<u64> {
        Some(self.into())
    }
}

impl NimValue for u64 {
    fn known(self) -> Option<u64> {
        Some(self)
    }
}

impl NimValue for Option<u16> {
    fn known(self) -> Option<u64> {
        self.map(u64::from)
    }
}

fn outcome(wins: bool) -> Outcome {
    if wins { Outcome::Win } else { Outcome::Loss }
}

/// Asserts that all the solver says of an impartial position is what the search says of `state`,
/// and returns the answer for what only this game has to say.
fn assert_agreement<R, P>(
    search: &mut Search<R>,
    state: &R::State,
    solver: impl Fn(&R::State) -> P,
) -> Analysis<P>
where
    R: Rules<Move = P::Move>,
    P: Analyze<Value: NimValue> + PartialEq,
{
    let position = solver(state);
    let analysis = position.analyze(&EVERYTHING);
    let facts = search.facts(state);
    let moves = search.moves(state);

    let winner = if facts.wins {
        Winner::First
    } else {
        Winner::Second
    };
    assert_eq!(analysis.winner, winner, "winner of {position:?}");
    assert_eq!(
        position.outcome(),
        outcome(facts.wins),
        "outcome of {position:?}"
    );

    assert!(
        position.moves().eq(moves.iter().map(|&(played, _)| played)),
        "legal moves of {position:?}"
    );
    for (played, next) in &moves {
        assert_eq!(
            position.play(*played),
            Ok(solver(next)),
            "{played:?} played in {position:?}"
        );
    }
    assert_eq!(
        analysis.move_count,
        moves.len() as u128,
        "moves counted in {position:?}"
    );
    assert_eq!(
        analysis.moves.len(),
        moves.len(),
        "moves listed of {position:?}"
    );
    let mut winning_moves = 0;
    for (report, (played, next)) in analysis.moves.iter().zip(&moves) {
        let reached = search.facts(next);
        winning_moves += u128::from(!reached.wins);
        assert_eq!(report.r#move, *played, "order of the moves of {position:?}");
        assert_eq!(
            report.result,
            outcome(!reached.wins),
            "result of {played:?} in {position:?}"
        );
        assert_eq!(
            report.value.known(),
            Some(reached.nim_value),
            "value of {played:?} in {position:?}"
        );
    }
    let best_moves = if facts.wins {
        winning_moves
    } else {
        moves.len() as u128
    };
    assert_eq!(
        analysis.best_move_count, best_moves,
        "best moves of {position:?}"
    );

    assert_eq!(
        analysis.depth,
        Some(facts.depth.into()),
        "depth of {position:?}"
    );
    assert_eq!(
        analysis.best,
        analysis.line.first().copied(),
        "best starts the line of {position:?}"
    );
    assert_perfect_line(search, state, &analysis.line);
    analysis
}

/// Asserts that each ply is legal, that the winner wins soonest and the loser resists longest,
/// and that the game is over after the last.
fn assert_perfect_line<R: Rules>(search: &mut Search<R>, start: &R::State, line: &[R::Move]) {
    let mut state = start.clone();
    for (ply, played) in line.iter().enumerate() {
        let before = search.facts(&state);
        let moves = search.moves(&state);
        let Some((_, next)) = moves.into_iter().find(|(legal, _)| legal == played) else {
            panic!("ply {ply} of {line:?} from {start:?} is illegal");
        };
        let after = search.facts(&next);
        assert!(
            after.wins != before.wins && after.depth + 1 == before.depth,
            "ply {ply} of {line:?} from {start:?} gives away the win or hastens the loss"
        );
        state = next;
    }
    let Facts { depth, .. } = search.facts(&state);
    assert_eq!(depth, 0, "{line:?} from {start:?} ends early");
}
