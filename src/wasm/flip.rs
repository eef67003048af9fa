//! The exports of `flip`: see [`crate::flip`].

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::answer::{Export, Numbers, analyze_written, facts, no_moves, shown, written};
use super::input;
use super::options;
use crate::error::{ErrorCode, GameError};
use crate::flip::{Details, Flip, Reason, nim_values, run_length};
use crate::limits;
use crate::position::{Outcome, Position};

/// Longest text of a board: the tiles, with room for spaces, quotes and a name.
const LONGEST: usize = 1_000 + limits::FLIP;

/// Runs that are handed over together, instead of all at once.
const BLOCK: usize = 1 << 12;

fn position(value: &JsValue) -> Result<Flip, GameError> {
    let longest = if has_tiles_alone(value) {
        limits::FLIP
    } else {
        LONGEST
    };
    let text = input::text(value, longest)?.ok_or_else(|| {
        let wanted = "pass text such as \"++-+++\"";
        input::refuse(ErrorCode::InvalidCharacter, "The position", value, wanted)
    })?;
    text.parse()
}

/// Whether a long text begins and ends with a tile, and so has nothing around its tiles.
fn has_tiles_alone(value: &JsValue) -> bool {
    let length = input::text_length(value);
    length > limits::FLIP as f64
        && [0, length as u32 - 1].iter().all(|&place| {
            // Codes beyond stop at 255.
            matches!(input::code_at(value, place) as u8, b'+' | b'-')
        })
}

/// The canonical text: the one that the board was read from if that has tiles alone.
fn canonical(board: &Flip, value: &JsValue) -> JsValue {
    if input::text_length(value) as usize == board.tiles().len() {
        value.clone()
    } else {
        written(board)
    }
}

#[wasm_bindgen(module = "/src/wasm/answer.js")]
extern "C" {
    #[wasm_bindgen(js_name = byRuns)]
    fn by_runs(runs: &JsValue, nim_sum: f64) -> JsValue;

    /// A list with more runs, which makes the first one out of nothing.
    #[wasm_bindgen(js_name = withRuns)]
    fn with_runs(runs: &JsValue, more: &[f64]) -> JsValue;
}

impl Export for Flip {
    fn encode(left: usize, numbers: &mut Numbers) {
        numbers.push(left as f64);
    }

    fn value(nim_value: u8) -> f64 {
        nim_value.into()
    }

    fn reason(&self, reason: Reason, _: &JsValue) -> JsValue {
        let Reason::NimSum { runs, nim_sum } = reason else {
            return no_moves();
        };
        let mut list = JsValue::UNDEFINED;
        for block in runs.chunks(BLOCK) {
            let mut numbers = Numbers::new();
            for run in block {
                numbers.push(run.start as f64);
                numbers.push(run.length as f64);
                numbers.push(run.value.into());
            }
            list = with_runs(&list, &numbers.0);
        }
        by_runs(&list, nim_sum.into())
    }

    fn details(details: Details) -> JsValue {
        facts("nimValue", &[details.nim_value.into()])
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
    let board = self::position(position)?;
    let options = options::options(options)?;
    Ok(analyze_written(
        &board,
        &canonical(&board, position),
        &options,
    ))
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
    let left = input::integer(played).ok_or_else(|| {
        let wanted = "pass the index of the left one of two +, from 0";
        input::refuse(ErrorCode::IllegalMove, "The move", played, wanted)
    })?;
    let left = usize::try_from(left).unwrap_or(usize::MAX);
    Ok(shown(&board.play(left)?))
}

/// Nim-value of a run of 0 … `limit` pluses.
///
/// # Errors
/// Throws a `GameError` that says what to correct.
#[wasm_bindgen(js_namespace = flip, js_name = nimValues)]
pub fn flip_nim_values(
    #[wasm_bindgen(unchecked_param_type = "number")] limit: &JsValue,
) -> Result<Vec<u8>, JsValue> {
    let mut length = 0;
    input::whole_number(limit, &mut |written| {
        length = run_length(written)?;
        Ok(())
    })?;
    Ok(nim_values(length)?)
}
