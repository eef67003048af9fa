// What opens and closes the part beneath it, with a chevron that turns.

import { css } from "../../lit.js";

export const summary = css`
  summary {
    display: flex;
    align-items: center;
    gap: var(--space);
    min-block-size: 2.75rem;
    cursor: pointer;
  }

  summary:hover {
    color: var(--house);
  }

  summary::before {
    content: "";
    inline-size: 0.5em;
    block-size: 0.5em;
    margin-inline: 0.15em 0.35em;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: -45deg;
  }

  [open] > summary::before {
    rotate: 45deg;
  }

  summary::-webkit-details-marker {
    display: none;
  }
`;
