// Where the keyboard stands when a move that had the focus is gone from the page.

/** Parts whose moves come and go. */
const PARTS = [".board", ".moves", ".surface", ".line", ".history"];

/**
 * The part of the page that has the focus, to be told before the page is drawn anew.
 * @param {ShadowRoot} root
 */
export function focusedPart(root) {
  return PARTS.find(part => root.querySelector(part)?.matches(":focus-within"));
}

/**
 * Gives the focus back to a part that has lost it: to its first move, or to the way back.
 * @param {ShadowRoot} root
 * @param {string | undefined} part
 */
export function keepFocus(root, part) {
  if (!part || root.activeElement) return;
  const next = root.querySelector(`${part} button`) ?? root.querySelector("button.undo");
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}
