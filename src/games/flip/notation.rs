//! Boards as text: `++-+++`.

use std::fmt;
use std::str::FromStr;

use super::Flip;
use crate::error::{ErrorCode, GameError};
use crate::limits;
use crate::notation::{Quoted, byte_in, characters_before, value_of};

impl FromStr for Flip {
    type Err = GameError;

    /// Reads `++-+++`, also in quotes or after `currentState =`; blank text is a board of no tiles.
    fn from_str(text: &str) -> Result<Self, GameError> {
        let value = value_of(text);
        let quoted = |quote| value.strip_prefix(quote)?.strip_suffix(quote);
        let tiles = quoted('"').or_else(|| quoted('\'')).unwrap_or(value);
        if let Some((byte, strange)) = tiles.char_indices().find(|(_, c)| !matches!(c, '+' | '-')) {
            let index = characters_before(text, byte_in(text, tiles) + byte);
            let message = format_args!(
                "Character {} is {}: a board has only + and -.",
                index + 1,
                Quoted(strange)
            );
            return Err(GameError::new(ErrorCode::InvalidCharacter, message).at(index));
        }
        if tiles.len() > limits::FLIP {
            let (length, most) = (tiles.len(), limits::FLIP);
            let message =
                format_args!("The board has {length} characters: {most} is the most accepted.");
            return Err(GameError::new(ErrorCode::TooLarge, message));
        }
        Ok(Self(tiles.to_owned()))
    }
}

impl fmt::Display for Flip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
