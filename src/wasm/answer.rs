//! Answers as plain JavaScript objects.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::analysis::{Analysis, Analyze, Options};
use crate::limits;

/// An analysis with the position that it is about.
#[derive(Serialize)]
#[serde(bound(serialize = "Analysis<P>: Serialize"))]
struct Answer<P: Analyze> {
    game: &'static str,
    position: String,
    #[serde(flatten)]
    analysis: Analysis<P>,
}

/// Analyzes a position for JavaScript.
pub(super) fn analyze<P: Analyze>(position: &P, options: &Options) -> Result<JsValue, JsValue>
where
    Analysis<P>: Serialize,
{
    plain(&Answer {
        game: P::GAME,
        position: position.to_string(),
        analysis: position.analyze(options),
    })
}

fn plain(value: &impl Serialize) -> Result<JsValue, JsValue> {
    Ok(value.serialize(&Serializer::json_compatible())?)
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Limits {
    nim_heap: u64,
    nim_heaps: usize,
    squares: u64,
    squares_nim_value: u64,
    flip: usize,
    flip_depth: usize,
    coins: usize,
    coins_table: usize,
    grid_cells: usize,
    listed: usize,
}

/// The largest inputs accepted.
///
/// # Errors
/// Never.
#[wasm_bindgen(js_name = readLimits, unchecked_return_type = "typeof limits")]
pub fn read_limits() -> Result<JsValue, JsValue> {
    plain(&Limits {
        nim_heap: limits::NIM_HEAP,
        nim_heaps: limits::NIM_HEAPS,
        squares: limits::SQUARES,
        squares_nim_value: limits::SQUARES_NIM_VALUE,
        flip: limits::FLIP,
        flip_depth: limits::FLIP_DEPTH,
        coins: limits::COINS,
        coins_table: limits::COINS_TABLE,
        grid_cells: limits::GRID_CELLS,
        listed: limits::LISTED,
    })
}
