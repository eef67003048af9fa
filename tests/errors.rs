//! Every refusal: its code, its exact sentence and its place; and what is accepted instead.
//!
//! What people type is in `cases/refused.json` and `cases/accepted.json`; here are those, and the
//! refusals of values, of illegal moves and of what is over `limits`.

use std::fmt::Debug;

use perfect_play::ErrorCode::{
    self, Empty, IllegalMove, InvalidCharacter, InvalidOption, NotAnInteger, OutOfRange,
    RaggedGrid, StartBlocked, TooLarge,
};
use perfect_play::coins::End;
use perfect_play::grid::Step;
use perfect_play::nim::Take;
use perfect_play::{Coins, Flip, GameError, Grid, Nim, Place, Position, Squares};
use perfect_play::{flip, limits, squares};
use serde_json::{Value, json};

fn assert_refusal<T: Debug>(
    result: Result<T, GameError>,
    code: ErrorCode,
    sentence: &str,
    place: impl Into<Option<Place>>,
) {
    let error = result.unwrap_err();
    assert_eq!(error.to_string(), sentence);
    assert_eq!(
        (error.code(), error.place()),
        (code, place.into()),
        "{sentence}"
    );
}

const fn index(index: usize) -> Place {
    Place { index, cell: None }
}

const fn cell(index: usize, row: usize, column: usize) -> Place {
    let cell = Some((row, column));
    Place { index, cell }
}

fn assert_illegal<P: Position>(position: &P, played: P::Move, sentence: &str) {
    assert_refusal(position.play(played), IllegalMove, sentence, None);
}

fn read<P: Position>(text: &str) -> P {
    text.parse().unwrap()
}

/// Reads a text as a position of each of the games named, into canonical notation.
fn read_as(case: &Value) -> impl Iterator<Item = Result<String, GameError>> {
    let text = case["text"].as_str().unwrap();
    let games = case["games"].as_array().unwrap();
    assert!(!games.is_empty(), "{case}");
    games.iter().map(move |game| match game.as_str() {
        Some("nim") => text.parse().map(|nim: Nim| nim.to_string()),
        Some("squares") => text.parse().map(|pile: Squares| pile.to_string()),
        Some("flip") => text.parse().map(|board: Flip| board.to_string()),
        Some("coins") => text.parse().map(|row: Coins| row.to_string()),
        Some("grid") => text.parse().map(|grid: Grid| grid.to_string()),
        _ => panic!("unknown game in {case}"),
    })
}

fn cases(text: &str) -> Vec<Value> {
    let cases: Vec<Value> = serde_json::from_str(text).unwrap();
    assert!(!cases.is_empty());
    cases
}

/// What is said of a refused text, in the shape of `cases/refused.json`.
fn described(read: Result<String, GameError>) -> Value {
    let error = match read {
        Ok(position) => return json!({ "accepted as": position }),
        Err(error) => error,
    };
    let (code, message) = (error.code().as_str(), error.to_string());
    match error.place() {
        None => json!({ "code": code, "message": message }),
        Some(Place { index, cell: None }) => {
            json!({ "code": code, "message": message, "at": { "index": index } })
        }
        Some(Place {
            index,
            cell: Some((row, column)),
        }) => {
            let at = json!({ "index": index, "row": row, "column": column });
            json!({ "code": code, "message": message, "at": at })
        }
    }
}

