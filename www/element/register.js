// Making a class of elements known to the browser.

/**
 * Defines an element, where there are elements; a second time does no harm.
 * @param {string} name
 * @param {CustomElementConstructor} element
 */
export function register(name, element) {
  const { customElements } = /** @type {{ customElements?: CustomElementRegistry }} */ (globalThis);
  if (customElements && !customElements.get(name)) customElements.define(name, element);
}
