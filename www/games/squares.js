// Squares: the pile as the largest square that it holds, the rest around it. Each smaller square
// in its corner can be taken, by the last stone on its diagonal.

import { css, html, nothing, repeat, svg } from "../lit.js";
import { byMove, moveButton } from "./move-button.js";
import { properties } from "./properties.js";

/** @import { MoveReport, squares as Squares } from "../pkg/slim.js" */
/** @import { Context, View } from "./view.js" */

/** The largest square whose stones are drawn one by one. */
const STONE_BY_STONE = 12;

/** Squares that are outlined in a larger pile, and winning ones that are marked there. */
const OUTLINES = 40;
const MARKED = 8;

const styles = css`
  .pile {
    display: grid;
    grid-template-columns: repeat(var(--width), minmax(0, 1fr));
    inline-size: min(100%, var(--width) * 3.25rem, 30rem);
  }

  .pile > * {
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    min-inline-size: 0;
  }

  .pile .stone {
    inline-size: 62%;
    margin: 19%;
  }

  .pile .move {
    margin: 4%;
    min-block-size: 0;
    border: 2.5px solid currentColor;
    background: var(--card);
    font-size: 0.8125rem;
  }

  :is(.pile, .corner) .move.win {
    border-color: var(--win);
    background: var(--win);
    color: var(--on-win);
  }

  .figure {
    position: relative;
    inline-size: min(100%, 24rem);
  }

  .outlines {
    display: block;
    inline-size: 100%;
    overflow: visible;
  }

  .outlines :is(path, rect) {
    fill: none;
    stroke: var(--piece);
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }

  .outlines .pile-shape {
    fill: var(--piece-light);
    stroke: none;
  }

  .outlines .outline {
    opacity: 0.5;
  }

  .outlines .winning {
    stroke: var(--win);
    stroke-width: 2.5;
  }

  .corner {
    position: absolute;
    inset: calc(100% * var(--at)) auto auto calc(100% * var(--at));
    translate: -50% -50%;
  }

  .corner .move {
    min-block-size: 1.75rem;
    padding-inline: 0.5rem;
    border-radius: 1rem;
    font-size: 0.8125rem;
  }
`;

/** @type {View<Squares.SquaresAnalysis, number>} */
export const squares = {
  id: "squares",
  styles,
  examples: ["15", "1", "2", "4", "7", "44", "1000", "100000"].map(position => ({ position })),
  rules: [],

  draw(analysis, context) {
    const side = Math.floor(Math.sqrt(analysis.stones));
    const rest = analysis.stones - side * side;
    return side <= STONE_BY_STONE
      ? stoneByStone(side, rest, analysis, context)
      : outlined(side, rest, analysis, context);
  },
};

/**
 * @param {number} side
 * @param {number} rest
 * @param {Squares.SquaresAnalysis} analysis
 * @param {Context<number>} context
 */
function stoneByStone(side, rest, { moves }, context) {
  const bySide = byMove(moves, Math.sqrt);
  const width = side + (rest ? 1 : 0);
  const cells = Array.from({ length: width * width }, (_, index) => {
    const row = Math.floor(index / width);
    const column = index % width;
    const report = row === column ? bySide.get(row + 1) : undefined;
    if (report) return squareButton(report, context);
    const there = (row < side && column < side) || placeInRest(row, column, side) < rest;
    return there ? html`<i class="stone"></i>` : html`<i></i>`;
  });
  return html`<div class="pile" ${properties({ width: Math.max(width, 1) })}>${cells}</div>`;
}

/**
 * @param {MoveReport<number, number | null>} report
 * @param {Context<number>} context
 */
function squareButton(report, context) {
  const { drawing } = context.text.games.squares;
  const side = Math.sqrt(report.move);
  return moveButton(report, drawing.take(report.move, side), context, drawing.side(side));
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

/**
 * @param {number} side
 * @param {number} rest
 * @param {Squares.SquaresAnalysis} analysis
 * @param {Context<number>} context
 */
function outlined(side, rest, { best, moves, moveCount, bestMoveCount, winner }, context) {
  const words = context.text.games.squares;
  const step = Math.ceil(side / OUTLINES);
  const outlines = Array.from({ length: Math.floor(side / step) }, (_, index) => (index + 1) * step);
  const winners = winner === "first" ? apart(moves.filter(({ result }) => result === "win"), best, side) : [];
  return html`
    <div class="figure">
      <svg class="outlines" viewBox="0 0 ${side + 1} ${side + 1}" aria-hidden="true">
        <path class="pile-shape" d=${pileShape(side, rest)}></path>
        ${outlines.map(size => svg`<rect class="outline" width=${size} height=${size}></rect>`)}
        ${winners.map(({ move }) => svg`<rect class="winning" width=${Math.sqrt(move)} height=${Math.sqrt(move)}></rect>`)}
      </svg>
      ${repeat(winners, ({ move }) => move, report => html`
        <span class="corner" ${properties({ at: Math.sqrt(report.move) / (side + 1) })}>
          ${squareButton(report, context)}
        </span>`)}
    </div>
    <p class="note">
      ${words.drawing.shape(side, rest)}
      ${moveCount ? words.drawing.winners(winner === "first" ? bestMoveCount : 0, winners.length, moveCount) : nothing}
    </p>`;
}

/**
 * Some of the moves, far enough from one another to be marked; the best one is among them.
 * @param {MoveReport<number, number | null>[]} moves
 * @param {number | null} best
 * @param {number} side
 */
function apart(moves, best, side) {
  const gap = side / (MARKED + 1);
  const bestFirst = moves.toSorted((one, other) => Number(other.move === best) - Number(one.move === best));
  /** @type {MoveReport<number, number | null>[]} */
  const chosen = [];
  for (const report of bestFirst) {
    const size = Math.sqrt(report.move);
    if (chosen.every(({ move }) => Math.abs(Math.sqrt(move) - size) >= gap)) chosen.push(report);
  }
  return chosen.toSorted((one, other) => one.move - other.move);
}

/**
 * Outline of the whole pile: the square, with the rest down its right side and along its foot.
 * @param {number} side
 * @param {number} rest
 */
function pileShape(side, rest) {
  const down = Math.min(rest, side);
  const along = rest - down;
  const foot = along ? `V${side}H${along}V${side + 1}H0` : `V${side}H0`;
  return down < side
    ? `M0 0H${side + 1}V${down}H${side}${foot}Z`
    : `M0 0H${side + 1}${foot}Z`;
}
