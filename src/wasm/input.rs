//! Values of JavaScript as text or as numbers, whatever they really are.

use js_sys::{Float64Array, JsString, Reflect, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::error::{ErrorCode, GameError};
use crate::notation::{MAX_SAFE_INTEGER, Shown, Written};

#[wasm_bindgen(module = "/src/wasm/values.js")]
extern "C" {
    #[wasm_bindgen(catch, js_name = lengthOf)]
    fn length_of(value: &JsValue) -> Result<Option<f64>, JsValue>;

    #[wasm_bindgen(js_name = copyNumbers)]
    fn copy_numbers(list: &JsValue, numbers: &Float64Array) -> u32;

    /// What a value is, in words that fit a sentence.
    pub(super) fn describe(value: &JsValue) -> String;

    /// Writes text in UTF-8; false if the bytes do not suffice, as for ASCII they do.
    fn encode(text: &JsValue, bytes: &mut [u8]) -> bool;

    /// As many bytes of 0.
    #[wasm_bindgen(catch)]
    pub(super) fn bytes(length: u32) -> Result<Uint8Array, JsValue>;

    fn spell(number: f64) -> String;
}

/// Characters from which on a text is encoded as a whole instead of one by one.
const ENCODED: usize = 256;

/// The text, if the value is one.
///
/// Nothing is copied that is over `longest` code units: no position of the game is that long.
pub(super) fn text(value: &JsValue, longest: usize) -> Result<Option<String>, GameError> {
    let Some(string) = value.dyn_ref::<JsString>() else {
        return Ok(None);
    };
    let length = string.length();
    if length as usize > longest {
        let message =
            format_args!("The text has {length} characters: {longest} is the most accepted.");
        return Err(GameError::new(ErrorCode::TooLarge, message));
    }
    if (length as usize) < ENCODED {
        return Ok(value.as_string());
    }
    let mut bytes = vec![0; length as usize];
    let is_ascii = encode(value, &mut bytes);
    Ok(String::from_utf8(bytes)
        .ok()
        .filter(|_| is_ascii)
        .or_else(|| value.as_string()))
}

/// How many elements an array, typed array or array-like value has; `None` if it is none.
pub(super) fn length(value: &JsValue, most: usize, noun: &str) -> Result<Option<u32>, GameError> {
    let Some(length) = length_of(value).ok().flatten() else {
        return Ok(None);
    };
    if length > most as f64 {
        let length = spell(length);
        let message = format_args!("There are {length} {noun}: {most} is the most accepted.");
        return Err(GameError::new(ErrorCode::TooLarge, message));
    }
    Ok(Some(length as u32))
}

/// The element of an array; `undefined` where it cannot be read.
pub(super) fn element(list: &JsValue, index: u32) -> JsValue {
    Reflect::get_u32(list, index).unwrap_or_default()
}

/// Calls `each` for every element of a list, as a whole number.
pub(super) fn whole_numbers(
    list: &JsValue,
    length: u32,
    each: &mut dyn FnMut(Written<'_>) -> Result<(), GameError>,
) -> Result<(), GameError> {
    let numbers = Float64Array::new_with_length(length);
    let copied = copy_numbers(list, &numbers) as usize;
    for (index, &number) in numbers.to_vec().iter().take(copied).enumerate() {
        written(number, index, each).unwrap_or_else(|spelled| Err(not_whole(index, &spelled)))?;
    }
    if copied < length as usize {
        let strange = element(list, copied as u32);
        return Err(not_whole(copied, &describe(&strange)));
    }
    Ok(())
}

fn not_whole(index: usize, shown: &str) -> GameError {
    let message = format_args!("Element {index} is {shown}: a whole number belongs there.");
    GameError::new(ErrorCode::NotAnInteger, message).at(index)
}

/// Calls `read` with a single whole number.
pub(super) fn whole_number(
    value: &JsValue,
    read: &mut dyn FnMut(Written<'_>) -> Result<(), GameError>,
) -> Result<(), GameError> {
    let number = value.as_f64().ok_or_else(|| describe(value));
    let number = number.and_then(|number| written(number, 0, read));
    number.unwrap_or_else(|spelled| {
        let message = format_args!("{spelled} is not a whole number.");
        Err(GameError::new(ErrorCode::NotAnInteger, message))
    })
}

/// The integer, if the value is a safe one that is not negative.
pub(super) fn integer(value: &JsValue) -> Option<u64> {
    let number = value.as_f64()?;
    let is_safe = number >= 0.0 && number <= MAX_SAFE_INTEGER as f64 && number.fract() == 0.0;
    is_safe.then_some(number as u64)
}

/// Hands on a whole number; or else returns how it is spelled.
fn written(
    number: f64,
    index: usize,
    read: &mut dyn FnMut(Written<'_>) -> Result<(), GameError>,
) -> Result<Result<(), GameError>, String> {
    let value = number as i64;
    #[allow(clippy::float_cmp)] // whole numbers come back exactly
    let is_whole = value as f64 == number;
    if is_whole && value.abs() <= MAX_SAFE_INTEGER {
        let shown = Shown::Number(value);
        return Ok(read(Written {
            value,
            shown,
            index,
        }));
    }
    // Spelled in JavaScript, as what it takes to spell a double is large.
    let spelled = spell(number);
    if number.is_infinite() || number.fract() != 0.0 {
        return Err(spelled);
    }
    let shown = Shown::Text(&spelled);
    Ok(read(Written {
        value,
        shown,
        index,
    }))
}

/// A field of an object; `None` where it cannot be read.
pub(super) fn field(value: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(value, &name.into()).ok()
}

/// The refusal of something else where text belongs.
pub(super) fn not_text(value: &JsValue, example: &str) -> GameError {
    let message = format_args!(
        "{} is not text: pass a position such as \"{example}\".",
        describe(value)
    );
    GameError::new(ErrorCode::InvalidCharacter, message)
}
