// Coins: the row, its two ends to take, and how the total will be shared.

import { css, html, nothing } from "../lit.js";
import { byMove, moveButton } from "./move-button.js";
import { properties } from "./properties.js";
import { resultSign } from "./signs.js";

/** @import { coins as Coins } from "../pkg/slim.js" */
/** @import { Context, View } from "./view.js" */

/** Coins that are drawn; of a longer row half of them at either end. */
const COINS = 20;

/** More characters than a coin takes in the notation, the space before it included. */
const WIDTH = 20;

const styles = css`
  ol.coins {
    --coin: 3.5rem;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: calc(var(--space) * 1.5) var(--space);
  }

  .coin {
    display: grid;
    place-items: center;
    min-inline-size: var(--coin);
    block-size: var(--coin);
    padding-inline: 0.875rem;
    border: 3px double var(--piece);
    border-radius: calc(var(--coin) / 2);
    background: var(--face);
    font-size: 1.125rem;
    font-weight: 600;
  }

  .coins li {
    display: grid;
    align-content: start;
    justify-items: center;
    gap: 0.375rem;
  }

  .coins .move {
    border-radius: calc(var(--coin) / 2);
  }

  .coins .move .coin {
    border: 3px solid currentColor;
    color: inherit;
  }

  .coins .move.win .coin {
    border-color: var(--win);
    background: var(--win);
    color: var(--on-win);
  }

  .leads {
    font-size: var(--small);
    font-weight: 650;
    white-space: nowrap;
  }

  .leads.win {
    color: var(--win);
  }

  .leads.loss {
    color: var(--loss);
  }

  .gap {
    align-self: start;
    padding: 1rem 0.5rem;
    color: var(--muted);
    font-size: var(--small);
  }

  @container (min-width: 56rem) {
    ol.coins {
      --coin: 4.25rem;
    }
  }

  .shares {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    inline-size: min(100%, 28rem);
    font-size: var(--small);
  }

  .shares div {
    display: flex;
    flex: calc(var(--share) * 100) 1 7rem;
    gap: 0.5em;
    padding: 0.25rem 0.75rem;
    border-radius: var(--radius-small);
    background: var(--card);
  }

  .shares dd {
    font-weight: 650;
  }
`;

/** @type {View<Coins.CoinsAnalysis, Coins.Move>} */
export const coins = {
  id: "coins",
  styles,
  examples: ["1 5 100 7", "1 5 2", "1 5 233 7", "3 1 2 3", "8 15 3 7 10 6", "-4 9 -2 6 -5"].map(position => ({ position })),
  rules: [],

  draw(analysis, context) {
    const { count, moves } = analysis;
    const { text } = context;
    const words = text.games.coins;
    const byEnd = byMove(moves, move => move);
    const coin = (/** @type {number} */ value, /** @type {Coins.Move | null} */ end) => {
      const report = end && byEnd.get(end);
      const face = html`<span class="coin">${text.number(value)}</span>`;
      if (!report) return html`<li>${face}</li>`;
      return html`<li>
        ${moveButton(report, words.drawing.coin(report.move, value), context, face)}
        <span class="leads ${report.result}">${resultSign(report.result)} ${text.signed(report.value)}</span>
      </li>`;
    };
    const { left, right } = ends(analysis);
    return html`
      <ol class="coins">
        ${left.map((value, index) => coin(value, index === 0 ? "left" : null))}
        ${count > COINS ? html`<li class="gap">${words.drawing.more(count - COINS)}</li>` : nothing}
        ${right.map((value, index) => coin(value, index === right.length - 1 ? "right" : null))}
      </ol>
      ${count ? shares(analysis, context) : nothing}`;
  },
};

/**
 * The coins that are drawn: all in two halves, or those at either end of a long row.
 * @param {Coins.CoinsAnalysis} analysis
 */
function ends({ position, count }) {
  const half = COINS / 2;
  const values = (/** @type {string} */ text) => text.split(" ").filter(Boolean).map(Number);
  if (count > COINS) {
    return {
      left: values(position.slice(0, half * WIDTH)).slice(0, half),
      right: values(position.slice(-half * WIDTH)).slice(-half),
    };
  }
  const all = values(position);
  const middle = Math.ceil(count / 2);
  return { left: all.slice(0, middle), right: all.slice(middle) };
}

/**
 * @param {Coins.CoinsAnalysis} analysis
 * @param {Context<Coins.Move>} context
 */
function shares({ firstTotal, secondTotal }, { text }) {
  const words = text.games.coins;
  const all = firstTotal + secondTotal;
  const drawn = firstTotal >= 0 && secondTotal >= 0 && all > 0;
  return html`<dl class="shares" aria-label=${words.drawing.totals}>
    <div ${properties({ share: drawn ? firstTotal / all : 0.5 })}>
      <dt>${words.drawing.you}</dt> <dd>${text.number(firstTotal)}</dd>
    </div>
    <div ${properties({ share: drawn ? secondTotal / all : 0.5 })}>
      <dt>${words.drawing.they}</dt> <dd>${text.number(secondTotal)}</dd>
    </div>
  </dl>`;
}
