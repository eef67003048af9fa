// Who plays, and how much is shown of what the solver knows.

import { html, live } from "../../lit.js";
import { playerSign } from "../../games/signs.js";
import { RUNGS } from "../context.js";
import { icon } from "../icons.js";
import { SLIPS } from "../opponent.js";

/** @import { Text } from "../../messages/text.js" */
/** @import { Session } from "../session.js" */
/** @import { Player, Side } from "../timeline.js" */

/** @type {readonly Player[]} */
const PLAYERS = ["human", "perfect", "casual"];

/**
 * @param {Session} session
 * @param {Text} text
 */
export function options(session, text) {
  const { options: words } = text;
  const { players, hints } = session.state;
  const canSwap = players.first !== players.second;
  return html`<div class="options" id="options">
    <fieldset>
      <legend>${words.players}</legend>
      ${seat("first", session, text)}
      ${seat("second", session, text)}
      <button type="button" class="tool swap" aria-disabled=${!canSwap} @click=${() => canSwap && session.swap()}>
        ${icon("swap")}${words.swap}
      </button>
    </fieldset>
    <fieldset class="rungs">
      <legend>${words.hints}</legend>
      ${RUNGS.map(rung => html`<label class="check">
        <input
          type="radio" name="hints" value=${rung} ?disabled=${!session.canShow(rung)} .checked=${live(rung === hints)} @change=${() => session.hint(rung)}>
        <span>${words.rungs[rung]}</span>
      </label>`)}
    </fieldset>
  </div>`;
}

/**
 * @param {Side} side
 * @param {Session} session
 * @param {Text} text
 */
function seat(side, session, { options: words }) {
  const name = (/** @type {Player} */ player) =>
    player === "casual" ? words.kinds.casual(SLIPS) : words.kinds[player];
  const choose = (/** @type {Event & { currentTarget: HTMLSelectElement }} */ event) => {
    const player = PLAYERS.find(each => each === event.currentTarget.value);
    if (player) session.seat(side, player);
  };
  const seated = session.state.players[side];
  return html`<label class="seat">
    <span>${playerSign(side === "first" ? 0 : 1)} ${words.sides[side]}</span>
    <select name=${side} .value=${live(seated)} @change=${choose}>
      ${PLAYERS.map(player => html`<option value=${player} ?selected=${player === seated}>${name(player)}</option>`)}
    </select>
  </label>`;
}
