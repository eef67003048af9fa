//! Fusion: a row becomes a valley, in one pass with a stack.
//!
//! ```text
//! 1 5 233 7      233 is an inner peak: 5 - 233 + 7 = -221
//! 1 -221         falls, then rises: both take the larger end, 1 - (-221) = 222
//! ```

use std::ops::{Add, Sub};

use super::End;

/// Integers to compute in: of 64 bits where no margin can exceed them, else of 128.
pub(super) trait Number:
    Copy + Ord + Default + Add<Output = Self> + Sub<Output = Self>
{
}

impl Number for i64 {}
impl Number for i128 {}

/// The mover's total less the opponent's, both playing for the most.
pub(super) fn margin(row: &[i64]) -> i128 {
    if fits_64_bits(row) {
        valley_margin(&fuse(row.iter().copied())).into()
    } else {
        valley_margin(&valley(row))
    }
}

/// What is left of the row once every inner peak is fused with its neighbours.
pub(super) fn valley(row: &[i64]) -> Vec<i128> {
    if fits_64_bits(row) {
        fuse(row.iter().copied())
            .into_iter()
            .map(i128::from)
            .collect()
    } else {
        fuse(row.iter().copied().map(i128::from))
    }
}

/// The end that both players take of a valley; `None` of an empty one.
pub(super) fn larger_end<N: Ord>(valley: &[N]) -> Option<End> {
    let (first, last) = (valley.first()?, valley.last()?);
    Some(if first >= last { End::Left } else { End::Right })
}

/// Whether the sum of all absolute values, which bounds every margin, is below 2^63.
fn fits_64_bits(row: &[i64]) -> bool {
    let largest = row
        .iter()
        .map(|number| number.unsigned_abs())
        .max()
        .unwrap_or(0);
    u128::from(largest) * row.len() as u128 <= i64::MAX as u128
}

fn fuse<N: Number>(row: impl Iterator<Item = N>) -> Vec<N> {
    let mut valley = Vec::new();
    for number in row {
        valley.push(number);
        while let [.., before, peak, after] = *valley
            && peak >= before
            && peak >= after
        {
            valley.truncate(valley.len() - 3);
            valley.push(before - peak + after);
        }
    }
    valley
}

/// The mover's margin on a valley.
pub(super) fn valley_margin<N: Number>(valley: &[N]) -> N {
    let (mut mover, mut opponent) = (N::default(), N::default());
    let mut rest = valley;
    while let (Some(end), [first, inner @ ..]) = (larger_end(rest), rest) {
        mover = mover
            + match end {
                End::Left => *first,
                End::Right => rest[rest.len() - 1],
            };
        rest = match end {
            End::Left => inner,
            End::Right => &rest[..rest.len() - 1],
        };
        (mover, opponent) = (opponent, mover);
    }
    if valley.len().is_multiple_of(2) {
        mover - opponent
    } else {
        opponent - mover
    }
}
