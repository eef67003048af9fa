//! Grids as text: `WWB/WTW`.

use std::fmt;
use std::str::FromStr;

use super::{Grid, WORD, bit_of};
use crate::error::{ErrorCode, GameError};
use crate::limits;
use crate::notation::{self, Quoted, byte_in, characters_before, trim};

impl FromStr for Grid {
    type Err = GameError;

    /// Reads rows of `W` or `.` (free), `B` or `#` (blocked) and at most one `T` (the token),
    /// split by line ends or `/`, with or without a line `rows columns` before them.
    fn from_str(text: &str) -> Result<Self, GameError> {
        let (header, body) = split_header(text)?;
        let mut builder = Builder::default();
        let mut rest = Some(body).filter(|body| !body.is_empty());
        while let Some(rows) = rest {
            let is_end = |byte: &u8| matches!(byte, b'\n' | b'/');
            // Rows are of one length, so most ends are where the first row had its own.
            let guess = builder.columns;
            let end = if rows.as_bytes().get(guess).is_some_and(is_end)
                && rows.get(..guess).is_some_and(|row| builder.add_plain(row))
            {
                guess
            } else {
                let end = rows
                    .bytes()
                    .position(|byte| is_end(&byte))
                    .unwrap_or(rows.len());
                let row = trim(rows.get(..end).unwrap_or_default());
                let index_of = |byte| characters_before(text, byte_in(text, row) + byte);
                builder.add(row, &index_of)?;
                end
            };
            builder.check_size()?;
            rest = rows.get(end + 1..);
        }
        let grid = builder.finish(&|| characters_before(text, byte_in(text, body)))?;
        let size = [grid.rows, grid.columns].map(|size| i64::try_from(size).unwrap_or(i64::MAX));
        match header {
            Some(header) if header != size => {
                Err(unlike_header(header, size)
                    .at(characters_before(text, byte_in(text, trim(text)))))
            }
            _ => Ok(grid),
        }
    }
}

/// Rows and columns, as the original problem's first line has them.
type Header = [i64; 2];

/// The first line, if it is a header, and what follows it.
fn split_header(text: &str) -> Result<(Option<Header>, &str), GameError> {
    let lines = trim(text);
    let end = lines
        .bytes()
        .position(|byte| byte == b'\n')
        .unwrap_or(lines.len());
    let (Some(line), Some(body)) = (lines.get(..end), lines.get(end..)) else {
        return Ok((None, lines));
    };
    if !line.starts_with(|c: char| c.is_ascii_digit()) {
        return Ok((None, lines));
    }
    let mut sizes = Vec::new();
    notation::integers_in(text, line, &mut |written| {
        sizes.push(written.value);
        Ok(())
    })?;
    if let [rows, columns] = *sizes {
        return Ok((Some([rows, columns]), trim(body)));
    }
    let message = format_args!(
        "The first line has two whole numbers, rows and columns, or is a row of the grid."
    );
    let index = characters_before(text, byte_in(text, line));
    Err(GameError::new(ErrorCode::RaggedGrid, message).at(index))
}

fn unlike_header([rows, columns]: Header, [real_rows, real_columns]: Header) -> GameError {
    let message = format_args!(
        "The first line says {rows} × {columns} cells, but the rows below it have {real_rows} × {real_columns}."
    );
    GameError::new(ErrorCode::RaggedGrid, message)
}

/// A grid that grows row by row.
#[derive(Default)]
struct Builder {
    rows: usize,
    columns: usize,
    free: Vec<u64>,
    token: Option<(usize, usize)>,
}

impl Builder {
    /// Adds a row if it has the right length and no other letters than `W` and `B`.
    fn add_plain(&mut self, cells: &str) -> bool {
        let start = self.free.len();
        if cells.len() != self.columns || cells.is_empty() {
            return false;
        }
        for cells in cells.as_bytes().rchunks(WORD) {
            let mut word = 0;
            for (place, eight) in cells.rchunks(8).enumerate() {
                // A chunk at the left end may be shorter: blocked cells fill it up.
                let mut letters = [b'B'; 8];
                letters[8 - eight.len()..].copy_from_slice(eight);
                let Some(bits) = eight_cells(letters) else {
                    self.free.truncate(start);
                    return false;
                };
                word |= bits << (8 * place);
            }
            self.free.push(word);
        }
        self.rows += 1;
        true
    }

    /// Adds a row; `index_of` tells the place of one of its bytes in the input.
    #[inline(never)] // used by both notations, and large
    fn add(&mut self, cells: &str, index_of: &dyn Fn(usize) -> usize) -> Result<(), GameError> {
        if self.rows == 0 {
            self.columns = cells.len();
        }
        if self.add_plain(cells) {
            return Ok(());
        }
        let row = self.rows;
        let start = self.free.len();
        self.free.resize(start + self.columns.div_ceil(WORD), 0);
        for (column, cell) in cells.bytes().enumerate() {
            let refused = match cell {
                b'B' | b'#' => continue,
                b'W' | b'.' => None,
                b'T' if self.token.is_none() => {
                    self.token = Some((row, column));
                    None
                }
                b'T' => Some(second_token(row, column)),
                _ => Some(strange(cells, row, column)),
            };
            if let Some(error) = refused {
                return Err(error.at_cell(index_of(column), row, column));
            }
            // Cells beyond the first row's end are refused below.
            if let Some(bit) = (self.columns - 1).checked_sub(column) {
                self.free[start + bit / WORD] |= 1 << (bit % WORD);
            }
        }
        if cells.len() != self.columns || cells.is_empty() {
            let column = cells.len().min(self.columns);
            let error = ragged(row, cells.len(), self.columns);
            return Err(error.at_cell(index_of(column), row, column));
        }
        self.rows += 1;
        Ok(())
    }

