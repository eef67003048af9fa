// Where the keyboard stands when what had the focus is gone from the page.

/** Parts whose contents come and go. */
const PARTS = [".board", ".moves", ".surface", ".line", ".history"];

/** What has the focus, and the part of the page that it is in. @typedef {{ element: Element, part: string }} Held */

/**
 * What has the focus, to be told before the page is drawn anew.
 * @param {ShadowRoot} root
 * @returns {Held | undefined}
 */
export function held(root) {
  const { activeElement: element } = root;
  const part = element && PARTS.find(part => element.closest(part));
  return element && part ? { element, part } : undefined;
}

/**
 * Gives the focus back to a part that has lost it: to its first button, or to the way back. Whoever
 * has left it by themselves is not called back.
 * @param {ShadowRoot} root
 * @param {Held | undefined} before
 */
export function keepFocus(root, before) {
  if (!before || root.activeElement) return;
  if (before.element.isConnected && !before.element.closest("[inert]")) return;
  const next = root.querySelector(`${before.part} button`) ?? root.querySelector("button.undo");
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}
