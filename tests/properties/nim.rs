use std::num::NonZeroU64;

use perfect_play::limits::NIM_HEAP;
use perfect_play::nim::{Nim, Reason, Rules};
use perfect_play::{Analyze, Outcome, Position};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::{BARE, MOVES, PLIES, cases};

fn rules() -> impl Strategy<Value = Rules> {
    let max_take = prop_oneof![
        Just(0),
        1..=6_u64,
        7..=1_000_u64,
        1..=NIM_HEAP,
        Just(u64::MAX)
    ];
    (max_take, any::<bool>()).prop_map(|(max_take, misere)| Rules {
        max_take: NonZeroU64::new(max_take),
        misere,
    })
}

fn heaps() -> impl Strategy<Value = Vec<u64>> {
    let small = || prop_oneof![0..=1_u64, 0..=4_u64];
    prop_oneof![
        vec(small(), 1..60),
        vec(prop_oneof![4 => small(), 1 => 0..=60_u64], 1..40),
        vec(0..=60_u64, 1..12),
        vec(0..=NIM_HEAP, 1..200),
        vec(
            prop_oneof![small(), Just(NIM_HEAP), Just(1 << 52), 0..=NIM_HEAP],
            1..9
        ),
    ]
}

fn position() -> impl Strategy<Value = Nim> {
    (heaps(), rules()).prop_map(|(heaps, rules)| Nim::new(heaps).unwrap().with_rules(rules))
}

/// A position that is lost more often than chance would have it: one heap brings the nim-sum of
/// the others to 0.
fn balanced() -> impl Strategy<Value = Nim> {
    position().prop_map(|nim| {
        let others = nim.nim_value();
        let fits = nim.rules().max_take.is_none_or(|most| others <= most.get());
        let heap = if fits { others } else { 0 };
        Nim::new([nim.heaps(), &[heap]].concat())
            .unwrap()
            .with_rules(nim.rules())
    })
}

fn any_position() -> impl Strategy<Value = Nim> {
    prop_oneof![position(), balanced()]
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn text_comes_back_the_same(heaps in heaps()) {
        crate::assert_round_trip(&Nim::new(heaps).unwrap());
    }

    #[test]
    fn moves_lead_where_they_say(nim in any_position()) {
        crate::assert_moves_lead_where_they_say(&nim, |_, reached| reached.details.nim_value);
    }

    #[test]
    fn best_keeps_the_result(nim in any_position()) {
        crate::assert_best_keeps_the_result(&nim);
    }

    #[test]
    fn the_line_is_perfect_play(nim in any_position()) {
        crate::assert_line_is_perfect_play(&nim);
    }

    #[test]
    fn shorter_answers_are_prefixes(nim in any_position(), moves in 0..=MOVES, line in 0..=PLIES) {
        crate::assert_shorter_answers_are_prefixes(&nim, moves, line);
    }

    #[test]
    fn the_reason_gives_the_verdict_by_hand(nim in any_position()) {
        let rules = nim.rules();
        let value = |stones: u64| match rules.max_take {
            Some(most) => (u128::from(stones) % (u128::from(most.get()) + 1)) as u64,
            None => stones,
        };
        let analysis = nim.analyze(&BARE);
        let lost = match &analysis.reason {
            Reason::NoMoves => {
                prop_assert!(nim.heaps().iter().all(|&stones| stones == 0));
                !rules.misere
            }
            Reason::Modulus { modulus, remainder } => {
                prop_assert_eq!(nim.heaps().len(), 1);
                prop_assert_eq!(Some(*modulus), rules.max_take.map(|most| most.get() + 1));
                prop_assert_eq!(*remainder, nim.heaps()[0] % modulus);
                *remainder == u64::from(rules.misere)
            }
            Reason::NimSum { values, nim_sum, all_small } => {
                prop_assert!(values.iter().copied().eq(nim.heaps().iter().copied().map(value)));
                prop_assert_eq!(*nim_sum, values.iter().fold(0, |sum, value| sum ^ value));
                prop_assert_eq!(*all_small, values.iter().all(|&value| value <= 1));
                (*nim_sum == 0) != (rules.misere && *all_small)
            }
        };
        prop_assert_eq!(nim.outcome() == Outcome::Loss, lost);
        prop_assert_eq!(analysis.details.nim_value, nim.heaps().iter().fold(0, |sum, &stones| sum ^ value(stones)));
    }

    #[test]
    fn each_heap_twice_is_lost(heaps in heaps(), rules in rules()) {
        let rules = Rules { misere: false, ..rules };
        let twice = Nim::new([heaps.clone(), heaps].concat()).unwrap().with_rules(rules);
        prop_assert_eq!(twice.outcome(), Outcome::Loss);
    }

    #[test]
    fn the_order_of_heaps_changes_neither_verdict_nor_depth(nim in any_position()) {
        let mut heaps = nim.heaps().to_vec();
        heaps.sort_unstable();
        let sorted = Nim::new(heaps).unwrap().with_rules(nim.rules());
        prop_assert_eq!(sorted.outcome(), nim.outcome());
        prop_assert_eq!(sorted.analyze(&BARE).depth, nim.analyze(&BARE).depth);
        prop_assert_eq!(sorted.analyze(&BARE).best_move_count, nim.analyze(&BARE).best_move_count);
    }

    #[test]
    fn no_move_of_a_long_heap_beats_depth(stones in 0..=NIM_HEAP, most in 1..=9_u64) {
        // One heap, normal play: two plies a round, and one for a first move that evens it out.
        let rules = Rules { max_take: NonZeroU64::new(most), ..Rules::default() };
        let depth = Nim::new([stones]).unwrap().with_rules(rules).analyze(&BARE).depth;
        let (rounds, rest) = (stones / (most + 1), stones % (most + 1));
        prop_assert_eq!(depth, Some(u128::from(2 * rounds + u64::from(rest > 0))));
    }
}
