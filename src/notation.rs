//! Reading what people type: lists of whole numbers, and what surrounds them.

use std::fmt::{self, Display};

use crate::error::{ErrorCode, GameError};

/// The largest integer that JavaScript's numbers hold exactly, 2^53 - 1.
pub(crate) const MAX_SAFE_INTEGER: i64 = (1 << 53) - 1;

/// A number as somebody wrote it, and where.
#[derive(Clone, Copy)]
pub(crate) struct Written<'a> {
    /// Integers beyond `i64` stop at its ends, which are outside every game's range.
    pub(crate) value: i64,
    pub(crate) shown: Shown<'a>,
    /// Character of the text, or element of the array.
    pub(crate) index: usize,
}

/// A number in the spelling to quote in an error.
#[derive(Clone, Copy)]
pub(crate) enum Shown<'a> {
    Text(&'a str),
    /// A number of JavaScript.
    #[cfg_attr(not(feature = "wasm"), expect(dead_code))]
    Number(f64),
}

impl Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => Clipped(text).fmt(f),
            Self::Number(number) => Clipped(&number.to_string()).fmt(f),
        }
    }
}

/// Text short enough for a sentence.
pub(crate) struct Clipped<'a>(pub(crate) &'a str);

impl Display for Clipped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const LONGEST: usize = 24;
        match self.0.char_indices().nth(LONGEST) {
            Some((end, _)) => write!(f, "{}…", &self.0[..end]),
            None => f.write_str(self.0),
        }
    }
}

/// A character as a sentence can show it.
pub(crate) struct Quoted(pub(crate) char);

impl Display for Quoted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            '\n' | '\r' => f.write_str("a line end"),
            ' ' => f.write_str("a space"),
            char::REPLACEMENT_CHARACTER => f.write_str("an unreadable character"),
            c if c.is_control() || c.is_whitespace() => write!(f, "U+{:04X}", u32::from(c)),
            c => write!(f, "`{c}`"),
        }
    }
}

/// Characters before a byte of the text, which is how places are counted.
pub(crate) fn characters_before(text: &str, byte: usize) -> usize {
    text.char_indices().take_while(|(at, _)| *at < byte).count()
}

/// What remains of the text without surrounding space and without the `name =` that the
/// original problems put before a value; and the byte where it starts.
pub(crate) fn value_of(text: &str) -> (&str, usize) {
    let trimmed = trim(text);
    let value = match trimmed.split_once('=') {
        Some((name, value)) if is_name(name.trim_end()) => trim(value),
        _ => trimmed,
    };
    // Both are parts of `text`, so the distance of their starts is a byte index into it.
    (value, value.as_ptr().addr() - text.as_ptr().addr())
}

/// Text without surrounding space.
pub(crate) fn trim(text: &str) -> &str {
    text.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}')
}

fn is_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// Calls `each` for every whole number of a list such as `3 4 5`, `3, 4, 5` or `[3,4,5]`.
pub(crate) fn integers<'a>(
    text: &'a str,
    mut each: impl FnMut(Written<'a>) -> Result<(), GameError>,
) -> Result<(), GameError> {
    let (value, start) = value_of(text);
    let (list, start) = match value.strip_prefix('[').and_then(|v| v.strip_suffix(']')) {
        Some(list) => (list, start + 1),
        None => (value, start),
    };
    // Everything before a number is a digit, a separator or a sign, and almost always ASCII:
    // counting on from the last number keeps the whole pass linear.
    let (mut counted_byte, mut counted) = (0, 0);
    let is_separator = |c: char| c == ',' || c.is_whitespace();
    let mut rest = list;
    while let Some(at) = rest.find(|c| !is_separator(c)) {
        rest = &rest[at..];
        let token = &rest[..rest.find(is_separator).unwrap_or(rest.len())];
        let byte = start + (list.len() - rest.len());
        counted += text[counted_byte..byte].chars().count();
        counted_byte = byte;
        each(Written {
            value: integer(token).map_err(|error| explain(&error, token, counted))?,
            shown: Shown::Text(token),
            index: counted,
        })?;
        rest = &rest[token.len()..];
    }
    Ok(())
}

/// Writes numbers with a space between them.
pub(crate) fn write_integers(f: &mut fmt::Formatter<'_>, numbers: &[impl Display]) -> fmt::Result {
    for (place, number) in numbers.iter().enumerate() {
        if place > 0 {
            f.write_str(" ")?;
        }
        number.fmt(f)?;
    }
    Ok(())
}

/// Why a token is no integer: the byte of the first character that no number has, if any.
struct NotAnInteger {
    strange: Option<usize>,
}

/// The integer that a token spells, stopping at the ends of `i64`.
fn integer(token: &str) -> Result<i64, NotAnInteger> {
    let digits = token.strip_prefix(['-', '−']).unwrap_or(token);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        let strange = token
            .char_indices()
            .find(|&(_, c)| !(c.is_alphanumeric() || matches!(c, '.' | '-' | '−' | '+' | '_')));
        return Err(NotAnInteger {
            strange: strange.map(|(byte, _)| byte),
        });
    }
    let size = digits.bytes().fold(0_i64, |size, digit| {
        size.saturating_mul(10)
            .saturating_add(i64::from(digit - b'0'))
    });
    Ok(if digits.len() < token.len() {
        -size
    } else {
        size
    })
}

fn explain(error: &NotAnInteger, token: &str, index: usize) -> GameError {
    match error
        .strange
        .and_then(|byte| Some((byte, token[byte..].chars().next()?)))
    {
        Some((byte, strange)) => {
            let index = index + characters_before(token, byte);
            GameError::new(
                ErrorCode::InvalidCharacter,
                format!(
                    "Character {} is {}: write whole numbers, with spaces or commas between them.",
                    index + 1,
                    Quoted(strange)
                ),
            )
            .at(index)
        }
        None => not_an_integer(&format!("`{}`", Clipped(token)), index),
    }
}

/// The refusal of something that is no whole number.
pub(crate) fn not_an_integer(shown: &str, index: usize) -> GameError {
    GameError::new(
        ErrorCode::NotAnInteger,
        format!("{shown} is not a whole number: write it in digits, such as 21."),
    )
    .at(index)
}
