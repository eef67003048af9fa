// The board, and the pieces that games share.

import { css } from "../../lit.js";

export const board = css`
  .table {
    display: grid;
    gap: calc(var(--space) * 1.5);
  }

  /* The lid of a game box: a panel with a fine line a little inside its edge. */
  .surface {
    display: grid;
    grid-template-rows: 1fr;
    min-block-size: 12rem;
    border-radius: var(--radius);
    background: var(--board);
    box-shadow: inset 0 0 0 1px var(--line), inset 0 0 0 5px var(--board), inset 0 0 0 6px var(--line);
  }

  .board {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    justify-items: center;
    gap: calc(var(--space) * 2);
    min-inline-size: 0;
    padding: calc(var(--space) * 3) calc(var(--space) * 2) calc(var(--space) * 2);
    font-variant-numeric: tabular-nums;
  }

  /* About as high as a board, so that nothing moves when it comes. */
  .board:has(.waiting) {
    min-block-size: 19.875rem;
  }

  .board .note,
  .waiting {
    max-inline-size: 34rem;
    color: var(--muted);
    text-align: center;
    text-wrap: balance;
  }

  /* As high as its sentences are, so that nothing moves when they change. */
  .beneath {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space);
    align-items: center;
    justify-content: end;
    padding: 0 calc(var(--space) * 2) calc(var(--space) * 2);
  }

  .ahead {
    display: flex;
    flex: 1 1 16rem;
    gap: 0.4em;
    align-items: center;
    min-inline-size: 0;
    min-block-size: 4.125rem;
    font-size: 0.9375rem;
    line-height: 1.45;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }

  .ahead strong {
    font-weight: 650;
  }

  .set-up.going-on {
    border-color: var(--house);
    background: var(--house);
    color: var(--card);
  }

  .stepper {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
    max-inline-size: 100%;
  }

  .board input:not([type="range"], .coin) {
    min-inline-size: 0;
    block-size: 2.25rem;
    padding-inline: 0.5rem;
    border: 1px solid var(--edge);
    border-radius: var(--radius-small);
    background: var(--card);
    font-variant-numeric: tabular-nums;
  }

  .stepper input {
    flex: 0 1 auto;
    text-align: center;
  }

  .step {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border-radius: 50%;
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 1;
    touch-action: manipulation;
    user-select: none;
  }

  .stepper .step {
    inline-size: 2.25rem;
    block-size: 2.25rem;
    border: 1px solid var(--edge);
    background: var(--card);
  }

  .step:hover {
    color: var(--house);
  }

  .step[aria-disabled="true"] {
    color: var(--edge);
    cursor: default;
  }

  .move {
    display: grid;
    place-items: center;
    min-inline-size: 1.5rem;
    min-block-size: 1.5rem;
    border: 2.5px solid currentColor;
    border-radius: 50%;
    background: var(--face);
    box-shadow: var(--shadow);
    font-weight: 650;
    line-height: 1;
    touch-action: manipulation;
  }

  .move.win {
    border-color: var(--win);
    background: var(--win);
    color: var(--on-win);
  }

  .move.loss {
    color: var(--loss);
  }

  .move.tie {
    color: var(--tie);
  }

  .move.best {
    outline: 2px solid var(--house);
    outline-offset: 2px;
  }

  .move:focus-visible {
    outline: 3px solid var(--ink);
    outline-offset: 2px;
  }

  .stone {
    display: block;
    border-radius: 50%;
    background: radial-gradient(circle at 35% 30%, var(--piece-light), var(--piece) 70%);
    box-shadow: var(--shadow);
  }

  /* What goes with the move that is looked at. */
  .gone {
    opacity: 0.35;
  }

  .gone:is(.move:hover, .move:focus) {
    opacity: 0.7;
  }

  @container (min-width: 56rem) {
    .ahead {
      min-block-size: 2.75rem;
    }

    .surface {
      min-block-size: 22rem;
    }
  }
`;
