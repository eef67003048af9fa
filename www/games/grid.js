// Grid: the cells, the token, and where it may go. Of a grid too large for that, a picture of the
// whole and the cells around the token.

import { css, html, nothing } from "../lit.js";
import { gridPicture } from "./grid-picture.js";
import { byMove, moveButton } from "./move-button.js";
import { properties } from "./properties.js";
import { resultSign } from "./signs.js";

/** @import { grid as Grid, MoveReport } from "../pkg/slim.js" */
/** @import { Context, View } from "./view.js" */

/** @typedef {{ top: number, left: number, rows: number, columns: number }} Area */

/** The largest grid that is drawn cell by cell. */
const ROWS = 16;
const COLUMNS = 12;

/** Cells around the token of a larger one, and how many of them lie before it. */
const AROUND = 8;
const BEFORE = 1;

/** The largest grid for whose every cell the outcome is asked. */
const OUTCOMES = 4_194_304;

/** @type {Record<Grid.Move, [number, number]>} */
const directions = { down: [1, 0], right: [0, 1], diagonal: [1, 1] };

const styles = css`
  .cells {
    position: relative;
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    inline-size: min(100%, var(--columns) * 3.5rem, var(--columns) / var(--rows) * 34rem);
    gap: 2px;
  }

  .cell {
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    border-radius: 0.25rem;
    background: var(--card);
  }

  .cell.blocked {
    background: var(--blocked);
  }

  .cell .worth .sign {
    display: block;
    inline-size: 0.625rem;
    block-size: 0.625rem;
  }

  .cell .move {
    inline-size: 100%;
    block-size: 100%;
    border-radius: inherit;
    box-shadow: inset 0 0 0 2.5px currentColor;
  }

  .cell .move:hover {
    background: var(--house-soft);
  }

  .cell .move .sign {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }

  .token {
    position: absolute;
    inset: 0 auto auto 0;
    inline-size: calc((100% + 2px) / var(--columns) - 2px);
    aspect-ratio: 1;
    translate: calc(var(--column) * (100% + 2px)) calc(var(--row) * (100% + 2px));
  }

  .token::before {
    content: "";
    position: absolute;
    inset: 18%;
    border-radius: 50%;
    background: var(--house);
    box-shadow: var(--shadow);
  }

  .whole,
  .close {
    display: grid;
    justify-items: center;
    gap: var(--space);
    inline-size: 100%;
  }

  figcaption {
    color: var(--muted);
    font-size: var(--small);
  }

  .picture {
    position: relative;
    inline-size: min(100%, 22rem * var(--ratio));
    min-inline-size: 0.75rem;
    min-block-size: 0.75rem;
    max-block-size: 22rem;
    aspect-ratio: var(--ratio);
  }

  .picture canvas {
    position: absolute;
    inline-size: 100%;
    block-size: 100%;
    image-rendering: pixelated;
  }

  .key {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 var(--space);
    margin: 0;
    padding: 0;
    color: var(--muted);
    font-size: var(--small);
    list-style: none;
  }

  .swatch {
    display: inline-block;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border: 1px solid var(--edge);
    border-radius: 0.2rem;
    vertical-align: -0.1em;
  }

  .swatch.blocked {
    background: var(--blocked);
  }

  .swatch.win {
    background: var(--win-dot);
  }

  .swatch.loss {
    background: var(--loss-dot);
  }

  .swatch.free {
    background: var(--card);
  }

  .here {
    position: absolute;
    inset: calc(100% * var(--row)) auto auto calc(100% * var(--column));
    inline-size: 0.75rem;
    block-size: 0.75rem;
    translate: -50% -50%;
    border: 2px solid var(--card);
    border-radius: 50%;
    background: var(--house);
  }

  @media (prefers-reduced-motion: no-preference) {
    .token {
      transition: translate 150ms ease-out;
    }
  }
`;

/** @type {View<Grid.GridAnalysis, Grid.Move>} */
export const grid = {
  id: "grid",
  styles,
  examples: ["WBWBW/WWWWW/WBWBW/BWBWB", "WBBB/BBBB", "WBW/BBB/WBW", "WW", "WWW/WWW", "WWW/WWW/WWW"].map(position => ({ position })),
  rules: [],
  lines: position => position.replaceAll("/", "\n"),

  extra: ({ position, rows, columns }) =>
    rows * columns <= OUTCOMES ? { name: "outcomes", args: [position] } : null,

  draw(analysis, context) {
    const { rows, columns, row, column } = analysis;
    if (rows <= ROWS && columns <= COLUMNS) {
      return cells(analysis, { top: 0, left: 0, rows, columns }, context);
    }
    const words = context.text.games.grid;
    const area = {
      top: Math.max(0, Math.min(row - BEFORE, rows - AROUND)),
      left: Math.max(0, Math.min(column - BEFORE, columns - AROUND)),
      rows: Math.min(AROUND, rows),
      columns: Math.min(AROUND, columns),
    };
    return html`
      ${gridPicture(analysis, context)}
      <figure class="close">
        <figcaption>${words.drawing.closeUp(area.rows, area.columns)}</figcaption>
        ${cells(analysis, area, context)}
      </figure>`;
  },
};

/**
 * @param {Grid.GridAnalysis} analysis
 * @param {Area} area
 * @param {Context<Grid.Move>} context
 */
function cells(analysis, area, context) {
  const { position, columns, row: tokenRow, column: tokenColumn, moves } = analysis;
  const outcomes = context.extra instanceof Uint8Array ? context.extra : null;
  const targets = byMove(moves, move => {
    const [down, right] = directions[move];
    return (tokenRow + down) * columns + tokenColumn + right;
  });
  const cell = (/** @type {number} */ _, /** @type {number} */ offset) => {
    const row = area.top + Math.floor(offset / area.columns);
    const column = area.left + (offset % area.columns);
    const index = row * columns + column;
    const blocked = position.charAt(row * (columns + 1) + column) === "B";
    if (blocked) return html`<span class="cell blocked"></span>`;
    const held = row === tokenRow && column === tokenColumn;
    const shown = held ? nothing : content(targets.get(index), outcomes?.[index], context);
    return html`<span class="cell">${shown}</span>`;
  };
  return html`<div class="cells" ${properties({
    rows: area.rows,
    columns: area.columns,
    row: tokenRow - area.top,
    column: tokenColumn - area.left,
  })}>
    ${Array.from({ length: area.rows * area.columns }, cell)}
    <span class="token"></span>
  </div>
  ${outcomes ? html`<p class="note">${context.text.games.grid.drawing.overlay}</p>` : nothing}`;
}

/**
 * What a cell shows: the move that goes there, or else what moving there would lead to, which is
 * the contrary of what it holds for whoever moves on from it.
 * @param {MoveReport<Grid.Move> | undefined} report
 * @param {number | undefined} outcome as `grid.outcomes` has it
 * @param {Context<Grid.Move>} context
 */
function content(report, outcome, context) {
  if (report) return moveButton(report, context.text.games.grid.move(report.move), context);
  if (!outcome) return nothing;
  return html`<span class="worth">${resultSign(outcome === 1 ? "win" : "loss")}</span>`;
}
