//! Options of an analysis and rules of nim, from a plain object.

use std::num::NonZeroU64;

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::analysis::Options;
use crate::error::{ErrorCode, GameError};
use crate::nim::Rules;

#[wasm_bindgen(module = "/src/wasm/options.js")]
extern "C" {
    #[wasm_bindgen(js_name = readOptions)]
    fn read_options(options: &JsValue, known: &str) -> JsValue;

    /// The numbers that were read.
    #[wasm_bindgen(js_name = numbersRead)]
    fn numbers_read(read: &JsValue) -> Vec<f64>;
}

/// Reads `{ maxMoves, maxLine }`.
pub(super) fn options(value: &JsValue) -> Result<Options, GameError> {
    let [max_moves, max_line] = numbers(value, "maxMoves maxLine")?;
    Ok(lists(max_moves, max_line))
}

/// Reads `{ maxTake, misere }`.
pub(super) fn rules(value: &JsValue) -> Result<Rules, GameError> {
    let [max_take, misere] = numbers(value, "maxTake misere")?;
    Ok(game(max_take, misere))
}

/// Reads `{ maxTake, misere, maxMoves, maxLine }`.
pub(super) fn rules_and_options(value: &JsValue) -> Result<(Rules, Options), GameError> {
    let known = "maxTake misere maxMoves maxLine";
    let [max_take, misere, max_moves, max_line] = numbers(value, known)?;
    Ok((game(max_take, misere), lists(max_moves, max_line)))
}

/// A number for each of the known options; NaN where it is left out.
fn numbers<const N: usize>(value: &JsValue, known: &str) -> Result<[f64; N], GameError> {
    if value.is_undefined() {
        return Ok([f64::NAN; N]);
    }
    let read = read_options(value, known);
    if let Some(message) = read.as_string() {
        return Err(GameError::with_message(ErrorCode::InvalidOption, message));
    }
    // There is one for each of the known options.
    Ok(numbers_read(&read).try_into().unwrap_or([f64::NAN; N]))
}

fn lists(max_moves: f64, max_line: f64) -> Options {
    let defaults = Options::default();
    // Infinity stops at the largest integer.
    let count = |number: f64, default| {
        if number.is_nan() {
            default
        } else {
            number as usize
        }
    };
    Options {
        max_moves: count(max_moves, defaults.max_moves),
        max_line: count(max_line, defaults.max_line),
    }
}

fn game(max_take: f64, misere: f64) -> Rules {
    let defaults = Rules::default();
    Rules {
        max_take: if max_take.is_nan() {
            defaults.max_take
        } else {
            NonZeroU64::new(max_take as u64).filter(|_| max_take.is_finite())
        },
        misere: misere > 0.0,
    }
}
