// Outcomes of small piles, kept where asking for one is no call into the module.

/** Piles that are kept, a byte each. */
const MOST = 1 << 18;

/** Piles of the first table. */
const FIRST = 1 << 10;

/**
 * The functions of squares, the verdict on a pile looked up where it is known.
 * @template {{ wins: Function, table(limit: number): Uint8Array }} Squares
 * @param {Squares} squares
 * @returns {Squares}
 */
export function remember(squares) {
  /** 1 where the player to move wins the pile of that number; grows with what is asked for. @type {Uint8Array} */
  let known = new Uint8Array(0);

  const look = (/** @type {unknown} */ position) => {
    if (!isPile(position) || position >= MOST) return squares.wins(position);
    known = squares.table(Math.min(Math.max(position + 1, 2 * known.length, FIRST), MOST) - 1);
    return known[position] === 1;
  };

  const wins = (/** @type {unknown} */ position) => {
    const won = typeof position === "number" ? known[position] : undefined;
    return won === undefined ? look(position) : won === 1;
  };
  return { ...squares, wins };
}

/**
 * @param {unknown} position
 * @returns {position is number}
 */
const isPile = position => Number.isInteger(position) && Number(position) >= 0;
