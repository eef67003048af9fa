// The picture of a position for slides and worksheets: the game, its board, and the verdict as far
// as it is shown. It is drawn from shapes, so that it becomes SVG or a canvas without a detour.

import { isComputers } from "../../element/state.js";
import { coins } from "./coins.js";
import { flip } from "./flip.js";
import { grid } from "./grid.js";
import { nim } from "./nim.js";
import { measure } from "./canvas.js";
import { moved, playerSign, resultSign, writing } from "./shapes.js";
import { squares } from "./squares.js";

/** @import { AnyAnalysis } from "../../games/view.js" */
/** @import { BoardPicture, Picture, Shape, Shared } from "../share.js" */

/** @type {Record<AnyAnalysis["game"], BoardPicture>} */
const boards = { nim, squares, flip, coins, grid };

const MARGIN = 28;
const PADDING = 24;
const LEAST = 480;
const LINE = 21;

/** Room for the sign before the verdict. */
const INDENT = 30;

/**
 * @param {Pick<Shared, "state" | "name" | "goal" | "shows" | "turn" | "verdict">} shared
 * @param {AnyAnalysis} analysis
 * @returns {Picture}
 */
export function pictureOf({ state, name, goal, shows, turn, verdict }, analysis) {
  const board = boards[analysis.game].draw(analysis, { rules: state.rules, isComputer: isComputers(state), shows, measure });
  const inner = Math.max(LEAST, board.width + 2 * PADDING);
  /** @type {Shape[]} */
  const shapes = [];
  let y = MARGIN + 18;
  shapes.push(writing(MARGIN, y, name, { size: 22, weight: 650 }));
  for (const line of wrapped(goal, inner, 14)) shapes.push(writing(MARGIN, (y += LINE), line, { fill: "muted" }));
  y += 16;
  const height = board.height + 2 * PADDING;
  shapes.push({ kind: "rect", x: MARGIN, y, width: inner, height, radius: 12, fill: "board" });
  shapes.push(...moved(board.shapes, MARGIN + (inner - board.width) / 2, y + PADDING));
  y += height + 28;
  shapes.push(playerSign(state.ply, MARGIN + 7, y - 5, 14), writing(MARGIN + 22, y, turn ?? "", { fill: "muted" }));
  if (verdict) {
    y += 8;
    const { sign } = verdict;
    const place = /** @type {const} */ ([MARGIN + 10, y + 18, 20]);
    shapes.push(..."player" in sign ? [playerSign(sign.player, ...place)] : resultSign(sign.result, ...place));
    for (const line of wrapped(verdict.sentence, inner - INDENT, 20, 650)) {
      shapes.push(writing(MARGIN + INDENT, (y += 25), line, { size: 20, weight: 650 }));
    }
  }
  return { width: inner + 2 * MARGIN, height: y + MARGIN, shapes };
}

/**
 * A text in lines that are not wider than a width.
 * @param {string} text
 * @param {number} width
 * @param {number} size
 * @param {number} [weight]
 */
function wrapped(text, width, size, weight) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer, size, weight) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
