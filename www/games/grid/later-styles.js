// How a grid looks that is large or set up. All of it stands within the grid's own board, so that no
// other part of the page is styled by it.

import { css } from "../../lit.js";

/** @import { CSSResult } from "../../lit.js" */

const styles = css`
  .grid-board {
    .map,
    .editor {
      display: grid;
      justify-items: center;
      gap: var(--space);
      inline-size: 100%;
    }

    .sheet {
      inline-size: 100%;
      block-size: var(--height);
      border: 1px solid var(--edge);
      border-radius: var(--radius-small);
      background: var(--board);
      overflow: hidden;
    }

    .sheet canvas {
      display: block;
      inline-size: 100%;
      block-size: 100%;
      outline-offset: -2px;
      touch-action: pan-x pan-y;
      cursor: grab;
    }

    .sheet.held canvas {
      touch-action: none;
    }

    .sheet.painted canvas {
      cursor: crosshair;
    }

    .map .note {
      display: grid;
      min-block-size: 1.5em;
    }

    .map .note span {
      grid-area: 1 / 1;
    }

    .unsaid,
    .key.due li:not(:first-child) {
      visibility: hidden;
    }

    .readout {
      min-block-size: 3em;
      font-size: var(--small);
      text-align: center;
    }

    .under {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: var(--space);
      inline-size: 100%;
    }

    .views,
    .set-up-panel,
    .whole,
    .sizes {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: var(--space);
    }

    .set-up-panel {
      flex-direction: column;
      align-items: center;
      inline-size: 100%;
    }

    .tool {
      min-inline-size: 2.75rem;
      justify-content: center;
      padding-inline: calc(var(--space) * 1.5);
    }

    .tool[aria-pressed="true"] {
      border-color: var(--house);
      background: var(--house-soft);
      color: var(--house);
    }

    .views {
      gap: clamp(0.125rem, 1.5cqi, 0.5rem);
    }

    .pad {
      display: flex;
      flex: auto;
      gap: var(--space);
    }

    .pad .move {
      inline-size: 2.75rem;
      block-size: 2.75rem;
      border-radius: var(--radius-small);
      font-size: 1.25rem;
    }

    .key {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: 0 calc(var(--space) * 1.5);
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
      background: var(--card);
      vertical-align: -0.1em;
      transition: background-color 1ms;
    }

    .swatch.blocked {
      background: var(--blocked);
    }

    .swatch.win,
    .swatch.value0 {
      background: var(--win-dot);
    }

    .swatch.loss,
    .swatch.value1 {
      background: var(--loss-dot);
    }

    .swatch.value2 {
      background: color-mix(in oklab, var(--loss-dot), var(--loss) 45%);
    }

    .swatch.value3 {
      background: color-mix(in oklab, var(--loss-dot), var(--loss) 90%);
    }

    .swatch.depth0 {
      background: var(--house-soft);
    }

    .swatch.depth1 {
      background: color-mix(in oklab, var(--house-soft), var(--house) 14%);
    }

    .swatch.depth2 {
      background: color-mix(in oklab, var(--house-soft), var(--house) 28%);
    }

    .swatch.depth3 {
      background: color-mix(in oklab, var(--house-soft), var(--house) 42%);
    }

    .swatch.depth4 {
      background: color-mix(in oklab, var(--house-soft), var(--house) 56%);
    }

    .swatch.win-soft {
      background: var(--win-soft);
    }

    .swatch.loss-soft {
      background: var(--loss-soft);
    }

    .swatch.win-sign {
      background: var(--win);
    }

    .swatch.loss-sign {
      background: var(--loss);
    }

    .swatch.token {
      background: var(--house);
    }

    .swatch.ink {
      background: var(--ink);
    }

    .cells.set-up {
      touch-action: none;
      cursor: crosshair;
      user-select: none;
    }

    .set-up .cell {
      min-inline-size: 0;
      border: 0;
      cursor: inherit;
    }

    .set-up .cell:focus-visible {
      z-index: 1;
    }

    .set-up .token {
      pointer-events: none;
    }

    .size,
    .random,
    .random label {
      display: flex;
      align-items: center;
      gap: calc(var(--space) / 2);
    }

    .random input {
      inline-size: 4rem;
    }
  }
`;

/** Gives the tree that an element is in these styles, once. @param {Element} element */
export function adopt(element) {
  const root = element.getRootNode();
  const sheet = /** @type {CSSResult} */ (styles).styleSheet;
  if (!(root instanceof ShadowRoot) || !sheet || root.adoptedStyleSheets.includes(sheet)) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
