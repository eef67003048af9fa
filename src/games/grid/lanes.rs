//! Scores of four cells at once: in WebAssembly by single instructions, elsewhere one by one.
//!
//! Of four cells each comes one step later than the one before it, in the row above. So a cell's
//! neighbour below was settled in the step before, and the one diagonally below before that.

#[cfg(not(target_arch = "wasm32"))]
pub(super) use plain::{settle, splat};
#[cfg(target_arch = "wasm32")]
pub(super) use simd::{settle, splat};

/// How many cells these are.
pub(super) const LANES: usize = 4;
/// Steps that are settled together.
pub(super) const STEPS: usize = u32::BITS as usize;

/// The scores found at a step, one for each of the four rows, the lowest first.
pub(super) type Scores = [i32; LANES];

#[cfg(target_arch = "wasm32")]
mod simd {
    use std::arch::wasm32::{
        i32x4, i32x4_extract_lane, i32x4_min, i32x4_shl, i32x4_shr, i32x4_shuffle, i32x4_splat,
        i32x4_sub, v128, v128_bitselect, v128_not,
    };

    use super::super::cells::BLOCKED;
    use super::{LANES, STEPS, Scores};

    /// A number for each of the four rows.
    type Lanes = v128;

    #[target_feature(enable = "simd128")]
    pub(crate) fn splat(number: i32) -> Lanes {
        i32x4_splat(number)
    }

    #[target_feature(enable = "simd128")]
    fn numbers(lanes: Lanes) -> Scores {
        [
            i32x4_extract_lane::<0>(lanes),
            i32x4_extract_lane::<1>(lanes),
            i32x4_extract_lane::<2>(lanes),
            i32x4_extract_lane::<3>(lanes),
        ]
    }

    /// See the other one.
    #[target_feature(enable = "simd128")]
    pub(crate) fn settle(
        free: [u32; LANES],
        row: &mut [i32; STEPS + LANES - 1],
        steps: &mut [Scores; STEPS],
        [mut right, mut diagonal]: [Lanes; 2],
    ) -> [Lanes; 2] {
        let [a, b, c, d] = free.map(u32::cast_signed);
        let mut free = i32x4(a, b, c, d);
        for (step, settled) in steps.iter_mut().enumerate() {
            let below = i32x4_splat(row[step + LANES - 1]);
            let down = i32x4_shuffle::<4, 0, 1, 2>(right, below);
            let seen = v128_not(i32x4_min(i32x4_min(down, diagonal), right));
            let sign = i32x4_shr(seen, 31);
            let score = i32x4_sub(i32x4_sub(seen, sign), sign);
            let is_free = i32x4_shr(i32x4_shl(free, 31), 31);
            right = v128_bitselect(score, i32x4_splat(BLOCKED), is_free);
            diagonal = down;
            free = i32x4_shr(free, 1);
            row[step] = i32x4_extract_lane::<3>(right);
            *settled = numbers(right);
        }
        [right, diagonal]
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod plain {
    use std::array;

    use super::super::cells::BLOCKED;
    use super::{LANES, STEPS, Scores};

    type Lanes = Scores;

    pub(crate) const fn splat(number: i32) -> Lanes {
        [number; LANES]
    }

    /// Settles some steps, on from the last cells and those below them, and tells what they are now.
    ///
    /// A bit is set where a cell is free, the first step's lowest. The row has the scores of the
    /// one below the four, and gets those of the highest, which comes three steps later.
    pub(crate) fn settle(
        mut free: [u32; LANES],
        row: &mut [i32; STEPS + LANES - 1],
        steps: &mut [Scores; STEPS],
        [mut right, mut diagonal]: [Lanes; 2],
    ) -> [Lanes; 2] {
        for (step, settled) in steps.iter_mut().enumerate() {
            let down = [row[step + LANES - 1], right[0], right[1], right[2]];
            right = array::from_fn(|lane| {
                let least = down[lane].min(diagonal[lane]).min(right[lane]);
                // The other player's score, one ply further from the end: -1 - least where they
                // lose, 1 - least where they win, or where all is blocked and the game ends.
                let seen = !least;
                let score = seen - 2 * (seen >> 31);
                if free[lane] & 1 == 1 { score } else { BLOCKED }
            });
            diagonal = down;
            free = free.map(|free| free >> 1);
            row[step] = right[LANES - 1];
            *settled = right;
        }
        [right, diagonal]
    }
}
