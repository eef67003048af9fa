//! Options of an analysis and rules of nim, from a plain object.

use std::num::NonZeroU64;

use js_sys::{Array, Reflect};
use wasm_bindgen::prelude::JsValue;

use super::input::{describe, whole_number};
use crate::analysis::Options;
use crate::error::{ErrorCode, GameError};
use crate::nim::Rules;

const LISTS: [&str; 2] = ["maxMoves", "maxLine"];
const RULES: [&str; 2] = ["maxTake", "misere"];

/// Reads `{ maxMoves, maxLine }`.
pub(super) fn options(value: &JsValue) -> Result<Options, GameError> {
    Bag::new(value, &LISTS)?.options()
}

/// Reads `{ maxTake, misere }`.
pub(super) fn rules(value: &JsValue) -> Result<Rules, GameError> {
    Bag::new(value, &RULES)?.rules()
}

/// Reads `{ maxTake, misere, maxMoves, maxLine }`.
pub(super) fn rules_and_options(value: &JsValue) -> Result<(Rules, Options), GameError> {
    let bag = Bag::new(value, &[RULES, LISTS].concat())?;
    Ok((bag.rules()?, bag.options()?))
}

fn invalid(message: String) -> GameError {
    GameError::new(ErrorCode::InvalidOption, message)
}

/// An object that has no other keys than known ones.
struct Bag<'a>(&'a JsValue);

impl<'a> Bag<'a> {
    fn new(value: &'a JsValue, known: &[&str]) -> Result<Self, GameError> {
        if value.is_undefined() {
            return Ok(Self(value));
        }
        let not_an_object = || {
            let example = known[0];
            invalid(format!(
                "The options are {}: pass an object such as {{ {example}: 3 }}.",
                describe(value)
            ))
        };
        if !value.is_object() || Array::is_array(value) {
            return Err(not_an_object());
        }
        let keys = Reflect::own_keys(value).map_err(|_| not_an_object())?;
        for key in keys {
            if !known.iter().any(|known| key == **known) {
                let known = known.join(", ");
                return Err(invalid(format!(
                    "There is no option {}: the options are {known}.",
                    name(&key)
                )));
            }
        }
        Ok(Self(value))
    }

    /// The value of a key; `undefined` where there is none.
    fn get(&self, key: &str) -> Result<JsValue, GameError> {
        if self.0.is_undefined() {
            return Ok(JsValue::UNDEFINED);
        }
        let unreadable = |_| invalid(format!("The option {key} cannot be read."));
        Reflect::get(self.0, &key.into()).map_err(unreadable)
    }

    fn options(&self) -> Result<Options, GameError> {
        let Options {
            max_moves,
            max_line,
        } = Options::default();
        Ok(Options {
            max_moves: self.count("maxMoves")?.unwrap_or(max_moves),
            max_line: self.count("maxLine")?.unwrap_or(max_line),
        })
    }

    fn count(&self, key: &str) -> Result<Option<usize>, GameError> {
        let value = self.get(key)?;
        if value.is_undefined() {
            return Ok(None);
        }
        if value.as_f64() == Some(f64::INFINITY) {
            return Ok(Some(usize::MAX));
        }
        match whole_number(&value) {
            Ok(count) if count.value >= 0 => {
                Ok(Some(usize::try_from(count.value).unwrap_or(usize::MAX)))
            }
            _ => Err(invalid(format!(
                "The option {key} is {}: it is a whole number, 0 or more, or Infinity.",
                describe(&value)
            ))),
        }
    }

    fn rules(&self) -> Result<Rules, GameError> {
        let Rules { max_take, misere } = Rules::default();
        let wanted = self.get("maxTake")?;
        let whole = whole_number(&wanted)
            .ok()
            .and_then(|whole| u64::try_from(whole.value).ok());
        let max_take = match whole.and_then(NonZeroU64::new) {
            Some(most) => Some(most),
            None if wanted.is_undefined() => max_take,
            None if wanted.as_f64() == Some(f64::INFINITY) => None,
            None => {
                return Err(invalid(format!(
                    "The option maxTake is {}: it is a whole number, 1 or more, or Infinity.",
                    describe(&wanted)
                )));
            }
        };
        let wanted = self.get("misere")?;
        let misere = match wanted.as_bool() {
            Some(misere) => misere,
            None if wanted.is_undefined() => misere,
            None => {
                return Err(invalid(format!(
                    "The option misere is {}: it is true or false.",
                    describe(&wanted)
                )));
            }
        };
        Ok(Rules { max_take, misere })
    }
}

fn name(key: &JsValue) -> String {
    key.as_string()
        .map_or_else(|| describe(key), |key| key.chars().take(40).collect())
}
