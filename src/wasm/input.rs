//! Values of JavaScript as text or as numbers, whatever they really are.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::error::{ErrorCode, GameError};
use crate::notation::{MAX_SAFE_INTEGER, Shown, Written};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = Reflect)]
    fn get(object: &JsValue, key: &JsValue) -> Result<JsValue, JsValue>;
}

#[wasm_bindgen(module = "/src/wasm/values.js")]
extern "C" {
    #[wasm_bindgen(catch, js_name = lengthOf)]
    fn length_of(value: &JsValue) -> Result<Option<f64>, JsValue>;

    #[wasm_bindgen(js_name = copyNumbers)]
    fn copy_numbers(list: &JsValue, length: u32) -> Vec<f64>;

    fn sentence(noun: &str, value: &JsValue, wanted: &str) -> String;

    /// The rows of a list with `/` between them; `undefined` if one of them is no text, and
    /// `null` if there are more than `most` characters in so many rows like the first.
    #[wasm_bindgen(js_name = joinRows)]
    pub(super) fn join_rows(list: &JsValue, length: u32, most: u32) -> JsValue;

    /// Code units of a text; NaN for any other value.
    #[wasm_bindgen(js_name = textLength)]
    pub(super) fn text_length(value: &JsValue) -> f64;

    /// The code unit at a place of a text; NaN beyond its end.
    #[wasm_bindgen(js_name = codeAt)]
    pub(super) fn code_at(text: &JsValue, place: u32) -> f64;

    /// Writes text in UTF-8; false if the bytes do not suffice, as for ASCII they do.
    fn encode(text: &JsValue, bytes: &mut [u8]) -> bool;

    fn spell(number: f64) -> String;

    /// The number; NaN for any other value, which takes no detour through memory to say.
    fn plain(value: &JsValue) -> f64;
}

/// Characters from which on a text is encoded as a whole instead of one by one.
const ENCODED: usize = 256;

/// The text, if the value is one.
///
/// Nothing is copied that is over `longest` code units: no position of the game is that long.
pub(super) fn text(value: &JsValue, longest: usize) -> Result<Option<String>, GameError> {
    Ok(utf8(value, longest)?.and_then(|bytes| String::from_utf8(bytes).ok()))
}

/// The same as the bytes of its UTF-8.
pub(super) fn utf8(value: &JsValue, longest: usize) -> Result<Option<Vec<u8>>, GameError> {
    let length = text_length(value);
    if length.is_nan() {
        return Ok(None);
    }
    let length = length as usize;
    if length > longest {
        let message =
            format_args!("The text has {length} characters: {longest} is the most accepted.");
        return Err(GameError::new(ErrorCode::TooLarge, message));
    }
    if length >= ENCODED {
        let mut bytes = vec![0; length];
        if encode(value, &mut bytes) {
            return Ok(Some(bytes));
        }
    }
    Ok(value.as_string().map(String::into_bytes))
}

/// How many elements an array, typed array or array-like value has; `None` if it is none.
pub(super) fn length(value: &JsValue, most: usize, noun: &str) -> Result<Option<u32>, GameError> {
    let Some(length) = length_of(value).ok().flatten() else {
        return Ok(None);
    };
    if length > most as f64 {
        let message = format_args!("There are more than {most} {noun}, the most accepted.");
        return Err(GameError::new(ErrorCode::TooLarge, message));
    }
    Ok(Some(length as u32))
}

/// The element of an array; `undefined` where it cannot be read.
pub(super) fn element(list: &JsValue, index: u32) -> JsValue {
    get(list, &index.into()).unwrap_or_default()
}

/// Reads the elements of a list; those that are not whole, or below `least`, have to pass `check`.
pub(super) fn whole_numbers(
    list: &JsValue,
    length: u32,
    least: i64,
    check: fn(Written<'_>, usize) -> Result<i64, GameError>,
) -> Result<Vec<i64>, GameError> {
    let numbers = copy_numbers(list, length);
    let mut whole = Vec::with_capacity(numbers.len());
    for &number in &numbers {
        if !(is_safe(number) && number as i64 >= least) {
            let index = whole.len();
            written(number, index, &mut |written| {
                check(written, index).map(|_| ())
            })
            .unwrap_or_else(|| Err(not_whole(index, &number.into())))?;
        }
        whole.push(number as i64);
    }
    if numbers.len() < length as usize {
        let strange = element(list, numbers.len() as u32);
        return Err(not_whole(numbers.len(), &strange));
    }
    Ok(whole)
}

/// Whether a number is an integer that JavaScript holds exactly.
fn is_safe(number: f64) -> bool {
    // What is no number compares as false.
    number.abs() <= MAX_SAFE_INTEGER as f64 && number.fract() == 0.0
}

#[cold]
fn not_whole(index: usize, element: &JsValue) -> GameError {
    let noun = format!("Element {index}");
    refuse(
        ErrorCode::NotAnInteger,
        &noun,
        element,
        "a whole number belongs there",
    )
    .at(index)
}

/// The refusal of a value that is not what it should be.
#[cold]
pub(super) fn refuse(code: ErrorCode, noun: &str, value: &JsValue, wanted: &str) -> GameError {
    GameError::with_message(code, sentence(noun, value, wanted))
}

/// Calls `read` with a single whole number, which has no place in a text or array.
pub(super) fn whole_number(
    value: &JsValue,
    read: &mut dyn FnMut(Written<'_>) -> Result<(), GameError>,
) -> Result<(), GameError> {
    match written(plain(value), 0, read) {
        Some(read) => read.map_err(GameError::without_place),
        None => Err(refuse(
            ErrorCode::NotAnInteger,
            "The value",
            value,
            "pass a whole number",
        )),
    }
}

/// The integer, if the value is a safe one that is not negative.
pub(super) fn integer(value: &JsValue) -> Option<u64> {
    let number = plain(value);
    (is_safe(number) && number >= 0.0).then_some(number as u64)
}

/// Hands on a number if it is whole.
fn written(
    number: f64,
    index: usize,
    read: &mut dyn FnMut(Written<'_>) -> Result<(), GameError>,
) -> Option<Result<(), GameError>> {
    let value = number as i64;
    if is_safe(number) {
        let shown = Shown::Number(value);
        return Some(read(Written {
            value,
            shown,
            index,
        }));
    }
    if number.is_infinite() || number.fract() != 0.0 {
        return None;
    }
    // Spelled in JavaScript, as what it takes to spell a double is large.
    let spelled = spell(number);
    let shown = Shown::Text(&spelled);
    Some(read(Written {
        value,
        shown,
        index,
    }))
}

/// A field of an object; `None` where it cannot be read.
pub(super) fn field(value: &JsValue, name: &str) -> Option<JsValue> {
    get(value, &name.into()).ok()
}

/// A short word such as a move; `None` for anything else.
pub(super) fn word(value: &JsValue) -> Option<String> {
    text(value, 16).ok().flatten()
}
