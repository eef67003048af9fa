// How a small grid looks, and what stands beneath any.

import { css } from "../../lit.js";

export const styles = css`
  .grid-board {
    display: grid;
    justify-items: center;
    gap: calc(var(--space) * 2);
    inline-size: 100%;
    border-radius: var(--radius-small);
  }

  .grid-board.receiving {
    outline: 3px dashed var(--house);
    outline-offset: 0.5rem;
  }

  .map {
    min-block-size: 32rem;
  }

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

  .worth.number {
    color: var(--ink);
    font-size: clamp(0.75rem, 3.5cqi, 1rem);
    font-weight: 600;
    line-height: 1;
  }

  .cell .move {
    inline-size: 100%;
    block-size: 100%;
    border-radius: inherit;
    box-shadow: inset 0 0 0 2.5px currentColor;
  }

  .cell .move:hover,
  .cell.looked .move {
    background: var(--house-soft);
  }

  .cell .move .sign {
    inline-size: min(1.25rem, 50%);
    block-size: min(1.25rem, 50%);
  }

  .cell .move:has(.number) {
    grid-auto-flow: column;
    justify-content: center;
    gap: 0.2rem;
  }

  .cell .move:has(.number) .sign {
    inline-size: 0.75rem;
    block-size: 0.75rem;
  }

  .token {
    position: absolute;
    inset: 0 auto auto 0;
    display: grid;
    place-items: center;
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

  .token .number {
    position: relative;
    color: var(--card);
  }

  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: center;
    gap: calc(var(--space) * 1.5);
    inline-size: 100%;
  }

  .choice {
    display: flex;
    flex-wrap: wrap;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  .choice[hidden] {
    display: none;
  }

  .choice legend {
    margin-block-end: calc(var(--space) / 2);
    padding: 0;
    color: var(--muted);
    font-size: var(--small);
    font-weight: 500;
  }

  .choice label {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: 2.75rem;
    padding-inline: 0.75rem;
    border: 1px solid var(--edge);
    margin-inline-end: -1px;
    background: var(--card);
    font-size: 0.9375rem;
    font-weight: 500;
    cursor: pointer;
  }

  .choice label:first-of-type {
    border-start-start-radius: var(--radius-small);
    border-end-start-radius: var(--radius-small);
  }

  .choice label:last-of-type {
    border-start-end-radius: var(--radius-small);
    border-end-end-radius: var(--radius-small);
  }

  .choice label:hover {
    color: var(--house);
  }

  .choice label:has(:checked) {
    z-index: 1;
    border-color: var(--house);
    background: var(--house-soft);
    color: var(--house);
  }

  .choice label:has(:focus-visible),
  .file:has(:focus-visible) {
    z-index: 2;
    outline: 2px solid var(--house);
    outline-offset: 2px;
  }

  .choice input,
  .file input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: pointer;
  }

  .file {
    position: relative;
    overflow: hidden;
    cursor: pointer;
  }

  .trouble {
    inline-size: 100%;
  }

  @media (prefers-reduced-motion: no-preference) {
    .token {
      transition: translate 150ms ease-out;
    }
  }
`;
