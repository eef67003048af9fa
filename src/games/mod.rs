//! One module a game; no game knows another.

pub mod coins;
pub mod flip;
pub mod grid;
pub mod nim;
pub mod squares;
