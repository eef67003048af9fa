// Where the keyboard stands when what had the focus is gone from the page.

/** Parts whose contents come and go, or that are drawn elsewhere in other columns. */
const PARTS = [".board", ".moves", ".surface", ".line", ".history", ".setup", ".dock"];

/** What has the focus, and the part of the page that it is in, by its selector. @typedef {{ element: Element, part: string, place: Element }} Held */

/**
 * What has the focus, to be told before the page is drawn anew.
 * @param {ShadowRoot} root
 * @returns {Held | undefined}
 */
export function held(root) {
  const { activeElement: element } = root;
  const part = element && PARTS.find(part => element.closest(part));
  const place = part && element.closest(part);
  return place ? { element, part, place } : undefined;
}

/**
 * Gives the focus back to a part that has lost it: where all of the part is drawn elsewhere, to the
 * same control; or else to its first button, or to the way back. Whoever has left it by themselves
 * is not called back.
 * @param {ShadowRoot} root
 * @param {Held | undefined} before
 */
export function keepFocus(root, before) {
  if (!before || root.activeElement) return;
  const { element, part, place } = before;
  if (element.isConnected && !element.closest("[inert]")) return;
  const same = place.isConnected ? null : counterpart(root.querySelector(part), before);
  const next = same ?? root.querySelector(`${part} button`) ?? root.querySelector("button.undo");
  if (!(next instanceof HTMLElement)) return;
  next.focus({ preventScroll: true });
  if (same) select(same, element);
}

/**
 * The control that was drawn in the place of another: the same one of its kind.
 * @param {Element | null} part as it is drawn now
 * @param {Held} before
 */
function counterpart(part, { element, place }) {
  const ofKind = (/** @type {Element | null} */ within) => [...within?.querySelectorAll(element.localName) ?? []];
  return ofKind(part)[ofKind(place).indexOf(element)] ?? null;
}

/**
 * Selects in a field what was selected in another.
 * @param {Element} field
 * @param {Element} before
 */
function select(field, before) {
  if (!isText(field) || !isText(before) || before.selectionStart === null) return;
  field.setSelectionRange(before.selectionStart, before.selectionEnd, before.selectionDirection ?? undefined);
}

/** @param {Element} element @returns {element is HTMLInputElement | HTMLTextAreaElement} */
const isText = element => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