#[test]
fn what_people_mistype_is_refused_with_code_sentence_and_place() {
    let mut differences = Vec::new();
    for case in cases(include_str!("cases/refused.json")) {
        let mut expected = case.clone();
        let object = expected.as_object_mut().unwrap();
        object.retain(|name, _| !matches!(name.as_str(), "games" | "text"));
        for said in read_as(&case).map(described) {
            if said != expected {
                differences.push(format!("{case}\n    but {said}"));
            }
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn what_people_and_problems_write_is_accepted() {
    for case in cases(include_str!("cases/accepted.json")) {
        for read in read_as(&case) {
            assert_eq!(
                read.as_deref(),
                Ok(case["position"].as_str().unwrap()),
                "{case}"
            );
        }
    }
}

#[test]
fn codes_are_spelled_as_in_the_npm_package() {
    let codes = [
        (Empty, "empty"),
        (InvalidCharacter, "invalid-character"),
        (NotAnInteger, "not-an-integer"),
        (OutOfRange, "out-of-range"),
        (RaggedGrid, "ragged-grid"),
        (StartBlocked, "start-blocked"),
        (IllegalMove, "illegal-move"),
        (InvalidOption, "invalid-option"),
        (TooLarge, "too-large"),
    ];
    for (code, name) in codes {
        assert_eq!(code.as_str(), name);
    }
}

#[test]
fn heaps_that_nim_does_not_have_are_refused() {
    let no_heap = "There is no heap: write the stones of each, such as `21` or `3 4 5`.";
    assert_refusal(Nim::new([]), Empty, no_heap, None);
    let too_large = "Heap 2 is 9007199254740992: a heap has at most 9007199254740991 stones.";
    assert_refusal(
        Nim::new([1, limits::NIM_HEAP + 1]),
        TooLarge,
        too_large,
        index(1),
    );
    assert!(Nim::new([limits::NIM_HEAP]).is_ok());

    let too_many = "There are more than 1000000 heaps, the most accepted.";
    assert_refusal(
        Nim::new(vec![0; limits::NIM_HEAPS + 1]),
        TooLarge,
        too_many,
        None,
    );
    assert!(Nim::new(vec![0; limits::NIM_HEAPS]).is_ok());
    let text = "0 ".repeat(limits::NIM_HEAPS + 1);
    assert_refusal(text.parse::<Nim>(), TooLarge, too_many, index(2_000_000));
}

#[test]
fn illegal_takes_are_refused() {
    let refusals = [
        (
            "4",
            0,
            0,
            "0 cannot be taken: a move takes 1 to 3 stones from heap 0.",
        ),
        (
            "4",
            0,
            4,
            "4 cannot be taken: a move takes 1 to 3 stones from heap 0.",
        ),
        (
            "9 2",
            1,
            3,
            "3 cannot be taken: a move takes 1 to 2 stones from heap 1.",
        ),
        (
            "1",
            0,
            2,
            "2 cannot be taken: a move takes 1 stone from heap 0.",
        ),
        ("0", 0, 1, "Heap 0 has no stone to take."),
        ("4", 1, 1, "There is no heap 1: the only heap is number 0."),
        (
            "3 4",
            2,
            1,
            "There is no heap 2: the heaps are numbered 0 to 1.",
        ),
    ];
    for (heaps, heap, take, sentence) in refusals {
        assert_illegal(&read::<Nim>(heaps), Take { heap, take }, sentence);
    }
    let most = Take {
        heap: 0,
        take: u64::MAX,
    };
    let sentence = "18446744073709551615 cannot be taken: a move takes 1 stone from heap 0.";
    assert_illegal(&read::<Nim>("1"), most, sentence);
}

#[test]
fn piles_that_squares_does_not_have_are_refused() {
    let above = "100000001 is too many stones: a pile has at most 100000000.";
    assert_refusal(Squares::new(limits::SQUARES + 1), TooLarge, above, None);
    assert_refusal(
        squares::fill_table(limits::SQUARES, &mut [9, 9]),
        TooLarge,
        above,
        None,
    );
    let far_above = "18446744073709551615 is too many stones: a pile has at most 100000000.";
    assert_refusal(Squares::new(u64::MAX), TooLarge, far_above, None);
    assert_refusal(
        squares::fill_table(u64::MAX, &mut [9, 9]),
        TooLarge,
        far_above,
        None,
    );
    assert_eq!(squares::fill_table(u64::MAX, &mut []), Ok(()));

    let above = "1000001 is too many stones: nim-values are known up to 1000000.";
    let values = squares::nim_values(limits::SQUARES_NIM_VALUE + 1);
    assert_refusal(values, TooLarge, above, None);
    let far_above = "18446744073709551615 is too many stones: nim-values are known up to 1000000.";
    assert_refusal(squares::nim_values(u64::MAX), TooLarge, far_above, None);
}

#[test]
fn illegal_squares_are_refused() {
    let refusals = [
        (0, 1, "There is no stone to take."),
        (0, 0, "There is no stone to take."),
        (1, 4, "4 cannot be taken: the only move takes 1."),
        (3, 2, "2 cannot be taken: the only move takes 1."),
        (
            7,
            0,
            "0 cannot be taken: a move takes a square, from 1 to 4.",
        ),
        (
            7,
            5,
            "5 cannot be taken: a move takes a square, from 1 to 4.",
        ),
        (
            7,
            9,
            "9 cannot be taken: a move takes a square, from 1 to 4.",
        ),
    ];
    for (stones, taken, sentence) in refusals {
        assert_illegal(&Squares::new(stones).unwrap(), taken, sentence);
    }
    let sentence = "18446744073709551615 cannot be taken: a move takes a square, from 1 to 100.";
    assert_illegal(&read::<Squares>("100"), u64::MAX, sentence);
}

#[test]
fn boards_and_runs_over_the_limit_are_refused() {
    let sentence = "The board has 10000001 characters: 10000000 is the most accepted.";
    let board = "-".repeat(limits::FLIP + 1);
    assert_refusal(board.parse::<Flip>(), TooLarge, sentence, None);
    assert!(board[1..].parse::<Flip>().is_ok());
    let sentence = "A run of 10000001 is too long: 10000000 is the most accepted.";
    assert_refusal(flip::nim_values(limits::FLIP + 1), TooLarge, sentence, None);
}

#[test]
fn flips_of_what_is_no_pair_are_refused() {
    for (board, left) in [
        ("", 0),
        ("--", 0),
        ("+-+", 0),
        ("++", 1),
        ("++", 2),
        ("++", 99),
    ] {
        let sentence = format!(
            "There is no ++ at character {} ({left} counted from 0): a move flips two neighbouring +.",
            left + 1
        );
        assert_illegal(&read::<Flip>(board), left, &sentence);
    }
    let furthest = read::<Flip>("++").play(usize::MAX);
    assert_eq!(furthest.unwrap_err().code(), IllegalMove);
}

#[test]
fn numbers_that_coins_does_not_have_are_refused() {
    let above = "Number 2 is 9007199254740992: \
                 numbers lie between -9007199254740991 and 9007199254740991.";
    assert_refusal(Coins::new([0, 1 << 53]), OutOfRange, above, index(1));
    let below = "Number 1 is -9223372036854775808: \
                 numbers lie between -9007199254740991 and 9007199254740991.";
    assert_refusal(Coins::new([i64::MIN]), OutOfRange, below, index(0));

    let too_many = "There are more than 1000000 numbers, the most accepted.";
    assert_refusal(
        Coins::new(vec![0; limits::COINS + 1]),
        TooLarge,
        too_many,
        None,
    );
    assert!(Coins::new(vec![0; limits::COINS]).is_ok());
    let text = "0,".repeat(limits::COINS + 1);
    assert_refusal(text.parse::<Coins>(), TooLarge, too_many, index(2_000_000));

    let row = |count| Coins::new(vec![1; count]).unwrap();
    let sentence = "A table of 2049 numbers is too large: 2048 is the most accepted.";
    assert_refusal(
        row(limits::COINS_TABLE + 1).margins(),
        TooLarge,
        sentence,
        None,
    );
    assert!(row(limits::COINS_TABLE).margins().is_ok());
}

#[test]
fn taking_from_an_empty_row_is_refused() {
    for end in [End::Left, End::Right] {
        assert_illegal(&read::<Coins>(""), end, "There is no number left to take.");
    }
}

#[test]
fn rows_that_make_no_grid_are_refused() {
    let no_grid = "There is no grid: write its rows in W and B, such as `WWB/WWW`.";
    assert_refusal(Grid::from_rows::<&str>([]), Empty, no_grid, None);
    let blank = "Row 1 is blank: every row has at least one cell.";
    assert_refusal(Grid::from_rows([""]), RaggedGrid, blank, cell(0, 0, 0));
    let blank = "Row 2 is blank: every row has at least one cell.";
    assert_refusal(
        Grid::from_rows(["WW", ""]),
        RaggedGrid,
        blank,
        cell(1, 1, 0),
    );
    let ragged = "Row 2 has length 3, but the first row has length 2.";
    assert_refusal(
        Grid::from_rows(["WW", "WWW"]),
        RaggedGrid,
        ragged,
        cell(1, 1, 2),
    );
    let strange = "Column 2 of row 2 is `X`: a cell is W (free), B (blocked) or T (the token).";
    assert_refusal(
        Grid::from_rows(["WW", "WX"]),
        InvalidCharacter,
        strange,
        cell(1, 1, 1),
    );
    let strange = "Column 2 of row 1 is `/`: a cell is W (free), B (blocked) or T (the token).";
    assert_refusal(
        Grid::from_rows(["W/W"]),
        InvalidCharacter,
        strange,
        cell(0, 0, 1),
    );
    let blocked = "The token starts at the top left, which is blocked: write T where it stands.";
    assert_refusal(
        Grid::from_rows(["BW"]),
        StartBlocked,
        blocked,
        cell(0, 0, 0),
    );
    let second = "Column 1 of row 2 is a second T: there is one token.";
    assert_refusal(
        Grid::from_rows(["WT", "TW"]),
        StartBlocked,
        second,
        cell(1, 1, 0),
    );
    assert_eq!(Grid::from_rows([" WW ", "WT\r\n"]), "WW/WT".parse());
}

#[test]
fn grids_over_the_limit_are_refused() {
    let sentence = "The grid has more than 16777216 cells, the most accepted.";
    let row = "W".repeat(limits::GRID_CELLS + 1);
    assert_refusal(row.parse::<Grid>(), TooLarge, sentence, None);
    let column = "W\n".repeat(limits::GRID_CELLS + 1);
    assert_refusal(column.parse::<Grid>(), TooLarge, sentence, None);
    let square = vec!["W".repeat(4_096); 4_097];
    assert_refusal(Grid::from_rows(square), TooLarge, sentence, None);
}

#[test]
fn steps_to_where_no_free_cell_is_are_refused() {
    let refusals = [
        ("W", Step::Down, "row 1, column 1 cannot move down"),
        ("WB/BB", Step::Right, "row 1, column 1 cannot move right"),
        (
            "WB/BB",
            Step::Diagonal,
            "row 1, column 1 cannot move diagonally",
        ),
        ("WW/WT", Step::Down, "row 2, column 2 cannot move down"),
    ];
    for (grid, step, what) in refusals {
        let sentence = format!("The token in {what}: there is no free cell.");
        assert_illegal(&read::<Grid>(grid), step, &sentence);
    }
}
