use js_sys::Uint8Array;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::answer::analyze;
use super::input;
use super::options;
use crate::error::{ErrorCode, GameError};
use crate::flip::{Flip, nim_values, run_length};
use crate::limits;
use crate::position::{Outcome, Position};

/// Longest text of a board: the tiles, with room for spaces, quotes and a name.
const LONGEST: usize = 1_000 + limits::FLIP;

fn position(value: &JsValue) -> Result<Flip, GameError> {
    match input::text(value, LONGEST)? {
        Some(text) => text.parse(),
        None => Err(input::not_text(value, "++-+++")),
    }
}

/// Whether the player to move wins.
///
/// # Errors
/// Throws a `GameError` that says what to correct.
#[wasm_bindgen(js_namespace = flip, js_name = wins)]
pub fn flip_wins(
    #[wasm_bindgen(unchecked_param_type = "flip.Position")] position: &JsValue,
) -> Result<bool, JsValue> {
    Ok(self::position(position)?.outcome() == Outcome::Win)
}

/// Who wins, which moves win, and why.
///
/// # Errors
/// Throws a `GameError` that says what to correct.
#[wasm_bindgen(js_namespace = flip, js_name = analyze, unchecked_return_type = "flip.FlipAnalysis")]
pub fn flip_analyze(
    #[wasm_bindgen(unchecked_param_type = "flip.Position")] position: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "AnalysisOptions")] options: &JsValue,
) -> Result<JsValue, JsValue> {
    analyze(&self::position(position)?, &options::options(options)?)
}

/// The position after a move; `move` is the 0-based index of the left one of the two `+`.
///
/// # Errors
/// Throws a `GameError` that says what to correct.
#[wasm_bindgen(js_namespace = flip, js_name = play)]
pub fn flip_play(
    #[wasm_bindgen(unchecked_param_type = "flip.Position")] position: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number", js_name = move)] played: &JsValue,
) -> Result<String, JsValue> {
    let board = self::position(position)?;
    let left = input::whole_number(played)
        .ok()
        .and_then(|whole| usize::try_from(whole.value).ok());
    let left = left.ok_or_else(|| {
        let message = format!(
            "{} is not a move: pass the index of the left one of two +, from 0.",
            input::describe(played)
        );
        GameError::new(ErrorCode::IllegalMove, message)
    })?;
    Ok(board.play(left)?.to_string())
}

/// Nim-value of a run of 0 … `limit` pluses.
///
/// # Errors
/// Throws a `GameError` that says what to correct.
#[wasm_bindgen(js_namespace = flip, js_name = nimValues)]
pub fn flip_nim_values(
    #[wasm_bindgen(unchecked_param_type = "number")] limit: &JsValue,
) -> Result<Uint8Array, JsValue> {
    let values = nim_values(run_length(input::whole_number(limit)?)?)?;
    Ok(Uint8Array::from(values.as_slice()))
}
