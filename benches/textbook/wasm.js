// The textbook solutions in Rust, called as plain functions.

/**
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {(length: number) => number} input
 * @property {() => number} output
 * @property {(n: number) => number} nim_wins
 * @property {(n: number) => void} squares_table
 * @property {() => number} flip_wins
 * @property {() => number} coins_wins
 * @property {() => number} grid_wins
 * @property {() => void} grid_outcomes
 */

const encoder = new TextEncoder();

/** @typedef {ReturnType<typeof textbookWasm>} TextbookWasm */

/** @param {BufferSource} bytes the compiled crate */
export function textbookWasm(bytes) {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
  const rust = /** @type {Exports} */ (/** @type {unknown} */ (exports));

  /** @param {string} text */
  const writeText = text => {
    const start = rust.input(text.length);
    encoder.encodeInto(text, new Uint8Array(rust.memory.buffer, start, text.length));
  };

  /** @param {ArrayLike<number>} numbers */
  const writeNumbers = numbers => {
    const start = rust.input(4 * numbers.length);
    new Int32Array(rust.memory.buffer, start, numbers.length).set(numbers);
  };

  /** @param {number} length */
  const readBytes = length => new Uint8Array(rust.memory.buffer, rust.output(), length).slice();

  return {
    /** @param {number} n */
    canWinNim: n => rust.nim_wins(n) !== 0,
    /** @param {number} n */
    winnerSquareGameTable: n => {
      rust.squares_table(n);
      return readBytes(n + 1);
    },
    /** @param {string} board */
    canWin: board => {
      writeText(board);
      return rust.flip_wins() !== 0;
    },
    /** @param {ArrayLike<number>} numbers */
    predictTheWinner: numbers => {
      writeNumbers(numbers);
      return rust.coins_wins() !== 0;
    },
    /** @param {string} text */
    firstPlayerWins: text => {
      writeText(text);
      return rust.grid_wins() !== 0;
    },
    /** @param {string} text rows with line ends between them */
    winningCells: text => {
      writeText(text);
      rust.grid_outcomes();
      return readBytes(text.replaceAll("\n", "").length);
    },
  };
}
