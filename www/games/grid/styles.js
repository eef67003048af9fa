// How a small grid looks, and what stands beneath any.

import { css } from "../../lit.js";

export const styles = css`
  .grid-board {
    container-type: inline-size;
    display: grid;
    justify-items: center;
    gap: calc(var(--space) * 2);
    inline-size: 100%;
  }

  .surface.receiving {
    outline: 3px dashed var(--house);
    outline-offset: -3px;
  }

  .tray {
    container-type: inline-size;
    margin: 0 calc(var(--space) * 2) calc(var(--space) * 2);
  }

  .map {
    --height: clamp(14rem, 100cqi / var(--ratio), 30rem);
    min-block-size: calc(var(--height) + 10.5rem);
  }

  .editor {
    min-block-size: 20rem;
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

  .cell:has(.best, .move:focus-visible) {
    z-index: 1;
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
    font-size: clamp(0.75rem, 4cqi, 1rem);
    font-weight: 600;
    line-height: 1;
  }

  .cell > .number.win:not(.move + *) {
    color: var(--win);
    font-weight: 800;
  }

  .cell .move {
    inline-size: 100%;
    block-size: 100%;
    border-radius: inherit;
    box-shadow: none;
  }

  .cell.looked .move {
    outline: 3px solid var(--ink);
    outline-offset: -1px;
  }

  .cell .move .sign {
    color: inherit;
    inline-size: min(1.25rem, 50%);
    block-size: min(1.25rem, 50%);
  }

  .cell > * {
    grid-area: 1 / 1;
  }

  /* A move and the number of its cell, side by side. */
  .cell:has(.number) .move {
    justify-items: start;
    padding-inline-start: 16%;
  }

  .cell:has(.number) .move .sign {
    inline-size: 0.75rem;
    max-inline-size: 40%;
  }

  .move + .number {
    justify-self: end;
    margin-inline-end: 20%;
    pointer-events: none;
  }

  .cell > .move.win + .number {
    color: var(--on-win);
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

  .choices {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--space) calc(var(--space) * 1.5);
    inline-size: 100%;
  }

  .choice {
    display: grid;
    grid: auto / auto-flow auto;
    gap: 1px;
    border: 1px solid var(--edge);
    border-radius: var(--radius-small);
    background: var(--edge);
    overflow: hidden;
  }

  .choice[hidden] {
    display: none;
  }

  .choice label {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: calc(2.75rem - 2px);
    padding-inline: clamp(0.25rem, 2.5cqi, 0.75rem);
    background: var(--card);
    font-size: clamp(0.8125rem, 3.6cqi, 0.9375rem);
    font-weight: 500;
    white-space: nowrap;
    cursor: pointer;
  }

  .choice label:hover {
    color: var(--house);
  }

  .choice label:has(:checked) {
    background: var(--house);
    color: var(--card);
  }

  .choice label:has(:focus-visible) {
    outline: 2px solid var(--house);
    outline-offset: -4px;
  }

  .choice label:has(:checked:focus-visible) {
    outline-color: var(--card);
  }

  .file:has(:focus-visible) {
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

  @container (max-width: 17rem) {
    .choice {
      grid: auto auto / auto-flow 1fr;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    .token {
      transition: translate 150ms ease-out;
    }
  }
`;
