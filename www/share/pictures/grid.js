// A grid: its cells, the token, and where it may go. A large one in small cells; of a very large
// one a dot for the first of several cells.

import { resultSign } from "./shapes.js";

/** @import { grid as Grid } from "../../pkg/slim.js" */
/** @import { BoardPicture, Shape } from "../share.js" */

/** Pixels along the longer side at most, those of a large cell, and dots along a side at most. */
const SIDE = 640;
const CELL = 48;
const DOTS = 160;

/** Cells so small are drawn without a gap between them. */
const SMALL = 12;

const BLOCKED = "B".charCodeAt(0);

/** @type {Record<Grid.Move, [down: number, right: number]>} */
const directions = { down: [1, 0], right: [0, 1], diagonal: [1, 1] };

/** @type {BoardPicture<Grid.GridAnalysis>} */
export const grid = {
  draw({ position, rows, columns, row, column, moves, best }, { shows }) {
    const cell = Math.min(CELL, SIDE / Math.max(rows, columns));
    const gap = cell > SMALL ? 2 : 0;
    const [width, height] = [columns * cell, rows * cell];
    const marked = moves.filter(({ move }) => shows("reason") || (shows("move") && move === best));
    const token = Math.max(cell * 0.32, 3);
    return {
      width,
      height,
      shapes: [
        { kind: "rect", x: 0, y: 0, width, height, fill: gap ? "board" : "card" },
        ...(gap ? [cells(position, columns, rows, cell, gap, false)] : []),
        cells(position, columns, rows, cell, gap, true),
        { kind: "circle", x: (column + 0.5) * cell, y: (row + 0.5) * cell, radius: token, fill: "house" },
        ...marked.flatMap(({ move, result }) => {
          const [down, right] = directions[move];
          return resultSign(result, (column + right + 0.5) * cell, (row + down + 0.5) * cell, Math.max(cell * 0.42, 5));
        }),
      ],
    };
  },
};

/**
 * All free or all blocked cells as one path.
 * @param {string} position
 * @param {number} columns
 * @param {number} rows
 * @param {number} cell
 * @param {number} gap
 * @param {boolean} blocked
 * @returns {Shape}
 */
function cells(position, columns, rows, cell, gap, blocked) {
  const every = Math.max(1, Math.ceil(Math.max(rows, columns) / DOTS));
  const size = cell * every;
  const steps = [];
  for (let row = 0; row < rows; row += every) {
    for (let column = 0; column < columns; column += every) {
      const is = position.charCodeAt(row * (columns + 1) + column) === BLOCKED;
      if (is !== blocked) continue;
      const width = Math.min(size, (columns - column) * cell) - gap;
      const height = Math.min(size, (rows - row) * cell) - gap;
      steps.push(`M${near(column * cell + gap / 2)} ${near(row * cell + gap / 2)}h${near(width)}v${near(height)}h${near(-width)}z`);
    }
  }
  return { kind: "path", d: steps.join(""), fill: blocked ? "blocked" : "card" };
}

/** @param {number} value */
const near = value => Math.round(value * 100) / 100;
