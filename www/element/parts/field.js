// The field that a position is typed into. A field with a very long text in it is slow, so of one
// that was not typed there it shows the beginning, until one wants to edit it.

import { html, live, nothing } from "../../lit.js";

/** @import { Text } from "../../messages/text.js" */
/** @import { Session } from "../session.js" */

/** @typedef {HTMLInputElement | HTMLTextAreaElement} Field */

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
  const isShort = isCut(session);
  const shown = live(isShort ? draft.position.slice(0, SHOWN) : draft.position);
  const notes = isShort ? "cut problem" : "problem";
  const type = (/** @type {Event & { currentTarget: Field }} */ { currentTarget: { value } }) => {
    session.unfold(value.length > LONG);
    session.type({ position: value });
  };
  const fold = () => session.unfold(false);
  const paste = (/** @type {ClipboardEvent & { currentTarget: Field }} */ event) => {
    const position = withPasted(event, isShort);
    if (position === null) return;
    event.preventDefault();
    session.unfold(false);
    session.type({ position });
  };
  if (!game.lines) {
    return html`<input
      name="position" .value=${shown} ?readonly=${isShort} aria-invalid=${invalid} aria-describedby=${notes}
      autocapitalize="off" spellcheck="false" enterkeyhint="done" @input=${type} @paste=${paste} @blur=${fold}>`;
  }
  const rows = Math.min(6, Math.max(3, draft.position.slice(0, 1000).split("\n").length));
  return html`<textarea
    name="position" .value=${shown} ?readonly=${isShort} aria-invalid=${invalid} aria-describedby=${notes}
    rows=${rows} autocapitalize="off" spellcheck="false" @input=${type} @paste=${paste} @blur=${fold}></textarea>`;
}

/**
 * The position that is left by pasting, where it is not for the field to take: a long text would
 * have to be laid out there, and where only the beginning is shown, what is pasted takes the place
 * of all of it.
 * @param {ClipboardEvent & { currentTarget: Field }} event
 * @param {boolean} isShort
 */
function withPasted({ clipboardData, currentTarget: { value, selectionStart, selectionEnd } }, isShort) {
  const text = clipboardData?.getData("text/plain") ?? "";
  if (isShort) return text === "" ? null : text;
  if (text.length <= LONG) return null;
  return value.slice(0, selectionStart ?? 0) + text + value.slice(selectionEnd ?? value.length);
}

/**
 * What the field leaves out, and the way to all of it.
 * @param {Session} session
 * @param {Text} text
 */
export function cutNote(session, text) {
  if (!isCut(session)) return nothing;
  const { length } = session.draft.position;
  const unfold = (/** @type {Event & { currentTarget: Element }} */ { currentTarget }) => {
    const form = currentTarget.closest("form");
    session.unfold(true);
    /** @type {Field | null | undefined} */ (form?.querySelector("[name=position]"))?.focus();
  };
  return html`<p class="note cut">
    <span id="cut">${text.setup.cut(SHOWN, length)}</span>
    ${length <= EDITABLE
      ? html`<button type="button" class="tool" @click=${unfold}>${text.setup.unfold}</button>`
      : nothing}
  </p>`;
}
