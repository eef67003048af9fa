// A large grid on a canvas: it is moved and zoomed, played on, and painted on while it is set up.
// It is drawn when something has changed, and then in the next frame.

import { render } from "../../lit.js";
import { Brush } from "./brush.js";
import { Camera, STEP } from "./camera.js";
import { Facts } from "./facts.js";
import { Gestures } from "./gestures.js";
import { adopt } from "./later-styles.js";
import { Layers } from "./layers.js";
import { frame } from "./map-frame.js";
import { keyAction } from "./map-keys.js";
import { targetsOf } from "./overlay.js";
import { nextTask, Sheet } from "./sheet.js";

/** @import { grid as Grid } from "../../pkg/slim.js" */
/** @import { Context } from "../view.js" */
/** @import { Cell } from "./sheet.js" */

export class GridMap {
  #place;
  camera = new Camera();
  brush = new Brush();
  /** Whether a drag moves the map, whatever is dragged. */
  isHand = false;
  analysis = /** @type {Grid.GridAnalysis} */ (/** @type {unknown} */ (undefined));
  context = /** @type {Context<Grid.Move>} */ (/** @type {unknown} */ (undefined));
  sheet = /** @type {Sheet} */ (/** @type {unknown} */ (undefined));
  /** Where the keyboard is. @type {Cell} */
  cursor = { row: 0, column: 0 };
  /** What is written beneath, of the cell that one is at. */
  readout = "";
  /** What is said of the cursor's cell. */
  said = "";
  /** Where the pointer is. @type {Cell | null} */
  #hovered = null;
  /** What the sheet was taken from. @type {Grid.GridAnalysis | null} */
  #taken = null;
  /** Its cells. */
  #cells = "";
  /** What was entered and not yet answered. @type {string | null} */
  #entered = null;
  #layers = new Layers();
  #facts = new Facts(() => this.redraw());
  #isDue = false;
  /** @type {HTMLCanvasElement | null} */
  #canvas = null;

  /** @param {HTMLElement} place */
  constructor(place) {
    this.#place = place;
  }

  /**
   * @param {Grid.GridAnalysis} analysis
   * @param {Context<Grid.Move>} context
   */
  update(analysis, context) {
    this.analysis = analysis;
    this.context = context;
    this.#take();
    this.#layers.know(this.sheet, analysis, context);
    if (!this.#canvas) this.#begin();
    this.redraw();
  }

  /** Draws all in the next frame. */
  redraw = () => {
    if (this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => {
      this.#isDue = false;
      this.#draw();
    });
  };

  /** The depths of each shade, where depths are shown and known. */
  get ranges() {
    return this.#layers.ranges;
  }

  /** What the panel beneath works on. */
  get desk() {
    return { sheet: this.sheet, brush: this.brush, enter: this.enter, redraw: this.redraw };
  }

  /** What the solver's answer is about; null while there is something else on the sheet. */
  get answered() {
    return this.#entered === null && !this.brush.isDown ? this.analysis : null;
  }

  /**
   * Enters what is on a sheet.
   * @param {Sheet} sheet
   * @param {Promise<void>} [ready] when all of it is there; until then it can be given up
   */
  enter = (sheet, ready) => {
    const { rows, columns } = sheet;
    // What is known of cells goes by their places, which are others in another size.
    if (rows !== this.sheet.rows || columns !== this.sheet.columns) this.#layers.clear();
    this.sheet = sheet;
    this.camera.set({ rows, columns });
    this.#entered = "";
    this.context.edit(this.#textOf(sheet, ready));
  };

  /** Goes to the token. */
  goToToken = () => {
    this.cursor = this.sheet.token;
    this.camera.goTo(this.cursor);
    this.redraw();
  };

  /** @param {number} steps */
  zoom = steps => {
    this.camera.zoom(STEP ** steps);
    this.redraw();
  };

  fit = () => {
    this.camera.fit();
    this.redraw();
  };

  /** Draws at once, as there are no frames while a page is printed. */
  repaint() {
    this.#layers.recolour();
    this.#draw();
  }

  /** Reads the colours anew, as for another theme. */
  recolour = () => {
    this.#layers.recolour();
    this.redraw();
  };

  /** Does at a cell what a press does: plays, or paints. @param {Cell} cell */
  press = cell => {
    this.cursor = cell;
    if (this.context.editing) {
      this.#stroke(cell);
      this.#strokeEnd();
    } else {
      const report = this.#moveTo(cell);
      if (report) this.context.play(report.move);
    }
    this.redraw();
  };

  /** @param {KeyboardEvent} event */
  key = event => {
    const act = keyAction(event, this);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
    this.camera.reveal(this.cursor);
    this.#hovered = null;
    this.redraw();
  };

  /** Puts the token on the cursor's cell. */
  putToken() {
    this.sheet.put(this.cursor);
    this.enter(this.sheet);
  }

  /**
   * The text of a sheet, in tasks of their own, as each takes long with many cells.
   * @param {Sheet} sheet
   * @param {Promise<void>} [ready]
   */
  async #textOf(sheet, ready) {
    await ready;
    this.#layers.outdate();
    this.redraw();
    await nextTask();
    const text = sheet.text();
    await nextTask();
    if (sheet === this.sheet) this.#entered = text;
    return text;
  }

  /** Takes over the position that was answered, unless a stroke goes on or is not answered yet. */
  #take() {
    const isCurrent = this.#entered === null ? this.analysis === this.#taken : this.context.isPending;
    if (this.brush.isDown || isCurrent) return;
    const { position, rows, columns, row, column } = this.analysis;
    const isOwn = position === this.#entered;
    const cells = position.replace("T", "W");
    if (cells !== this.#cells || (this.#entered !== null && !isOwn)) {
      this.sheet = Sheet.of(this.analysis);
      this.camera.set({ rows, columns });
      if (!isOwn) this.#layers.clear();
    }
    this.#taken = this.analysis;
    this.#cells = cells;
    this.#entered = null;
    this.#facts.clear();
    const token = { row, column };
    if (!this.context.editing) {
      this.cursor = token;
      this.camera.reveal(token);
    }
    this.sheet.token = token;
    this.cursor = { row: Math.min(this.cursor.row, rows - 1), column: Math.min(this.cursor.column, columns - 1) };
  }

