// How the dialog for sharing looks.

import { summary } from "../element/styles/summary.js";
import { css } from "../lit.js";

export const look = css`
  ${summary}

  .share :is(.row, .ways dd) {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space);
  }

  .share .field {
    min-inline-size: 0;
    min-block-size: 2.75rem;
    margin: 0;
    padding: 0.375rem 0.75rem;
    border: 1px solid var(--edge);
    border-radius: var(--radius-small);
    background: var(--paper);
    color: inherit;
    font: inherit;
  }

  .share select.field {
    padding-inline-end: 2rem;
    background: var(--arrow), var(--paper);
    appearance: none;
  }

  .share .link {
    flex: 1 1 14rem;
  }

  .share textarea.field {
    inline-size: 100%;
    font: 0.875rem/1.5 var(--mono);
    resize: vertical;
  }

  .share .action {
    min-block-size: 2.75rem;
    margin: 0;
    padding: 0 calc(var(--space) * 2);
    border: 1px solid var(--edge);
    border-radius: var(--radius-small);
    background: var(--card);
    color: inherit;
    font: inherit;
    font-weight: 500;
    cursor: pointer;
  }

  .share .action:hover {
    border-color: var(--house);
    color: var(--house);
  }

  .share .action.main {
    border-color: var(--house);
    background: var(--house);
    color: var(--card);
  }

  .share .ways {
    display: grid;
    grid-template-columns: minmax(min-content, 6rem) minmax(0, 1fr);
    align-items: center;
    gap: var(--space) calc(var(--space) * 2);
  }

  /* As it will be on a page of a light colour. */
  .share .ways .picture {
    display: grid;
    grid-column: 1 / -1;
    justify-items: center;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--card);
    color-scheme: light;
  }

  .share .picture svg {
    max-inline-size: 100%;
    max-block-size: 18rem;
    block-size: auto;
  }

  .share details {
    display: grid;
    gap: var(--space);
    border-block: 1px solid var(--line);
  }

  .share details[open] {
    padding-block-end: calc(var(--space) * 2);
  }

  .share summary {
    font-weight: 650;
  }

  .share details > * + * {
    margin-block-start: calc(var(--space) * 1.5);
  }

  .share .options {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(13rem, 45%), 1fr));
    gap: calc(var(--space) * 1.5);
  }

  .share .options label {
    display: grid;
  }

  .share .options span {
    color: var(--muted);
    font-size: var(--small);
  }

  .share iframe {
    display: block;
    max-inline-size: 100%;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
  }

  .share .said {
    position: sticky;
    inset-block-end: var(--space);
    justify-self: start;
    padding: var(--space) calc(var(--space) * 2);
    border-radius: var(--radius-small);
    background: var(--ink);
    color: var(--card);
  }

  .share .said:empty {
    margin-block-start: calc(var(--space) * -3);
    padding: 0;
  }
`;
