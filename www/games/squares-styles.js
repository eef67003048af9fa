// How the pile looks.

import { css } from "../lit.js";

export const styles = css`
  .size {
    display: flex;
    gap: var(--space);
    font-weight: 650;
  }

  .pile {
    display: grid;
    grid-template-columns: repeat(var(--width), minmax(0, 1fr));
    inline-size: min(100%, var(--width) * 3.25rem, 28rem);
  }

  .pile .spot {
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    min-inline-size: 0;
  }

  .pile .ring {
    background: color-mix(in oklab, var(--board), var(--ink) 5%);
  }

  .pile .stone {
    inline-size: 66%;
    aspect-ratio: 1;
  }

  .pile .move {
    position: relative;
    inline-size: 88%;
    block-size: 88%;
    font-size: 0.8125rem;
  }

  .figure {
    position: relative;
    inline-size: min(100%, 24rem);
    margin-block-end: 0.75rem;
  }

  .outlines {
    display: block;
    inline-size: 100%;
    overflow: visible;
  }

  .outlines :is(path, rect) {
    fill: none;
    stroke: var(--piece);
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }

  .outlines .pile-shape {
    fill: var(--piece-light);
    stroke: none;
  }

  .outlines .outline {
    opacity: 0.5;
  }

  .outlines .marked {
    stroke: var(--house);
    stroke-width: 2.5;
  }

  .outlines .marked.win {
    stroke: var(--win);
  }

  .outlines .winners {
    stroke: var(--win);
    stroke-linecap: round;
    stroke-width: 5;
  }

  .outlines .away {
    fill: var(--board);
    fill-opacity: 0.6;
    stroke: var(--ink);
    stroke-dasharray: 4 3;
    stroke-width: 1.5;
  }

  .corner {
    position: absolute;
    inset: calc(100% * var(--at)) auto auto calc(100% * var(--at));
    translate: -50% -50%;
  }

  .corner .move {
    min-block-size: 1.75rem;
    padding-inline: 0.5rem;
    border-radius: 1rem;
    font-size: 0.8125rem;
    white-space: nowrap;
  }

  .chooser {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space);
    inline-size: min(100%, 24rem);
  }

  .chooser input {
    inline-size: 100%;
    block-size: 2.75rem;
    accent-color: var(--house);
  }

  .chooser .tool {
    justify-content: center;
    font-variant-numeric: tabular-nums;
  }
`;
