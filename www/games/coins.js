// Coins: the row, its two ends to take, and how the total will be shared.

import { html, nothing } from "../lit.js";
import { coinInput } from "./coins-editing.js";
import { styles } from "./coins-styles.js";
import { coinsAtEnds, shares, takenBy, totals } from "./coins-totals.js";
import { byMove, moveButton } from "./move-button.js";
import { resultSign } from "./signs.js";

/** @import { coins as Coins } from "../pkg/slim.js" */
/** @import { Context, View } from "./view.js" */

/** Coins that are drawn; of a longer row half of them at either end. */
const COINS = 40;

/** Coins up to which there is room for larger ones. */
const FEW = 12;

/** @type {View<Coins.CoinsAnalysis, Coins.Move>} */
export const coins = {
  id: "coins",
  styles,
  examples: ["1 5 100 7", "1 5 2", "1 5 233 7", "3 1 2 3", "8 15 3 7 10 6", "-4 9 -2 6 -5"].map(position => ({ position })),
  rules: [],
  margin: ({ margin }) => margin,
  totals: takenBy,

  draw(analysis, context) {
    const { position, count } = analysis;
    const { text, editing, edit, shows } = context;
    const words = text.games.coins.drawing;
    const { left, right } = count > COINS
      ? coinsAtEnds(position, COINS / 2, COINS / 2)
      : coinsAtEnds(position, count, 0);
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
        ? html`<button type="button" class="tool" @click=${() => edit(latest => `${latest} 1`.trim())}>${words.add}</button>`
        : nothing}
      ${editing ? nothing : totals(analysis, context)}
      ${count && !editing && shows("reason") ? shares(analysis, context) : nothing}`;
  },
};

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
      ? html`<span class="leads ${report.result}">${resultSign(report.result)}
          <span class="spoken">${text.games.coins.drawing.leads}</span> ${text.signed(report.value)}</span>`
      : nothing}
  </li>`;
}
