// The verdict, the moves, the proof, the line and the method.

import { css } from "../../lit.js";

export const answer = css`
  /* Where all is one column, its headline stays in reach beneath the board. */
  .verdict {
    --soft: var(--tie-soft);
    display: contents;
  }

  .verdict.win {
    --soft: var(--win-soft);
  }

  .verdict.loss {
    --soft: var(--loss-soft);
  }

  /* As high as most sentences are, as what is beneath them should not move while one types there. */
  .headline {
    display: grid;
    position: sticky;
    inset-block: 0;
    z-index: 2;
    align-content: center;
    min-block-size: 6.25rem;
    margin-inline: calc(var(--space) * -1);
    padding: calc(var(--space) * 1.5) calc(var(--space) * 2);
    border-radius: var(--radius);
    background: var(--soft);
  }

  .stale .verdict > :not(.working) {
    position: relative;
    opacity: 0.45;
  }

  .turn {
    font-size: var(--small);
    font-weight: 500;
  }

  .sentence {
    display: flex;
    gap: 0.4em;
    font-size: var(--verdict-narrow);
    font-weight: 650;
    letter-spacing: -0.01em;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }

  .sentence .sign {
    margin-block-start: 0.15em;
  }

  .details {
    text-wrap: pretty;
  }

  /* As much as most verdicts have beneath them in one column. */
  .one-line {
    min-block-size: 1.5rem;
  }

  .three-lines {
    min-block-size: 4.5rem;
  }

  .working {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: center;
    align-items: center;
    gap: 0 calc(var(--space) * 2);
    font-weight: 500;
  }

  .working .percent {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }

  .working progress {
    grid-row: 2;
    inline-size: 100%;
    accent-color: var(--house);
  }

  .working .cancel {
    grid-area: 1 / 2 / 3 / 3;
  }

  .moves ol {
    display: grid;
    gap: 2px 0;
  }

  .moves .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 calc(var(--space) * 1.5);
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: calc(var(--space) / 2) calc(var(--space) * 1.5);
    border-radius: var(--radius-small);
    background: var(--card);
    text-align: start;
    font-variant-numeric: tabular-nums;
  }

  .moves .row:hover {
    background: var(--house-soft);
  }

  .moves .row:focus-visible {
    outline-offset: -2px;
  }

  .moves .name {
    flex: 1 1 8rem;
    font-weight: 550;
    overflow-wrap: anywhere;
  }

  .moves .result {
    min-inline-size: 3.25rem;
    text-align: end;
  }

  .moves .best {
    display: inline-block;
    margin-inline-start: 0.25rem;
    padding: 0 0.5rem;
    border: 1px solid currentColor;
    border-radius: 1rem;
    color: var(--house);
    font-size: 0.75rem;
    font-weight: 600;
    white-space: nowrap;
  }

  .moves .value {
    margin-inline-start: auto;
    color: var(--muted);
    font-size: var(--small);
    text-align: end;
  }

  .moves .value:empty {
    display: none;
  }

  @container (min-width: 30rem) {
    .moves ol {
      grid-template-columns: auto minmax(0, 1fr) auto auto;
    }

    .moves :is(li, .row) {
      display: grid;
      grid-template-columns: subgrid;
      grid-column: 1 / -1;
    }

    .moves .result {
      text-align: start;
    }
  }

  .moves .note,
  .moves .tool {
    margin-block-start: var(--space);
  }

  .proof {
    display: grid;
    gap: calc(var(--space) * 0.75);
    counter-reset: step;
    max-inline-size: 42rem;
  }

  .proof > li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    counter-increment: step;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }

  .proof > li::before {
    content: counter(step);
    color: var(--muted);
    font-size: var(--small);
    font-variant-numeric: tabular-nums;
    line-height: 1.7;
  }

  .proof ul {
    margin: 0;
    padding-inline-start: 1.25rem;
  }

  .nim-sum {
    margin-block-start: calc(var(--space) * 1.5);
    overflow-x: auto;
  }

  .nim-sum table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  .nim-sum figcaption {
    padding-block-end: var(--space);
    text-align: start;
  }

  .nim-sum th {
    padding-inline-end: calc(var(--space) * 2);
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }

  .nim-sum .part {
    min-block-size: 1.75rem;
    padding-inline: 0.5rem;
    border-radius: var(--radius-small);
  }

  .nim-sum :is(tfoot th, .more) {
    padding-inline-start: 0.5rem;
  }

  .nim-sum .lit {
    background: var(--house-soft);
  }

  .nim-sum .value {
    padding-inline-end: calc(var(--space) * 2);
    font-weight: 600;
    text-align: end;
  }

  .nim-sum .bit {
    inline-size: 1.75rem;
    color: var(--muted);
    font-family: var(--mono);
    text-align: center;
  }

  .nim-sum .one {
    background: var(--house-soft);
    color: var(--house);
    font-weight: 700;
  }

  .nim-sum tfoot :is(th, td) {
    border-block-start: 2px solid var(--edge);
    font-weight: 600;
  }

  .line ol {
    display: grid;
    gap: calc(var(--space) / 2) var(--space);
    font-size: 0.9375rem;
  }

  /* A move and its answer in each row. */
  @container (min-width: 21rem) {
    .line ol {
      grid-template-columns: repeat(2, minmax(0, max-content));
    }
  }

  @container (min-width: 30rem) {
    .line ol {
      column-gap: calc(var(--space) * 3);
      font-size: 1rem;
    }
  }

  .line .note {
    margin-block-start: calc(var(--space) / 2);
  }

  .line li {
    display: flex;
    align-items: center;
    gap: 0.4em;
    font-variant-numeric: tabular-nums;
  }

  .line li .sign {
    inline-size: 0.75em;
    block-size: 0.75em;
    color: var(--muted);
  }

  .method {
    display: grid;
    gap: 0.125rem;
    padding-block-start: calc(var(--space) * 2);
    border-block-start: 1px solid var(--line);
    color: var(--muted);
    font-size: var(--small);
  }

  .method div {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr);
  }

  .method sup {
    line-height: 0;
  }

  @container (min-width: 56rem) {
    .verdict {
      display: block;
      min-block-size: 10.5rem;
      padding: calc(var(--space) * 2) calc(var(--space) * 2.5);
      border-radius: var(--radius);
      background: var(--soft);
    }

    .headline {
      position: relative;
      min-block-size: 0;
      margin: 0;
      padding: 0;
    }

    .stale .verdict > :not(.working) {
      opacity: 1;
    }

    .stale .verdict:not(:has(.working)) {
      opacity: 0.45;
    }

    .sentence {
      font-size: var(--verdict);
    }

    .details {
      min-block-size: 0;
      margin-block-start: calc(var(--space) / 2);
    }
  }
`;
