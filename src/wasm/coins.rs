//! The exports of `coins`: see [`crate::coins`].

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::answer::{Export, Numbers, analyze, facts, no_moves, shown};
use super::input;
use super::options;
use crate::coins::{Coins, Details, End, Reason, coin};
use crate::error::{ErrorCode, GameError};
use crate::limits;
use crate::notation::MAX_SAFE_INTEGER;
use crate::position::{Outcome, Position};

/// Longest text of a row: each number has at most 17 characters and a separator; twice that for
/// spaces.
const LONGEST: usize = 36 * limits::COINS;

fn position(value: &JsValue) -> Result<Coins, GameError> {
    if let Some(text) = input::text(value, LONGEST)? {
        return text.parse();
    }
    let Some(length) = input::length(value, limits::COINS, "numbers")? else {
        let wanted = "pass an array, or text such as \"1 5 100 7\"";
        return Err(input::refuse(
            ErrorCode::NotAnInteger,
            "The position",
            value,
            wanted,
        ));
    };
    Ok(Coins::from_valid(input::whole_numbers(
        value,
        length,
        -MAX_SAFE_INTEGER,
        coin,
    )?))
}

fn end(value: &JsValue) -> Result<End, GameError> {
    match input::word(value).as_deref() {
        Some("left") => Ok(End::Left),
        Some("right") => Ok(End::Right),
        _ => {
            let wanted = "pass \"left\" or \"right\"";
            Err(input::refuse(
                ErrorCode::IllegalMove,
                "The move",
                value,
                wanted,
            ))
        }
    }
}

#[wasm_bindgen(module = "/src/wasm/answer.js")]
extern "C" {
    #[wasm_bindgen(js_name = byMargins)]
    fn by_margins(left: f64, right: f64, valley: &[f64], places: &[f64]) -> JsValue;
}

impl Export for Coins {
    fn encode(end: End, numbers: &mut Numbers) {
        numbers.push(match end {
            End::Left => 0.0,
            End::Right => 1.0,
        });
    }

    fn value(margin: i128) -> f64 {
        margin as f64
    }

    fn reason(&self, reason: Reason, _: &JsValue) -> JsValue {
        let Reason::Margins {
            left,
            right,
            valley,
            places,
        } = reason
        else {
            return no_moves();
        };
        let [mut numbers, mut sums] = [const { Numbers::new() }; 2];
        for number in valley {
            numbers.push(Self::value(number));
        }
        if let Some(places) = places {
            sums.push(Self::value(places.odd));
            sums.push(Self::value(places.even));
        }
        by_margins(Self::value(left), Self::value(right), &numbers.0, &sums.0)
    }

    fn details(details: Details) -> JsValue {
        facts(
            "count margin firstTotal secondTotal",
            &[
                details.count as f64,
                Self::value(details.margin),
                Self::value(details.first_total),
                Self::value(details.second_total),
            ],
        )
    }
}

/// Whether the player to move wins, or ties, which the original problem counts as a win too.
///
/// # Errors
/// Throws a `GameError` that says what to correct.
#[wasm_bindgen(js_namespace = coins, js_name = wins)]
pub fn coins_wins(
    #[wasm_bindgen(unchecked_param_type = "coins.Position")] position: &JsValue,
) -> Result<bool, JsValue> {
    Ok(self::position(position)?.outcome() != Outcome::Loss)
}

/// Who wins, which moves win, and why.
///
/// # Errors
/// Throws a `GameError` that says what to correct.
#[wasm_bindgen(js_namespace = coins, js_name = analyze, unchecked_return_type = "coins.CoinsAnalysis")]
pub fn coins_analyze(
    #[wasm_bindgen(unchecked_param_type = "coins.Position")] position: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "AnalysisOptions")] options: &JsValue,
) -> Result<JsValue, JsValue> {
    Ok(analyze(
        &self::position(position)?,
        &options::options(options)?,
    ))
}

/// The position after a move.
///
/// # Errors
/// Throws a `GameError` that says what to correct.
#[wasm_bindgen(js_namespace = coins, js_name = play)]
pub fn coins_play(
    #[wasm_bindgen(unchecked_param_type = "coins.Position")] position: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "coins.Move", js_name = move)] played: &JsValue,
) -> Result<String, JsValue> {
    Ok(shown(&self::position(position)?.play(end(played)?)?))
}

/// Row i, column j: margin of the player to move on coins i…j (NaN below the diagonal).
///
/// # Errors
/// Throws a `GameError` that says what to correct.
#[wasm_bindgen(js_namespace = coins, js_name = margins)]
pub fn coins_margins(
    #[wasm_bindgen(unchecked_param_type = "coins.Position")] position: &JsValue,
) -> Result<Vec<f64>, JsValue> {
    Ok(self::position(position)?.margins()?)
}
