// A grid from near: its cells with signs and numbers, the token, its moves, and the cursor.

import { kindOf, NAMES } from "./palette.js";

/** @import { grid as Grid, MoveReport } from "../../pkg/slim.js" */
/** @import { Camera } from "./camera.js" */
/** @import { Overlay } from "./overlay.js" */
/** @import { Cell } from "./sheet.js" */
/** @import { Name } from "./palette.js" */
/** @import { Source } from "./tiles.js" */

/** The smallest cells that are drawn one by one, and the smallest with signs and numbers, in CSS pixels. */
export const NEAR = 12;
export const READABLE = 20;

const FREE = kindOf("free");

/** The token's radius at least, in CSS pixels, so that it is found from far. */
const DOT = 5;

/**
 * @typedef {object} Drawn
 * @property {Overlay} overlay
 * @property {(index: number) => number | null | undefined} worth what the overlay says of a cell
 * @property {ReadonlyMap<number, MoveReport<Grid.Move>>} targets
 * @property {(report: MoveReport<Grid.Move>) => "win" | "loss" | "tie" | "best" | "plain"} mark what is told of a move
 * @property {Grid.Move | null} preview
 * @property {Cell | null} cursor
 * @property {string} font
 * @property {(value: number) => string} number
 */

/**
 * Draws with CSS pixels as the unit.
 * @param {CanvasRenderingContext2D} pen
 * @param {Camera} camera
 * @param {Source} source
 * @param {Drawn} drawn
 */
export function drawCells(pen, camera, source, drawn) {
  const { top, bottom, left, right } = camera.view;
  const { scale } = camera;
  const { sheet, palette } = source;
  const gap = scale >= 20 ? 1 : 0.5;
  /** @type {Map<Name, Path2D>} */
  const paths = new Map();
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const kind = sheet.isBlocked({ row, column }) ? "blocked" : kindAt(source, row * sheet.columns + column, scale >= READABLE);
      const path = paths.get(kind) ?? new Path2D();
      paths.set(kind, path);
      path.roundRect((column - camera.left) * scale + gap, (row - camera.top) * scale + gap, scale - 2 * gap, scale - 2 * gap, scale / 12);
    }
  }
  for (const [kind, path] of paths) {
    pen.fillStyle = palette[kind].css;
    pen.fill(path);
  }
  if (scale >= READABLE && drawn.overlay !== "none") drawWorths(pen, camera, source, drawn);
}

/** Beneath signs and numbers, colours are soft. @type {Partial<Record<Name, Name>>} */
const soft = {
  win: "win-soft", loss: "loss-soft",
  value0: "win-soft", value1: "free", value2: "free", value3: "free",
  depth0: "free", depth1: "free", depth2: "free", depth3: "free", depth4: "free",
};

/**
 * @param {Source} source
 * @param {number} index
 * @param {boolean} isReadable
 * @returns {Name}
 */
function kindAt({ known, kinds }, index, isReadable) {
  const kind = NAMES[kinds[known?.[index] ?? 0] ?? FREE] ?? "free";
  return isReadable ? soft[kind] ?? kind : kind;
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {Camera} camera
 * @param {Source} source
 * @param {Drawn} drawn
 */
function drawWorths(pen, camera, { sheet, palette }, { overlay, worth, font, number }) {
  const { top, bottom, left, right } = camera.view;
  const { scale } = camera;
  pen.font = `600 ${Math.round(Math.min(scale * 0.45, 18))}px ${font}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const cell = { row, column };
      if (sheet.isBlocked(cell) || sheet.isToken(cell)) continue;
      const known = worth(row * sheet.columns + column);
      if (known === null || known === undefined) continue;
      const [x, y] = middle(camera, cell);
      if (overlay === "outcome") {
        sign(pen, x, y, scale / 6, known === 1, palette[known === 1 ? "win-sign" : "loss-sign"].css);
      } else {
        pen.fillStyle = palette.ink.css;
        pen.fillText(number(known), x, y, scale * 0.9);
      }
    }
  }
}

/**
 * A disc for what wins, a ring for what loses.
 * @param {CanvasRenderingContext2D} pen
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {boolean} wins
 * @param {string} colour
 */
function sign(pen, x, y, radius, wins, colour) {
  pen.beginPath();
  pen.arc(x, y, wins ? radius : radius * 0.85, 0, 2 * Math.PI);
  if (wins) {
    pen.fillStyle = colour;
    pen.fill();
  } else {
    pen.strokeStyle = colour;
    pen.lineWidth = Math.max(1.5, radius / 3);
    pen.stroke();
  }
}

/**
 * The moves, the token and the cursor, on top of the cells, near or far.
 * @param {CanvasRenderingContext2D} pen
 * @param {Camera} camera
 * @param {Source} source
 * @param {Drawn} drawn
 */
export function drawPieces(pen, camera, { sheet, palette }, { targets, mark, preview, cursor }) {
  const { scale } = camera;
  if (scale >= NEAR) {
    for (const [index, report] of targets) {
      const cell = { row: Math.floor(index / sheet.columns), column: index % sheet.columns };
      const told = mark(report);
      const colour = told === "win" ? "win-sign" : told === "loss" ? "loss-sign" : "token";
      frame(pen, camera, cell, palette[colour].css, report.move === preview || told === "best" ? 4 : 2.5);
    }
  }
  const [x, y] = middle(camera, sheet.token);
  pen.beginPath();
  pen.arc(x, y, Math.max(DOT, scale * 0.32), 0, 2 * Math.PI);
  pen.fillStyle = palette.token.css;
  pen.strokeStyle = palette.card.css;
  pen.lineWidth = 2;
  pen.fill();
  pen.stroke();
  if (cursor) drawCursor(pen, camera, cursor, palette);
}

/**
 * Two frames, one light and one dark, so that they are seen on any cell.
 * @param {CanvasRenderingContext2D} pen
 * @param {Camera} camera
 * @param {Cell} cell
 * @param {Source["palette"]} palette
 */
function drawCursor(pen, camera, cell, palette) {
  const half = Math.max(camera.scale / 2, 7);
  const [x, y] = middle(camera, cell);
  for (const [colour, width] of /** @type {const} */ ([["card", 5], ["ink", 2]])) {
    pen.strokeStyle = palette[colour].css;
    pen.lineWidth = width;
    pen.strokeRect(x - half, y - half, 2 * half, 2 * half);
  }
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {Camera} camera
 * @param {Cell} cell
 * @param {string} colour
 * @param {number} width
 */
function frame(pen, camera, cell, colour, width) {
  const half = camera.scale / 2 - 1 - width / 2;
  const [x, y] = middle(camera, cell);
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  pen.roundRect(x - half, y - half, 2 * half, 2 * half, camera.scale / 14);
  pen.stroke();
}

/**
 * @param {Camera} camera
 * @param {Cell} cell
 * @returns {[number, number]}
 */
const middle = ({ left, top, scale }, { row, column }) =>
  [(column + 0.5 - left) * scale, (row + 0.5 - top) * scale];
