// What both players have taken so far, and how the rest will be shared.

import { html, nothing } from "../lit.js";
import { properties } from "./properties.js";
import { playerSign } from "./signs.js";

/** @import { coins as Coins } from "../pkg/slim.js" */
/** @import { Context } from "./view.js" */

/** More characters than a coin takes in the notation, the space before it included. */
const WIDTH = 20;

/** Characters of a row that are read whole, however the row was written. */
const READ_WHOLE = 20_000;

/**
 * The values of a row's first and last coins.
 * @param {string} row
 * @param {number} left how many at the left end
 * @param {number} right how many at the right end
 */
export function coinsAtEnds(row, left, right) {
  const read = (/** @type {string} */ text) => text.match(/[-−]?\d+/g) ?? [];
  const whole = row.length <= READ_WHOLE ? read(row) : null;
  return {
    left: (whole ?? read(row.slice(0, left * WIDTH))).slice(0, left),
    right: right === 0 ? [] : (whole ?? read(row.slice(-right * WIDTH))).slice(-right),
  };
}

/**
 * What each player took since the row was entered.
 * @param {Context<Coins.Move>["played"]} played
 * @returns {[first: number, second: number]}
 */
export function takenBy({ start, before, moves }) {
  const taken = { left: 0, right: 0 };
  for (const move of moves) taken[move]++;
  const ends = coinsAtEnds(start, taken.left, taken.right);
  /** @type {[number, number]} */
  const sums = [0, 0];
  const next = { left: 0, right: 0 };
  for (const [index, move] of moves.entries()) {
    const place = next[move]++;
    const coin = move === "left" ? ends.left[place] : ends.right.at(-1 - place);
    sums[(before + index) % 2 === 0 ? 0 : 1] += Number(coin);
  }
  return sums;
}

/**
 * What the players took since the row was entered, and what the move that is looked at would add.
 * @param {Coins.CoinsAnalysis} analysis
 * @param {Context<Coins.Move>} context
 */
export function totals({ position, count }, { text, played, preview }) {
  const mover = (played.before + played.moves.length) % 2;
  const row = coinsAtEnds(position, Math.min(count, 1), Math.min(count, 1));
  const ahead = preview === null ? null : Number(row[preview][0]);
  return html`<dl class="totals" aria-label=${text.games.coins.drawing.soFar}>
    ${takenBy(played).map((sum, ply) => html`<div class=${ply === mover ? "mover" : ""}>
      <dt>${playerSign(ply)} ${text.players.mover(ply)}</dt>
      <dd>${text.number(sum)}
        ${ahead !== null && ply === mover ? html`<span class="taken">${text.signed(ahead)}</span>` : nothing}</dd>
    </div>`)}
  </dl>`;
}

/**
 * How what is left will be shared, with perfect play.
 * @param {Coins.CoinsAnalysis} analysis
 * @param {Context<Coins.Move>} context
 */
export function shares({ firstTotal, secondTotal }, { text, isComputer }) {
  const words = text.games.coins.drawing;
  const [mover, other] = words.sharers(isComputer);
  const all = firstTotal + secondTotal;
  const drawn = firstTotal >= 0 && secondTotal >= 0 && all > 0;
  return html`<div class="split">
    <p class="note">${words.totals}</p>
    <dl class="shares" aria-label=${words.totals}>
      <div ${properties({ share: drawn ? firstTotal / all : 0.5 })}>
        <dt>${mover}</dt> <dd>${text.number(firstTotal)}</dd>
      </div>
      <div ${properties({ share: drawn ? secondTotal / all : 0.5 })}>
        <dt>${other}</dt> <dd>${text.number(secondTotal)}</dd>
      </div>
    </dl>
  </div>`;
}
