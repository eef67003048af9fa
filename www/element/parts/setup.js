// Entering a position: its field, the rules, and examples to try.

import { html, live, nothing } from "../../lit.js";
import { cutNote, field } from "./field.js";
import { problemNote } from "./problem.js";
import { wordsOf } from "./words-of.js";
import { stoppedNote } from "./working.js";

/** @import { Example, Rule } from "../../games/view.js" */
/** @import { GameText, Text } from "../../messages/text.js" */
/** @import { Session } from "../session.js" */

/** @typedef {{ currentTarget: HTMLInputElement }} OnInput */

/**
 * @param {Session} session
 * @param {Text} text
 */
export function setup(session, text) {
  const { game, problem } = session;
  if (session.isFixed) return remark(session, text);
  const words = wordsOf(text, game);
  const inRules = problem?.code === "invalid-option";
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    session.settle();
  };
  return html`<form class="setup" part="setup" autocomplete="off" @submit=${submit} @focusout=${() => session.settle()}>
    <label class="position">
      <span class="label">${words.field.label}</span>
      <span class="hint">${words.field.hint}</span>
      ${field(session, problem !== null && !inRules)}
    </label>
    ${cutNote(session, text)}
    ${remark(session, text)}
    ${game.rules.length
      ? html`<div class="rules" role="group" aria-label=${text.setup.rules}>
          ${game.rules.map(rule => control(rule, session, words, inRules))}
        </div>`
      : nothing}
    <div class="examples" role="group" aria-label=${text.setup.try}>
      <span class="label" aria-hidden="true">${text.setup.try}</span>
      ${game.examples.map(example => exampleButton(example, session, words, text))}
    </div>
  </form>`;
}

/**
 * What is wrong with the entry, or that there was no answer.
 * @param {Session} session
 * @param {Text} text
 */
function remark(session, text) {
  const { problem, stopped } = session;
  return html`<div class="remark" id="problem" aria-live="polite">
    ${problem ? problemNote(problem, session, text) : stopped ? stoppedNote(session, text) : nothing}
  </div>`;
}

/**
 * @param {Rule} rule
 * @param {Session} session
 * @param {GameText} words
 * @param {boolean} invalid
 */
function control({ name, kind, initial, special }, session, words, invalid) {
  const { label = name, special: specialLabel } = words.rules[name] ?? {};
  const value = session.draft.rules[name] ?? initial;
  const set = (/** @type {string} */ text) =>
    session.type({ rules: { ...session.draft.rules, [name]: text } });
  const choose = (/** @type {string} */ text) => {
    session.settle();
    set(text);
  };
  if (kind === "switch") {
    return check(label, value === "1", on => choose(on ? "1" : ""));
  }
  const isSpecial = special !== undefined && value === special;
  return html`
    <label class="number">
      <span class="label">${label}</span>
      <input
        name=${name} inputmode="numeric" .value=${live(isSpecial ? "" : value)} ?disabled=${isSpecial} placeholder=${isSpecial ? "∞" : nothing}
        aria-invalid=${invalid} aria-describedby="problem" size="4"
        @input=${(/** @type {InputEvent & OnInput} */ event) => set(event.currentTarget.value)}>
    </label>
    ${special === undefined
      ? nothing
      : check(specialLabel ?? special, isSpecial, on => choose(on ? special : initial))}`;
}

/**
 * @param {string} label
 * @param {boolean} checked
 * @param {(on: boolean) => void} set
 */
function check(label, checked, set) {
  return html`<label class="check">
    <input type="checkbox" .checked=${live(checked)}
      @change=${(/** @type {Event & OnInput} */ event) => set(event.currentTarget.checked)}>
    <span>${label}</span>
  </label>`;
}

/**
 * @param {Example} example
 * @param {Session} session
 * @param {GameText} words
 * @param {Text} text
 */
function exampleButton(example, session, words, text) {
  const name = words.example?.(example) ?? example.position;
  return html`<button
    type="button" class="example" aria-label=${text.setup.example(name)}
    @click=${() => session.open(example)}
  >${name}</button>`;
}
