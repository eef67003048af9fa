// What is drawn of a large grid: its cells, near or far, what the overlay says of them, and the pieces.

import { Depths } from "./depths.js";
import { overlayOf, DEPTHS, shownOverlay, targetsOf } from "./overlay.js";
import { kindOf, readPalette } from "./palette.js";
import { drawCells, drawPieces, NEAR, READABLE } from "./pen.js";
import { Tiles } from "./tiles.js";

/** @import { grid as Grid, MoveReport } from "../../pkg/slim.js" */
/** @import { Context } from "../view.js" */
/** @import { Camera } from "./camera.js" */
/** @import { Overlay } from "./overlay.js" */
/** @import { Palette } from "./palette.js" */
/** @import { Cell, Sheet } from "./sheet.js" */

/**
 * @typedef {object} Scene
 * @property {Camera} camera
 * @property {Sheet} sheet
 * @property {Context<Grid.Move>} context
 * @property {Grid.GridAnalysis} analysis
 * @property {Grid.GridAnalysis | null} answered the analysis, where it is about what is on the sheet
 * @property {Cell | null} cursor
 */

/** What an outcome or a nim-value is drawn as, by what the solver says. @type {Partial<Record<Overlay, Uint8Array>>} */
const KINDS = {
  outcome: kinds([1, kindOf("win")], [2, kindOf("loss")]),
  value: kinds(...[0, 1, 2, 3].map(value => /** @type {const} */ ([value, kindOf("value0") + value]))),
};

export class Layers {
  /** @type {Overlay} */
  #overlay = "none";
  /** What the solver said of all cells. @type {Uint8Array | null} */
  #known = null;
  /** @type {Palette | null} */
  #palette = null;
  #tiles = new Tiles();
  #depths;

  /** @param {() => void} changed told when there is more to draw */
  constructor(changed) {
    this.#depths = new Depths(changed);
  }

  /**
   * Forgets another grid's cells.
   * @param {boolean} isEdited whether they were changed here: then what was said of them holds
   *   until there is an answer
   */
  clear(isEdited) {
    this.#depths.clear();
    if (isEdited) return;
    this.#known = null;
    this.#tiles.clear();
  }

  /** Draws all anew. */
  outdate() {
    this.#tiles.outdate();
  }

  /** Draws a cell anew. @param {Cell} cell */
  touch(cell) {
    this.#tiles.touch(cell);
  }

  /** Reads the colours anew, as for another theme. */
  recolour() {
    this.#palette = null;
    this.outdate();
  }

  /**
   * Takes over what the solver said of the cells. What it said before holds until then.
   * @param {Sheet} sheet
   * @param {Context<Grid.Move>} context
   */
  know({ rows, columns }, context) {
    const { extra, view } = context;
    const overlay = shownOverlay(context);
    const isOther = overlay !== this.#overlay;
    this.#overlay = overlay;
    const isAbout = KINDS[overlay] !== undefined && overlayOf(view) === overlay;
    const known = isAbout && extra instanceof Uint8Array && extra.length === rows * columns ? extra : null;
    if (!isOther && (known === null || known === this.#known)) return;
    this.#known = known;
    this.outdate();
  }

  /**
   * How many cells in view have a depth that is not known yet; null where there are too many to show it.
   * @param {Camera} camera
   * @param {Sheet} sheet
   */
  depthsLeft(camera, sheet) {
    if (camera.scale < READABLE) return null;
    const free = freeInView(camera, sheet);
    return free.length <= DEPTHS ? free.filter(index => this.#depths.at(index) === undefined).length : null;
  }

  /** Whether those will not be known. */
  get depthsFailed() {
    return this.#depths.hasFailed;
  }

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {Scene} scene
   * @returns {boolean} whether that is all; or else it is to be drawn once more
   */
  draw(canvas, scene) {
    const { camera, sheet } = scene;
    const pen = canvas.getContext("2d");
    if (!pen) return true;
    const ratio = devicePixelRatio;
    const width = Math.round(camera.width * ratio);
    const height = Math.round(camera.height * ratio);
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    this.#palette ??= readPalette(/** @type {ParentNode} */ (canvas.closest(".map")));
    const source = { sheet, known: this.#known, kinds: KINDS[this.#overlay] ?? FREE, palette: this.#palette };
    const drawn = this.#drawn(scene, canvas);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, width, height);
    const isNear = camera.scale >= NEAR;
    const isWhole = isNear || this.#tiles.draw(pen, camera, ratio, source);
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    if (isNear) drawCells(pen, camera, source, drawn);
    drawPieces(pen, camera, source, drawn);
    return isWhole;
  }

  /**
   * @param {Scene} scene
   * @param {HTMLCanvasElement} canvas
   */
  #drawn({ camera, sheet, context, analysis, answered, cursor }, canvas) {
    const { best, editing, preview, shows, text } = context;
    const overlay = this.#overlay;
    const known = this.#known;
    const wantsDepths = overlay === "depth" && answered && this.depthsLeft(camera, sheet) !== null;
    this.#depths.want(wantsDepths ? freeInView(camera, sheet) : [], analysis, context);
    return {
      overlay,
      worth: overlay === "depth" ? this.#depths.at : (/** @type {number} */ index) => worthOf(overlay, known?.[index]),
      targets: editing ? new Map() : targetsOf(analysis),
      mark: (/** @type {MoveReport<Grid.Move>} */ { move, result }) => (shows("reason") ? result : move === best ? "best" : "plain"),
      preview,
      cursor,
      font: getComputedStyle(canvas).fontFamily,
      number: text.number,
    };
  }
}

const FREE = kinds();

/** @param {...readonly [number, number]} pairs what the solver says, and what that is drawn as */
function kinds(...pairs) {
  const all = new Uint8Array(256).fill(kindOf("free"));
  for (const [said, kind] of pairs) all[said] = kind;
  return all;
}

/**
 * @param {Overlay} overlay
 * @param {number | undefined} said nothing of a blocked cell
 */
const worthOf = (overlay, said) =>
  said === undefined || said === (overlay === "outcome" ? 0 : 255) ? null : said;

/**
 * Indices of the free cells in view, the first of them last; where there are far too many, only
 * enough to tell.
 * @param {Camera} camera
 * @param {Sheet} sheet
 */
function freeInView(camera, sheet) {
  const { top, bottom, left, right } = camera.view;
  const free = [];
  for (let row = bottom - 1; row >= top; row--) {
    for (let column = right - 1; column >= left; column--) {
      if (!sheet.isBlocked({ row, column })) free.push(row * sheet.columns + column);
    }
    if (free.length > 2 * DEPTHS) break;
  }
  return free;
}
