// Coins: the row, its two ends to take, and how the total will be shared.

import { html, nothing } from "../lit.js";
import { coinInput } from "./coins-editing.js";
import { styles } from "./coins-styles.js";
import { byMove, moveButton } from "./move-button.js";
import { properties } from "./properties.js";
import { resultSign } from "./signs.js";

/** @import { coins as Coins } from "../pkg/slim.js" */
/** @import { Context, View } from "./view.js" */

/** Coins that are drawn; of a longer row half of them at either end. */
const COINS = 40;

/** Coins up to which there is room for larger ones. */
const FEW = 12;

/** More characters than a coin takes in the notation, the space before it included. */
const WIDTH = 20;

/** @type {View<Coins.CoinsAnalysis, Coins.Move>} */
export const coins = {
  id: "coins",
  styles,
  examples: ["1 5 100 7", "1 5 2", "1 5 233 7", "3 1 2 3", "8 15 3 7 10 6", "-4 9 -2 6 -5"].map(position => ({ position })),
  rules: [],
  margin: ({ margin }) => margin,

  draw(analysis, context) {
    const { position, count } = analysis;
    const { text, editing, edit, shows } = context;
    const words = text.games.coins.drawing;
    const { left, right } = ends(analysis);
    const coin = (/** @type {string} */ value, /** @type {number} */ index) =>
      editing ? coinInput(value, index, analysis, context) : coinDrawn(value, index, analysis, context);
    return html`
      <ol class="coins ${count <= FEW ? "few" : ""}">
        ${left.map(coin)}
        ${count > COINS ? html`<li class="gap">${words.more(count - COINS)}</li>` : nothing}
        ${right.map((value, index) => coin(value, count - right.length + index))}
      </ol>
      ${count === 0 ? html`<p class="note">${words.none}</p>` : nothing}
      ${editing
        ? html`<button type="button" class="tool" @click=${() => edit(`${position} 1`.trim())}>${words.add}</button>`
        : nothing}
      ${count && !editing && shows("reason") ? shares(analysis, context) : nothing}`;
  },
};

/**
 * The coins that are drawn: all in two halves, or those at either end of a long row.
 * @param {Coins.CoinsAnalysis} analysis
 */
function ends({ position, count }) {
  const half = COINS / 2;
  const values = (/** @type {string} */ text) => text.split(" ").filter(Boolean);
  if (count > COINS) {
    return {
      left: values(position.slice(0, half * WIDTH)).slice(0, half),
      right: values(position.slice(-half * WIDTH)).slice(-half),
    };
  }
  return { left: values(position), right: [] };
}

/**
 * @param {string} value
 * @param {number} index
 * @param {Coins.CoinsAnalysis} analysis
 * @param {Context<Coins.Move>} context
 */
function coinDrawn(value, index, { count, moves, best }, context) {
  const { text, preview, shows } = context;
  const words = text.games.coins.drawing;
  const end = index === 0 ? "left" : index === count - 1 ? "right" : null;
  const report = end && byMove(moves, move => move).get(end);
  const face = html`<span class="coin">${text.number(Number(value))}</span>`;
  if (!report) return html`<li>${face}</li>`;
  return html`<li>
    ${moveButton(report, words.coin(report.move, Number(value)), context, {
      content: face,
      isBest: report.move === best,
      isGone: report.move === preview,
    })}
    ${shows("reason")
      ? html`<span class="leads ${report.result}">${resultSign(report.result)} ${text.signed(report.value)}</span>`
      : nothing}
  </li>`;
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
