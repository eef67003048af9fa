// Whatever is not the verdict is drawn after it: when the frame with the verdict has been painted.

/** Milliseconds after which it is drawn all the same, as in a tab in the background, which has no frames. */
const LATEST = 500;

export class Late {
  /** Whether there is something left to draw. */
  isDue = false;

  /** Whether something was drawn before, which can stay in view until then. */
  isAnew = false;

  /** When all is drawn, or about to be. @type {Promise<void>} */
  done = Promise.resolve();

  /** What the last drawing was about. @type {unknown} */
  #subject = null;
  #changed;

  /** @param {() => void} changed told when it is to be drawn */
  constructor(changed) {
    this.#changed = changed;
  }

  /** Puts the drawing off where it is about something else than before. @param {unknown} subject */
  putOff(subject) {
    if (subject === this.#subject) return;
    const isFirst = !this.#subject;
    this.#subject = subject;
    if (this.isDue) return;
    this.isAnew = !isFirst;
    this.isDue = true;
    this.done = afterFrame().then(() => {
      this.isDue = false;
      this.#changed();
    });
  }
}

/** When the next frame has been painted. @returns {Promise<void>} */
export const afterFrame = () => new Promise(resolve => {
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, LATEST);
});
