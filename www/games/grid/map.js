// A large grid on a canvas: it is moved and zoomed, played on, and painted on while it is set up.
// It is drawn when something has changed, and then in the next frame.

import { render } from "../../lit.js";
import { Brush } from "./brush.js";
import { Camera, STEP } from "./camera.js";
import { Depths } from "./depths.js";
import { Facts } from "./facts.js";
import { Gestures } from "./gestures.js";
import { adopt } from "./later-styles.js";
import { frame } from "./map-frame.js";
import { keyAction } from "./map-keys.js";
import { DEPTHS, overlayOf, shownOverlay, targetsOf } from "./overlay.js";
import { kindOf, readPalette } from "./palette.js";
import { drawCells, drawPieces, NEAR, READABLE } from "./pen.js";
import { Sheet } from "./sheet.js";
import { Tiles } from "./tiles.js";

/** @import { grid as Grid, MoveReport } from "../../pkg/slim.js" */
/** @import { Context } from "../view.js" */
/** @import { Overlay } from "./overlay.js" */
/** @import { Palette } from "./palette.js" */
/** @import { Cell } from "./sheet.js" */

/** What a nim-value or an outcome is drawn as, by what the solver says. @type {Partial<Record<Overlay, Uint8Array>>} */
const KINDS = {
  outcome: kinds([1, kindOf("win")], [2, kindOf("loss")]),
  value: kinds(...[0, 1, 2, 3].map(value => /** @type {const} */ ([value, kindOf("value0") + value]))),
};

export class GridMap {
  #place;
  camera = new Camera();
  brush = new Brush();
  /** Whether a drag moves the map, whatever is dragged. */
  isHand = false;
  /** @type {Grid.GridAnalysis} */
  analysis = /** @type {never} */ (undefined);
  /** @type {Context<Grid.Move>} */
  context = /** @type {never} */ (undefined);
  sheet = /** @type {Sheet} */ (/** @type {unknown} */ (undefined));
  /** Where the keyboard is. @type {Cell} */
  cursor = { row: 0, column: 0 };
  /** Where the pointer is. @type {Cell | null} */
  #hovered = null;
  /** What is said of the cursor's cell. */
  said = "";
  /** The cells as they were answered last. */
  #cells = "";
  /** What was entered and not yet answered. @type {string | null} */
  #entered = null;
  /** @type {Overlay} */
  #overlay = "none";
  /** What the solver said of all cells. @type {Uint8Array | null} */
  #known = null;
  /** @type {Palette | null} */
  #palette = null;
  #tiles = new Tiles();
  #depths = new Depths(() => this.redraw());
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
    const isOther = analysis !== this.analysis;
    this.analysis = analysis;
    this.context = context;
    if (isOther && !this.brush.isDown) this.#take();
    this.#know();
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

  /** Whether all cells in view can show their depth. */
  get showsDepths() {
    return this.camera.scale >= READABLE && this.#freeInView().length <= DEPTHS;
  }

  /** What the panel beneath works on. */
  get desk() {
    return { sheet: this.sheet, brush: this.brush, enter: this.enter, redraw: this.redraw };
  }

  /** What the solver's answer is about; null while there is something else on the sheet. */
  get answered() {
    return this.#entered === null && !this.brush.isDown ? this.analysis : null;
  }

