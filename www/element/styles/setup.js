// The field, the rules, the examples, and what is wrong with an entry.

import { css } from "../../lit.js";

export const setup = css`
  .setup {
    display: grid;
    gap: var(--space);
  }

  .label {
    color: var(--muted);
    font-size: var(--small);
    font-weight: 500;
  }

  .position {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: calc(var(--space) / 2) var(--space);
  }

  .position .label {
    color: inherit;
    font-weight: 650;
  }

  .setup input:not([type="checkbox"]),
  .setup textarea {
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--edge);
    border-radius: var(--radius-small);
    background: var(--card);
    font-family: var(--mono);
    font-variant-numeric: tabular-nums;
  }

  .setup textarea {
    display: block;
    resize: vertical;
    line-height: 1.35;
    letter-spacing: 0.1em;
    white-space: pre;
    overflow: auto;
  }

  .setup :is(input, textarea)[aria-invalid="true"] {
    border-color: var(--loss);
    box-shadow: inset 0 0 0 1px var(--loss);
  }

  .cut {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 calc(var(--space) * 2);
  }

  .remark:not(:has(*)) {
    display: none;
  }

  .problem {
    display: flex;
    gap: var(--space);
    font-size: 0.9375rem;
    font-weight: 500;
  }

  .problem code {
    padding: 0.1em 0.25em;
    border-radius: 0.25em;
    background: var(--loss-soft);
    font-family: var(--mono);
    overflow-wrap: anywhere;
  }

  .stopped {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 calc(var(--space) * 2);
    font-size: 0.9375rem;
    font-weight: 500;
  }

  .problem .icon {
    margin-block-start: 0.1rem;
    color: var(--loss);
  }

  .excerpt {
    margin-block: calc(var(--space) / 2);
    font-size: var(--small);
    overflow-wrap: anywhere;
  }

  .excerpt code {
    font-family: var(--mono);
    white-space: pre-wrap;
  }

  .excerpt mark {
    padding: 0.1em 0.2em;
    border-block-end: 2px solid var(--loss);
    background: var(--loss-soft);
    color: inherit;
    font-weight: 700;
  }

  .rules {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 calc(var(--space) * 2.5);
  }

  .rules .number,
  .rules .check {
    display: inline-flex;
    align-items: center;
    gap: var(--space);
    min-block-size: 2.75rem;
  }

  .setup .number input:not([type="checkbox"]) {
    inline-size: 4.5rem;
    min-block-size: 2.25rem;
    padding-block: 0.25rem;
  }

  .number input:disabled {
    border-color: var(--line);
    background: none;
  }

  .check {
    font-size: 0.9375rem;
    cursor: pointer;
  }

  .check input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: var(--house);
    cursor: pointer;
  }

  .examples {
    display: flex;
    align-items: center;
    gap: calc(var(--space) * 0.75);
    margin-inline: -0.25rem;
    padding: 0.25rem;
    overflow-x: auto;
    scrollbar-width: thin;
  }

  .examples > * {
    flex: none;
  }

  .example {
    min-block-size: 2rem;
    padding-inline: 0.65rem;
    border: 1px solid var(--line);
    border-radius: 1rem;
    background: var(--card);
    font: 0.8125rem/1 var(--mono);
    white-space: nowrap;
  }

  .example:hover {
    border-color: var(--house);
    color: var(--house);
  }

  @container (min-width: 56rem) {
    .examples {
      flex-wrap: wrap;
    }
  }

  @media (pointer: coarse) {
    .example {
      min-block-size: 2.75rem;
      padding-inline: 0.9rem;
      border-radius: 1.375rem;
    }
  }
`;
