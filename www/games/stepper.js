// A whole number that can be typed, or stepped up and down.

import { html } from "../lit.js";
import { entry } from "./entry.js";
import { hold } from "./hold.js";

/** @import { Text } from "../messages/text.js" */

/**
 * @param {object} number
 * @param {number} number.value
 * @param {string} number.label
 * @param {(text: string) => void} number.set told what was typed or stepped to
 * @param {Text} number.text
 */
export function stepper({ value, label, set, text }) {
  const typed = (/** @type {Event & { currentTarget: HTMLInputElement }} */ { currentTarget }) => {
    if (currentTarget.value.trim() === "") currentTarget.value = String(value);
    else set(currentTarget.value.trim());
  };
  return html`<span class="stepper controls" role="group" aria-label=${label}>
    ${holdButton("−", text.editing.less, steps => set(String(Math.max(0, value - steps))))}
    <input
      ${entry(String(value))} aria-label=${label} size=${Math.max(3, String(value).length)}
      inputmode="numeric" autocomplete="off" @change=${typed}>
    ${holdButton("+", text.editing.more, steps => set(String(value + steps)))}
  </span>`;
}

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
