// Large positions as a person may paste them.

/** As many rows as columns, a fifth of the cells blocked. @param {number} size */
export function freeGrid(size) {
  const row = (/** @type {number} */ start) =>
    Array.from({ length: size }, (_, place) => ((start * 7 + place * 3) % 5 === 4 ? "B" : "W")).join("");
  return Array.from({ length: size }, (_, start) => row(start)).join("\n");
}
