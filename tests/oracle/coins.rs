//! Coins: take a number from either end; the higher total wins.

use std::collections::HashMap;
use std::ops::Range;

use perfect_play::coins::{End, Places, Reason};
use perfect_play::{Analyze, Coins, Options, Outcome, Position, Winner};

use crate::EVERYTHING;
use crate::random::Random;

/// The largest number of a row, 2^53 - 1.
const LARGEST: i64 = 9_007_199_254_740_991;

/// Search over what is left of a row: the mover's total less the opponent's.
struct Margins<'a> {
    row: &'a [i64],
    known: HashMap<Range<usize>, i128>,
}

impl<'a> Margins<'a> {
    fn new(row: &'a [i64]) -> Self {
        let known = HashMap::new();
        Self { row, known }
    }

    fn whole(&self) -> Range<usize> {
        0..self.row.len()
    }

    fn margin(&mut self, left: &Range<usize>) -> i128 {
        if left.is_empty() {
            return 0;
        }
        if let Some(&margin) = self.known.get(left) {
            return margin;
        }
        let margin = self
            .after(left, End::Left)
            .max(self.after(left, End::Right));
        self.known.insert(left.clone(), margin);
        margin
    }

    /// The mover's margin if the number at an end is taken now.
    fn after(&mut self, left: &Range<usize>, end: End) -> i128 {
        let (taken, rest) = without(left, end);
        i128::from(self.row[taken]) - self.margin(&rest)
    }
}

fn without(left: &Range<usize>, end: End) -> (usize, Range<usize>) {
    match end {
        End::Left => (left.start, left.start + 1..left.end),
        End::Right => (left.end - 1, left.start..left.end - 1),
    }
}

fn outcome(margin: i128) -> (Outcome, Winner) {
    match margin.signum() {
        1 => (Outcome::Win, Winner::First),
        0 => (Outcome::Tie, Winner::Tie),
        _ => (Outcome::Loss, Winner::Second),
    }
}

