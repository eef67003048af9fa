// Keys that take a cursor from cell to cell.

/** How far a key takes the cursor: rows and columns. @type {Record<string, [number, number]>} */
export const steps = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  Home: [0, -Infinity],
  End: [0, Infinity],
};
