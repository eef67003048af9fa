// How dialogs look, and what their contents share.

import { css } from "../lit.js";
import { values } from "../element/styles/tokens.js";

export const styles = css`
  dialog {
    ${values}
    inline-size: min(42rem, 100% - 2rem);
    max-block-size: calc(100dvb - 2rem);
    margin: auto;
    padding: 0;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--card);
    color: var(--ink);
    overscroll-behavior: contain;
  }

  dialog::backdrop {
    background: oklch(0.2 0.02 60 / 0.45);
  }

  dialog > .head {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: calc(var(--space) * 1) calc(var(--space) * 1) 0 calc(var(--space) * 3);
    background: var(--card);
  }

  dialog :is(h2, h3, p, ul, dl, dd, figure) {
    margin: 0;
    padding: 0;
  }

  dialog h2 {
    font-size: 1.25rem;
    font-weight: 650;
    letter-spacing: -0.01em;
  }

  dialog h3 {
    font-size: 1rem;
    font-weight: 650;
  }

  dialog ul {
    list-style: none;
  }

  dialog .content {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--space) * 3);
    padding: var(--space) calc(var(--space) * 3) calc(var(--space) * 3);
  }

  dialog section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space);
  }

  dialog .note {
    color: var(--muted);
    font-size: var(--small);
  }

  dialog .sign {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    vertical-align: -0.125em;
  }

  dialog .sign .solid {
    fill: currentColor;
  }

  dialog .sign .outline {
    fill: none;
    stroke: currentColor;
    stroke-width: 2.25;
  }

  dialog .sign.win {
    color: var(--win);
  }

  dialog .sign.loss {
    color: var(--loss);
  }

  dialog .sign.tie {
    color: var(--tie);
  }

  dialog :focus-visible {
    outline: 2px solid var(--house);
    outline-offset: 2px;
  }

  @media (max-width: 30rem) {
    dialog {
      inline-size: 100%;
      max-inline-size: none;
      max-block-size: calc(100dvb - 1rem);
      margin-block-end: 0;
      border-width: 1px 0 0;
      border-radius: var(--radius) var(--radius) 0 0;
    }

    dialog > .head {
      padding-inline: calc(var(--space) * 2) var(--space);
    }

    dialog .content {
      padding-inline: calc(var(--space) * 2);
    }
  }
`;
