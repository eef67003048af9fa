//! Fusion: a row becomes a valley, in one pass with a stack.
//!
//! ```text
//! 1 5 233 7      233 is an inner peak: 5 - 233 + 7 = -221
//! 1 -221         falls, then rises: both take the larger end, 1 - (-221) = 222
//! ```

use std::ops::{Add, Sub};

use super::End;

/// The mover's total less the opponent's, both playing for the most.
pub(super) fn margin(row: &[i64]) -> i128 {
    valley_margin(&valley(row))
}

/// A row that plays like this one for so many plies and the next: the numbers that can be taken
/// until then, and what all between them fuse into.
pub(super) fn outer(row: &[i64], plies: usize) -> Vec<i128> {
    let near = plies.saturating_add(1).min(row.len() / 2);
    let (left, rest) = row.split_at(near);
    let (middle, right) = rest.split_at(rest.len() - near);
    [widened(left), valley(middle), widened(right)].concat()
}

/// What is left of the row once every inner peak is fused with its neighbours.
fn valley(row: &[i64]) -> Vec<i128> {
    if fits_64_bits(row) {
        widened(&fuse(row))
    } else {
        fuse(&widened(row))
    }
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

fn widened(row: &[i64]) -> Vec<i128> {
    row.iter().copied().map(i128::from).collect()
}

/// The same of numbers of either width.
pub(super) fn fuse<N>(row: &[N]) -> Vec<N>
where
    N: Copy + Ord + Add<Output = N> + Sub<Output = N>,
{
    let mut valley: Vec<N> = Vec::new();
    for &number in row {
        let mut after = number;
        while let [.., before, peak] = *valley
            && peak >= before
            && peak >= after
        {
            valley.truncate(valley.len() - 2);
            after = before - peak + after;
        }
        valley.push(after);
    }
    valley
}

/// The end that both players take of a valley; `None` of an empty one.
pub(super) fn larger_end(valley: &[i128]) -> Option<End> {
    let (first, last) = (valley.first()?, valley.last()?);
    Some(if first >= last { End::Left } else { End::Right })
}

/// The mover's margin on a valley.
pub(super) fn valley_margin(valley: &[i128]) -> i128 {
    let (mut rest, mut margin) = (valley, 0);
    while let (Some(end), [first, inner @ ..]) = (larger_end(rest), rest) {
        let taken;
        (taken, rest) = match end {
            End::Left => (first, inner),
            End::Right => (&rest[rest.len() - 1], &rest[..rest.len() - 1]),
        };
        margin = taken - margin;
    }
    // So far it is that of the player who takes the last number.
    if valley.len().is_multiple_of(2) {
        -margin
    } else {
        margin
    }
}
