// On paper: the board, the verdict, the moves and the reason, dark on white, without controls.

import { css } from "../../lit.js";

export const print = css`
  @media print {
    :host,
    :host([theme]) {
      --paper: white;
      --card: white;
      color-scheme: light;
    }

    .frame {
      display: block;
    }

    .frame > *,
    .answer > *,
    .reasons > * {
      margin-block-end: 1.25rem;
      break-inside: avoid;
    }

    .answer,
    .reasons,
    .moves,
    .why,
    .line {
      break-inside: auto;
    }

    .setup > :not(.position),
    .setup .hint,
    .dock,
    .beneath,
    .left-out,
    .reply,
    .stepper-line,
    .tray,
    .bigger:not([open]),
    .bigger summary::before,
    .verdict:not(.win, .loss, .tie) .sentence,
    .tool {
      display: none;
    }

    .table {
      display: block;
      position: static;
      break-inside: avoid;
    }

    .board,
    .verdict {
      min-block-size: 0;
      border: 1px solid var(--line);
      print-color-adjust: exact;
    }

    .board {
      padding: 1rem;
    }

    .setup .position :is(input, textarea) {
      min-block-size: 0;
      padding: 0;
      border: 0;
      resize: none;
    }

    .verdict {
      display: block;
      padding: 1rem;
      border-radius: var(--radius);
      background: var(--soft);
    }

    .details {
      min-block-size: 0;
    }

    .headline {
      position: static;
      min-block-size: 0;
      margin: 0;
      padding: 0;
    }

    .figure,
    figure,
    .swatch {
      print-color-adjust: exact;
    }

    .moves .row {
      min-block-size: 0;
      padding-block: 0.125rem;
    }
  }
`;
