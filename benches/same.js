// Whether two contenders say the same.

/**
 * Booleans and numbers by value, tables element by element: `true` is 1.
 * @param {unknown} one
 * @param {unknown} other
 * @returns {boolean}
 */
export function same(one, other) {
  if (!isList(one) || !isList(other)) return one === other || Number(one) === Number(other);
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (Number(one[i]) !== Number(other[i])) return false;
  return true;
}

/**
 * @param {unknown} value
 * @returns {value is ArrayLike<unknown>}
 */
const isList = value => typeof value === "object" && value !== null && "length" in value;

/**
 * Whether the player to move wins: what an analysis says of it, or a bare verdict.
 * @param {boolean | { winner: string }} answer
 */
export const firstWins = answer => (typeof answer === "boolean" ? answer : answer.winner === "first");

/**
 * The same, where a tie is a win.
 * @param {boolean | { winner: string }} answer
 */
export const firstWinsOrTies = answer => (typeof answer === "boolean" ? answer : answer.winner !== "second");
