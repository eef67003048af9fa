//! The exports, in Node and in a browser: each answers, and each refuses with a `GameError`.
//!
//! What they answer is proven natively; here it is that the answer arrives in JavaScript.

#![cfg(target_arch = "wasm32")]

use js_sys::{
    Array, Error, Float64Array, Function, JSON, Object, Reflect, Uint8Array, Uint32Array,
};
use perfect_play::wasm::{
    coins_analyze, coins_margins, coins_play, coins_wins, flip_analyze, flip_nim_values, flip_play,
    flip_wins, grid_analyze, grid_depths, grid_nim_values, grid_outcomes, grid_play, grid_wins,
    nim_analyze, nim_play, nim_wins, read_limits, squares_analyze, squares_nim_values,
    squares_play, squares_table, squares_wins,
};
use perfect_play::{limits, nim, squares};
use wasm_bindgen::prelude::{Closure, JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

const NONE: JsValue = JsValue::UNDEFINED;

/// A value from its JSON.
fn json(text: &str) -> JsValue {
    JSON::parse(text).expect("valid JSON")
}

/// The JSON of a value.
fn spelled(value: &JsValue) -> String {
    JSON::stringify(value).map_or_else(|_| String::new(), String::from)
}

fn get(object: &JsValue, key: &str) -> JsValue {
    Reflect::get(object, &key.into()).expect("an object")
}

/// The bytes of a table.
fn bytes(table: JsValue) -> Vec<u8> {
    let table: Uint8Array = table.dyn_into().expect("bytes");
    table.to_vec()
}

/// Asserts fields of an answer, each by its JSON.
fn assert_fields(answer: Result<JsValue, JsValue>, fields: &[(&str, &str)]) {
    let answer = answer.expect("an answer");
    for (key, expected) in fields {
        assert_eq!(spelled(&get(&answer, key)), *expected, "{key}");
    }
}

/// Asserts the code of a refusal, its sentence and, by its JSON, its place.
fn assert_refused<T>(answer: Result<T, JsValue>, code: &str, sentence: &str, at: Option<&str>) {
    let refusal = answer.err().expect("a refusal");
    let error: &Error = refusal.dyn_ref().expect("an instance of Error");
    assert_eq!(error.name(), "GameError");
    assert_eq!(error.message(), sentence);
    assert_eq!(get(&refusal, "code"), code);
    let place = get(&refusal, "at");
    let place = (!place.is_undefined()).then(|| spelled(&place));
    assert_eq!(place.as_deref(), at);
}

#[wasm_bindgen_test]
fn nim_takes_a_number_an_array_or_text() {
    for (heaps, wins) in [
        ("4", false),
        ("7", true),
        ("[1,2,3]", false),
        ("\"3 4 5\"", true),
    ] {
        assert_eq!(nim_wins(&json(heaps), &NONE), Ok(wins), "{heaps}");
    }
    assert_eq!(nim_wins(&JsValue::from(2_147_483_647_u32), &NONE), Ok(true));
    let typed = Float64Array::from([3.0, 4.0, 7.0].as_slice());
    let classical = Object::new();
    Reflect::set(&classical, &"maxTake".into(), &f64::INFINITY.into()).expect("a plain object");
    assert_eq!(nim_wins(&typed, &classical), Ok(false));
}

#[wasm_bindgen_test]
fn nim_is_analyzed_by_its_rules() {
    let options = json(r#"{"maxTake":2,"misere":true,"maxMoves":1,"maxLine":2}"#);
    assert_fields(
        nim_analyze(&json("[2,4]"), &options),
        &[
            ("game", r#""nim""#),
            ("position", r#""2 4""#),
            ("winner", r#""first""#),
            ("moveCount", "4"),
            ("bestMoveCount", "2"),
            (
                "moves",
                r#"[{"move":{"heap":0,"take":1},"result":"loss","value":0}]"#,
            ),
            ("best", r#"{"heap":0,"take":2}"#),
            ("line", r#"[{"heap":0,"take":2},{"heap":1,"take":1}]"#),
            ("depth", "4"),
            (
                "reason",
                r#"{"kind":"nim-sum","values":[2,1],"nimSum":3,"allSmall":false}"#,
            ),
            ("heaps", "[2,4]"),
            ("nimValue", "3"),
        ],
    );
    assert_fields(
        nim_analyze(&json("6"), &NONE),
        &[("reason", r#"{"kind":"modulus","modulus":4,"remainder":2}"#)],
    );
    assert_fields(
        nim_analyze(&json("0"), &NONE),
        &[("reason", r#"{"kind":"no-moves"}"#), ("best", "null")],
    );
}

#[wasm_bindgen_test]
fn nim_is_played() {
    let played = nim_play(&json("[3,4,5]"), &json(r#"{"heap":1,"take":2}"#), &NONE);
    assert_eq!(played.as_deref(), Ok("3 2 5"));
    assert_eq!(
        nim_play(&json("21"), &json("1"), &NONE).as_deref(),
        Ok("20")
    );
}

#[wasm_bindgen_test]
fn nim_refuses_what_is_no_position_no_move_and_no_rule() {
    assert_refused(
        nim_wins(&json("\" \""), &NONE),
        "empty",
        "There is no heap: write the stones of each, such as `21` or `3 4 5`.",
        None,
    );
    assert_refused(
        nim_analyze(&json("[3,-5]"), &NONE),
        "out-of-range",
        "Heap 2 is -5: a heap has 0 or more stones.",
        Some(r#"{"index":1}"#),
    );
    assert_refused(
        nim_wins(&json("[3,2.5]"), &NONE),
        "not-an-integer",
        "Element 1 is 2.5: a whole number belongs there.",
        Some(r#"{"index":1}"#),
    );
    assert_refused(
        nim_play(&json("5"), &json("4"), &NONE),
        "illegal-move",
        "4 cannot be taken: a move takes 1 to 3 stones from heap 0.",
        None,
    );
    assert_refused(
        nim_wins(&json("5"), &json(r#"{"maxTake":0}"#)),
        "invalid-option",
        "The option maxTake is 0: pass a whole number, 1 or more, or Infinity.",
        None,
    );
}

#[wasm_bindgen_test]
fn squares_takes_a_number_or_text() {
    assert_eq!(squares_wins(&json("4")), Ok(true));
    assert_eq!(squares_wins(&json("\"7\"")), Ok(false));
}

#[wasm_bindgen_test]
fn squares_is_analyzed() {
    assert_fields(
        squares_analyze(&json("7"), &NONE),
        &[
            ("game", r#""squares""#),
            ("position", r#""7""#),
            ("winner", r#""second""#),
            (
                "moves",
                r#"[{"move":1,"result":"loss","value":1},{"move":4,"result":"loss","value":1}]"#,
            ),
            ("best", "4"),
            ("line", "[4,1,1,1]"),
            ("depth", "4"),
            (
                "reason",
                r#"{"kind":"all-moves-answered","answers":[{"move":1,"answer":1},{"move":4,"answer":1}]}"#,
            ),
            ("stones", "7"),
            ("nimValue", "0"),
        ],
    );
    let beyond = JsValue::from(limits::SQUARES_NIM_VALUE as f64 + 1.0);
    assert_fields(
        squares_analyze(&beyond, &json(r#"{"maxMoves":1}"#)),
        &[
            ("moves", r#"[{"move":1,"result":"loss","value":null}]"#),
            ("depth", "null"),
            ("nimValue", "null"),
        ],
    );
}

#[wasm_bindgen_test]
fn squares_is_played() {
    assert_eq!(squares_play(&json("13"), &json("9")).as_deref(), Ok("4"));
}

#[wasm_bindgen_test]
fn squares_has_tables() {
    let table = squares_table(&json("7"), &NONE).map(bytes);
    assert_eq!(table, Ok(vec![0, 1, 0, 1, 1, 0, 1, 0]));
    let values = squares_nim_values(&json("8"));
    assert_eq!(values, Ok(vec![0, 1, 0, 1, 2, 0, 1, 0, 1]));
}

#[wasm_bindgen_test]
fn a_table_reports_its_progress_and_may_ask_for_another() {
    let shares = Array::new();
    let reported = shares.clone();
    let report = Closure::<dyn FnMut(f64)>::new(move |share: f64| {
        let inner = squares_table(&json("7"), &NONE);
        assert_eq!(inner.map(|table| bytes(table).len()), Ok(8));
        reported.push(&share.into());
    });
    let table = squares_table(&json("600000"), report.as_ref()).expect("a table");
    let mut expected = vec![0; 600_001];
    squares::fill_table(0, &mut expected).expect("piles within the limit");
    assert_eq!(bytes(table), expected);
    let shares: Vec<f64> = shares.iter().filter_map(|share| share.as_f64()).collect();
    assert!(shares.len() > 1 && shares.is_sorted_by(|share, next| share < next));
    assert_eq!(shares.last(), Some(&1.0));
}

#[wasm_bindgen_test]
fn what_a_report_of_progress_throws_is_thrown_on() {
    let throws = Function::new_no_args("throw 'enough'");
    assert_eq!(
        squares_table(&json("7"), &throws).err(),
        Some("enough".into())
    );
    assert_eq!(squares_wins(&json("7")), Ok(false));
}

#[wasm_bindgen_test]
fn squares_refuses_what_is_no_pile_no_move_and_no_function() {
    assert_refused(
        squares_wins(&json("\"4;\"")),
        "invalid-character",
        "Character 2 is `;`: write whole numbers, with spaces or commas between them.",
        Some(r#"{"index":1}"#),
    );
    assert_refused(
        squares_analyze(&json("\"7 9\""), &NONE),
        "invalid-character",
        "9 is one number too many: there is one pile.",
        Some(r#"{"index":2}"#),
    );
    assert_refused(
        squares_play(&json("5"), &json("2")),
        "illegal-move",
        "2 cannot be taken: a move takes a square, from 1 to 4.",
        None,
    );
    assert_refused(
        squares_table(&json("7"), &JsValue::NULL),
        "invalid-option",
        "onProgress is null: pass a function.",
        None,
    );
    assert_refused(
        squares_nim_values(&json("1000001")),
        "too-large",
        "1000001 is too many stones: nim-values are known up to 1000000.",
        None,
    );
}

#[wasm_bindgen_test]
fn flip_takes_text() {
    for (board, wins) in [
        ("", false),
        ("++++", true),
        ("+++++", false),
        ("++--++", false),
    ] {
        assert_eq!(flip_wins(&board.into()), Ok(wins), "{board:?}");
    }
}

#[wasm_bindgen_test]
fn flip_is_analyzed() {
    assert_fields(
        flip_analyze(&"++++".into(), &NONE),
        &[
            ("game", r#""flip""#),
            ("position", r#""++++""#),
            ("winner", r#""first""#),
            (
                "moves",
                r#"[{"move":0,"result":"loss","value":1},{"move":1,"result":"win","value":0},{"move":2,"result":"loss","value":1}]"#,
            ),
            ("best", "1"),
            ("line", "[1]"),
            ("depth", "1"),
            (
                "reason",
                r#"{"kind":"nim-sum","runs":[{"start":0,"length":4,"value":2}],"nimSum":2}"#,
            ),
            ("nimValue", "2"),
        ],
    );
    let long = "+".repeat(limits::FLIP_DEPTH + 1);
    assert_fields(flip_analyze(&long.into(), &NONE), &[("depth", "null")]);
}

#[wasm_bindgen_test]
fn flip_is_played() {
    assert_eq!(flip_play(&"++++".into(), &json("1")).as_deref(), Ok("+--+"));
}

#[wasm_bindgen_test]
fn flip_has_nim_values() {
    assert_eq!(
        flip_nim_values(&json("9")),
        Ok(vec![0, 0, 1, 1, 2, 0, 3, 1, 1, 0])
    );
}

#[wasm_bindgen_test]
fn flip_refuses_what_is_no_board_no_move_and_no_length() {
    assert_refused(
        flip_wins(&"++x".into()),
        "invalid-character",
        "Character 3 is `x`: a board has only + and -.",
        Some(r#"{"index":2}"#),
    );
    assert_refused(
        flip_analyze(&"++".into(), &json(r#"{"maxTake":3}"#)),
        "invalid-option",
        r#"There is no option "maxTake": the options are maxMoves, maxLine."#,
        None,
    );
    assert_refused(
        flip_play(&"+-+".into(), &json("0")),
        "illegal-move",
        "There is no ++ at character 1 (0 counted from 0): a move flips two neighbouring +.",
        None,
    );
    assert_refused(
        flip_nim_values(&json("-1")),
        "out-of-range",
        "A run has 0 or more pluses, not -1.",
        None,
    );
}

#[wasm_bindgen_test]
fn coins_takes_text_or_an_array() {
    for (row, wins) in [
        ("\"1 5 2\"", false),
        ("[1,5,233,7]", true),
        ("[3,3]", true),
        ("[]", true),
    ] {
        assert_eq!(coins_wins(&json(row)), Ok(wins), "{row}");
    }
}

#[wasm_bindgen_test]
fn coins_is_analyzed() {
    assert_fields(
        coins_analyze(&json("[1,5,100,7]"), &NONE),
        &[
            ("game", r#""coins""#),
            ("position", r#""1 5 100 7""#),
            ("winner", r#""first""#),
            (
                "moves",
                r#"[{"move":"left","result":"win","value":89},{"move":"right","result":"loss","value":-89}]"#,
            ),
            ("best", r#""left""#),
            ("line", r#"["left","left","left","left"]"#),
            ("depth", "4"),
            (
                "reason",
                r#"{"kind":"margins","left":89,"right":-89,"valley":[1,-88],"oddPlaces":101,"evenPlaces":12}"#,
            ),
            ("count", "4"),
            ("margin", "89"),
            ("firstTotal", "101"),
            ("secondTotal", "12"),
        ],
    );
    assert_fields(
        coins_analyze(&json("[1,5,2]"), &NONE),
        &[(
            "reason",
            r#"{"kind":"margins","left":-2,"right":-2,"valley":[-2]}"#,
        )],
    );
}

#[wasm_bindgen_test]
fn coins_is_played() {
    let row = json("[1,5,2]");
    assert_eq!(coins_play(&row, &"left".into()).as_deref(), Ok("5 2"));
    assert_eq!(coins_play(&row, &"right".into()).as_deref(), Ok("1 5"));
}

#[wasm_bindgen_test]
fn coins_has_a_table_of_margins() {
    let margins = coins_margins(&json("[1,5,2]")).expect("a table");
    assert_eq!(
        format!("{margins:?}"),
        "[1.0, 4.0, -2.0, NaN, 5.0, 3.0, NaN, NaN, 2.0]"
    );
}

#[wasm_bindgen_test]
fn coins_refuses_what_is_no_row_and_no_move() {
    assert_refused(
        coins_wins(&json("[1,null]")),
        "not-an-integer",
        "Element 1 is null: a whole number belongs there.",
        Some(r#"{"index":1}"#),
    );
    assert_refused(
        coins_analyze(&json("\"1 five\""), &NONE),
        "not-an-integer",
        "`five` is not a whole number: write it in digits, such as 21.",
        Some(r#"{"index":2}"#),
    );
    assert_refused(
        coins_play(&json("[1]"), &"up".into()),
        "illegal-move",
        r#"The move is "up": pass "left" or "right"."#,
        None,
    );
    let too_many = Float64Array::new_with_length(limits::COINS_TABLE as u32 + 1);
    assert_refused(
        coins_margins(&too_many),
        "too-large",
        "A table of 2049 numbers is too large: 2048 is the most accepted.",
        None,
    );
}

#[wasm_bindgen_test]
fn grid_takes_text_or_an_array_of_rows() {
    let grids = [
        ("\"WBBB/BBBB\"", false),
        ("\"2 3\\r\\nWWW\\r\\nWWW\\r\\n\"", true),
        (r#"["WBW","BBB","WBW"]"#, false),
        (r#"["WW"]"#, true),
    ];
    for (grid, wins) in grids {
        assert_eq!(grid_wins(&json(grid)), Ok(wins), "{grid}");
    }
}

#[wasm_bindgen_test]
fn grid_is_analyzed() {
    assert_fields(
        grid_analyze(&"WB/WW".into(), &NONE),
        &[
            ("game", r#""grid""#),
            ("position", r#""WB/WW""#),
            ("winner", r#""first""#),
            (
                "moves",
                r#"[{"move":"down","result":"loss","value":1},{"move":"diagonal","result":"win","value":0}]"#,
            ),
            ("best", r#""diagonal""#),
            ("line", r#"["diagonal"]"#),
            ("depth", "1"),
            (
                "reason",
                r#"{"kind":"reaches-lost","move":"diagonal","to":"WB/WT"}"#,
            ),
            ("rows", "2"),
            ("columns", "2"),
            ("nimValue", "2"),
            ("row", "0"),
            ("column", "0"),
        ],
    );
}

#[wasm_bindgen_test]
fn grid_is_played() {
    for (step, next) in [("down", "WW/TW"), ("right", "WT/WW"), ("diagonal", "WW/WT")] {
        assert_eq!(
            grid_play(&"WW/WW".into(), &step.into()).as_deref(),
            Ok(next)
        );
    }
}

#[wasm_bindgen_test]
fn grid_has_tables() {
    let grid = "WWB/BTW".into();
    assert_eq!(grid_outcomes(&grid), Ok(vec![1, 2, 0, 0, 2, 1]));
    assert_eq!(grid_nim_values(&grid), Ok(vec![0, 2, 255, 255, 1, 0]));
    let depths = grid_depths(&grid).map(|depths| {
        let depths: Uint32Array = depths.dyn_into().expect("integers");
        depths.to_vec()
    });
    assert_eq!(depths, Ok(vec![2, 1, u32::MAX, u32::MAX, 1, 0]));
}

#[wasm_bindgen_test]
fn grid_refuses_what_is_no_grid_and_no_move() {
    assert_refused(
        grid_wins(&"WW/W".into()),
        "ragged-grid",
        "Row 2 has length 1, but the first row has length 2.",
        Some(r#"{"index":4,"row":1,"column":1}"#),
    );
    assert_refused(
        grid_analyze(&"BW".into(), &NONE),
        "start-blocked",
        "The token starts at the top left, which is blocked: write T where it stands.",
        Some(r#"{"index":0,"row":0,"column":0}"#),
    );
    assert_refused(
        grid_outcomes(&json(r#"["W",3]"#)),
        "invalid-character",
        r#"Row 2 is 3: it is text such as "WWB"."#,
        Some(r#"{"index":1,"row":1,"column":0}"#),
    );
    assert_refused(
        grid_nim_values(&"".into()),
        "empty",
        "There is no grid: write its rows in W and B, such as `WWB/WWW`.",
        None,
    );
    assert_refused(
        grid_play(&"WB".into(), &"right".into()),
        "illegal-move",
        "The token in row 1, column 1 cannot move right: there is no free cell.",
        None,
    );
}

#[wasm_bindgen_test]
fn values_that_throw_when_read_are_refused() {
    let source = "return new Proxy({}, new Proxy({}, { get() { throw new RangeError('no') } }))";
    let throws = Function::new_no_args(source).call0(&NONE).expect("a proxy");
    let not_whole = "The value is an object: pass a whole number.";
    assert_refused(nim_wins(&throws, &NONE), "not-an-integer", not_whole, None);
    let not_text = r#"The position is an object: pass text such as "++-+++"."#;
    assert_refused(flip_wins(&throws), "invalid-character", not_text, None);
    assert!(nim_wins(&json("5"), &throws).is_err());
}

#[wasm_bindgen_test]
fn limits_are_those_of_the_crate() {
    let fields = Object::entries(&read_limits().unchecked_into());
    let read: Vec<(String, f64)> = fields.iter().filter_map(|entry| pair(&entry)).collect();
    let of_the_crate = [
        ("nimHeap", limits::NIM_HEAP as f64),
        ("nimHeaps", limits::NIM_HEAPS as f64),
        ("squares", limits::SQUARES as f64),
        ("squaresNimValue", limits::SQUARES_NIM_VALUE as f64),
        ("flip", limits::FLIP as f64),
        ("flipDepth", limits::FLIP_DEPTH as f64),
        ("coins", limits::COINS as f64),
        ("coinsTable", limits::COINS_TABLE as f64),
        ("gridCells", limits::GRID_CELLS as f64),
        ("listed", limits::LISTED as f64),
    ];
    assert_eq!(
        read,
        of_the_crate.map(|(name, limit)| (name.to_owned(), limit))
    );
}

/// A name and its number.
fn pair(entry: &JsValue) -> Option<(String, f64)> {
    let entry: &Array = entry.dyn_ref()?;
    Some((entry.get(0).as_string()?, entry.get(1).as_f64()?))
}

#[wasm_bindgen_test]
fn rules_of_the_crate_are_the_defaults() {
    let nim::Rules { max_take, misere } = nim::Rules::default();
    let most = max_take.map_or(f64::INFINITY, |most| most.get() as f64);
    let rules = Object::new();
    Reflect::set(&rules, &"maxTake".into(), &most.into()).expect("a plain object");
    Reflect::set(&rules, &"misere".into(), &misere.into()).expect("a plain object");
    for heap in 0..12 {
        let heap = JsValue::from(heap);
        assert_eq!(nim_wins(&heap, &rules), nim_wins(&heap, &NONE));
    }
}
