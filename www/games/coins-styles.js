// How the row of coins looks.

import { css } from "../lit.js";

export const styles = css`
  ol.coins {
    --coin: 3rem;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: calc(var(--space) * 1.5) var(--space);
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  ol.coins.few {
    --coin: 3.5rem;
  }

  .coin {
    display: grid;
    place-items: center;
    min-inline-size: var(--coin);
    max-inline-size: 100%;
    block-size: var(--coin);
    padding-inline: 0.875rem;
    border: 3px double var(--piece);
    border-radius: calc(var(--coin) / 2);
    background: var(--face);
    box-shadow: var(--shadow);
    font-size: 1.125rem;
    font-weight: 600;
  }

  input.coin {
    inline-size: calc(var(--digits) * 1ch + 2.5rem);
    padding-inline: 0.5rem;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }

  .coins li {
    display: grid;
    align-content: start;
    justify-items: center;
    gap: 0.375rem;
    min-inline-size: 0;
  }

  .coins .steps {
    display: flex;
    border: 1px solid var(--edge);
    border-radius: var(--radius-small);
    background: var(--card);
  }

  .coins .step {
    inline-size: 2.25rem;
    block-size: 2.25rem;
    border-radius: var(--radius-small);
  }

  .coins .step + .step {
    border-inline-start: 1px solid var(--line);
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }

  @media (pointer: coarse) {
    .coins .step {
      block-size: 2.75rem;
    }
  }

  .board .coins .move {
    border: 0;
    border-radius: calc(var(--coin) / 2);
    background: none;
    box-shadow: none;
  }

  .coins .move .coin {
    border: 3px solid var(--ink);
    color: var(--ink);
  }

  .coins .move.loss .coin {
    border-color: var(--loss);
    color: var(--loss);
  }

  .coins .move.win .coin {
    border-color: var(--win);
    background: var(--win);
    color: var(--on-win);
  }

  .leads {
    font-size: var(--small);
    font-weight: 650;
    white-space: nowrap;
  }

  .leads.win {
    color: var(--win);
  }

  .leads.loss {
    color: var(--loss);
  }

  .gap {
    align-self: start;
    padding: 1rem 0.5rem;
    color: var(--muted);
    font-size: var(--small);
  }

  @container (min-width: 56rem) {
    ol.coins.few {
      --coin: 4.25rem;
    }
  }

  .totals,
  .shares {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    font-size: var(--small);
  }

  .totals,
  .split {
    inline-size: min(100%, 28rem);
  }

  .totals {
    gap: 0 calc(var(--space) * 3);
    justify-content: space-between;
  }

  .totals div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5em;
    align-items: baseline;
    padding: 0.125rem 0.75rem;
    border-block-end: 2px solid transparent;
  }

  .totals .mover {
    border-color: var(--house);
  }

  .totals dt {
    color: var(--muted);
  }

  .totals dd {
    font-size: 1.125rem;
    font-weight: 650;
    overflow-wrap: anywhere;
  }

  .split {
    display: grid;
    gap: 0.25rem;
  }

  .split .note {
    text-align: start;
  }

  .shares div {
    display: flex;
    flex: calc(var(--share) * 100) 1 7rem;
    gap: 0.5em;
    padding: 0.25rem 0.75rem;
    border-radius: var(--radius-small);
    background: var(--card);
  }

  .shares dd {
    font-weight: 650;
  }
`;
