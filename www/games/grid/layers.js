// What is drawn of a large grid: its cells, near or far, what the overlay says of them, and the pieces.

import { bandsOf } from "./bands.js";
import { shownOverlay, targetsOf, worthOf, worths } from "./overlay.js";
import { kindOf, readPalette } from "./palette.js";
import { drawCells, drawPieces, NEAR } from "./pen.js";
import { Tiles } from "./tiles.js";

/** @import { grid as Grid, MoveReport } from "../../pkg/slim.js" */
/** @import { Context } from "../view.js" */
/** @import { Bands } from "./bands.js" */
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
 * @property {Cell | null} cursor
 */

/** What an outcome or a nim-value is drawn as, by what the solver says; for depths see `Bands`. @type {Partial<Record<Overlay, Uint8Array>>} */
const SHOWN_AS = {
  outcome: kindsBy([1, kindOf("win")], [2, kindOf("loss")]),
  value: kindsBy(...[0, 1, 2, 3].map(value => /** @type {const} */ ([value, kindOf("value0") + value]))),
};

export class Layers {
  /** @type {Overlay} */
  #overlay = "none";
  /** What the solver said of all cells. @type {Uint8Array | Uint32Array | null} */
  #known = null;
  /** Where that are depths. @type {Bands | null} */
  #bands = null;
  /** @type {Palette | null} */
  #palette = null;
  #tiles = new Tiles();

  /**
   * Forgets the cells, as for another grid. Where single ones are changed, what was said of them holds until
   * there is an answer.
   */
  clear() {
    this.#learn(null);
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
   * @param {Grid.GridAnalysis} analysis
   * @param {Context<Grid.Move>} context
   */
  know(sheet, analysis, context) {
    const overlay = shownOverlay(context);
    const isOther = overlay !== this.#overlay;
    this.#overlay = overlay;
    const isAbout = sheet.rows === analysis.rows && sheet.columns === analysis.columns;
    const known = overlay === "none" || !isAbout ? null : worths(context);
    if (!isOther && (known === null || known === this.#known)) return;
    this.#learn(known);
    this.outdate();
  }

  /** @param {Uint8Array | Uint32Array | null} known */
  #learn(known) {
    this.#known = known;
    this.#bands = known instanceof Uint32Array ? bandsOf(known) : null;
  }

  /** The depths of each shade, where depths are shown and known. */
  get ranges() {
    return this.#bands?.ranges ?? [];
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
    const source = { sheet, known: this.#known, kinds: this.#bands?.kinds ?? SHOWN_AS[this.#overlay] ?? FREE, palette: this.#palette };
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
  #drawn({ context, analysis, cursor }, canvas) {
    const { best, editing, preview, shows, text } = context;
    const overlay = this.#overlay;
    const known = this.#known;
    return {
      overlay,
      worth: (/** @type {number} */ index) => worthOf(overlay, known?.[index]),
      targets: editing ? new Map() : targetsOf(analysis),
      mark: (/** @type {MoveReport<Grid.Move>} */ { move, result }) => (shows("reason") ? result : move === best ? "best" : "plain"),
      preview,
      cursor,
      font: getComputedStyle(canvas).fontFamily,
      number: text.number,
    };
  }
}

const FREE = kindsBy();

/** @param {...readonly [number, number]} pairs what the solver says, and what that is drawn as */
function kindsBy(...pairs) {
  const all = new Uint8Array(256).fill(kindOf("free"));
  for (const [said, kind] of pairs) all[said] = kind;
  return all;
}