    fn check_size(&self) -> Result<(), GameError> {
        if self.rows * self.columns > limits::GRID_CELLS {
            return Err(too_large());
        }
        Ok(())
    }

    /// The grid, whose first cell has the place `first` in the input.
    fn finish(self, first: &dyn Fn() -> usize) -> Result<Grid, GameError> {
        if self.rows == 0 {
            return Err(empty());
        }
        let grid = Grid {
            rows: self.rows,
            columns: self.columns,
            free: self.free,
            token: self.token.unwrap_or((0, 0)),
        };
        if self.token.is_none() && !grid.is_free(0, 0) {
            let message = format_args!(
                "The token starts at the top left, which is blocked: write T where it stands."
            );
            return Err(GameError::new(ErrorCode::StartBlocked, message).at_cell(first(), 0, 0));
        }
        Ok(grid)
    }
}

/// Eight cells as bits, 1 where free, the last in bit 0; `None` if a letter is neither W nor B.
fn eight_cells(letters: [u8; 8]) -> Option<u64> {
    const EACH: u64 = 0x0101_0101_0101_0101;
    // `W` is `B` with three more bits set, one of which is the lowest.
    const MORE: u64 = (b'W' ^ b'B') as u64;
    let more = u64::from_le_bytes(letters) ^ (EACH * u64::from(b'B'));
    let free = more & EACH;
    // The factor moves bit 8 i to bit 63 - i.
    (free * MORE == more).then(|| free.wrapping_mul(0x8040_2010_0804_0201) >> 56)
}

fn empty() -> GameError {
    let message = format_args!("There is no grid: write its rows in W and B, such as `WWB/WWW`.");
    GameError::new(ErrorCode::Empty, message)
}

fn second_token(row: usize, column: usize) -> GameError {
    let message = format_args!(
        "Column {} of row {} is a second T: there is one token.",
        column + 1,
        row + 1
    );
    GameError::new(ErrorCode::StartBlocked, message)
}

fn strange(cells: &str, row: usize, column: usize) -> GameError {
    // All cells before are ASCII, so the column is a byte index as well.
    let rest = cells.get(column..).unwrap_or_default();
    let cell = rest.chars().next().unwrap_or(char::REPLACEMENT_CHARACTER);
    let message = format_args!(
        "Column {} of row {} is {}: a cell is W (free), B (blocked) or T (the token).",
        column + 1,
        row + 1,
        Quoted(cell)
    );
    GameError::new(ErrorCode::InvalidCharacter, message)
}

fn ragged(row: usize, cells: usize, columns: usize) -> GameError {
    let row = row + 1;
    let ragged = |message| GameError::new(ErrorCode::RaggedGrid, message);
    if cells == 0 {
        ragged(format_args!(
            "Row {row} is blank: every row has at least one cell."
        ))
    } else {
        ragged(format_args!(
            "Row {row} has length {cells}, but the first row has length {columns}."
        ))
    }
}

fn too_large() -> GameError {
    let most = limits::GRID_CELLS;
    let message = format_args!("The grid has more than {most} cells, the most accepted.");
    GameError::new(ErrorCode::TooLarge, message)
}

impl Grid {
    /// A grid of the given rows, in the same letters as the text.
    ///
    /// # Errors
    /// As from text; places count rows instead of characters.
    pub fn from_rows<Row: AsRef<str>>(
        rows: impl IntoIterator<Item = Row>,
    ) -> Result<Self, GameError> {
        Self::read_rows(&mut rows.into_iter().map(Ok))
    }

    pub(crate) fn read_rows<Row: AsRef<str>>(
        rows: &mut dyn Iterator<Item = Result<Row, GameError>>,
    ) -> Result<Self, GameError> {
        let mut builder = Builder::default();
        for (index, row) in rows.enumerate() {
            builder.add(trim(row?.as_ref()), &|_| index)?;
            builder.check_size()?;
        }
        builder.finish(&|| 0)
    }
}

impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = String::with_capacity(self.columns + 1);
        for row in 0..self.rows {
            line.clear();
            if row > 0 {
                line.push('/');
            }
            let free = self.row(row);
            for bit in (0..self.columns).rev() {
                let is_free = bit_of(free, bit);
                let is_token = (row, self.columns - 1 - bit) == self.token && self.token != (0, 0);
                line.push(match (is_token, is_free) {
                    (true, _) => 'T',
                    (_, true) => 'W',
                    _ => 'B',
                });
            }
            f.write_str(&line)?;
        }
        Ok(())
    }
}
