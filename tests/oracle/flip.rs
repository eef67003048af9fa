//! Flip: turn two neighbouring `+` into `-`; no move loses.

use perfect_play::flip::nim_values;
use perfect_play::{Analyze, Flip, Position};

use crate::naive::{Rules, Search};
use crate::random::Random;
use crate::{EVERYTHING, assert_agreement, outcome};

struct Board;

impl Rules for Board {
    type State = String;
    type Move = usize;

    fn moves(&self, tiles: &String) -> Vec<(usize, String)> {
        let pairs = tiles
            .match_indices('+')
            .map(|(at, _)| at)
            .filter(|&at| tiles[at..].starts_with("++"));
        pairs
            .map(|at| (at, [&tiles[..at], "--", &tiles[at + 2..]].concat()))
            .collect()
    }
}

fn solver(tiles: &str) -> Flip {
    tiles.parse().unwrap()
}

#[test]
fn boards_of_up_to_13_characters_agree() {
    let mut search = Search::new(Board);
    for length in 0..=13 {
        for bits in 0..1_u32 << length {
            let tile = |place: u32| if bits >> place & 1 == 1 { '+' } else { '-' };
            let board: String = (0..length).map(tile).collect();
            let analysis = assert_agreement(&mut search, &board, |tiles| solver(tiles));
            let nim_value = u64::from(analysis.details.nim_value);
            assert_eq!(nim_value, search.facts(&board).nim_value, "{board}");
        }
    }
}

/// A board as the lengths of its runs, sorted: the order of runs and what lies between them
/// makes no difference to the game. It brings boards of 60 characters within reach of search.
struct Runs;

impl Rules for Runs {
    type State = Vec<u8>;
    /// The length of a run, and how much of it is left before the pair.
    type Move = (u8, u8);

    fn moves(&self, runs: &Vec<u8>) -> Vec<(Self::Move, Vec<u8>)> {
        let mut moves = Vec::new();
        for (place, &run) in runs.iter().enumerate() {
            if place > 0 && runs[place - 1] == run {
                continue;
            }
            for before in 0..=run - 2 {
                let mut next = runs.clone();
                next.swap_remove(place);
                next.extend([before, run - 2 - before]);
                moves.push(((run, before), sorted(next)));
            }
        }
        moves
    }
}

fn sorted(mut runs: Vec<u8>) -> Vec<u8> {
    runs.retain(|&run| run > 1);
    runs.sort_unstable();
    runs
}

fn runs_of(tiles: &str) -> Vec<u8> {
    sorted(tiles.split('-').map(|run| run.len() as u8).collect())
}

/// Compares verdict, nim-value, depth, every move and the line of play with the search over runs.
fn compare_runs(search: &mut Search<Runs>, board: &str) {
    let position = solver(board);
    let analysis = position.analyze(&EVERYTHING);
    let facts = search.facts(&runs_of(board));
    assert_eq!(position.outcome(), outcome(facts.wins), "{board}");
    assert_eq!(
        u64::from(analysis.details.nim_value),
        facts.nim_value,
        "{board}"
    );
    assert_eq!(analysis.depth, Some(facts.depth.into()), "{board}");

    let moves = Board.moves(&board.to_owned());
    assert_eq!(analysis.moves.len(), moves.len(), "{board}");
    for (report, (left, next)) in analysis.moves.iter().zip(moves) {
        let reached = search.facts(&runs_of(&next));
        assert_eq!(report.r#move, left, "{board}");
        assert_eq!(report.result, outcome(!reached.wins), "{left} in {board}");
        assert_eq!(
            u64::from(report.value),
            reached.nim_value,
            "{left} in {board}"
        );
    }

    assert_eq!(analysis.best, analysis.line.first().copied(), "{board}");
    let mut now = board.to_owned();
    for (ply, left) in (1..).zip(&analysis.line) {
        assert!(
            now[*left..].starts_with("++"),
            "{left} is illegal in {now}, from {board}"
        );
        now.replace_range(left..&(left + 2), "--");
        let after = search.facts(&runs_of(&now));
        assert_eq!(
            after.depth + ply,
            facts.depth,
            "ply {ply} of the line from {board}, at {now}"
        );
        assert_eq!(
            after.wins,
            facts.wins ^ (ply % 2 == 1),
            "ply {ply} of the line from {board}"
        );
    }
    assert_eq!(analysis.line.len(), facts.depth as usize, "{board}");
}

#[test]
fn single_runs_of_up_to_60_pluses_agree() {
    let mut search = Search::new(Runs);
    for length in 0..=60 {
        compare_runs(&mut search, &"+".repeat(length));
    }
}

#[test]
fn random_boards_of_up_to_60_characters_agree() {
    let mut search = Search::new(Runs);
    let mut random = Random::new(294);
    for _ in 0..4_000 {
        let length = random.below(61);
        let blanks = random.pick(&[3, 5, 8, 13]);
        let tile = |_| if random.below(blanks) == 0 { '-' } else { '+' };
        let board: String = (0..length).map(tile).collect();
        compare_runs(&mut search, &board);
    }
}

#[test]
fn nim_values_of_runs_agree_with_the_definition() {
    let limit = 1_500;
    let mut expected: Vec<u8> = vec![0, 0];
    for run in 2..=limit {
        let reached: Vec<u8> = (0..=run - 2)
            .map(|before| expected[before] ^ expected[run - 2 - before])
            .collect();
        expected.push(
            (0..=u8::MAX)
                .find(|value| !reached.contains(value))
                .unwrap(),
        );
    }
    for limit in [0, 1, 2, 86, 87, limit] {
        assert_eq!(
            nim_values(limit).unwrap(),
            expected[..=limit],
            "up to {limit}"
        );
    }
}
