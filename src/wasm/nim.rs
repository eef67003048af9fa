use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::answer::analyze;
use super::input;
use super::options::{rules, rules_and_options};
use crate::error::{ErrorCode, GameError};
use crate::limits;
use crate::nim::{Nim, Take, heap};
use crate::position::{Outcome, Position};

/// Longest text of heaps: each has at most 16 digits and a separator; twice that for spaces.
const LONGEST: usize = 34 * limits::NIM_HEAPS;

fn position(value: &JsValue) -> Result<Nim, GameError> {
    if let Some(text) = input::text(value, LONGEST)? {
        return text.parse();
    }
    let heaps = match input::length(value, limits::NIM_HEAPS, "heaps")? {
        Some(length) => input::whole_numbers(value, length, heap)?,
        None => vec![heap(input::whole_number(value)?, 0)?],
    };
    Nim::new(heaps)
}

fn take(value: &JsValue, nim: &Nim) -> Result<Take, GameError> {
    let illegal = |message: String| GameError::new(ErrorCode::IllegalMove, message);
    let stones = |value: &JsValue| {
        let whole = input::whole_number(value)
            .ok()
            .filter(|whole| whole.value >= 0);
        whole.map(|whole| whole.value.unsigned_abs())
    };
    if let Some(take) = stones(value) {
        return match nim.heaps().len() {
            1 => Ok(Take { heap: 0, take }),
            heaps => Err(illegal(format!(
                "There are {heaps} heaps: say which, such as {{ heap: 0, take: {take} }}."
            ))),
        };
    }
    let field = |name| stones(&input::field(value, name)?);
    match (field("heap"), field("take")) {
        (Some(heap), Some(take)) => Ok(Take {
            heap: usize::try_from(heap).unwrap_or(usize::MAX),
            take,
        }),
        _ => Err(illegal(format!(
            "{} is not a move: pass a number of stones, or {{ heap: 0, take: 2 }}.",
            input::describe(value)
        ))),
    }
}

/// Whether the player to move wins.
///
/// # Errors
/// Throws a `GameError` that says what to correct.
#[wasm_bindgen(js_namespace = nim, js_name = wins)]
pub fn nim_wins(
    #[wasm_bindgen(unchecked_param_type = "nim.Position")] position: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "nim.Rules")] rules: &JsValue,
) -> Result<bool, JsValue> {
    let nim = self::position(position)?.with_rules(self::rules(rules)?);
    Ok(nim.outcome() == Outcome::Win)
}

/// Who wins, which moves win, and why.
///
/// # Errors
/// Throws a `GameError` that says what to correct.
#[wasm_bindgen(js_namespace = nim, js_name = analyze, unchecked_return_type = "nim.NimAnalysis")]
pub fn nim_analyze(
    #[wasm_bindgen(unchecked_param_type = "nim.Position")] position: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "nim.Rules & AnalysisOptions")]
    options: &JsValue,
) -> Result<JsValue, JsValue> {
    let nim = self::position(position)?;
    let (rules, options) = rules_and_options(options)?;
    analyze(&nim.with_rules(rules), &options)
}

/// The position after a move, in canonical notation; a number takes from the only heap.
///
/// # Errors
/// Throws a `GameError` that says what to correct.
#[wasm_bindgen(js_namespace = nim, js_name = play)]
pub fn nim_play(
    #[wasm_bindgen(unchecked_param_type = "nim.Position")] position: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "nim.Move | number", js_name = move)] played: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "nim.Rules")] rules: &JsValue,
) -> Result<String, JsValue> {
    let nim = self::position(position)?.with_rules(self::rules(rules)?);
    Ok(nim.play(take(played, &nim)?)?.to_string())
}
