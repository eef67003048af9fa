// Where the keyboard stands when a move that had the focus is gone from the page.

/** Parts whose moves come and go. */
const PARTS = [".board", ".moves", ".surface", ".line", ".history"];

/** What has the focus, and the part that it is in. @typedef {{ element: Element, part: string }} Focused */

/**
 * To be asked before the page is drawn anew.
 * @param {ShadowRoot} root
 * @returns {Focused | undefined}
 */
export function focusedIn(root) {
  const element = root.activeElement;
  const part = element && PARTS.find(part => element.closest(part));
  return part ? { element, part } : undefined;
}

/**
 * Where what had the focus is gone, its part gets it back: its first move, or else the way back.
 * @param {ShadowRoot} root
 * @param {Focused | undefined} focused
 */
export function keepFocus(root, focused) {
  if (!focused || focused.element.isConnected || root.activeElement) return;
  const next = root.querySelector(`${focused.part} button`) ?? root.querySelector("button.undo");
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}
