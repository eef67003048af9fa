// Positions to measure on, the same in every run.

/**
 * Numbers from 0 to `below` - 1, from a small generator (xorshift).
 * @param {number} seed
 * @returns {(below: number) => number}
 */
export function random(seed) {
  let state = Math.imul(seed + 1, 0x9e3779b9) | 1;
  return below => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/**
 * The text that a function gives character by character, in one piece: a string put together
 * by `+=` is one only once it is read.
 * @param {number} length
 * @param {(index: number) => string} character
 */
export function text(length, character) {
  const codes = new Uint8Array(length);
  for (let i = 0; i < length; i++) codes[i] = character(i).charCodeAt(0);
  return new TextDecoder().decode(codes);
}

/**
 * Integers from `-most` to `most`.
 * @param {number} count
 * @param {number} [most]
 */
export function numbers(count, most = 1_000_000) {
  const next = random(count);
  return Int32Array.from({ length: count }, () => next(2 * most + 1) - most);
}

/**
 * Numbers that fall and then rise: nothing in such a row can be fused.
 * @param {number} count
 */
export const valley = count => Int32Array.from({ length: count }, (_, i) => Math.abs(2 * i - count));

/** @param {number} count */
export function heaps(count) {
  const next = random(count);
  return Float64Array.from({ length: count }, () => next(2 ** 31));
}

/** @param {number} length */
export function board(length) {
  const next = random(length);
  return text(length, () => (next(4) > 0 ? "+" : "-"));
}

/** @param {readonly number[]} runs their lengths */
export const runs = runs => runs.map(length => "+".repeat(length)).join("-");

/**
 * Rows of W and B with line ends between them; the corners are free.
 * @param {number} rows
 * @param {number} columns
 * @param {(row: number, column: number) => boolean} isBlocked
 */
export function cells(rows, columns, isBlocked) {
  return text(rows * (columns + 1) - 1, index => {
    const [row, column] = [Math.floor(index / (columns + 1)), index % (columns + 1)];
    if (column === columns) return "\n";
    const isCorner = row + column === 0 || row + column === rows + columns - 2;
    return !isCorner && isBlocked(row, column) ? "B" : "W";
  });
}

/**
 * A grid with a share of its cells blocked at random.
 * @param {number} side
 * @param {number} [percent]
 */
export function scattered(side, percent = 20) {
  const next = random(side);
  return cells(side, side, () => next(100) < percent);
}

/**
 * A grid whose blocked cells leave long ways from corner to corner.
 * @param {number} side
 */
export const winding = side =>
  cells(side, side, (row, column) => row % 2 === 1 && (column + row) % 7 > 1);