fn compare(row: &[i64]) {
    let mut search = Margins::new(row);
    let all = search.whole();
    let margin = search.margin(&all);
    let position = Coins::new(row).unwrap();
    let analysis = position.analyze(&EVERYTHING);

    assert_eq!(position.margin(), margin, "{row:?}");
    assert_eq!(analysis.details.margin, margin, "{row:?}");
    assert_eq!(
        (position.outcome(), analysis.winner),
        outcome(margin),
        "{row:?}"
    );
    let total: i128 = row.iter().copied().map(i128::from).sum();
    let (first, second) = (analysis.details.first_total, analysis.details.second_total);
    assert_eq!((first + second, first - second), (total, margin), "{row:?}");
    assert_eq!(analysis.details.count, row.len());
    assert_eq!(analysis.depth, Some(row.len() as u128));

    let ends: &[End] = match row.len() {
        0 => &[],
        1 => &[End::Left],
        _ => &[End::Left, End::Right],
    };
    assert!(position.moves().eq(ends.iter().copied()), "{row:?}");
    assert_eq!(analysis.moves.len(), ends.len(), "{row:?}");
    let mut best_moves = 0;
    for (report, &end) in analysis.moves.iter().zip(ends) {
        let after = search.after(&all, end);
        assert_eq!(report.r#move, end, "{row:?}");
        assert_eq!(report.value, after, "{end:?} of {row:?}");
        assert_eq!(report.result, outcome(after).0, "{end:?} of {row:?}");
        best_moves += u128::from(outcome(after) == outcome(margin));
        let rest = &row[without(&all, end).1];
        assert_eq!(
            position.play(end).unwrap().numbers(),
            rest,
            "{end:?} of {row:?}"
        );
    }
    assert_eq!(analysis.move_count, ends.len() as u128, "{row:?}");
    assert_eq!(analysis.best_move_count, best_moves, "{row:?}");
    assert_eq!(analysis.best, analysis.line.first().copied(), "{row:?}");

    compare_reason(&mut search, &analysis.reason);
    compare_lines(&mut search, &position, &analysis.line);
}

/// The facts of a reason: margins after either move, sums of places, and a valley as promised.
fn compare_reason(search: &mut Margins, reason: &Reason) {
    let row = search.row;
    let Reason::Margins {
        left,
        right,
        valley,
        places,
    } = reason
    else {
        assert!(row.is_empty() && *reason == Reason::NoMoves, "{row:?}");
        return;
    };
    let all = search.whole();
    assert_eq!(
        (*left, *right),
        (
            search.after(&all, End::Left),
            search.after(&all, End::Right)
        ),
        "{row:?}"
    );
    let sum = |skipped: usize| {
        row.iter()
            .skip(skipped)
            .step_by(2)
            .copied()
            .map(i128::from)
            .sum::<i128>()
    };
    let is_even = row.len().is_multiple_of(2);
    let sums = Places {
        odd: sum(0),
        even: sum(1),
    };
    assert_eq!(*places, is_even.then_some(sums), "{row:?}");
    assert!(
        valley
            .windows(3)
            .all(|three| three[1] < three[0] || three[1] < three[2]),
        "inner peak in the valley {valley:?} of {row:?}"
    );
    if let Ok(valley) = valley
        .iter()
        .map(|&number| i64::try_from(number))
        .collect::<Result<Vec<_>, _>>()
    {
        let mut of_valley = Margins::new(&valley);
        let whole = of_valley.whole();
        assert_eq!(
            of_valley.margin(&whole),
            search.margin(&all),
            "valley {valley:?} of {row:?}"
        );
    }
}

/// However much of the line is asked for, each ply keeps the margin.
fn compare_lines(search: &mut Margins, position: &Coins, line: &[End]) {
    let row = search.row;
    assert_eq!(line.len(), row.len(), "{row:?}");
    let mut left = search.whole();
    for (ply, &end) in line.iter().enumerate() {
        let margin = search.margin(&left);
        assert_eq!(
            search.after(&left, end),
            margin,
            "ply {ply} of {line:?} from {row:?}"
        );
        left = without(&left, end).1;
    }
    for max_line in [
        0,
        1,
        2,
        3,
        row.len() / 3,
        row.len() / 2,
        row.len().saturating_sub(1),
    ] {
        let options = Options {
            max_line,
            ..EVERYTHING
        };
        let some = position.analyze(&options).line;
        assert_eq!(
            some,
            line[..max_line.min(line.len())],
            "{max_line} plies of {row:?}"
        );
    }
}

fn random_row(random: &mut Random, numbers: &[i64]) -> Vec<i64> {
    let count = random.below(41);
    (0..count).map(|_| random.pick(numbers)).collect()
}

#[test]
fn rows_over_0_to_3_of_up_to_7_numbers_agree() {
    for count in 0..=7 {
        for number in 0..4_i64.pow(count) {
            let row: Vec<i64> = (0..count)
                .map(|place| number / 4_i64.pow(place) % 4)
                .collect();
            compare(&row);
        }
    }
}

#[test]
fn rows_over_minus_1_to_1_of_up_to_9_numbers_agree() {
    for count in 0..=9 {
        for number in 0..3_i64.pow(count) {
            let row: Vec<i64> = (0..count)
                .map(|place| number / 3_i64.pow(place) % 3 - 1)
                .collect();
            compare(&row);
        }
    }
}

#[test]
fn random_rows_with_many_ties_agree() {
    let mut random = Random::new(486);
    for numbers in [&[0, 1][..], &[-1, 0, 1], &[0, 1, 2, 3], &[-5, 5], &[7]] {
        for _ in 0..600 {
            compare(&random_row(&mut random, numbers));
        }
    }
}

#[test]
fn random_rows_of_up_to_40_numbers_agree() {
    let mut random = Random::new(877);
    for _ in 0..3_000 {
        let spread = random.pick(&[10, 100, 1_000_000]);
        let count = random.below(41);
        let row: Vec<i64> = (0..count)
            .map(|_| random.below(2 * spread + 1).cast_signed() - spread.cast_signed())
            .collect();
        compare(&row);
    }
}

#[test]
fn rows_of_numbers_near_the_limits_agree() {
    let mut random = Random::new(53);
    let extremes = [LARGEST, LARGEST - 1, 1 - LARGEST, -LARGEST, 0, 1];
    for _ in 0..2_000 {
        compare(&random_row(&mut random, &extremes));
    }
    for _ in 0..100 {
        compare(&random_row(&mut random, &[LARGEST, -LARGEST]));
    }
}

#[test]
fn rows_of_a_shape_agree() {
    let sides = |count: i64| -> [Vec<i64>; 12] {
        let row = |number: &dyn Fn(i64) -> i64| (0..count).map(number).collect();
        [
            row(&|_| 5),
            row(&|place| place),
            row(&|place| -place),
            row(&|place| (place - count / 2).abs()),
            row(&|place| -(place - count / 2).abs()),
            row(&|place| place % 2 * 9),
            row(&|place| (place + 1) % 2 * 9),
            row(&|place| place % 3),
            row(&|place| place % 2 * place),
            row(&|place| (1 - place % 2 * 2) * place),
            row(&|place| place * place % 7),
            row(&|place| if place % 2 == 0 { 0 } else { count - place }),
        ]
    };
    for count in 0..=40 {
        for row in sides(count) {
            compare(&row);
        }
    }
}

#[test]
fn the_table_of_margins_agrees() {
    let mut random = Random::new(1_025);
    for _ in 0..200 {
        let row = random_row(&mut random, &[-3, -1, 0, 1, 2, 100, LARGEST]);
        let mut search = Margins::new(&row);
        let table = Coins::new(row.clone()).unwrap().margins().unwrap();
        assert_eq!(table.len(), row.len() * row.len());
        for (place, margin) in table.into_iter().enumerate() {
            let (first, last) = (place / row.len(), place % row.len());
            if first > last {
                assert!(margin.is_nan(), "coins {first} to {last} of {row:?}");
            } else {
                let expected = search.margin(&(first..last + 1)) as f64;
                assert_eq!(
                    margin.to_bits(),
                    expected.to_bits(),
                    "coins {first} to {last} of {row:?}"
                );
            }
        }
    }
}
