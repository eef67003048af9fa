// The field that a position is typed into. A field with a very long text in it is slow, so of one
// that was not typed there it shows the beginning, until one wants to edit it.

import { html, live, nothing } from "../../lit.js";

/** @import { Text } from "../../messages/text.js" */
/** @import { Session } from "../session.js" */

/** @typedef {Event & { currentTarget: HTMLInputElement | HTMLTextAreaElement }} OnField */

/** Characters of a long text, and how many of them are shown. */
const LONG = 20_000;
const SHOWN = 2_000;

/** Characters up to which a field can be worked with. */
const EDITABLE = 4_000_000;

/** @param {Session} session */
const isCut = ({ draft, isWhole }) => draft.position.length > LONG && !isWhole;

/**
 * @param {Session} session
 * @param {boolean} invalid
 */
export function field(session, invalid) {
  const { draft, game } = session;
  const type = (/** @type {OnField} */ { currentTarget: { value } }) => {
    session.unfold(value.length > LONG);
    session.type({ position: value });
  };
  if (isCut(session)) return beginning(session, invalid);
  if (!game.lines) {
    return html`<input
      name="position" .value=${live(draft.position)} aria-invalid=${invalid} aria-describedby="problem"
      autocapitalize="off" spellcheck="false" enterkeyhint="done" @input=${type} @blur=${() => session.unfold(false)}>`;
  }
  const rows = Math.min(6, Math.max(3, draft.position.slice(0, 1000).split("\n").length));
  return html`<textarea
    name="position" .value=${live(draft.position)} aria-invalid=${invalid} aria-describedby="problem"
    rows=${rows} autocapitalize="off" spellcheck="false" @input=${type} @blur=${() => session.unfold(false)}></textarea>`;
}

/**
 * The beginning of a long text. What is pasted there takes the place of all of it.
 * @param {Session} session
 * @param {boolean} invalid
 */
function beginning(session, invalid) {
  const paste = (/** @type {ClipboardEvent} */ event) => {
    const text = event.clipboardData?.getData("text/plain");
    if (!text) return;
    event.preventDefault();
    session.type({ position: text });
  };
  return html`<textarea
    name="position" readonly .value=${session.draft.position.slice(0, SHOWN)} aria-invalid=${invalid}
    aria-describedby="cut problem" rows="3" @paste=${paste}></textarea>`;
}

/**
 * What the field leaves out, and the way to all of it.
 * @param {Session} session
 * @param {Text} text
 */
export function cutNote(session, text) {
  if (!isCut(session)) return nothing;
  const { length } = session.draft.position;
  const unfold = async (/** @type {Event & { currentTarget: Element }} */ { currentTarget }) => {
    const form = currentTarget.closest("form");
    session.unfold(true);
    await new Promise(requestAnimationFrame);
    form?.querySelector("textarea")?.focus();
  };
  return html`<p class="note cut">
    <span id="cut">${text.setup.cut(SHOWN, length)}</span>
    ${length <= EDITABLE
      ? html`<button type="button" class="tool" @click=${unfold}>${text.setup.unfold}</button>`
      : nothing}
  </p>`;
}