  /** Enters what is on a sheet. @param {Sheet} sheet */
  enter = sheet => {
    this.sheet = sheet;
    this.#entered = sheet.text();
    this.#tiles.outdate();
    this.context.edit(this.#entered);
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

  /** Reads the colours anew, as for another theme. */
  recolour = () => {
    this.#palette = null;
    this.#tiles.outdate();
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

  /** Takes over the position that was answered. */
  #take() {
    const { position, rows, columns, row, column } = this.analysis;
    const cells = position.replace("T", "W");
    const isOwn = position === this.#entered;
    if (cells !== this.#cells || (this.#entered !== null && !isOwn)) {
      this.sheet = Sheet.of(this.analysis);
      this.camera.set({ rows, columns });
      this.#depths.clear();
      if (!isOwn) {
        this.#known = null;
        this.#tiles.clear();
      }
    }
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

  /** Takes over what the solver said of the cells. What it said before holds until then. */
  #know() {
    const { extra, view } = this.context;
    const overlay = shownOverlay(this.context);
    const isOther = overlay !== this.#overlay;
    this.#overlay = overlay;
    const { rows, columns } = this.sheet;
    const isData = KINDS[overlay] && overlayOf(view) === overlay && extra instanceof Uint8Array && extra.length === rows * columns;
    if (!isOther && (!isData || extra === this.#known)) return;
    this.#known = isData ? extra : null;
    this.#tiles.outdate();
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
    for (const changed of this.brush.lead(this.sheet, cell)) this.#tiles.touch(changed);
    this.redraw();
  }

  #strokeEnd() {
    if (this.brush.lift()) this.enter(this.sheet);
  }

  /** @param {Cell | null} cell */
  #hover(cell) {
    if (cell?.row === this.#hovered?.row && cell?.column === this.#hovered?.column) return;
    this.#hovered = cell;
    if (!this.context.editing) this.context.look((cell && this.#moveTo(cell)?.move) ?? null);
    this.redraw();
  }

  /** @param {Cell} cell @returns {MoveReport<Grid.Move> | undefined} */
  #moveTo({ row, column }) {
    return targetsOf(this.analysis).get(row * this.analysis.columns + column);
  }

  #draw() {
    const canvas = this.#canvas;
    const pen = canvas?.getContext("2d");
    if (!canvas || !pen || this.camera.width === 0) return;
    const ratio = devicePixelRatio;
    const width = Math.round(this.camera.width * ratio);
    const height = Math.round(this.camera.height * ratio);
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    this.#palette ??= readPalette(this.#place);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, width, height);
    const source = { sheet: this.sheet, known: this.#known, kinds: KINDS[this.#overlay] ?? new Uint8Array(), palette: this.#palette };
    const drawn = this.#drawn();
    if (this.camera.scale < NEAR && !this.#tiles.draw(pen, this.camera, ratio, source)) this.redraw();
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    if (this.camera.scale >= NEAR) drawCells(pen, this.camera, source, drawn);
    drawPieces(pen, this.camera, source, drawn);
    this.#say(canvas.matches(":focus"));
    render(frame(this), this.#place);
  }

  #drawn() {
    const { editing, preview, shows, text } = this.context;
    if (this.#overlay === "depth" && this.showsDepths && this.answered) {
      this.#depths.want(this.#freeInView(), this.answered, this.context);
    }
    const known = this.#known;
    return {
      overlay: this.#overlay,
      worth: this.#overlay === "depth" ? this.#depths.at : (/** @type {number} */ index) => worthOf(this.#overlay, known?.[index]),
      targets: editing ? new Map() : targetsOf(this.analysis),
      mark: (/** @type {MoveReport<Grid.Move>} */ { move }) => {
        if (shows("reason")) return "result";
        return shows("move") && move === this.analysis.best ? "best" : "plain";
      },
      preview,
      cursor: this.#canvas?.matches(":focus") ? this.cursor : null,
      font: this.#canvas ? getComputedStyle(this.#canvas).fontFamily : "",
      number: text.number,
    };
  }

  /** What is written beneath of the cell that one is at. */
  readout = "";

  /** @param {boolean} isFocused */
  #say(isFocused) {
    const cell = this.#hovered ?? this.cursor;
    this.readout = this.#facts.about(cell, this.sheet, this.answered, this.context);
    if (isFocused && !this.#hovered && this.#facts.isComplete) this.said = this.readout;
  }

  /** Indices of the free cells in view, those in the middle last. */
  #freeInView() {
    const { top, bottom, left, right } = this.camera.view;
    const free = [];
    if ((bottom - top) * (right - left) > 100 * DEPTHS) return Array(DEPTHS + 1).fill(0);
    for (let row = bottom - 1; row >= top; row--) {
      for (let column = right - 1; column >= left; column--) {
        if (!this.sheet.isBlocked({ row, column })) free.push(row * this.sheet.columns + column);
      }
    }
    return free;
  }
}

/** @param {...readonly [number, number]} pairs what the solver says, and what that is drawn as */
function kinds(...pairs) {
  const all = new Uint8Array(256).fill(kindOf("free"));
  for (const [said, kind] of pairs) all[said] = kind;
  return all;
}

/**
 * @param {Overlay} overlay
 * @param {number | undefined} said
 */
const worthOf = (overlay, said) =>
  said === undefined || said === (overlay === "outcome" ? 0 : 255) ? null : said;