  /** Listens to the canvas, once it is there. */
  #begin() {
    adopt(this.#place);
    render(frame(this), this.#place);
    const canvas = this.#place.querySelector("canvas");
    if (!canvas) return;
    this.#canvas = canvas;
    new Gestures(canvas, {
      drag: pointer => {
        if (this.isHand) return "pan";
        if (this.context.editing) return "stroke";
        return pointer === "touch" ? "none" : "pan";
      },
      tap: (x, y) => this.#at(x, y, this.press),
      stroke: (x, y) => this.#at(x, y, cell => this.#stroke(cell)),
      strokeEnd: () => this.#strokeEnd(),
      hover: (x, y) => this.#hover(x === null ? null : this.camera.cellAt(x, y)),
      pan: (across, down) => {
        const isMoved = this.camera.pan(across, down);
        this.redraw();
        return isMoved;
      },
      zoom: (factor, x, y) => {
        this.camera.zoom(factor, x, y);
        this.redraw();
      },
    });
    new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      this.camera.set({ width, height });
      this.#draw();
    }).observe(canvas);
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {(cell: Cell) => void} act
   */
  #at(x, y, act) {
    const cell = this.camera.cellAt(x, y);
    if (cell) act(cell);
  }

  /** @param {Cell} cell */
  #stroke(cell) {
    for (const changed of this.brush.lead(this.sheet, cell)) this.#layers.touch(changed);
    this.redraw();
  }

  #strokeEnd() {
    if (this.brush.lift()) this.enter(this.sheet);
    else this.#take();
  }

  /** @param {Cell | null} cell */
  #hover(cell) {
    if (cell?.row === this.#hovered?.row && cell?.column === this.#hovered?.column) return;
    this.#hovered = cell;
    if (!this.context.editing) this.context.look((cell && this.#moveTo(cell)?.move) ?? null);
    this.redraw();
  }

  /** @param {Cell} cell */
  #moveTo({ row, column }) {
    return targetsOf(this.analysis).get(row * this.analysis.columns + column);
  }

  #draw() {
    const canvas = this.#canvas;
    if (!canvas || this.camera.width === 0) return;
    const { analysis, camera, context, cursor, sheet } = this;
    const isFocused = canvas.matches(":focus");
    const isWhole = this.#layers.draw(canvas, { camera, sheet, context, analysis, cursor: isFocused ? cursor : null });
    if (!isWhole) this.redraw();
    this.readout = this.#facts.about(this.#hovered ?? cursor, sheet, this.answered, context);
    if (isFocused && !this.#hovered && this.#facts.isComplete) this.said = this.readout;
    render(frame(this), this.#place);
  }
}
