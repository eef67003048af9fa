// The board, and the pieces that games share.

import { css } from "../../lit.js";

export const board = css`
  .table {
    display: grid;
    gap: calc(var(--space) * 1.5);
  }

  .board {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: calc(var(--space) * 2);
    min-block-size: 12rem;
    padding: calc(var(--space) * 3) calc(var(--space) * 2);
    border-radius: var(--radius);
    background: var(--board);
    font-variant-numeric: tabular-nums;
  }

  .board .note,
  .waiting {
    max-inline-size: 34rem;
    color: var(--muted);
    text-align: center;
    text-wrap: balance;
  }

  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space);
  }

  .move {
    display: grid;
    place-items: center;
    min-inline-size: 1.5rem;
    min-block-size: 1.5rem;
    border-radius: 50%;
    font-weight: 650;
    line-height: 1;
  }

  .move.win {
    color: var(--win);
  }

  .move.loss {
    color: var(--loss);
  }

  .move.tie {
    color: var(--tie);
  }

  .stone {
    display: block;
    border-radius: 50%;
    background: radial-gradient(circle at 35% 30%, var(--piece-light), var(--piece) 70%);
  }

  @container (min-width: 56rem) {
    .board {
      min-block-size: 20rem;
    }
  }
`;
