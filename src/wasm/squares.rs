//! The exports of `squares`: see [`crate::squares`].

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::answer::{Export, Numbers, analyze, facts, impartial_reason, shown, written};
use super::input;
use super::options;
use super::table;
use crate::error::{ErrorCode, GameError};
use crate::impartial::ImpartialReason;
use crate::position::{Outcome, Position};
use crate::squares::{Details, Squares, fill_table, nim_values};

/// Longest text of a pile: the digits, with room for spaces and `n =`.
const LONGEST: usize = 1_000;
/// Piles of a table between two reports of progress.
const CHUNK: usize = 1 << 18;

#[wasm_bindgen(module = "/src/wasm/values.js")]
extern "C" {
    /// Tells the share done to a function; what that throws is an error.
    #[wasm_bindgen(catch)]
    fn report(on_progress: &JsValue, done: f64) -> Result<(), JsValue>;
}

fn position(value: &JsValue) -> Result<Squares, GameError> {
    // A number first: it is what is asked for most often, one after the other.
    if let Some(stones) = input::integer(value) {
        return Squares::new(stones);
    }
    match input::text(value, LONGEST)? {
        Some(text) => text.parse(),
        None => pile(value),
    }
}

fn pile(value: &JsValue) -> Result<Squares, GameError> {
    let mut pile = Squares::default();
    input::whole_number(value, &mut |written| {
        pile = Squares::read(written)?;
        Ok(())
    })?;
    Ok(pile)
}

impl Export for Squares {
    fn encode(stones: u64, numbers: &mut Numbers) {
        numbers.push(stones as f64);
    }

    fn value(nim_value: Option<u16>) -> f64 {
        nim_value.map_or(f64::NAN, f64::from)
    }

    fn reason(&self, reason: ImpartialReason<Self>, _: &JsValue) -> JsValue {
        impartial_reason(reason, &|to| written(to))
    }

    fn details(details: Details) -> JsValue {
        facts(
            "stones nimValue",
            &[details.stones as f64, Self::value(details.nim_value)],
        )
    }
}

/// Whether the player to move wins.
///
/// # Errors
/// Throws a `GameError` that says what to correct.
#[wasm_bindgen(js_namespace = squares, js_name = wins)]
pub fn squares_wins(
    #[wasm_bindgen(unchecked_param_type = "squares.Position")] position: &JsValue,
) -> Result<bool, JsValue> {
    Ok(self::position(position)?.outcome() == Outcome::Win)
}

/// Who wins, which moves win, and why.
///
/// # Errors
/// Throws a `GameError` that says what to correct.
#[wasm_bindgen(js_namespace = squares, js_name = analyze, unchecked_return_type = "squares.SquaresAnalysis")]
pub fn squares_analyze(
    #[wasm_bindgen(unchecked_param_type = "squares.Position")] position: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "AnalysisOptions")] options: &JsValue,
) -> Result<JsValue, JsValue> {
    Ok(analyze(
        &self::position(position)?,
        &options::options(options)?,
    ))
}

/// The position after a move; `move` is the stones taken, such as 4.
///
/// # Errors
/// Throws a `GameError` that says what to correct.
#[wasm_bindgen(js_namespace = squares, js_name = play)]
pub fn squares_play(
    #[wasm_bindgen(unchecked_param_type = "squares.Position")] position: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number", js_name = move)] played: &JsValue,
) -> Result<String, JsValue> {
    let pile = self::position(position)?;
    let stones = input::integer(played).ok_or_else(|| {
        let wanted = "pass the stones taken, such as 4";
        input::refuse(ErrorCode::IllegalMove, "The move", played, wanted)
    })?;
    Ok(shown(&pile.play(stones)?))
}

/// One byte a pile from 0 to `limit`: 1 where the player to move wins.
///
/// `onProgress` gets the share done, 0 to 1. What it throws ends the work and is thrown on.
///
/// # Errors
/// Throws a `GameError` that says what to correct.
#[wasm_bindgen(js_namespace = squares, js_name = table, unchecked_return_type = "Uint8Array")]
pub fn squares_table(
    #[wasm_bindgen(unchecked_param_type = "number")] limit: &JsValue,
    #[wasm_bindgen(
        unchecked_optional_param_type = "(done: number) => void",
        js_name = onProgress
    )]
    on_progress: &JsValue,
) -> Result<JsValue, JsValue> {
    let piles = pile(limit)?.stones() as u32 + 1;
    if !on_progress.is_function() && !on_progress.is_undefined() {
        let error = input::refuse(
            ErrorCode::InvalidOption,
            "onProgress",
            on_progress,
            "pass a function",
        );
        return Err(error.into());
    }
    let table = table::bytes(piles)?;
    let mut chunk = vec![0; CHUNK.min(piles as usize)];
    for start in (0..piles).step_by(CHUNK) {
        let end = piles.min(start + CHUNK as u32);
        chunk.truncate((end - start) as usize);
        fill_table(start.into(), &mut chunk)?;
        table::write_bytes(&table, &chunk, start);
        if on_progress.is_function() {
            report(on_progress, f64::from(end) / f64::from(piles))?;
        }
    }
    Ok(table)
}

/// Nim-value of each pile from 0 to `limit`, at most `limits.squaresNimValue`.
///
/// # Errors
/// Throws a `GameError` that says what to correct.
#[wasm_bindgen(js_namespace = squares, js_name = nimValues)]
pub fn squares_nim_values(
    #[wasm_bindgen(unchecked_param_type = "number")] limit: &JsValue,
) -> Result<Vec<u16>, JsValue> {
    Ok(nim_values(pile(limit)?.stones())?)
}
