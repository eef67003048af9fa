//! The textbook solutions for WebAssembly: the caller writes the input into a buffer, calls, and
//! reads the answer from another.

#[path = "../../native/textbook.rs"]
mod solutions;

use std::sync::{Mutex, MutexGuard, PoisonError};

static INPUT: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static OUTPUT: Mutex<Vec<u8>> = Mutex::new(Vec::new());

fn lock(buffer: &Mutex<Vec<u8>>) -> MutexGuard<'_, Vec<u8>> {
    buffer.lock().unwrap_or_else(PoisonError::into_inner)
}

fn with_text<T>(solve: fn(&str) -> T) -> T {
    solve(std::str::from_utf8(&lock(&INPUT)).unwrap_or_default())
}

/// Where to write an input of `length` bytes.
#[unsafe(no_mangle)]
pub extern "C" fn input(length: usize) -> *const u8 {
    let mut input = lock(&INPUT);
    input.clear();
    input.resize(length, 0);
    input.as_ptr()
}

/// Where the bytes of the last answer are.
#[unsafe(no_mangle)]
pub extern "C" fn output() -> *const u8 {
    lock(&OUTPUT).as_ptr()
}

#[unsafe(no_mangle)]
pub extern "C" fn nim_wins(n: u32) -> bool {
    solutions::can_win_nim(n)
}

/// One byte a pile from 0 to `n`, in the output.
#[unsafe(no_mangle)]
pub extern "C" fn squares_table(n: usize) {
    *lock(&OUTPUT) = solutions::winner_square_game_table(n)
        .into_iter()
        .map(u8::from)
        .collect();
}

#[unsafe(no_mangle)]
pub extern "C" fn flip_wins() -> bool {
    with_text(solutions::can_win)
}

/// The input holds 32-bit integers.
#[unsafe(no_mangle)]
pub extern "C" fn coins_wins() -> bool {
    let input = lock(&INPUT);
    let (numbers, _) = input.as_chunks();
    let numbers: Vec<i32> = numbers.iter().copied().map(i32::from_le_bytes).collect();
    solutions::predict_the_winner(&numbers)
}

#[unsafe(no_mangle)]
pub extern "C" fn grid_wins() -> bool {
    with_text(solutions::first_player_wins)
}

/// Row by row in the output: 0 blocked, 1 lost, 2 won.
#[unsafe(no_mangle)]
pub extern "C" fn grid_outcomes() {
    *lock(&OUTPUT) = with_text(solutions::winning_cells)
        .into_iter()
        .flatten()
        .map(|cell| cell.map_or(0, |win| 1 + u8::from(win)))
        .collect();
}
