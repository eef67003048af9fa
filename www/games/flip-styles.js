// How the row of tiles looks.

import { css } from "../lit.js";

export const styles = css`
  .board.flip {
    container-type: inline-size;
  }

  /* The size of the font is that of a tile, which is worked out once for all of them: a property would be
     worked out wherever it is used. At the sides, there is room for marks and brackets that go on in the
     next row. */
  .tiles {
    --columns: var(--narrow);
    --most: 2.5rem;
    display: grid;
    grid-template-columns: repeat(var(--columns), 1em);
    row-gap: 0.75rem;
    font-size: min(var(--most), (100cqi - 1.5rem) / var(--columns));
  }

  .tiles.few {
    --most: 3.25rem;
  }

  /* Sizes are known beforehand, which spares the browser most of the work at hundreds of tiles. */
  .tile {
    position: relative;
    contain: size style;
    inline-size: 1em;
    block-size: calc(1.2em + 4.25rem);
    text-align: center;
  }

  .editing .tile {
    block-size: calc(1.2em + 1.75rem);
  }

  .tile .index {
    display: block;
    color: var(--muted);
    font-size: 0.6875rem;
    line-height: 1rem;
  }

  .tile .face {
    display: block;
    inline-size: calc(100% - 3px);
    margin-inline: auto;
    border-radius: 0.375rem;
    font: 600 0.6em/2 var(--mono);
  }

  .tile.plus .face {
    background: var(--face);
    box-shadow: var(--shadow), inset 0 -2px 0 color-mix(in oklab, var(--face), var(--ink) 10%);
  }

  .tile.minus .face,
  .tile.turning .face {
    background: color-mix(in oklab, var(--board), var(--ink) 9%);
    box-shadow: none;
    color: var(--muted);
  }

  .tile.turning .face {
    outline: 2px dashed var(--ink);
    outline-offset: -2px;
  }

  .tile button.face:hover {
    box-shadow: 0 0 0 2px var(--house);
  }

  /* From the seam between two tiles down to its sign. */
  .tile .move {
    position: absolute;
    inset: calc(0.48em + 1rem) -0.5em auto auto;
    z-index: 1;
    display: block;
    inline-size: 1em;
    block-size: calc(0.72em + 1.75rem);
    padding-block-start: calc(0.72em + 0.3125rem);
    border-radius: 0.5rem;
    font-size: inherit;
  }

  .board .tile .move,
  .board .tile .move.win {
    border: 0;
    background: none;
    color: var(--muted);
    box-shadow: none;
  }

  .board .tile .move.best {
    outline: none;
  }

  .board .tile .move:focus-visible {
    outline: 2px solid var(--ink);
    outline-offset: -2px;
  }

  .tile .move .sign {
    display: block;
    margin-inline: auto;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    border-radius: 50%;
  }

  .tile .move.best .sign {
    outline: 2px solid var(--house);
    outline-offset: 2px;
  }

  .tile .move:hover .sign {
    outline: 2px solid var(--ink);
    outline-offset: 2px;
  }

  .tile.run::after {
    content: "";
    position: absolute;
    inset: auto -0.5rem 1.125rem;
    block-size: 0.375rem;
    border: solid var(--edge);
    border-width: 0 0 1.5px;
  }

  .editing .tile.run::after {
    inset-block-end: 0.25rem;
  }

  .tile.from::after {
    inset-inline-start: 3px;
    border-inline-start-width: 1.5px;
  }

  .tile.to::after {
    inset-inline-end: 3px;
    border-inline-end-width: 1.5px;
  }

  .tile:is(.place, .lit)::after {
    border-color: var(--house);
    border-block-end-width: 3px;
  }

  .tile.lit .value {
    background: var(--house-soft);
    color: var(--house);
  }

  .tile .value {
    position: absolute;
    inset: auto auto 0 50%;
    translate: -50%;
    padding-inline: 0.375rem;
    border-radius: 0.25rem;
    font-size: 0.875rem;
    font-weight: 650;
    line-height: 1.125rem;
  }

  .tile .between {
    inset-inline-start: 100%;
  }

  .tile .wide {
    visibility: hidden;
  }

  @container (min-width: 25rem) {
    .tiles {
      --columns: var(--wide);
    }

    .tile .wide {
      visibility: visible;
    }

    .tile .narrow {
      visibility: hidden;
    }
  }
`;
