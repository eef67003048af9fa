//! The largest inputs accepted, each chosen so that an answer comes within seconds.

/// Stones in one heap of nim: 2^53 - 1, the largest integer that JavaScript holds exactly.
pub const NIM_HEAP: u64 = (1 << 53) - 1;
/// Heaps of nim.
pub const NIM_HEAPS: usize = 1_000_000;
/// Stones in a pile of squares.
pub const SQUARES: u64 = 100_000_000;
/// Stones up to which nim-value and depth of a pile of squares are known.
pub const SQUARES_NIM_VALUE: u64 = 1_000_000;
/// Characters of a board of flip.
pub const FLIP: usize = 10_000_000;
/// Characters up to which the depth of a board of flip is known.
pub const FLIP_DEPTH: usize = 60;
/// Coins in a row.
pub const COINS: usize = 1_000_000;
/// Coins in a row whose table of margins is asked for.
pub const COINS_TABLE: usize = 2_048;
/// Cells of a grid.
pub const GRID_CELLS: usize = 1 << 24;
/// Moves, and plies of a line, that one answer lists at most, whatever is asked for.
pub const LISTED: usize = 1_000_000;
