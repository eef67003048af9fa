//! The exports of the npm package: each parses, asks and converts, and nothing else.
//!
//! `api.d.ts` has the types they carry, `values.js` what has to be done on JavaScript's side.

#![allow(unreachable_pub)] // wasm-bindgen exports `pub` functions alone

mod answer;
mod coins;
mod error;
mod flip;
mod grid;
mod input;
mod nim;
mod options;
mod squares;

use rlsf::SmallGlobalTlsf;
use wasm_bindgen::prelude::wasm_bindgen;

#[global_allocator]
static ALLOCATOR: SmallGlobalTlsf = SmallGlobalTlsf::new();

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("api.d.ts");
