// Whether all of an element stands in one column. Its styles decide that, by its width, and say so
// in a custom property.

export class Columns {
  /** Whether there is only one. */
  isOne = false;
  #element;
  #observer;

  /**
   * @param {HTMLElement} element with an `article` in its shadow root that bears `--columns`
   * @param {() => void} changed told when there are others than before
   */
  constructor(element, changed) {
    this.#element = element;
    this.#observer = new ResizeObserver(() => {
      const isOne = this.#read();
      if (isOne === this.isOne) return;
      this.isOne = isOne;
      changed();
    });
  }

  connect() {
    this.#observer.observe(this.#element);
  }

  disconnect() {
    this.#observer.disconnect();
  }

  #read() {
    const frame = this.#element.shadowRoot?.querySelector("article");
    return !!frame && getComputedStyle(frame).getPropertyValue("--columns").trim() === "1";
  }
}
