// A whole number that can be typed, or stepped up and down.

import { html } from "../lit.js";
import { entry } from "./entry.js";
import { hold } from "./hold.js";

/** @import { Text } from "../messages/text.js" */

/**
 * @param {object} number
 * @param {number} number.value
 * @param {string} number.label
 * @param {(text: string) => void} number.set told what was typed
 * @param {(steps: number) => void} [number.step] told how far to step; sets what is so far from the value
 *   where left out
 * @param {Text} number.text
 */
export function stepper({ value, label, set, step = steps => set(stepped(String(value), steps)), text }) {
  const typed = (/** @type {Event & { currentTarget: HTMLInputElement }} */ { currentTarget }) => {
    if (currentTarget.value.trim() === "") currentTarget.value = String(value);
    else set(currentTarget.value.trim());
  };
  return html`<span class="stepper controls" role="group" aria-label=${label}>
    ${holdButton("−", text.editing.less, steps => step(-steps))}
    <input
      ${entry(String(value))} aria-label=${label} size=${Math.max(3, String(value).length)}
      inputmode="numeric" autocomplete="off" @change=${typed}>
    ${holdButton("+", text.editing.more, step)}
  </span>`;
}

/**
 * A number so many steps away, but not below 0.
 * @param {string} number
 * @param {number} steps
 */
export const stepped = (number, steps) => String(Math.max(0, Number(number) + steps));

/**
 * @param {string} sign
 * @param {string} label
 * @param {(steps: number) => void} step
 */
export function holdButton(sign, label, step) {
  const { press, release, leave, click } = hold(step);
  return html`<button
    type="button" class="step" aria-label=${label}
    @pointerdown=${press} @pointerup=${release} @pointerleave=${leave} @pointercancel=${leave} @click=${click}
  >${sign}</button>`;
}
