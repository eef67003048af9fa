// Squares: the pile as the largest square that it holds, the rest around it. Each smaller square
// in its corner can be taken, by the last stone on its diagonal.

import { html } from "../lit.js";
import { byMove, moveButton } from "./move-button.js";
import { properties } from "./properties.js";
import { squaresOutlined } from "./squares-outlined.js";
import { styles } from "./squares-styles.js";
import { stepped, stepper } from "./stepper.js";

/** @import { squares as Squares } from "../pkg/slim.js" */
/** @import { Context, View } from "./view.js" */

/** The largest square whose stones are drawn one by one. */
const STONE_BY_STONE = 12;

/** @type {View<Squares.SquaresAnalysis, number>} */
export const squares = {
  id: "squares",
  styles,
  examples: ["15", "1", "2", "4", "7", "44", "1000", "100000"].map(position => ({ position })),
  rules: [],

  draw(analysis, context) {
    const { stones } = analysis;
    const { text, editing, edit } = context;
    const side = Math.floor(Math.sqrt(stones));
    const rest = stones - side * side;
    return html`
      ${editing
        ? stepper({ value: stones, label: text.games.squares.field.label, set: edit, step: steps => edit(latest => stepped(latest, steps)), text })
        : html`<p class="size">
            <span class="count">${text.games.squares.drawing.stones(stones)}</span>
            <span class="taken">${context.preview === null ? "" : text.number(-context.preview)}</span>
          </p>`}
      ${side <= STONE_BY_STONE
        ? stoneByStone(side, rest, analysis, context)
        : squaresOutlined(side, rest, analysis, context)}`;
  },
};

/**
 * @param {number} side
 * @param {number} rest
 * @param {Squares.SquaresAnalysis} analysis
 * @param {Context<number>} context
 */
function stoneByStone(side, rest, { best, moves }, context) {
  const { drawing } = context.text.games.squares;
  const bySide = byMove(moves, Math.sqrt);
  const taken = Math.sqrt(context.preview ?? 0);
  const width = side + (rest ? 1 : 0);
  const cells = Array.from({ length: width * width }, (_, index) => {
    const row = Math.floor(index / width);
    const column = index % width;
    const ring = Math.max(row, column);
    const isGone = ring < taken;
    const report = row === column && !context.editing ? bySide.get(row + 1) : undefined;
    const isThere = (row < side && column < side) || placeInRest(row, column, side) < rest;
    const piece = report
      ? moveButton(report, drawing.take(report.move, ring + 1), context, {
          content: drawing.side(ring + 1),
          isBest: report.move === best,
          isGone,
        })
      : isThere ? html`<i class=${isGone ? "stone gone" : "stone"}></i>` : "";
    return html`<span class=${ring < side && ring % 2 === 0 ? "spot ring" : "spot"}>${piece}</span>`;
  });
  return html`<div class="pile" ${properties({ width: Math.max(width, 1) })}>${cells}</div>`;
}

/**
 * Stones beyond the square go down its right side, then along its foot.
 * @param {number} row
 * @param {number} column
 * @param {number} side
 */
function placeInRest(row, column, side) {
  if (column === side) return row < side ? row : Infinity;
  return row === side ? side + column : Infinity;
}
