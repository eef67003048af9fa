//! Grids as text: `WWB/WTW`.

use std::fmt;
use std::str::FromStr;

use super::{Grid, WORD, pack};
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
            let Some(start) = builder.add_plain_rows(rows.as_bytes())? else {
                break;
            };
            let rows = rows.get(start..).unwrap_or_default();
            let end = rows
                .bytes()
                .position(|byte| matches!(byte, b'\n' | b'/'))
                .unwrap_or(rows.len());
            let row = trim(rows.get(..end).unwrap_or_default());
            let index_of = |byte| characters_before(text, byte_in(text, row) + byte);
            rest = rows.get(end + 1..);
            builder.add(row, &index_of)?;
            builder.expect(rest.unwrap_or_default().as_bytes())?;
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
    if !lines.starts_with(|c: char| c.is_ascii_digit()) {
        return Ok((None, lines));
    }
    let end = lines.bytes().position(|byte| byte == b'\n');
    let halves = end.and_then(|end| lines.split_at_checked(end));
    let (line, body) = halves.unwrap_or((lines, ""));
    let (mut header, mut count) = ([0; 2], 0);
    notation::integers_in(text, line, &mut |written| {
        if let Some(size) = header.get_mut(count) {
            *size = written.value;
        }
        count += 1;
        Ok(())
    })?;
    if count == header.len() {
        return Ok((Some(header), trim(body)));
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
    /// Adds rows as long as they have plain letters alone and are of one length; says where the
    /// others start, if not all are so.
    fn add_plain_rows(&mut self, text: &[u8]) -> Result<Option<usize>, GameError> {
        if self.rows == 0 {
            let is_end = |byte: &u8| matches!(byte, b'\n' | b'\r' | b'/');
            self.columns = text.iter().position(is_end).unwrap_or(text.len());
        }
        let mut start = 0;
        loop {
            let end = start + self.columns;
            let next = match text.get(end..) {
                Some([]) => None,
                Some([b'\n' | b'/', ..]) => Some(end + 1),
                Some([b'\r', b'\n', ..]) => Some(end + 2),
                _ => return Ok(Some(start)),
            };
            if !self.add_plain(text, end) {
                return Ok(Some(start));
            }
            let rest = next.and_then(|next| text.get(next..));
            self.expect(rest.unwrap_or_default())?;
            let Some(next) = next else { return Ok(None) };
            start = next;
        }
    }

    /// Refuses too many cells: after the first row at once if so many rows follow, for which there
    /// is room afterwards.
    fn expect(&mut self, rest: &[u8]) -> Result<(), GameError> {
        let mut rows = self.rows;
        if self.rows == 1 {
            rows += (rest.len() + 1) / self.columns.saturating_add(1);
            if rows * self.columns > limits::GRID_CELLS {
                // There may be less, with longer line ends.
                let ends = rest.iter().filter(|byte| matches!(byte, b'\n' | b'/'));
                rows = 2 + ends.count();
            }
        }
        check_size(rows, self.columns)?;
        let words = rows * self.columns.div_ceil(WORD);
        self.free.reserve(words - self.free.len());
        Ok(())
    }

    /// Adds a row, which ends before `end`, if it has plain letters alone.
    fn add_plain(&mut self, text: &[u8], end: usize) -> bool {
        let start = self.free.len();
        let is_plain = self.columns > 0 && pack::pack(text, end, self.columns, &mut self.free);
        if is_plain {
            self.rows += 1;
        } else {
            self.free.truncate(start);
        }
        is_plain
    }

    /// Adds a row; `index_of` tells the place of one of its bytes in the input.
    #[inline(never)] // used by both notations, and large
    fn add(&mut self, cells: &str, index_of: &dyn Fn(usize) -> usize) -> Result<(), GameError> {
        if self.rows == 0 {
            self.columns = cells.len();
        }
        if cells.len() == self.columns && self.add_plain(cells.as_bytes(), cells.len()) {
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

    /// The grid, whose first cell has the place `first` in the input.
    #[inline(never)] // used by every notation
    fn finish(self, first: &dyn Fn() -> usize) -> Result<Grid, GameError> {
        if self.rows == 0 {
            return Err(empty());
        }
        let grid = Grid {
            rows: self.rows,
            columns: self.columns,
            free: self.free.into(),
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

fn check_size(rows: usize, columns: usize) -> Result<(), GameError> {
    if rows.saturating_mul(columns) > limits::GRID_CELLS {
        return Err(too_large());
    }
    Ok(())
}

pub(crate) fn too_large() -> GameError {
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

    /// A grid of plain letters alone; `None` for all other text, right or wrong.
    #[cfg(feature = "wasm")]
    pub(crate) fn plain(text: &[u8]) -> Option<Self> {
        let mut builder = Builder::default();
        let other = builder.add_plain_rows(text.trim_ascii_end()).ok()?;
        other.is_none().then(|| builder.finish(&|| 0).ok())?
    }

    /// Whether the text that the grid was read from is the canonical one, or is so with `/` for
    /// each of its line ends, which are few enough to replace them.
    #[cfg(feature = "wasm")]
    pub(crate) fn is_spelled(&self, text: &[u8]) -> bool {
        let end = if self.rows < 16 * self.columns {
            b'\n'
        } else {
            b'/'
        };
        text.len() + 1 == self.rows * (self.columns + 1)
            && !text.starts_with(b"T")
            && pack::is_canonical(text, end)
    }

    /// The canonical text, of which there is no second copy at any time, as it may be large.
    pub(crate) fn text(&self) -> String {
        let width = self.columns + 1;
        let mut text = vec![b'/'; self.rows * width];
        for (row, letters) in text.chunks_exact_mut(width).enumerate() {
            let letters = &mut letters[..self.columns];
            pack::unpack(b'B', self.row(row), &[b'W' - b'B'], letters);
        }
        text.pop();
        if self.token != (0, 0) {
            text[self.place(self.token)] = b'T';
        }
        String::from_utf8(text).unwrap_or_default()
    }

    /// The place of a cell in the canonical text.
    pub(crate) const fn place(&self, (row, column): (usize, usize)) -> usize {
        row * (self.columns + 1) + column
    }

    pub(crate) fn read_rows<Row: AsRef<str>>(
        rows: &mut dyn Iterator<Item = Result<Row, GameError>>,
    ) -> Result<Self, GameError> {
        let mut builder = Builder::default();
        for (index, row) in rows.enumerate() {
            builder.add(trim(row?.as_ref()), &|_| index)?;
            check_size(builder.rows, builder.columns)?;
        }
        builder.finish(&|| 0)
    }
}

impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}
