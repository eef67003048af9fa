//! What is wrong with an input: a code for programs, a sentence for people, and the place.

use std::fmt;

/// The kind of mistake, stable across versions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorCode {
    /// Blank text where the game needs a position.
    Empty,
    /// A character that the notation does not have.
    InvalidCharacter,
    /// Something other than a whole number where one belongs.
    NotAnInteger,
    /// A whole number outside what the rules of the game allow.
    OutOfRange,
    /// Rows of unequal length, or not as many as the header says.
    RaggedGrid,
    /// The token would stand on a blocked cell, or there are two tokens.
    StartBlocked,
    /// A move that the position does not have.
    IllegalMove,
    /// An unknown option, or one with a bad value.
    InvalidOption,
    /// Over the size in [`limits`](crate::limits).
    TooLarge,
}

impl ErrorCode {
    /// The code as the npm package spells it, such as `"not-an-integer"`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::InvalidCharacter => "invalid-character",
            Self::NotAnInteger => "not-an-integer",
            Self::OutOfRange => "out-of-range",
            Self::RaggedGrid => "ragged-grid",
            Self::StartBlocked => "start-blocked",
            Self::IllegalMove => "illegal-move",
            Self::InvalidOption => "invalid-option",
            Self::TooLarge => "too-large",
        }
    }
}

/// Where in the input the mistake is; everything counts from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// Character of the text, or element of the array.
    pub index: usize,
    /// Row and column, where the input is a grid.
    pub cell: Option<(usize, usize)>,
}

/// A refused input: its [`Display`](fmt::Display) form says what to correct.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GameError {
    code: ErrorCode,
    message: Box<str>,
    at: Option<Place>,
}

impl GameError {
    #[cold]
    #[inline(never)] // one copy, as there are many refusals
    pub(crate) fn new(code: ErrorCode, message: fmt::Arguments<'_>) -> Self {
        Self::with_message(code, message.to_string())
    }

    pub(crate) fn with_message(code: ErrorCode, message: String) -> Self {
        Self {
            code,
            message: message.into(),
            at: None,
        }
    }

    #[cfg(feature = "wasm")]
    pub(crate) fn without_place(mut self) -> Self {
        self.at = None;
        self
    }

    pub(crate) fn at(mut self, index: usize) -> Self {
        self.at = Some(Place { index, cell: None });
        self
    }

    pub(crate) fn at_cell(mut self, index: usize, row: usize, column: usize) -> Self {
        let cell = Some((row, column));
        self.at = Some(Place { index, cell });
        self
    }

    /// The kind of mistake.
    #[must_use]
    pub const fn code(&self) -> ErrorCode {
        self.code
    }

    /// Where the mistake is, if it has a place.
    #[must_use]
    pub const fn place(&self) -> Option<Place> {
        self.at
    }
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for GameError {}
