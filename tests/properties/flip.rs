use perfect_play::flip::{Reason, nim_values};
use perfect_play::{Analyze, Flip, Outcome, Position};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::{BARE, MOVES, PLIES, cases};

fn board() -> impl Strategy<Value = String> {
    let run = prop_oneof![8 => 0..9_usize, 4 => 0..60_usize, 1 => 0..2_000_usize];
    let runs = prop_oneof![
        vec(0..9_usize, 0..8),
        vec(0..20_usize, 0..4),
        vec(run, 0..40)
    ];
    runs.prop_map(|runs| {
        let runs: Vec<String> = runs.into_iter().map(|length| "+".repeat(length)).collect();
        runs.join("-")
    })
}

/// A board that is lost more often than chance would have it: a run or two bring the nim-sum of
/// the others to 0.
fn balanced() -> impl Strategy<Value = String> {
    // The first run of each nim-value from 0 to 5, and 7, 8 and 9.
    const RUNS: [(usize, u8); 9] = [
        (0, 0),
        (2, 1),
        (4, 2),
        (6, 3),
        (14, 4),
        (16, 5),
        (33, 7),
        (69, 8),
        (87, 9),
    ];
    board().prop_map(|board| {
        let sum = read(&board).nim_value();
        let pair = RUNS.iter().find_map(|one| {
            RUNS.iter()
                .find(|other| one.1 ^ other.1 == sum)
                .map(|other| (one.0, other.0))
        });
        let (one, other) = pair.unwrap();
        format!("{}-{board}-{}", "+".repeat(one), "+".repeat(other))
    })
}

fn any_board() -> impl Strategy<Value = String> {
    prop_oneof![board(), balanced()]
}

fn read(board: &str) -> Flip {
    board.parse().unwrap()
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn text_comes_back_the_same(board in board()) {
        crate::assert_round_trip(&read(&board));
        prop_assert_eq!(read(&board).to_string(), board);
    }

    #[test]
    fn moves_lead_where_they_say(board in any_board()) {
        crate::assert_moves_lead_where_they_say(&read(&board), |_, reached| reached.details.nim_value);
    }

    #[test]
    fn best_keeps_the_result(board in any_board()) {
        crate::assert_best_keeps_the_result(&read(&board));
    }

    #[test]
    fn the_line_is_perfect_play(board in any_board()) {
        crate::assert_line_is_perfect_play(&read(&board));
    }

    #[test]
    fn shorter_answers_are_prefixes(board in any_board(), moves in 0..=MOVES, line in 0..=PLIES) {
        crate::assert_shorter_answers_are_prefixes(&read(&board), moves, line);
    }

    #[test]
    fn the_reason_gives_the_verdict_by_hand(board in any_board()) {
        let position = read(&board);
        match position.analyze(&BARE).reason {
            Reason::NoMoves => prop_assert!(!board.contains("++")),
            Reason::NimSum { runs, nim_sum } => {
                let mut drawn = "-".repeat(board.len());
                let values = nim_values(board.len()).unwrap();
                for run in &runs {
                    drawn.replace_range(run.start..run.start + run.length, &"+".repeat(run.length));
                    prop_assert_eq!(run.value, values[run.length]);
                }
                prop_assert_eq!(&drawn, &board);
                prop_assert_eq!(runs.len(), board.split('-').filter(|run| !run.is_empty()).count());
                prop_assert_eq!(nim_sum, runs.iter().fold(0, |sum, run| sum ^ run.value));
                prop_assert_eq!(position.outcome() == Outcome::Loss, nim_sum == 0);
            }
        }
    }

    #[test]
    fn winning_moves_are_counted_beyond_those_listed(board in any_board()) {
        let position = read(&board);
        let wins = position.moves().filter(|&left| {
            let [before, after] = [&board[..left], &board[left + 2..]].map(|part| read(part).nim_value());
            before ^ after == 0
        });
        let wins = wins.count() as u128;
        let analysis = position.analyze(&BARE);
        prop_assert_eq!(analysis.move_count, position.moves().count() as u128);
        if position.outcome() == Outcome::Win {
            prop_assert_eq!(analysis.best_move_count, wins);
        } else {
            prop_assert_eq!(wins, 0);
        }
    }

    #[test]
    fn a_board_beside_itself_is_lost(board in board()) {
        prop_assert_eq!(read(&format!("{board}-{board}")).outcome(), Outcome::Loss);
    }

    #[test]
    fn a_board_seen_in_a_mirror_is_worth_the_same(board in any_board()) {
        let mirrored: String = board.chars().rev().collect();
        let [here, there] = [&board, &mirrored].map(|board| read(board).analyze(&BARE));
        prop_assert_eq!(here.details, there.details);
        prop_assert_eq!(here.depth, there.depth);
        prop_assert_eq!(here.best_move_count, there.best_move_count);
    }
}
