// Whether all of an element stands in one column. Its styles decide that, by its width, and say so
// in a custom property.

export class Columns {
  /** Whether there is only one. */
  isOne = false;
  /** What is watched. @type {Element | null} */
  #part = null;
  #observer = new ResizeObserver(() => this.#read());
  #changed;

  /** @param {() => void} changed told when there are others than before */
  constructor(changed) {
    this.#changed = changed;
  }

  /**
   * Watches a part of the element, in the place of the one before; what holds now is told at once.
   * @param {Element | null} part as wide as the element, and as high in whatever columns: were its size
   *   another once these are drawn, the browser would report a loop
   */
  watch(part) {
    if (part === this.#part) return;
    this.disconnect();
    this.#part = part;
    this.connect();
    this.#read();
  }

  connect() {
    if (this.#part) this.#observer.observe(this.#part);
  }

  disconnect() {
    this.#observer.disconnect();
  }

  #read() {
    if (!this.#part) return;
    const isOne = getComputedStyle(this.#part).getPropertyValue("--columns").trim() === "1";
    if (isOne === this.isOne) return;
    this.isOne = isOne;
    this.#changed();
  }
}
