//! The exports of the npm package: each parses, asks and converts, and nothing else.
//!
//! `api.d.ts` has the types they carry, `values.js` what has to be done on JavaScript's side.

mod answer;
mod coins;
mod error;
mod flip;
mod grid;
mod input;
mod nim;
mod options;
mod squares;
mod table;

#[cfg(target_arch = "wasm32")]
use rlsf::SmallGlobalTlsf;
use wasm_bindgen::prelude::wasm_bindgen;

pub use answer::read_limits;
pub use coins::{coins_analyze, coins_margins, coins_play, coins_wins};
pub use flip::{flip_analyze, flip_nim_values, flip_play, flip_wins};
pub use grid::{grid_analyze, grid_depths, grid_nim_values, grid_outcomes, grid_play, grid_wins};
pub use nim::{nim_analyze, nim_play, nim_wins};
pub use squares::{squares_analyze, squares_nim_values, squares_play, squares_table, squares_wins};

#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: SmallGlobalTlsf = SmallGlobalTlsf::new();

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("api.d.ts");
