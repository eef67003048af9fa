//! Refusals as the `GameError` that JavaScript catches.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::answer::shown;
use crate::error::GameError;

mod class {
    use super::wasm_bindgen;

    #[wasm_bindgen(module = "/src/wasm/game-error.js")]
    extern "C" {
        #[wasm_bindgen(reexport)]
        pub(super) type GameError;

        #[wasm_bindgen(constructor)]
        pub(super) fn new(
            code: &str,
            message: &str,
            index: Option<f64>,
            row: Option<f64>,
            column: Option<f64>,
        ) -> GameError;
    }
}

impl From<GameError> for JsValue {
    fn from(error: GameError) -> Self {
        let place = error.place();
        let cell = place.and_then(|place| place.cell);
        // Every place is below 2^53, as texts and arrays of JavaScript are.
        let number = |place: usize| place as f64;
        class::GameError::new(
            error.code().as_str(),
            &shown(&error),
            place.map(|place| number(place.index)),
            cell.map(|(row, _)| number(row)),
            cell.map(|(_, column)| number(column)),
        )
        .into()
    }
}
