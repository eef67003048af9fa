use perfect_play::coins::{End, Places, Reason};
use perfect_play::{Analyze, Coins, MoveReport, Options, Outcome, Position};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::{BARE, PLIES, cases};

/// The largest number of a row, 2^53 - 1.
const LARGEST: i64 = (1 << 53) - 1;

fn row() -> impl Strategy<Value = Vec<i64>> {
    let alternating = vec(0..50_i64, 0..800).prop_map(|row| {
        row.into_iter()
            .enumerate()
            .map(|(place, number)| if place % 2 == 0 { number } else { -number })
            .collect()
    });
    let sorted = vec(-1_000..1_000_i64, 0..800).prop_map(|mut row| {
        row.sort_unstable();
        row
    });
    prop_oneof![
        vec(-LARGEST..=LARGEST, 0..600),
        vec(
            prop_oneof![Just(LARGEST), Just(-LARGEST), Just(LARGEST - 1)],
            0..600
        ),
        vec(-9..=9_i64, 0..1_500),
        vec(0..=1_i64, 0..1_500),
        alternating,
        sorted,
    ]
}

fn coins(row: &[i64]) -> Coins {
    Coins::new(row).unwrap()
}

const fn outcome(margin: i128) -> Outcome {
    match margin.signum() {
        1 => Outcome::Win,
        0 => Outcome::Tie,
        _ => Outcome::Loss,
    }
}

/// The mover's margin after a move, by [`Coins::margin`] alone.
fn margin_after(row: &[i64], end: End) -> i128 {
    match end {
        End::Left => i128::from(row[0]) - coins(&row[1..]).margin(),
        End::Right => i128::from(row[row.len() - 1]) - coins(&row[..row.len() - 1]).margin(),
    }
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn text_comes_back_the_same(row in row()) {
        crate::assert_round_trip(&coins(&row));
    }

    #[test]
    fn moves_lead_where_they_say(row in row()) {
        let position = coins(&row);
        let analysis = position.analyze(&Options::default());
        prop_assert_eq!(position.outcome(), outcome(analysis.details.margin));
        prop_assert!(position.moves().eq(analysis.moves.iter().map(|report| report.r#move)));
        prop_assert_eq!(analysis.move_count, row.len().min(2) as u128);
        for report in &analysis.moves {
            let margin = report.value;
            prop_assert_eq!(margin, margin_after(&row, report.r#move));
            prop_assert_eq!(report.result, outcome(margin));
            let rest = if report.r#move == End::Left { &row[1..] } else { &row[..row.len() - 1] };
            let reached = position.play(report.r#move).unwrap();
            prop_assert_eq!(reached.numbers(), rest);
        }
        let keeps = |report: &&MoveReport<End, i128>| report.result == position.outcome();
        prop_assert_eq!(analysis.moves.iter().filter(keeps).count() as u128, analysis.best_move_count);
    }

    #[test]
    fn best_keeps_the_greatest_margin(row in row()) {
        let analysis = coins(&row).analyze(&BARE);
        if let Some(best) = analysis.best {
            prop_assert_eq!(margin_after(&row, best), analysis.details.margin);
        }
    }

    #[test]
    fn each_ply_of_a_line_to_the_end_keeps_the_margin(row in row()) {
        let mut rest = row.as_slice();
        let analysis = coins(rest).analyze(&Options { max_line: row.len(), ..BARE });
        prop_assert_eq!(analysis.line.len(), row.len());
        for (ply, &end) in analysis.line.iter().enumerate() {
            prop_assert_eq!(margin_after(rest, end), coins(rest).margin(), "ply {}", ply);
            rest = match end {
                End::Left => &rest[1..],
                End::Right => &rest[..rest.len() - 1],
            };
        }
    }

    #[test]
    fn shorter_answers_are_prefixes(row in row(), moves in 0..4_usize, line in 0..=PLIES) {
        crate::assert_shorter_answers_are_prefixes(&coins(&row), moves, line);
    }

    #[test]
    fn the_reason_gives_the_margin_by_hand(row in row()) {
        let analysis = coins(&row).analyze(&BARE);
        let margin = analysis.details.margin;
        let Reason::Margins { left, right, valley, places } = analysis.reason else {
            prop_assert!(row.is_empty());
            return Ok(());
        };
        prop_assert_eq!(left, margin_after(&row, End::Left));
        prop_assert_eq!(right, margin_after(&row, End::Right));
        prop_assert_eq!(margin, left.max(right));

        prop_assert!(valley.windows(3).all(|three| three[1] < three[0] || three[1] < three[2]));
        // In a valley both take the larger end, so all is taken in falling order.
        let mut taken = valley;
        taken.sort_unstable_by(|one, other| other.cmp(one));
        let sign = |place: usize| if place.is_multiple_of(2) { 1 } else { -1 };
        prop_assert_eq!(margin, taken.iter().enumerate().map(|(place, number)| sign(place) * number).sum::<i128>());

        let sum = |skipped: usize| row.iter().skip(skipped).step_by(2).copied().map(i128::from).sum::<i128>();
        let is_even = row.len().is_multiple_of(2);
        prop_assert_eq!(places, is_even.then(|| Places { odd: sum(0), even: sum(1) }));
        if is_even {
            prop_assert!(margin >= (sum(0) - sum(1)).abs(), "one can take all odd or all even places");
        }
    }

    #[test]
    fn a_row_read_backwards_has_the_same_margin(row in row()) {
        let backwards: Vec<i64> = row.iter().rev().copied().collect();
        prop_assert_eq!(coins(&backwards).margin(), coins(&row).margin());
    }

    #[test]
    fn one_more_on_each_number_gains_the_odd_one_out(row in vec(-1_000..1_000_i64, 0..300), more in -99..99_i64) {
        let raised: Vec<i64> = row.iter().map(|number| number + more).collect();
        let gain = i128::from(more) * (row.len() as i128 % 2);
        prop_assert_eq!(coins(&raised).margin(), coins(&row).margin() + gain);
    }

    #[test]
    fn the_table_agrees_with_fusion(row in vec(prop_oneof![-9..=9_i64, -LARGEST..=LARGEST], 1..40)) {
        let table = coins(&row).margins().unwrap();
        for first in 0..row.len() {
            for last in first..row.len() {
                let margin = coins(&row[first..=last]).margin() as f64;
                prop_assert_eq!(table[first * row.len() + last].to_bits(), margin.to_bits(), "{} to {}", first, last);
            }
        }
    }
}

#[test]
fn numbers_of_every_length_are_written_in_full() {
    let powers = (0..16).map(|digits| 10_i64.pow(digits));
    let near = powers.flat_map(|power| [power - 1, power, power + 1, 5 * power - 3]);
    let numbers: Vec<i64> = near.flat_map(|number| [number, -number]).collect();
    // Long enough to be written in several blocks.
    let numbers = numbers.repeat(40);
    let written: Vec<String> = numbers.iter().map(i64::to_string).collect();
    assert_eq!(Coins::new(numbers).unwrap().to_string(), written.join(" "));
}
