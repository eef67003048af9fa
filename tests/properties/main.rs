//! What must hold for positions of any size: random ones, and those at the limits.
//!
//! Each claim about all games is one function here, and says of a position only what can be seen
//! from outside: its own moves, the positions that they reach, and what is said of those. The
//! verdict itself is compared with naive search in `oracle`. Those that speak of winning hold for
//! impartial games; `coins.rs` has its own, as a row says nothing of the coins already taken.

mod coins;
mod flip;
mod grid;
mod limits;
mod nim;
mod squares;
mod text;

use std::fmt::Debug;

use perfect_play::{Analysis, Analyze, ImpartialReason, Options, Outcome, Winner};
use proptest::test_runner::{Config, RngSeed};

/// Moves of one position that are followed.
const MOVES: usize = 60;
/// Plies of one line that are followed.
const PLIES: usize = 400;

/// The verdict and no lists.
const BARE: Options = Options {
    max_moves: 0,
    max_line: 0,
};

/// The same random positions in every run.
fn cases(cases: u32) -> Config {
    Config {
        cases,
        rng_seed: RngSeed::Fixed(1),
        failure_persistence: None,
        ..Config::default()
    }
}

fn listed<P: Analyze>(position: &P) -> Analysis<P> {
    position.analyze(&Options {
        max_moves: MOVES,
        max_line: PLIES,
    })
}

/// Text comes back the same, and is canonical.
fn assert_round_trip<P: Analyze + PartialEq>(position: &P) {
    let text = position.to_string();
    let read: P = text.parse().unwrap();
    assert_eq!(read, *position, "{text}");
    assert_eq!(read.to_string(), text);
}

/// Each listed move is legal and leads to the result and the value reported; `value` tells what
/// a move is worth from the move and the answer for the position that it reaches.
fn assert_moves_lead_where_they_say<P>(
    position: &P,
    value: impl Fn(P::Move, &Analysis<P>) -> P::Value,
) where
    P: Analyze<Value: Debug + PartialEq>,
{
    let analysis = listed(position);
    assert_eq!(analysis.winner, Winner::from(position.outcome()));
    assert!(
        position
            .moves()
            .take(MOVES)
            .eq(analysis.moves.iter().map(|report| report.r#move))
    );
    for report in &analysis.moves {
        let reached = position.play(report.r#move).unwrap();
        let of_reached = reached.analyze(&BARE);
        assert_eq!(
            of_reached.winner,
            Winner::from(report.result.reversed()),
            "{report:?} to {reached}"
        );
        assert_eq!(
            value(report.r#move, &of_reached),
            report.value,
            "{report:?} to {reached}"
        );
    }
}

/// A position keeps what its best move reaches: a winning position has a winning move, a losing
/// one has none.
fn assert_best_keeps_the_result<P: Analyze>(position: &P) {
    let outcome = position.outcome();
    let analysis = listed(position);
    if let Some(best) = analysis.best {
        let reached = position.play(best).unwrap();
        assert_eq!(
            reached.outcome().reversed(),
            outcome,
            "{best:?} to {reached}"
        );
        assert!(0 < analysis.best_move_count && analysis.best_move_count <= analysis.move_count);
    } else {
        assert_eq!(position.moves().next(), None);
        assert_eq!((analysis.move_count, analysis.best_move_count), (0, 0));
    }
    let keeps = analysis
        .moves
        .iter()
        .filter(|report| report.result == outcome)
        .count() as u128;
    if analysis.move_count as usize <= MOVES {
        assert_eq!(keeps, analysis.best_move_count, "{position}");
    } else {
        assert!(keeps <= analysis.best_move_count, "{position}");
    }
    if outcome == Outcome::Loss {
        assert_eq!(analysis.best_move_count, analysis.move_count);
        assert!(
            analysis
                .moves
                .iter()
                .all(|report| report.result == Outcome::Loss)
        );
    }
}

/// Each ply is legal and keeps the result for either side; where depth is known, each ply brings
/// the end one ply nearer; and the line ends where the game does, or where it was cut.
fn assert_line_is_perfect_play<P: Analyze>(position: &P) {
    let analysis = listed(position);
    assert_eq!(analysis.line.first().copied(), analysis.best);
    let (mut now, mut outcome, mut depth) = (position.clone(), position.outcome(), analysis.depth);
    for (ply, &played) in analysis.line.iter().enumerate() {
        now = now
            .play(played)
            .unwrap_or_else(|error| panic!("ply {ply} of {position}: {error}"));
        let answer = now.analyze(&BARE);
        outcome = outcome.reversed();
        assert_eq!(
            answer.winner,
            Winner::from(outcome),
            "ply {ply} to {now} of {position}"
        );
        if let Some(depth) = &mut depth {
            *depth -= 1;
            assert_eq!(
                answer.depth,
                Some(*depth),
                "ply {ply} to {now} of {position}"
            );
        }
    }
    assert_eq!(
        now.moves().next().is_none(),
        analysis.line.len() < PLIES || depth == Some(0)
    );
}

/// Asking for less gives the start of the same lists, and changes nothing else.
fn assert_shorter_answers_are_prefixes<P>(position: &P, max_moves: usize, max_line: usize)
where
    P: Analyze<Value: PartialEq>,
{
    let long = listed(position);
    let short = position.analyze(&Options {
        max_moves,
        max_line,
    });
    assert!(short.moves == long.moves[..max_moves.min(long.moves.len())]);
    assert_eq!(short.line, long.line[..max_line.min(long.line.len())]);
    assert_eq!(short.best, long.best);
    assert_eq!(short.depth, long.depth);
    assert_eq!(short.winner, long.winner);
    assert_eq!(
        (short.move_count, short.best_move_count),
        (long.move_count, long.best_move_count)
    );
}

/// The facts of the reason of a won or lost position hold when they are tried out.
fn assert_reason_holds<P>(position: &P)
where
    P: Analyze<Reason = ImpartialReason<P>>,
{
    let analysis = listed(position);
    match analysis.reason {
        ImpartialReason::NoMoves => {
            assert_eq!((analysis.winner, analysis.move_count), (Winner::Second, 0));
        }
        ImpartialReason::ReachesLost { r#move, to } => {
            assert_eq!(
                (analysis.winner, analysis.best),
                (Winner::First, Some(r#move))
            );
            let reached = position.play(r#move).unwrap();
            assert_eq!(reached.to_string(), to.to_string());
            assert_eq!(to.outcome(), Outcome::Loss, "{to}");
        }
        ImpartialReason::AllMovesAnswered { answers } => {
            assert_eq!(analysis.winner, Winner::Second);
            assert!(
                position
                    .moves()
                    .take(MOVES)
                    .eq(answers.iter().map(|answered| answered.r#move))
            );
            for answered in answers {
                let reached = position
                    .play(answered.r#move)
                    .and_then(|tried| tried.play(answered.answer));
                assert_eq!(
                    reached.unwrap().outcome(),
                    Outcome::Loss,
                    "{answered:?} in {position}"
                );
            }
        }
    }
}
