// Help: what one does here, what the signs mean, the games in a sentence each, the keys, and some terms.

import { shortcuts } from "../element/shortcuts.js";
import { playerSign, resultSign } from "../games/signs.js";
import { css, html } from "../lit.js";
import { english } from "../messages/en.js";
import { help as words } from "../messages/en/help.js";
import { showDialog } from "./dialog.js";

const look = css`
  .help dl {
    display: grid;
    grid-template-columns: minmax(6.5rem, 28%) minmax(0, 1fr);
    gap: calc(var(--space) * 0.75) calc(var(--space) * 2);
  }

  .help ol {
    display: grid;
    gap: calc(var(--space) / 2);
    margin: 0;
    padding-inline-start: 1.25rem;
  }

  .help h4 {
    margin: 0;
    color: var(--muted);
    font-size: var(--small);
    font-weight: 500;
  }

  .help dl + h4 {
    margin-block-start: var(--space);
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

/** The keys of the element, and those of the page around it. */
const keys = [
  ...shortcuts.map(({ keys, does, where }) => ({ keys, does: english.shortcuts[does], where })),
  { keys: ["Tab"], does: words.nextPart, where: "anywhere" },
  { keys: ["?"], does: words.openHelp, where: "outsideText" },
];

/** The keys that do something in one place. @param {keyof typeof words.where} place */
const keysIn = place => html`
  <h4>${words.where[place]}</h4>
  <dl>${keys.filter(({ where }) => where === place).map(({ keys, does }) => html`
    <dt>${keys.map(key => html`<kbd>${key}</kbd> `)}</dt>
    <dd>${does}</dd>`)}</dl>`;

/** @param {readonly { name: string, goal: string }[]} games their rules in a sentence or two */
export function openHelp(games) {
  showDialog({
    name: "help",
    title: words.title,
    close: words.close,
    look,
    content: () => html`
      <section>
        <h3>${words.start.title}</h3>
        <ol>${words.start.steps.map(step => html`<li>${step}</li>`)}</ol>
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
        <h3>${words.keys}</h3>
        ${keysIn("onBoard")}
        ${keysIn("outsideText")}
        ${keysIn("anywhere")}
      </section>
      <section>
        <h3>${words.terms.title}</h3>
        <dl>${words.terms.entries.map(([term, meaning]) => html`<dt>${term}</dt><dd>${meaning}</dd>`)}</dl>
      </section>`,
  });
}
