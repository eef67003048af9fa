//! Reading what people type: lists of whole numbers, and what surrounds them.

use std::fmt::{self, Display, Write};

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
    Number(i64),
}

impl Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => Clipped(text).fmt(f),
            Self::Number(number) => number.fmt(f),
        }
    }
}

/// Text short enough for a sentence.
pub(crate) struct Clipped<'a>(pub(crate) &'a str);

impl Display for Clipped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const LONGEST: usize = 24;
        let mut characters = self.0.chars();
        characters
            .by_ref()
            .take(LONGEST)
            .try_for_each(|c| f.write_char(c))?;
        if characters.next().is_some() {
            f.write_char('…')
        } else {
            Ok(())
        }
    }
}

/// A character as a sentence can show it.
pub(crate) struct Quoted(pub(crate) char);

impl Display for Quoted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let c = self.0;
        let is_visible = !(c.is_control() || c.is_whitespace());
        match c {
            '\n' | '\r' => return f.write_str("a line end"),
            ' ' => return f.write_str("a space"),
            char::REPLACEMENT_CHARACTER => return f.write_str("an unreadable character"),
            _ if is_visible => {
                f.write_char('`')?;
                f.write_char(c)?;
                f.write_char('`')?;
                if c.is_ascii() {
                    return Ok(());
                }
                f.write_str(" (")?;
            }
            _ => {}
        }
        // Many characters beyond ASCII cannot be seen, or look like those that belong there.
        write!(f, "U+{:04X}", u32::from(c))?;
        if is_visible {
            f.write_char(')')
        } else {
            Ok(())
        }
    }
}

/// Characters before a byte of the text, which is how places are counted.
pub(crate) fn characters_before(text: &str, byte: usize) -> usize {
    characters(text.get(..byte).unwrap_or(text))
}

/// Characters of a text.
fn characters(text: &str) -> usize {
    // Every byte but the later ones of a character.
    text.bytes().filter(|byte| byte & 0xc0 != 0x80).count()
}

/// What remains of the text without surrounding space and without the `name =` that the
/// original problems put before a value.
pub(crate) fn value_of(text: &str) -> &str {
    let trimmed = trim(text);
    let name = trimmed
        .bytes()
        .position(|byte| byte == b'=')
        .and_then(|end| trimmed.get(..end));
    match name {
        Some(name) if is_name(trim(name)) => {
            trim(trimmed.get(name.len() + 1..).unwrap_or_default())
        }
        _ => trimmed,
    }
}

/// The byte of a text where a part of it starts.
pub(crate) fn byte_in(text: &str, part: &str) -> usize {
    part.as_ptr().addr() - text.as_ptr().addr()
}

/// Text without surrounding space.
#[inline(never)] // used by every notation, and large
pub(crate) fn trim(text: &str) -> &str {
    text.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}')
}

fn is_name(name: &str) -> bool {
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    name.starts_with(|c: char| c.is_ascii_alphabetic()) && name.bytes().all(is_part)
}

/// Calls `each` for every whole number of a list such as `3 4 5`, `3, 4, 5` or `[3,4,5]`.
pub(crate) fn integers(
    text: &str,
    each: &mut dyn FnMut(Written<'_>) -> Result<(), GameError>,
) -> Result<(), GameError> {
    let value = value_of(text);
    let list = value
        .strip_prefix('[')
        .and_then(|list| list.strip_suffix(']'));
    integers_in(text, list.unwrap_or(value), each)
}

/// The same for a bare list that is part of a text.
pub(crate) fn integers_in(
    text: &str,
    list: &str,
    each: &mut dyn FnMut(Written<'_>) -> Result<(), GameError>,
) -> Result<(), GameError> {
    let is_separator = |c: char| c == ',' || c.is_whitespace();
    // Places count characters, so they are counted along to keep the whole pass linear.
    let mut index = characters_before(text, byte_in(text, list));
    let mut rest = list;
    while !rest.is_empty() {
        let token = rest.split(is_separator).next().unwrap_or(rest);
        if !token.is_empty() {
            each(Written {
                value: integer(token).map_err(|error| explain(&error, token, index))?,
                shown: Shown::Text(token),
                index,
            })?;
        }
        index += characters(token) + 1;
        let mut after = rest.get(token.len()..).unwrap_or_default().chars();
        after.next();
        rest = after.as_str();
    }
    Ok(())
}

/// Writes numbers with a space between them.
pub(crate) fn write_integers(
    f: &mut fmt::Formatter<'_>,
    numbers: &mut dyn Iterator<Item = i64>,
) -> fmt::Result {
    /// Bytes that are handed on together: few enough to stay in the fastest cache.
    const BLOCK: usize = 1 << 10;
    let mut text = Vec::new();
    let mut write = |text: &[u8]| f.write_str(str::from_utf8(text).map_err(|_| fmt::Error)?);
    for number in numbers {
        if text.len() > BLOCK {
            write(&text)?;
            text.clear();
        }
        if number < 0 {
            text.push(b'-');
        }
        push_digits(&mut text, number.unsigned_abs());
        text.push(b' ');
    }
    text.pop(); // no number comes after the last space
    write(&text)
}

/// Appends a number; many times as fast as formatting it, which counts for a million of them.
fn push_digits(text: &mut Vec<u8>, number: u64) {
    const EIGHT: u64 = 100_000_000;
    let mut digits = eight_digits(number % EIGHT);
    let mut zeros = 0;
    if number >= EIGHT {
        push_digits(text, number / EIGHT);
    } else {
        // The last digit stays, whatever it is.
        zeros = (digits | 1 << 56).trailing_zeros() / 8;
        digits >>= 8 * zeros;
    }
    text.extend_from_slice(&(digits | 0x3030_3030_3030_3030).to_le_bytes());
    text.truncate(text.len() - zeros as usize);
}

/// The decimal digits of a number below 10^8, a byte each, the first in the lowest.
///
/// Multiplying and shifting divides several numbers at once, first by 100, then by 10.
const fn eight_digits(number: u64) -> u64 {
    let fours = number / 10_000 + ((number % 10_000) << 32);
    let hundreds = ((fours * 10_486) >> 20) & 0x7f_0000_007f;
    let twos = hundreds + ((fours - 100 * hundreds) << 16);
    let tens = ((twos * 103) >> 10) & 0x000f_000f_000f_000f;
    tens + ((twos - 10 * tens) << 8)
}

/// Why a token is no integer: the byte of the first character that no number has, if any.
struct NotAnInteger {
    strange: Option<usize>,
}

/// The integer that a token spells, stopping at the ends of `i64`.
fn integer(token: &str) -> Result<i64, NotAnInteger> {
    let digits = token.strip_prefix(['-', '−']).unwrap_or(token);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        let strange = token.char_indices().find(|&(_, c)| {
            !(c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '−' | '+' | '_'))
        });
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

#[cold]
fn explain(error: &NotAnInteger, token: &str, index: usize) -> GameError {
    let strange = error
        .strange
        .and_then(|byte| Some((byte, token.get(byte..)?.chars().next()?)));
    let Some((byte, strange)) = strange else {
        let token = Clipped(token);
        let message =
            format_args!("`{token}` is not a whole number: write it in digits, such as 21.");
        return GameError::new(ErrorCode::NotAnInteger, message).at(index);
    };
    let index = index + characters_before(token, byte);
    let (number, strange) = (index + 1, Quoted(strange));
    let message = format_args!(
        "Character {number} is {strange}: write whole numbers, with spaces or commas between them."
    );
    GameError::new(ErrorCode::InvalidCharacter, message).at(index)
}
