// Help: the keys, what the signs mean, the games in a sentence each, and two terms.

import { playerSign, resultSign } from "../games/signs.js";
import { css, html } from "../lit.js";
import { help as words } from "../messages/en/help.js";
import { showDialog } from "./dialog.js";
import { SHORTCUTS } from "./shortcuts.js";

/** @import { Shortcut } from "./shortcuts.js" */

const look = css`
  .help dl {
    display: grid;
    grid-template-columns: minmax(min-content, 9rem) minmax(0, 1fr);
    gap: calc(var(--space) * 0.75) calc(var(--space) * 2);
  }

  .help .signs {
    grid-template-columns: 1.5rem minmax(0, 1fr);
  }

  .help .signs dt {
    text-align: center;
  }

  .help dt {
    font-weight: 500;
  }

  .help kbd {
    display: inline-block;
    min-inline-size: 1.75rem;
    padding: 0 0.375rem;
    border: 1px solid var(--edge);
    border-radius: 0.375rem;
    font: 0.875rem/1.5rem var(--sans);
    text-align: center;
  }
`;

const signs = [
  [resultSign("win"), words.signs.win],
  [resultSign("loss"), words.signs.loss],
  [resultSign("tie"), words.signs.tie],
  [playerSign(0), words.signs.first],
  [playerSign(1), words.signs.second],
];

/** @param {readonly { name: string, goal: string }[]} games their rules in a sentence or two */
export function openHelp(games) {
  showDialog({
    name: "help",
    title: words.title,
    close: words.close,
    look,
    content: () => html`
      <section>
        <h3>${words.keys}</h3>
        <dl>${SHORTCUTS.map(({ keys, does }) => html`<dt>${keys.map(key)}</dt><dd>${words.does[does]}</dd>`)}</dl>
      </section>
      <section>
        <h3>${words.signs.title}</h3>
        <dl class="signs">${signs.map(([sign, meaning]) => html`<dt>${sign}</dt><dd>${meaning}</dd>`)}</dl>
      </section>
      <section>
        <h3>${words.rules}</h3>
        <dl>${games.map(({ name, goal }) => html`<dt>${name}</dt><dd>${goal}</dd>`)}</dl>
      </section>
      <section>
        <h3>${words.terms.title}</h3>
        <dl>${words.terms.entries.map(([term, meaning]) => html`<dt>${term}</dt><dd>${meaning}</dd>`)}</dl>
      </section>`,
  });
}

/** @param {Shortcut["keys"][number]} name */
const key = name => html`<kbd>${words.names[name]}</kbd> `;
