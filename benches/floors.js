// What merely reading an input costs: the floor under every solver.

/** @param {string} text */
export function readText(text) {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum += text.charCodeAt(i);
  return sum;
}

/** @param {string} board */
export function countPluses(board) {
  let count = 0;
  for (let i = 0; i < board.length; i++) if (board.charCodeAt(i) === 43) count++;
  return count;
}

/** @param {ArrayLike<number>} numbers */
export function sum(numbers) {
  let sum = 0;
  for (let i = 0; i < numbers.length; i++) sum += numbers[i];
  return sum;
}

/** One byte a pile, filled: what any table costs. @param {number} limit */
export const fillTable = limit => new Uint8Array(limit + 1).fill(1);
