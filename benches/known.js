// Right answers where the textbook is out of reach, found in other ways than the package's.

/** Runs worked out one by one; beyond, nim-values of Dawson's Kayles have period 34 (Guy and Smith). */
const LONGEST = 200;
const PERIOD = 34;

/** Nim-value of each run, from the moves that it has. */
function runValues() {
  const values = [0, 0];
  for (let length = 2; length <= LONGEST; length++) {
    const reached = new Set(Array.from({ length: length - 1 }, (_, left) => values[left] ^ values[length - 2 - left]));
    let value = 0;
    while (reached.has(value)) value++;
    values.push(value);
  }
  return values;
}

/** @param {string} board of flip */
export function flipWins(board) {
  const values = runValues();
  let nimSum = 0;
  for (const { length } of board.split("-")) {
    const periods = Math.max(0, Math.ceil((length - LONGEST) / PERIOD));
    nimSum ^= values[length - PERIOD * periods];
  }
  return nimSum !== 0;
}

/**
 * Of an even number of coins the first player can take every odd or every even place.
 * @param {ArrayLike<number>} numbers
 */
export function evenRowIsKept({ length }) {
  if (length % 2 !== 0) throw new Error(`${length} numbers are odd.`);
  return true;
}

/**
 * The textbook's table in one byte a cell: 0 blocked, 1 lost, 2 won.
 * @param {string} text rows with line ends between them
 */
export function gridOutcomes(text) {
  const columns = text.indexOf("\n");
  const rows = (text.length + 1) / (columns + 1);
  const outcomes = new Uint8Array(rows * columns);
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      if (text.charCodeAt(row * (columns + 1) + column) === 66) continue;
      const cell = row * columns + column;
      const [down, right] = [row + 1 < rows, column + 1 < columns];
      const reachesLost = (down && outcomes[cell + columns] === 1) || (right && outcomes[cell + 1] === 1)
        || (down && right && outcomes[cell + columns + 1] === 1);
      outcomes[cell] = reachesLost ? 2 : 1;
    }
  }
  return outcomes;
}

/** @param {string} text */
export const gridWins = text => gridOutcomes(text)[0] === 2;

/** Lost piles of squares up to some limits, counted by the sieve of another program. @type {Record<number, number>} */
export const LOST_PILES = { 1e7: 69_489, 1e8: 346_814 };

/** @param {Uint8Array} table */
export const lostIn = table => table.length - table.reduce((won, wins) => won + wins, 0);
