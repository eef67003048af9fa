// The section of the bigger picture, with the room that it takes once it is drawn.

import { css } from "../../lit.js";
import { summary } from "./summary.js";

export const picture = css`
  ${summary}

  .bigger {
    --plot: 22rem;
    --room: calc(var(--plot) + 30rem);
    margin-block-start: calc(var(--space) * 3);
    padding-block-start: var(--space);
    border-block-start: 1px solid var(--line);
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
