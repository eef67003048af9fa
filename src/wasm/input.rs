//! Values of JavaScript as text or as numbers, whatever they really are.

use js_sys::{Float64Array, JsString, Reflect, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::error::{ErrorCode, GameError};
use crate::notation::{Shown, Written};

#[wasm_bindgen(module = "/src/wasm/values.js")]
extern "C" {
    #[wasm_bindgen(catch, js_name = lengthOf)]
    fn length_of(value: &JsValue) -> Result<Option<f64>, JsValue>;

    #[wasm_bindgen(js_name = copyNumbers)]
    fn copy_numbers(list: &JsValue, numbers: &Float64Array) -> u32;

    /// What a value is, in words that fit a sentence.
    pub(super) fn describe(value: &JsValue) -> String;

    /// As many bytes of 0.
    #[wasm_bindgen(catch)]
    pub(super) fn bytes(length: u32) -> Result<Uint8Array, JsValue>;

    fn spell(number: f64) -> String;
}

/// The text, if the value is one.
///
/// Nothing is copied that is over `longest` code units: no position of the game is that long.
pub(super) fn text(value: &JsValue, longest: usize) -> Result<Option<String>, GameError> {
    let Some(string) = value.dyn_ref::<JsString>() else {
        return Ok(None);
    };
    let length = string.length();
    if length as usize > longest {
        let message = format!("The text has {length} characters: {longest} is the most accepted.");
        return Err(GameError::new(ErrorCode::TooLarge, message));
    }
    Ok(value.as_string())
}

/// How many elements an array, typed array or array-like value has; `None` if it is none.
pub(super) fn length(value: &JsValue, most: usize, noun: &str) -> Result<Option<u32>, GameError> {
    let Some(length) = length_of(value).ok().flatten() else {
        return Ok(None);
    };
    if length > most as f64 {
        let message = format!("There are {length} {noun}: {most} is the most accepted.");
        return Err(GameError::new(ErrorCode::TooLarge, message));
    }
    Ok(Some(length as u32))
}

/// The element of an array; `undefined` where it cannot be read.
pub(super) fn element(list: &JsValue, index: u32) -> JsValue {
    Reflect::get_u32(list, index).unwrap_or_default()
}

/// Reads every element of a list as a whole number.
pub(super) fn whole_numbers<N>(
    list: &JsValue,
    length: u32,
    read: impl Fn(Written<'_>, usize) -> Result<N, GameError>,
) -> Result<Vec<N>, GameError> {
    let numbers = Float64Array::new_with_length(length);
    let copied = copy_numbers(list, &numbers) as usize;
    let mut whole = Vec::with_capacity(copied);
    for (index, &number) in numbers.to_vec()[..copied].iter().enumerate() {
        let written = written(number, index).ok_or_else(|| not_whole(index, &spell(number)))?;
        whole.push(read(written, index)?);
    }
    if copied < length as usize {
        let strange = element(list, copied as u32);
        return Err(not_whole(copied, &describe(&strange)));
    }
    Ok(whole)
}

fn not_whole(index: usize, shown: &str) -> GameError {
    let message = format!("Element {index} is {shown}: a whole number belongs there.");
    GameError::new(ErrorCode::NotAnInteger, message).at(index)
}

/// Reads a single whole number.
pub(super) fn whole_number(value: &JsValue) -> Result<Written<'static>, GameError> {
    let whole = value.as_f64().and_then(|number| written(number, 0));
    whole.ok_or_else(|| {
        let message = format!("{} is not a whole number.", describe(value));
        GameError::new(ErrorCode::NotAnInteger, message)
    })
}

fn written(number: f64, index: usize) -> Option<Written<'static>> {
    // The fraction of an infinity or NaN is NaN.
    let is_whole = number.fract().abs() < f64::MIN_POSITIVE;
    is_whole.then_some(Written {
        // Beyond `i64` this stops at its ends, which are outside every game's range.
        value: number as i64,
        shown: Shown::Number(number),
        index,
    })
}

/// A field of an object; `None` where it cannot be read.
pub(super) fn field(value: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(value, &name.into()).ok()
}

/// The refusal of something else where text belongs.
pub(super) fn not_text(value: &JsValue, example: &str) -> GameError {
    let message = format!(
        "{} is not text: pass a position such as \"{example}\".",
        describe(value)
    );
    GameError::new(ErrorCode::InvalidCharacter, message)
}
