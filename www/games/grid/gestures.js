// What fingers, pens and mice do on a canvas: a tap, a stroke, or moving and zooming what it shows.

/**
 * Places are CSS pixels from the canvas's corner.
 * @typedef {object} Actions
 * @property {(pointer: string) => "pan" | "stroke" | "none"} drag what a drag of a kind of pointer does
 * @property {(x: number, y: number) => void} tap
 * @property {(x: number, y: number) => void} stroke goes on, or begins, here
 * @property {() => void} strokeEnd
 * @property {(x: number | null, y: number) => void} hover null: nowhere
 * @property {(across: number, down: number) => boolean} pan returns whether anything moved
 * @property {(factor: number, x: number, y: number) => void} zoom
 */

/** @typedef {{ x: number, y: number }} Point */

/** So far a pointer moves before a tap becomes a drag. */
const SLACK = 5;

/** Pixels in a line and in a page of a wheel that turns in these. */
const LINE = 16;
const PAGE = 400;

/** How much a wheel that is turned by a pixel zooms. */
const ZOOM = 1 / 300;

export class Gestures {
  #canvas;
  #actions;
  /** Pointers that are down, by their id. @type {Map<number, Point>} */
  #down = new Map();
  /** Where the first of them came down; null once it is no tap any more. @type {Point | null} */
  #start = null;
  #isStroke = false;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {Actions} actions
   */
  constructor(canvas, actions) {
    this.#canvas = canvas;
    this.#actions = actions;
    canvas.addEventListener("pointerdown", event => this.#press(event));
    canvas.addEventListener("pointermove", event => this.#move(event));
    canvas.addEventListener("pointerup", event => this.#release(event));
    canvas.addEventListener("pointercancel", event => this.#cancel(event));
    canvas.addEventListener("pointerleave", () => actions.hover(null, 0));
    canvas.addEventListener("wheel", event => this.#wheel(event), { passive: false });
    // Two fingers are for the map, not for the page.
    canvas.addEventListener("touchstart", event => event.touches.length > 1 && event.preventDefault(), { passive: false });
  }

  /** @param {PointerEvent} event */
  #press(event) {
    if (event.button !== 0) return;
    this.#down.set(event.pointerId, this.#at(event));
    this.#canvas.setPointerCapture(event.pointerId);
    if (this.#down.size === 1) this.#start = this.#at(event);
    else this.#endOfOne();
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const from = this.#down.get(event.pointerId);
    const to = this.#at(event);
    if (!from) return this.#actions.hover(to.x, to.y);
    if (this.#down.size > 1) return this.#pinch(event.pointerId, from, to);
    if (this.#start && distance(this.#start, to) < SLACK) return;
    const kind = this.#actions.drag(event.pointerType);
    if (kind === "stroke") {
      if (this.#start) this.#actions.stroke(this.#start.x, this.#start.y);
      this.#isStroke = true;
      this.#actions.stroke(to.x, to.y);
    } else if (kind === "pan") {
      this.#actions.pan(to.x - from.x, to.y - from.y);
    }
    this.#start = null;
    this.#down.set(event.pointerId, to);
  }

  /**
   * Two fingers: the middle between them moves the map, their distance zooms it.
   * @param {number} id of the finger that moves
   * @param {Point} from
   * @param {Point} to
   */
  #pinch(id, from, to) {
    const other = [...this.#down].find(([each]) => each !== id)?.[1];
    if (!other) return;
    this.#down.set(id, to);
    this.#actions.pan((to.x - from.x) / 2, (to.y - from.y) / 2);
    const factor = distance(to, other) / Math.max(1, distance(from, other));
    this.#actions.zoom(factor, (to.x + other.x) / 2, (to.y + other.y) / 2);
  }

  /** @param {PointerEvent} event */
  #release(event) {
    if (!this.#down.delete(event.pointerId)) return;
    if (this.#start) this.#actions.tap(this.#start.x, this.#start.y);
    this.#endOfOne();
  }

  /** @param {PointerEvent} event */
  #cancel(event) {
    this.#down.delete(event.pointerId);
    this.#endOfOne();
  }

  #endOfOne() {
    this.#start = null;
    if (this.#isStroke) this.#actions.strokeEnd();
    this.#isStroke = false;
  }

  /**
   * With Ctrl, as touchpads say of a pinch, it zooms; else it moves the map that has the focus, and
   * past its edges the page.
   * @param {WheelEvent} event
   */
  #wheel(event) {
    const unit = [1, LINE, PAGE][event.deltaMode] ?? 1;
    const { x, y } = this.#at(event);
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      this.#actions.zoom(Math.exp(-event.deltaY * unit * ZOOM), x, y);
    } else if (this.#canvas.matches(":focus")) {
      if (this.#actions.pan(-event.deltaX * unit, -event.deltaY * unit)) event.preventDefault();
    }
  }

  /** @param {MouseEvent} event @returns {Point} */
  #at({ clientX, clientY }) {
    const { left, top } = this.#canvas.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }
}

/** @param {Point} one @param {Point} other */
const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
