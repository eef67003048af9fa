//! Known answers: `cases/*.json`, each with its source.
//!
//! A case has a `source`, a `position` as somebody types it, `rules` in nim, and what is known of
//! the answer, under the names of the npm package; `bestMoves` are all moves that keep the result.

use std::num::NonZeroU64;

use perfect_play::{Analyze, Coins, Flip, Grid, Nim, Options, Outcome, Position, Squares, Winner};
use perfect_play::{coins, flip, grid, nim, squares};
use serde_json::{Map, Value, json};

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// Asserts all that is known of each case; `position` reads it, `write` writes a move, and
/// `details` adds what only this game has to say.
fn assert_cases<P: Analyze>(
    cases: &str,
    position: impl Fn(&Map<String, Value>) -> P,
    write: impl Fn(P::Move) -> Value,
    details: impl Fn(P::Details) -> Value,
) {
    let cases = parsed(cases);
    let cases = cases.as_array().unwrap();
    assert!(!cases.is_empty());
    for case in cases {
        let case = case.as_object().unwrap();
        let position = position(case);
        let analysis = position.analyze(&Options::default());
        let outcome = position.outcome();
        let best_moves = analysis
            .moves
            .iter()
            .filter(|report| report.result == outcome);
        let mut known = json!({
            "winner": match analysis.winner {
                Winner::First => "first",
                Winner::Second => "second",
                Winner::Tie => "tie",
            },
            "moveCount": analysis.move_count as u64,
            "bestMoveCount": analysis.best_move_count as u64,
            "best": analysis.best.map(&write),
            "bestMoves": best_moves.map(|report| write(report.r#move)).collect::<Vec<_>>(),
            "line": analysis.line.iter().map(|&played| write(played)).collect::<Vec<_>>(),
            "depth": analysis.depth.map(|depth| depth as u64),
        });
        let mut details = details(analysis.details);
        known
            .as_object_mut()
            .unwrap()
            .append(details.as_object_mut().unwrap());

        let answers = case
            .iter()
            .filter(|(name, _)| !matches!(name.as_str(), "source" | "position" | "rules"));
        assert!(answers.clone().count() > 0, "{case:?} claims nothing");
        assert!(!case["source"].as_str().unwrap().is_empty(), "{case:?}");
        for (name, answer) in answers {
            assert_eq!(
                known.get(name),
                Some(answer),
                "{name} of {position}: {}",
                case["source"]
            );
        }
    }
}

fn read<P: Position>(case: &Map<String, Value>) -> P {
    case["position"].as_str().unwrap().parse().unwrap()
}

fn read_nim(case: &Map<String, Value>) -> Nim {
    let mut rules = nim::Rules::default();
    for (name, value) in case
        .get("rules")
        .and_then(Value::as_object)
        .into_iter()
        .flatten()
    {
        match name.as_str() {
            "maxTake" => rules.max_take = value.as_u64().and_then(NonZeroU64::new),
            "misere" => rules.misere = value.as_bool().unwrap(),
            _ => panic!("unknown rule in {case:?}"),
        }
    }
    read::<Nim>(case).with_rules(rules)
}

#[test]
fn known_answers_of_nim_hold() {
    let write = |nim::Take { heap, take }| json!({ "heap": heap, "take": take });
    assert_cases(
        include_str!("cases/nim.json"),
        read_nim,
        write,
        |details| json!({ "nimValue": details.nim_value }),
    );
}

#[test]
fn known_answers_of_squares_hold() {
    assert_cases(
        include_str!("cases/squares.json"),
        read::<Squares>,
        Value::from,
        |details| json!({ "nimValue": details.nim_value }),
    );
}

#[test]
fn known_answers_of_flip_hold() {
    assert_cases(
        include_str!("cases/flip.json"),
        read::<Flip>,
        Value::from,
        |details| json!({ "nimValue": details.nim_value }),
    );
}

#[test]
fn known_answers_of_coins_hold() {
    let write = |end| match end {
        coins::End::Left => json!("left"),
        coins::End::Right => json!("right"),
    };
    assert_cases(
        include_str!("cases/coins.json"),
        read::<Coins>,
        write,
        |details| {
            json!({
                "margin": details.margin as i64,
                "firstTotal": details.first_total as i64,
                "secondTotal": details.second_total as i64,
            })
        },
    );
}

#[test]
fn known_answers_of_grid_hold() {
    let write = |step| match step {
        grid::Step::Down => json!("down"),
        grid::Step::Right => json!("right"),
        grid::Step::Diagonal => json!("diagonal"),
    };
    assert_cases(
        include_str!("cases/grid.json"),
        read::<Grid>,
        write,
        |details| json!({ "nimValue": details.nim_value }),
    );
}

/// A published sequence.
fn sequence(name: &str) -> Vec<u64> {
    let sequences = parsed(include_str!("cases/sequences.json"));
    let sequence = &sequences[name];
    assert!(sequence["source"].is_string(), "{name}");
    sequence["values"]
        .as_array()
        .unwrap()
        .iter()
        .map(|value| value.as_u64().unwrap())
        .collect()
}

/// A published count of several ranges: the end of each, and the count.
fn totals(name: &str) -> Vec<(u64, u64)> {
    let totals = parsed(include_str!("cases/totals.json"));
    let total = &totals[name];
    assert!(total["source"].is_string(), "{name}");
    let counts = total["up to"].as_object().unwrap();
    counts
        .iter()
        .map(|(end, count)| (end.parse().unwrap(), count.as_u64().unwrap()))
        .collect()
}

fn flip_values(limit: u64) -> Vec<u8> {
    flip::nim_values(limit as usize).unwrap()
}

fn all_pluses(length: u64) -> Flip {
    "+".repeat(length as usize).parse().unwrap()
}

#[test]
fn nim_values_of_runs_of_flip_are_those_published() {
    let published = sequence("nim-values of runs of flip");
    let values = flip_values(published.len() as u64);
    assert!(
        published
            .iter()
            .copied()
            .eq(values[1..].iter().copied().map(u64::from))
    );
    assert!(
        (1..)
            .zip(published)
            .all(|(length, value)| value == u64::from(all_pluses(length).nim_value()))
    );
}

#[test]
fn runs_of_flip_repeat_every_34_with_the_exceptions_published() {
    const PERIOD: usize = 34;
    let values = flip_values(1_000_000);
    assert_eq!(values.iter().max(), Some(&9));
    assert!((53..values.len() - PERIOD).all(|length| values[length] == values[length + PERIOD]));
    let differs = |&length: &u64| values[length as usize] != values[length as usize + 100 * PERIOD];
    let exceptions: Vec<u64> = (0..10_000).filter(differs).collect();
    assert_eq!(
        exceptions,
        sequence("runs of flip outside the period of 34")
    );
}

#[test]
fn lost_runs_of_flip_are_those_published() {
    let (early, remainders) = (
        sequence("lost runs of flip outside the period of 34"),
        sequence("remainders by 34 of lost runs of flip"),
    );
    for (length, value) in (0..).zip(flip_values(1_000_000)) {
        let lost = early.contains(&length) || remainders.contains(&(length % 34));
        assert_eq!(value == 0, lost, "a run of {length}");
    }
}

#[test]
fn won_runs_of_flip_are_as_many_as_published() {
    for (end, count) in totals("won runs of flip") {
        let won = flip_values(end)[1..]
            .iter()
            .filter(|&&value| value > 0)
            .count() as u64;
        assert_eq!(won, count, "of 1 to {end}");
        if end <= 1_000 {
            let won = (1..=end).filter(|&length| all_pluses(length).outcome() == Outcome::Win);
            assert_eq!(won.count() as u64, count, "of 1 to {end}");
        }
    }
}

#[test]
fn lost_piles_of_squares_are_those_published() {
    let published = sequence("lost piles of squares");
    let lost = |&stones: &u64| Squares::new(stones).unwrap().outcome() == Outcome::Loss;
    let end = *published.last().unwrap();
    assert_eq!((0..=end).filter(lost).collect::<Vec<_>>(), published);
}

#[test]
fn lost_piles_of_squares_are_as_many_as_counted() {
    for (end, count) in totals("lost piles of squares") {
        let mut wins = vec![9; end as usize + 1];
        squares::fill_table(0, &mut wins).unwrap();
        let lost: u64 = wins.iter().map(|&wins| u64::from(wins == 0)).sum();
        assert_eq!(lost, count, "up to {end}");
        assert!(wins.iter().all(|&wins| wins <= 1));
    }
}

#[test]
fn nim_values_of_piles_of_squares_are_those_published() {
    let published = sequence("nim-values of piles of squares");
    let values = squares::nim_values(published.len() as u64 - 1).unwrap();
    assert!(published.into_iter().eq(values.into_iter().map(u64::from)));
}

#[test]
fn the_greatest_nim_value_of_squares_is_the_one_found_by_the_definition() {
    for (end, greatest) in totals("greatest nim-value of squares") {
        let values = squares::nim_values(end).unwrap();
        assert_eq!(values.iter().max().copied().map(u64::from), Some(greatest));
        assert_eq!(
            values
                .iter()
                .position(|&value| u64::from(value) == greatest),
            Some(994_433)
        );
    }
}

#[test]
fn lost_triples_of_squares_are_as_many_as_published() {
    for (end, count) in totals("lost triples of squares") {
        // Piles by nim-value; a triple is lost when the three values have nim-sum 0.
        let mut piles = [0_u64; 256];
        for value in squares::nim_values(end).unwrap() {
            piles[usize::from(value)] += 1;
        }
        let pairs = (0..256).flat_map(|one| (0..256).map(move |other| (one, other)));
        let ordered: u64 = pairs
            .map(|(one, other)| piles[one] * piles[other] * piles[one ^ other])
            .sum();
        // Each triple a <= b <= c is counted 6 times, but 3 times if two are equal, and once if
        // all are: a a c is lost when c is.
        let (two_equal, all_equal) = ((end + 1) * piles[0], piles[0]);
        assert_eq!(
            (ordered + 3 * two_equal + 2 * all_equal) / 6,
            count,
            "up to {end}"
        );
    }
}

fn multiples_are_lost(n: u64) -> bool {
    let rules = nim::Rules {
        max_take: None,
        misere: false,
    };
    Nim::new([n, 2 * n, 3 * n])
        .unwrap()
        .with_rules(rules)
        .outcome()
        == Outcome::Loss
}

#[test]
fn heaps_of_n_2n_and_3n_are_lost_where_published() {
    let published = sequence("n for which heaps of n, 2n and 3n are lost");
    let end = *published.last().unwrap();
    assert_eq!(
        (0..=end)
            .filter(|&n| multiples_are_lost(n))
            .collect::<Vec<_>>(),
        published
    );
    for (end, count) in totals("n for which heaps of n, 2n and 3n are lost") {
        assert_eq!(
            (1..=end).filter(|&n| multiples_are_lost(n)).count() as u64,
            count,
            "of 1 to {end}"
        );
    }
}
