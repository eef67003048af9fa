// A coin while the row is set up: its value to type, and buttons that move and remove it.

import { html } from "../lit.js";
import { entry } from "./entry.js";
import { properties } from "./properties.js";

/** @import { coins as Coins } from "../pkg/slim.js" */
/** @import { Context } from "./view.js" */

/** Coins up to which Tab goes to each of their buttons; in a longer row the arrow keys do. */
const FEW = 12;

/**
 * @param {string} value
 * @param {number} index
 * @param {Coins.CoinsAnalysis} analysis
 * @param {Context<Coins.Move>} context
 */
export function coinInput(value, index, { count }, { text, edit }) {
  const words = text.games.coins.drawing;
  /** What stands in the place of some coins. @param {number} from @param {number} coins @param {string[]} others */
  const put = (from, coins, ...others) => edit(latest => latest.split(" ").toSpliced(from, coins, ...others).join(" "));
  const typed = (/** @type {Event & { currentTarget: HTMLInputElement }} */ { currentTarget }) => {
    const written = currentTarget.value.trim();
    if (written === "") currentTarget.value = value;
    else put(index, 1, written);
  };
  const swap = (/** @type {number} */ first) => edit(latest => {
    const values = latest.split(" ");
    const [one = "", other = ""] = values.slice(first, first + 2);
    return values.toSpliced(first, 2, other, one).join(" ");
  });
  const step = (/** @type {string} */ sign, /** @type {string} */ label, /** @type {() => void} */ act, isOff = false) =>
    html`<button
      type="button" class="step" aria-label=${label} aria-disabled=${isOff} @click=${() => isOff || act()}
    >${sign}</button>`;
  const kind = count <= FEW ? "edited controls" : "edited";
  return html`<li class=${kind}>
    <input
      class="coin" ${entry(value)} ${properties({ digits: value.length })} aria-label=${words.value(index)}
      autocomplete="off" spellcheck="false" @change=${typed}>
    <span class="steps">
      ${step("‹", words.moveLeft(index), () => swap(index - 1), index === 0)}
      ${step("×", words.remove(index), () => put(index, 1))}
      ${step("›", words.moveRight(index), () => swap(index), index === count - 1)}
    </span>
  </li>`;
}
