// How nim's board looks.

import { css } from "../lit.js";

export const styles = css`
  .board.nim {
    --stone: 1.75rem;
  }

  .heaps {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space);
    min-inline-size: min(100%, 20rem);
    max-inline-size: 100%;
  }

  .heap {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.25rem;
    min-inline-size: 0;
    padding: 0.5rem 0.75rem;
    border-radius: var(--radius-small);
  }

  .heap.place {
    box-shadow: inset 0 0 0 2px var(--house);
  }

  .heap.lit,
  .lit .part {
    background: var(--house-soft);
  }

  .heap .title {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem var(--space);
    align-items: center;
    min-block-size: 1.5rem;
  }

  .heap .title:has(.stepper) {
    flex-wrap: nowrap;
    margin-block-end: 0.25rem;
  }

  .heap .title .name {
    flex: none;
  }

  .heap .title .stepper {
    min-inline-size: 0;
  }

  .heap .title > .step {
    inline-size: 2.25rem;
    block-size: 2.25rem;
  }

  .heap .name,
  .none {
    color: var(--muted);
    font-size: var(--small);
  }

  .heap .count,
  .taken {
    font-weight: 650;
  }

  .taken {
    color: var(--muted);
  }

  .stones {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    min-block-size: var(--stone);
  }

  .group {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
  }

  .group.bunch {
    flex-wrap: nowrap;
  }

  .stones .stone,
  .stones .move {
    inline-size: var(--stone);
    block-size: var(--stone);
  }

  .stones .move,
  .take .move {
    font-size: 0.8125rem;
  }

  .take .move {
    padding-inline: 0.75rem;
    border-radius: 1.375rem;
  }

  .bar {
    display: grid;
    place-items: center;
    flex: 1 1 9rem;
    max-inline-size: 100%;
    min-block-size: var(--stone);
    padding-inline: 0.75rem;
    border-radius: calc(var(--stone) / 2);
    background: color-mix(in oklab, var(--board), var(--ink) 14%);
    font-size: 0.8125rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  .take {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space);
    align-items: center;
    padding-block-start: 0.25rem;
    font-size: var(--small);
  }

  .opening {
    color: var(--muted);
    font-size: var(--small);
  }

  :is(.take, .opening) input {
    inline-size: 7.5rem;
  }

  .opened {
    inline-size: 100%;
    min-block-size: 7rem;
  }

  .many {
    display: grid;
    grid: auto-flow 2.75rem / repeat(auto-fill, minmax(4.25rem, 1fr));
    gap: 0.25rem;
    inline-size: 100%;
    max-block-size: 20rem;
    padding: 0.25rem;
    counter-reset: heap;
    overflow-y: auto;
  }

  .chip {
    contain: strict;
    counter-increment: heap;
    padding-inline: 0.5rem;
    border-radius: var(--radius-small);
    background: color-mix(in oklab, var(--board), var(--ink) 6%);
    font-weight: 650;
    line-height: 1.2;
    text-align: start;
    text-overflow: ellipsis;
    overflow: hidden;
  }

  .chip::before {
    content: counter(heap);
    display: block;
    color: var(--muted);
    font-size: 0.75rem;
    font-weight: 400;
  }

  .chip:focus-visible {
    outline-offset: -2px;
  }

  .chip.lit {
    background: var(--house-soft);
  }

  .chip.place {
    box-shadow: inset 0 0 0 2px var(--house);
  }

  @container (min-width: 56rem) {
    .board.nim {
      --stone: 2.25rem;
    }
  }

  @media (pointer: coarse) {
    .board.nim {
      --stone: 2.25rem;
    }
  }
`;
