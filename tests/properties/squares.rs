use perfect_play::limits::{SQUARES, SQUARES_NIM_VALUE};
use perfect_play::{Outcome, Position, Squares, squares};
use proptest::prelude::*;

use crate::{MOVES, PLIES, cases};

fn position() -> impl Strategy<Value = Squares> {
    let stones = prop_oneof![
        0..=3_000_u64,
        0..=SQUARES_NIM_VALUE,
        SQUARES_NIM_VALUE - 5..=SQUARES_NIM_VALUE + 5,
        0..=SQUARES
    ];
    stones.prop_map(|stones| Squares::new(stones).unwrap())
}

/// A lost pile close to a random one: what is left after perfect play for a ply, or the pile itself.
fn lost() -> impl Strategy<Value = Squares> {
    position().prop_map(|pile| {
        let mut moves = pile.moves().map(|square| pile.play(square).unwrap());
        moves
            .find(|reached| reached.outcome() == Outcome::Loss)
            .unwrap_or(pile)
    })
}

fn any_position() -> impl Strategy<Value = Squares> {
    prop_oneof![position(), lost()]
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn text_comes_back_the_same(pile in position()) {
        crate::assert_round_trip(&pile);
    }

    #[test]
    fn moves_lead_where_they_say(pile in any_position()) {
        let known = pile.stones() <= SQUARES_NIM_VALUE;
        crate::assert_moves_lead_where_they_say(&pile, |_, reached| {
            reached.details.nim_value.filter(|_| known)
        });
    }

    #[test]
    fn best_keeps_the_result(pile in any_position()) {
        crate::assert_best_keeps_the_result(&pile);
    }

    #[test]
    fn the_line_is_perfect_play(pile in any_position()) {
        crate::assert_line_is_perfect_play(&pile);
    }

    #[test]
    fn shorter_answers_are_prefixes(pile in any_position(), moves in 0..=MOVES, line in 0..=PLIES) {
        crate::assert_shorter_answers_are_prefixes(&pile, moves, line);
    }

    #[test]
    fn reasons_hold_when_tried_out(pile in any_position()) {
        crate::assert_reason_holds(&pile);
    }

    #[test]
    fn the_table_tells_what_each_pile_tells(first in 0..=SQUARES - 300, count in 0..300_usize) {
        let mut wins = vec![9; count];
        squares::fill_table(first, &mut wins).unwrap();
        for (stones, wins) in (first..).zip(wins) {
            let outcome = Squares::new(stones).unwrap().outcome();
            prop_assert_eq!(wins, u8::from(outcome == Outcome::Win), "{} stones", stones);
        }
    }
}

#[test]
fn nim_values_up_to_the_limit_are_0_exactly_on_lost_piles() {
    let values = squares::nim_values(SQUARES_NIM_VALUE).unwrap();
    let mut wins = vec![9; values.len()];
    squares::fill_table(0, &mut wins).unwrap();
    let differs = (0..values.len()).find(|&stones| (values[stones] > 0) != (wins[stones] == 1));
    assert_eq!(differs, None);
}
