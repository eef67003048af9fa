//! Cells as letters and as bits, many at a time.
//!
//! The last of the letters has bit 0, as the rightmost cell of a row has.

use super::WORD;

/// Appends the bits of the letters before `end`, 1 where free, in words of their own; false if
/// there are others than plain ones, of which `W` and `B` are two.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
pub(super) fn pack(text: &[u8], end: usize, columns: usize, free: &mut Vec<u64>) -> bool {
    let mut all_known = u64::MAX;
    for done in (0..columns).step_by(WORD) {
        let before = &text[..end - done];
        let padded;
        let letters = if let Some(letters) = before.last_chunk() {
            letters
        } else {
            padded = pad(before);
            &padded
        };
        let bits = word(letters);
        // What comes before the row is of no account.
        let others = (WORD - 1).saturating_sub(columns - 1 - done);
        let row = u64::MAX >> others;
        all_known &= bits.known | !row;
        free.push(bits.free & row);
    }
    all_known == u64::MAX
}

/// Letters with blocked cells before them.
fn pad(letters: &[u8]) -> [u8; WORD] {
    let mut padded = [b'B'; WORD];
    padded[WORD - letters.len()..].copy_from_slice(letters);
    padded
}

/// The bits of 64 letters.
#[derive(Default)]
struct Bits {
    /// Plain letters.
    known: u64,
    /// Free cells, as far as the letters are known.
    free: u64,
}

/// The bits of 64 letters, taken 16 at a time.
#[cfg(target_arch = "wasm32")]
#[target_feature(enable = "simd128")]
fn word(letters: &[u8; WORD]) -> Bits {
    use std::arch::wasm32::{
        i8x16_bitmask, i8x16_eq, i8x16_shuffle, i16x8_shl, u8x16_splat, u8x16_swizzle, u64x2,
        v128_and,
    };
    // No two plain letters have the same low digit, in which free cells alone have the bit 4. For
    // each digit its letter; those that have none get one of another digit.
    let plain = u64x2(
        u64::from_le_bytes(*b"BBB#BBBW"),
        u64::from_le_bytes(*b"BBBBBB.B"),
    );
    let mut bits = Bits::default();
    let (eights, _) = letters.as_chunks();
    for pair in eights.chunks_exact(2) {
        let letters = u64x2(u64::from_le_bytes(pair[0]), u64::from_le_bytes(pair[1]));
        let letters =
            i8x16_shuffle::<15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0>(letters, letters);
        let digits = v128_and(letters, u8x16_splat(0x0f));
        let known = i8x16_eq(letters, u8x16_swizzle(plain, digits));
        bits.known = bits.known << 16 | u64::from(i8x16_bitmask(known));
        bits.free = bits.free << 16 | u64::from(i8x16_bitmask(i16x8_shl(letters, 5)));
    }
    bits
}

/// The bits of 64 letters, taken eight at a time, of which `W` and `B` are known.
#[cfg(not(target_arch = "wasm32"))]
fn word(letters: &[u8; WORD]) -> Bits {
    const EACH: u64 = 0x0101_0101_0101_0101;
    // `W` is `B` with three more bits set, one of which is the lowest.
    const MORE: u64 = (b'W' ^ b'B') as u64;
    let mut bits = Bits::default();
    for &eight in letters.as_chunks().0 {
        let more = u64::from_le_bytes(eight) ^ (EACH * u64::from(b'B'));
        let free = more & EACH;
        let known = if free * MORE == more { 0xff } else { 0 };
        bits.known = bits.known << 8 | known;
        // The factor moves bit 8 i to bit 63 - i.
        bits.free = bits.free << 8 | free.wrapping_mul(0x8040_2010_0804_0201) >> 56;
    }
    bits
}

/// Whether there are canonical letters alone, with `/` or another end between rows.
///
/// Of all that a grid can be read from, those alone lie between the two characters.
#[cfg(feature = "wasm")]
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
pub(super) fn is_canonical(text: &[u8], end: u8) -> bool {
    let is_other = |byte: u8| byte != end && !matches!(byte, b'/'..=b'W');
    !text
        .iter()
        .fold(false, |other, &byte| other | is_other(byte))
}

/// Cells that are unpacked together.
const UNPACKED: usize = 16;

/// Writes a byte for each cell of a row: the base, and for each plane of bits its weight where the
/// bit is set.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
pub(super) fn unpack(base: u8, planes: &[u64], weights: &[u8], cells: &mut [u8]) {
    let words = planes.len() / weights.len();
    for (place, cells) in cells.rchunks_mut(UNPACKED).enumerate() {
        let first = place * UNPACKED;
        let bits = planes.iter().skip(first / WORD).step_by(words);
        let bits = bits.map(|word| (word >> (first % WORD)) as u16);
        let bytes = weighted(base, bits.zip(weights));
        if let Ok(cells) = <&mut [u8; UNPACKED]>::try_from(&mut *cells) {
            *cells = bytes;
        } else {
            // There may be less at the left end.
            cells.copy_from_slice(&bytes[UNPACKED - cells.len()..]);
        }
    }
}

/// A byte for each bit, the highest first, which adds the weights of the planes that have it.
#[cfg(target_arch = "wasm32")]
#[target_feature(enable = "simd128")]
fn weighted<'a>(base: u8, planes: impl Iterator<Item = (u16, &'a u8)>) -> [u8; UNPACKED] {
    use std::arch::wasm32::{
        i8x16_add, i8x16_eq, i8x16_shuffle, u8x16_splat, u16x8_splat, u64x2, u64x2_extract_lane,
        v128_and,
    };
    let own = u64::from_be_bytes([1, 2, 4, 8, 16, 32, 64, 128]);
    let own = u64x2(own, own);
    let mut sum = u8x16_splat(base);
    for (bits, &weight) in planes {
        // Every byte gets eight bits, and looks for its own.
        let bits = u16x8_splat(bits);
        let bits = i8x16_shuffle::<1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>(bits, bits);
        let is_set = i8x16_eq(v128_and(bits, own), own);
        sum = i8x16_add(sum, v128_and(is_set, u8x16_splat(weight)));
    }
    let halves = [u64x2_extract_lane::<0>(sum), u64x2_extract_lane::<1>(sum)];
    let halves = halves.map(u64::to_le_bytes);
    std::array::from_fn(|place| halves[place / 8][place % 8])
}

/// A byte for each bit, the highest first, which adds the weights of the planes that have it.
#[cfg(not(target_arch = "wasm32"))]
fn weighted<'a>(base: u8, planes: impl Iterator<Item = (u16, &'a u8)>) -> [u8; UNPACKED] {
    let mut sum = [base; UNPACKED];
    for (bits, &weight) in planes {
        for (place, byte) in sum.iter_mut().rev().enumerate() {
            let is_set = (bits >> place & 1) as u8;
            *byte = byte.wrapping_add(is_set * weight);
        }
    }
    sum
}
