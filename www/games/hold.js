// A button that goes on while it is held.

/** Milliseconds until it goes on, and between the steps from then on. */
const WAIT = 400;
const PACE = 90;

/**
 * The button that is held: its timer, and the steps that it has made.
 * @type {{ timer: ReturnType<typeof setTimeout> | undefined, steps: number }}
 */
const held = { timer: undefined, steps: 0 };

/**
 * Listeners of a button. A click is one step, and holding makes more of them.
 * @param {(steps: number) => void} step told how many steps there were since it was pressed
 */
export const hold = step => ({
  /** @param {PointerEvent} event */
  press({ button, currentTarget }) {
    leave();
    if (button !== 0) return;
    const again = () => {
      if (!(currentTarget instanceof Element && currentTarget.isConnected)) return;
      step(++held.steps);
      held.timer = setTimeout(again, PACE);
    };
    held.timer = setTimeout(again, WAIT);
  },

  release,

  leave,

  click() {
    if (held.steps === 0) step(1);
    held.steps = 0;
  },
});

function release() {
  clearTimeout(held.timer);
  held.timer = undefined;
}

/** No click follows where the pointer has left. */
function leave() {
  release();
  held.steps = 0;
}
