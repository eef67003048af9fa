// The tools, who plays, the game so far, and the line of perfect play.

import { css } from "../../lit.js";

export const play = css`
  .dock {
    display: grid;
    gap: var(--space);
  }

  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space);
  }

  .tools .tool {
    justify-content: center;
    gap: 0.375rem;
    padding-inline: 0.65rem;
    font-size: 0.9375rem;
  }

  .tools .more {
    margin-inline-start: auto;
  }

  .tools .more[aria-expanded="true"] {
    border-color: var(--house);
    color: var(--house);
  }

  .options {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--space) * 2) calc(var(--space) * 4);
    padding: calc(var(--space) * 2);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--card);
  }

  .options fieldset {
    flex: 1 1 14rem;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  .options legend {
    padding: 0;
    font-weight: 650;
  }

  .options .check,
  .seat {
    display: flex;
    align-items: center;
    gap: var(--space);
    min-block-size: 2.5rem;
  }

  .seat {
    flex-wrap: wrap;
    justify-content: space-between;
    padding-block: 0.125rem;
  }

  .seat .sign {
    color: var(--muted);
  }

  .seat select {
    flex: 1 1 10rem;
    max-inline-size: 19rem;
    font-size: 0.9375rem;
  }

  .options .swap {
    margin-block-start: calc(var(--space) / 2);
  }

  .computer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--space) / 2) var(--space);
  }

  .told {
    flex: 1 1 7rem;
    min-block-size: 1.5em;
    font-weight: 500;
  }

  .left-out {
    flex-basis: 100%;
    margin-block-start: var(--space);
  }

  .left-out:not(:has(*)) {
    display: none;
  }

  .left-out p {
    display: flex;
    gap: var(--space);
    font-size: 0.9375rem;
    font-weight: 500;
  }

  .left-out .icon {
    margin-block-start: 0.1rem;
    color: var(--loss);
  }

  .history ol {
    display: flex;
    flex-wrap: wrap;
    gap: 2px calc(var(--space) / 2);
    max-block-size: 13rem;
    margin-inline: calc(var(--space) * -1);
    padding: 3px;
    overflow-y: auto;
    scrollbar-width: thin;
  }

  .history .place {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.4em;
    min-block-size: 2.25rem;
    padding-inline: calc(var(--space) * 0.75);
    border-radius: var(--radius-small);
    color: inherit;
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }

  .history .place:hover {
    background: var(--house-soft);
  }

  .history .place[aria-current] {
    background: var(--house-soft);
    color: var(--house);
    font-weight: 600;
  }

  .history .place.undone {
    color: var(--muted);
  }

  .history .place.undone .name {
    text-decoration: underline dotted;
    text-underline-offset: 0.25em;
  }

  .history .place > .sign {
    inline-size: 0.75em;
    block-size: 0.75em;
    color: var(--muted);
  }

  .gave {
    display: inline-flex;
    align-items: center;
    gap: 0.3em;
    padding-inline: 0.4rem;
    border-radius: 1rem;
    background: var(--loss-soft);
    color: var(--ink);
    font-size: 0.8125rem;
    font-weight: 500;
  }

  .stepper-line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space);
    margin-block-end: var(--space);
  }

  .looking-ahead .beneath {
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--space) / 2);
  }

  .looking-ahead .stepper-line {
    flex-wrap: nowrap;
    margin: 0;
  }

  .stepper-line .return {
    margin-inline-start: auto;
  }

  .stepper-line .follow {
    padding-inline: 0.75rem;
  }

  .stepper-line :is(.previous, .next, .return) {
    justify-content: center;
    inline-size: 2.75rem;
    padding: 0;
  }

  .stepper-line .where {
    flex: 1 1 10rem;
    min-block-size: 1.5em;
    font-size: 0.9375rem;
    line-height: 1.5;
  }

  .line li {
    padding-inline: 0.3em;
    border-radius: var(--radius-small);
  }

  .line li.passed {
    background: var(--house-soft);
  }

  .line li[aria-current] {
    color: var(--house);
    font-weight: 600;
  }

  .looking-ahead {
    box-shadow: inset 0 0 0 1px var(--line), inset 0 0 0 5px var(--board), inset 0 0 0 7px var(--house);
  }

  .looking-ahead .ahead .sign {
    color: var(--muted);
  }

  .reply {
    min-block-size: 3rem;
    margin-block-end: calc(var(--space) / 2);
  }

  @container (min-width: 30rem) {
    .reply {
      min-block-size: 1.5rem;
    }
  }

  /* A finger does not point at a move before it plays it. */
  @media (hover: none) {
    .reply.note {
      display: none;
    }
  }

  /* In one column the board comes first, then the verdict, then the entry; the tools are a bar at the
     thumb, with the verdict on it while the board is in view. */
  @container (max-width: 55.99rem) {
    .table {
      display: contents;
    }

    .setup {
      margin-block-start: var(--space);
    }

    .tools {
      flex-wrap: nowrap;
      gap: 2px;
    }

    .told {
      flex-basis: 100%;
      font-size: 0.9375rem;
    }

    .computer .tool {
      flex: auto;
      justify-content: center;
      padding-inline: var(--space);
      font-size: 0.9375rem;
    }

    .stepper-line .where {
      order: 1;
      flex-basis: 100%;
      min-block-size: 1.5em;
    }

    .dock {
      display: flex;
      flex-direction: column-reverse;
      margin-inline: calc(var(--space) * -1);
      padding: var(--space);
      border-block-start: 1px solid var(--line);
      background: var(--paper);
    }

    .tools .tool {
      flex: 1 1 0;
      flex-direction: column;
      gap: 0;
      min-inline-size: min-content;
      min-block-size: 3rem;
      padding-inline: 0;
      border-color: transparent;
      background: none;
      font-size: 0.75rem;
      line-height: 1.25;
      text-align: center;
    }

    /* On one line, where the others leave room for it. */
    .tools .more {
      flex: 0 1 auto;
      margin: 0;
    }

    /* A frame would touch its name. */
    .tools .more[aria-expanded="true"] {
      border-color: transparent;
      border-radius: 0;
      box-shadow: inset 0 2px var(--house);
    }

    .options {
      max-block-size: 50vh;
      overflow-y: auto;
    }

    @media (min-height: 30rem) {
      .frame {
        --dock: 4rem;
      }

      .frame:has(.computer) {
        --dock: 9rem;
      }

      .dock {
        position: sticky;
        inset-block-end: 0;
        z-index: 3;
      }

      .headline {
        inset-block-end: var(--dock);
      }

      /* What has the focus is not hidden behind either of them. */
      .frame :is(button, a, input, textarea) {
        scroll-margin-block: 8rem calc(var(--dock) + 1rem);
      }

      .surface {
        scroll-margin-block: 0.5rem calc(var(--dock) + 7rem);
      }
    }
  }

  @media print {
    .dock,
    .stepper-line {
      display: none;
    }
  }
`;
