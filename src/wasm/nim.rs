//! The exports of `nim`: see [`crate::nim`].

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::answer::{Export, Numbers, analyze, no_moves, shown};
use super::input;
use super::options::{rules, rules_and_options};
use crate::error::{ErrorCode, GameError};
use crate::limits;
use crate::nim::{Details, Nim, Reason, Take, heap};
use crate::position::{Outcome, Position};

/// Longest text of heaps: each has at most 16 digits and a separator; twice that for spaces.
const LONGEST: usize = 34 * limits::NIM_HEAPS;

fn position(value: &JsValue) -> Result<Nim, GameError> {
    if let Some(text) = input::text(value, LONGEST)? {
        return text.parse();
    }
    let mut heaps = Vec::new();
    if let Some(length) = input::length(value, limits::NIM_HEAPS, "heaps")? {
        heaps = input::whole_numbers(value, length, 0, heap)?;
    } else {
        input::whole_number(value, &mut |written| {
            heaps.push(heap(written, 0)?);
            Ok(())
        })?;
    }
    Nim::from_valid(heaps.into_iter().map(i64::cast_unsigned).collect())
}

fn take(value: &JsValue, nim: &Nim) -> Result<Take, GameError> {
    if let Some(take) = input::integer(value) {
        let heaps = nim.heaps().len();
        if heaps == 1 {
            return Ok(Take { heap: 0, take });
        }
        let message = format_args!(
            "There are {heaps} heaps: say which, such as {{ heap: 0, take: {take} }}."
        );
        return Err(GameError::new(ErrorCode::IllegalMove, message));
    }
    let field = |name| input::integer(&input::field(value, name)?);
    let (Some(heap), Some(take)) = (field("heap"), field("take")) else {
        let wanted = "pass a number of stones, or { heap: 0, take: 2 }";
        return Err(input::refuse(
            ErrorCode::IllegalMove,
            "The move",
            value,
            wanted,
        ));
    };
    let heap = usize::try_from(heap).unwrap_or(usize::MAX);
    Ok(Take { heap, take })
}

#[wasm_bindgen(module = "/src/wasm/answer.js")]
extern "C" {
    #[wasm_bindgen(js_name = byModulus)]
    fn by_modulus(modulus: f64, remainder: f64) -> JsValue;

    #[wasm_bindgen(js_name = bySum)]
    fn by_sum(values: &[f64], nim_sum: f64, all_small: bool) -> JsValue;

    #[wasm_bindgen(js_name = nimDetails)]
    fn nim_details(heaps: &[f64], nim_value: f64) -> JsValue;
}

impl Export for Nim {
    fn encode(Take { heap, take }: Take, numbers: &mut Numbers) {
        numbers.push(heap as f64);
        numbers.push(take as f64);
    }

    fn value(nim_value: u64) -> f64 {
        nim_value as f64
    }

    fn reason(&self, reason: Reason, _: &JsValue) -> JsValue {
        match reason {
            Reason::NoMoves => no_moves(),
            Reason::Modulus { modulus, remainder } => by_modulus(modulus as f64, remainder as f64),
            Reason::NimSum {
                values,
                nim_sum,
                all_small,
            } => by_sum(&numbers(&values).0, nim_sum as f64, all_small),
        }
    }

    fn details(details: Details) -> JsValue {
        nim_details(&numbers(&details.heaps).0, details.nim_value as f64)
    }
}

#[inline(never)]
fn numbers(values: &[u64]) -> Numbers {
    let mut numbers = Numbers(Vec::with_capacity(values.len()));
    for &value in values {
        numbers.push(value as f64);
    }
    numbers
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
    Ok(analyze(&nim.with_rules(rules), &options))
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
    Ok(shown(&nim.play(take(played, &nim)?)?))
}
