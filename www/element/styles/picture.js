// The section of the bigger picture, with the room that it takes once it is drawn.

import { css } from "../../lit.js";

export const picture = css`
  .bigger {
    --plot: 22rem;
    --room: calc(var(--plot) + 30rem);
    margin-block-start: calc(var(--space) * 3);
    padding-block-start: var(--space);
    border-block-start: 1px solid var(--line);
  }

  .bigger summary {
    display: flex;
    align-items: center;
    gap: var(--space);
    min-block-size: 2.75rem;
    cursor: pointer;
  }

  .bigger summary::before {
    content: "";
    inline-size: 0.5em;
    block-size: 0.5em;
    margin-inline: 0.15em 0.35em;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: -45deg;
  }

  .bigger[open] summary::before {
    rotate: 45deg;
  }

  .bigger summary::-webkit-details-marker {
    display: none;
  }

  .bigger summary:hover {
    color: var(--house);
  }

  .bigger summary h3 {
    margin: 0;
  }

  .bigger .room {
    padding-block-start: var(--space);
  }

  .bigger .room:not(:has(.untold, .chart, .scroller)) {
    min-block-size: var(--room);
  }

  @container (min-width: 56rem) {
    .bigger {
      --plot: 30rem;
      --room: calc(var(--plot) + 10.5rem);
    }
  }
`;
