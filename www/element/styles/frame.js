// The element's layout, and what all its parts share.

import { css } from "../../lit.js";

export const frame = css`
  :host {
    display: block;
    container-type: inline-size;
    color: var(--ink);
    font: 1rem/1.5 var(--sans);
  }

  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }

  h2,
  h3,
  p,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
    padding: 0;
  }

  ol {
    list-style: none;
  }

  button,
  input,
  textarea {
    margin: 0;
    color: inherit;
    font: inherit;
  }

  button {
    border: 0;
    padding: 0;
    background: none;
    cursor: pointer;
  }

  select {
    min-inline-size: 0;
    max-inline-size: 100%;
    min-block-size: 2.75rem;
    margin: 0;
    padding-inline: 0.75rem 2rem;
    border: 1px solid var(--edge);
    border-radius: var(--radius-small);
    background: var(--arrow), var(--card);
    color: inherit;
    font: inherit;
    appearance: none;
  }

  :focus-visible {
    outline: 2px solid var(--house);
    outline-offset: 2px;
  }

  .frame {
    --columns: 1;
    display: flex;
    flex-direction: column;
    gap: calc(var(--space) * 2);
  }

  /* What changes in one of them is painted without the others. */
  .frame [part],
  .board,
  .position,
  .rules,
  .examples,
  .beneath,
  .tools,
  .headline,
  .details,
  .bigger,
  ol {
    isolation: isolate;
  }

  .frame > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 calc(var(--space) * 2);
  }

  h2 {
    font-size: 1.375rem;
    font-weight: 650;
    letter-spacing: -0.02em;
    line-height: 1.25;
  }

  h3 {
    margin-block-end: var(--space);
    font-size: 1rem;
    font-weight: 650;
  }

  .goal,
  .note,
  .hint {
    color: var(--muted);
  }

  .note,
  .hint {
    font-size: var(--small);
  }

  .note:empty,
  .hint:empty {
    display: none;
  }

  /* For those who hear the page; a sign says it to all others. */
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .answer,
  .reasons {
    display: contents;
  }

  :is(.moves, .why, .line, .method) {
    margin-block-start: var(--space);
  }

  .stale .board[inert],
  .stale .reasons > * {
    opacity: 0.45;
  }

  .sign {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    vertical-align: -0.125em;
  }

  .sign .solid {
    fill: currentColor;
  }

  .sign .outline {
    fill: none;
    stroke: currentColor;
    stroke-width: 2.25;
  }

  .sign.win {
    color: var(--win);
  }

  .sign.loss {
    color: var(--loss);
  }

  .sign.tie {
    color: var(--tie);
  }

  .icon {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .tool {
    display: inline-flex;
    align-items: center;
    gap: var(--space);
    min-block-size: 2.75rem;
    padding-inline: calc(var(--space) * 2);
    border: 1px solid var(--edge);
    border-radius: var(--radius-small);
    background: var(--card);
    font-weight: 500;
  }

  .tool:hover {
    border-color: var(--house);
    color: var(--house);
  }

  .tool[aria-disabled="true"] {
    border-color: var(--line);
    color: var(--muted);
    cursor: default;
  }

  @container (min-width: 56rem) {
    .frame {
      --columns: 2;
      display: grid;
      grid-template: auto auto 1fr / minmax(0, 1.2fr) minmax(0, 1fr);
      gap: calc(var(--space) * 2.5) calc(var(--space) * 5);
    }

    .frame > header {
      grid-column: 1 / -1;
    }

    h2 {
      font-size: 1.75rem;
    }

    .table {
      position: sticky;
      inset-block-start: calc(var(--space) * 2);
      align-self: start;
    }

    .answer {
      display: flex;
      flex-direction: column;
      grid-area: 2 / 2 / 4 / 3;
      gap: calc(var(--space) * 3);
    }
  }
`;
