//! The exports of `grid`: see [`crate::grid`].

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::answer::{Export, Numbers, analyze_written, facts, impartial_reason};
use super::input;
use super::options;
use super::table;
use crate::error::{ErrorCode, GameError};
use crate::grid::{Details, Grid, Step, too_large};
use crate::impartial::ImpartialReason;
use crate::limits;
use crate::position::{Outcome, Position};

/// Longest text of a grid: the cells with Windows line ends after each, and room for a header.
const LONGEST: usize = 1_000 + 3 * limits::GRID_CELLS;

#[wasm_bindgen(module = "/src/wasm/answer.js")]
extern "C" {
    /// The text of a grid with `/` between its rows.
    fn slashed(text: &JsValue) -> JsValue;

    /// The text with the token in another place.
    fn moved(text: &JsValue, from: u32, to: u32) -> JsValue;
}

fn position(value: &JsValue) -> Result<Grid, GameError> {
    read(value, None)
}

/// Reads a grid; `canonical` gets its canonical text if that is nearly the one that was passed,
/// which is much faster than to write another one.
fn read(value: &JsValue, canonical: Option<&mut JsValue>) -> Result<Grid, GameError> {
    let keep = |grid: &Grid, text: &[u8], string: &JsValue| {
        if let Some(canonical) = canonical
            && grid.is_spelled(text)
        {
            *canonical = slashed(string);
        }
    };
    if let Some(text) = input::utf8(value, LONGEST)? {
        let grid = parse(&text)?;
        keep(&grid, &text, value);
        return Ok(grid);
    }
    let Some(length) = input::length(value, limits::GRID_CELLS, "rows")? else {
        let wanted = "pass text such as \"WWB/WWW\", or an array of rows";
        return Err(input::refuse(
            ErrorCode::InvalidCharacter,
            "The position",
            value,
            wanted,
        ));
    };
    // As one text, which is read at once; what is wrong with it is told row by row.
    let rows = input::join_rows(value, length, limits::GRID_CELLS as u32);
    if rows.is_null() {
        return Err(too_large());
    }
    if let Some(text) = input::utf8(&rows, LONGEST)?
        && let Ok(grid) = parse(&text)
        && grid.rows() == length as usize
    {
        keep(&grid, &text, &rows);
        return Ok(grid);
    }
    Grid::read_rows(&mut (0..length).map(|index| {
        let row = input::element(value, index);
        input::text(&row, LONGEST)?.ok_or_else(|| {
            let place = index as usize;
            let noun = format!("Row {}", place + 1);
            let wanted = "it is text such as \"WWB\"";
            let error = input::refuse(ErrorCode::InvalidCharacter, &noun, &row, wanted);
            error.at_cell(place, place, 0)
        })
    }))
}

/// Reads text, which is rarely other than plain, before all of it has been found to be UTF-8.
fn parse(text: &[u8]) -> Result<Grid, GameError> {
    let other = || str::from_utf8(text).unwrap_or_default().parse();
    Grid::plain(text).map_or_else(other, Ok)
}

fn step(value: &JsValue) -> Result<Step, GameError> {
    match input::word(value).as_deref() {
        Some("down") => Ok(Step::Down),
        Some("right") => Ok(Step::Right),
        Some("diagonal") => Ok(Step::Diagonal),
        _ => {
            let wanted = "pass \"down\", \"right\" or \"diagonal\"";
            Err(input::refuse(
                ErrorCode::IllegalMove,
                "The move",
                value,
                wanted,
            ))
        }
    }
}

impl Export for Grid {
    fn encode(step: Step, numbers: &mut Numbers) {
        numbers.push(match step {
            Step::Down => 0.0,
            Step::Right => 1.0,
            Step::Diagonal => 2.0,
        });
    }

    fn value(nim_value: u8) -> f64 {
        nim_value.into()
    }

    fn reason(&self, reason: ImpartialReason<Self>, text: &JsValue) -> JsValue {
        let place = |grid: &Self| grid.place(grid.token()) as u32;
        impartial_reason(reason, &|to| moved(text, place(self), place(to)))
    }

    fn details(details: Details) -> JsValue {
        facts(
            "rows columns nimValue row column",
            &[
                details.rows as f64,
                details.columns as f64,
                details.nim_value.into(),
                details.row as f64,
                details.column as f64,
            ],
        )
    }
}

/// Whether the player to move wins.
///
/// # Errors
/// Throws a `GameError` that says what to correct.
#[wasm_bindgen(js_namespace = grid, js_name = wins)]
pub fn grid_wins(
    #[wasm_bindgen(unchecked_param_type = "grid.Position")] position: &JsValue,
) -> Result<bool, JsValue> {
    Ok(self::position(position)?.outcome() == Outcome::Win)
}

/// Who wins, which moves win, and why.
///
/// # Errors
/// Throws a `GameError` that says what to correct.
#[wasm_bindgen(js_namespace = grid, js_name = analyze, unchecked_return_type = "grid.GridAnalysis")]
pub fn grid_analyze(
    #[wasm_bindgen(unchecked_param_type = "grid.Position")] position: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "AnalysisOptions")] options: &JsValue,
) -> Result<JsValue, JsValue> {
    let mut text = JsValue::UNDEFINED;
    let grid = read(position, Some(&mut text))?;
    let options = options::options(options)?;
    if text.is_undefined() {
        text = grid.text().into();
    }
    Ok(analyze_written(&grid, &text, &options))
}

/// The same grid with the token on its new cell: `play("WW/WW", "right")` is `"WT/WW"`.
///
/// # Errors
/// Throws a `GameError` that says what to correct.
#[wasm_bindgen(js_namespace = grid, js_name = play)]
pub fn grid_play(
    #[wasm_bindgen(unchecked_param_type = "grid.Position")] position: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "grid.Move", js_name = move)] played: &JsValue,
) -> Result<String, JsValue> {
    Ok(self::position(position)?.play(step(played)?)?.text())
}

/// Row by row, for a token on each cell: 0 blocked, 1 the player to move loses, 2 wins.
///
/// # Errors
/// Throws a `GameError` that says what to correct.
#[wasm_bindgen(js_namespace = grid, js_name = outcomes)]
pub fn grid_outcomes(
    #[wasm_bindgen(unchecked_param_type = "grid.Position")] position: &JsValue,
) -> Result<Vec<u8>, JsValue> {
    Ok(self::position(position)?.outcome_bytes())
}

/// Row by row, for a token on each cell: plies left if the winner hurries and the loser
/// resists, 4294967295 where blocked.
///
/// # Errors
/// Throws a `GameError` that says what to correct.
#[wasm_bindgen(js_namespace = grid, js_name = depths, unchecked_return_type = "Uint32Array")]
pub fn grid_depths(
    #[wasm_bindgen(unchecked_param_type = "grid.Position")] position: &JsValue,
) -> Result<JsValue, JsValue> {
    let grid = self::position(position)?;
    let depths = table::integers((grid.rows() * grid.columns()) as u32)?;
    grid.each_depth(&mut |first, part| table::write_integers(&depths, part, first as u32));
    Ok(depths)
}

/// Row by row: nim-value 0 … 3 of each cell, 255 where blocked.
///
/// # Errors
/// Throws a `GameError` that says what to correct.
#[wasm_bindgen(js_namespace = grid, js_name = nimValues)]
pub fn grid_nim_values(
    #[wasm_bindgen(unchecked_param_type = "grid.Position")] position: &JsValue,
) -> Result<Vec<u8>, JsValue> {
    Ok(self::position(position)?.nim_value_bytes())
}
