// A grid from far: pictures of its parts, a dot a cell, or, where a cell is smaller than a dot of
// the screen, a dot for a square of cells in the mean of their colours. They are made when they
// come into view, as many in a frame as there is time for.
//
//     level 0: a dot a cell; level 1: a dot for 2 × 2 cells; level 2: for 4 × 4; …

import { KINDS, kindOf } from "./palette.js";

/** @import { Camera } from "./camera.js" */
/** @import { Cell, Sheet } from "./sheet.js" */
/** @import { Palette } from "./palette.js" */

/**
 * What is pictured: the cells, and which kind each is that is not blocked, by what the solver said
 * of it.
 * @typedef {{ sheet: Sheet, known: Uint8Array | Uint32Array | null, kinds: Uint8Array, palette: Palette }} Source
 */

/** @typedef {{ image: HTMLCanvasElement, isDue: boolean }} Tile */

/** Dots along a tile's side, at most. */
const SIDE = 128;

/** Tiles that are kept. */
const MOST = 500;

/** Milliseconds in a frame in which tiles are made. */
const SPELL = 8;

const BLOCKED = "B".charCodeAt(0);
const FREE = kindOf("free");

export class Tiles {
  /** Those used last are the last. @type {Map<string, Tile>} */
  #tiles = new Map();

  /** Forgets all of them, as for another grid. */
  clear() {
    this.#tiles.clear();
  }

  /** Has all of them made anew; until then they are shown as they are. */
  outdate() {
    for (const tile of this.#tiles.values()) tile.isDue = true;
  }

  /** Has those made anew that show a cell. @param {Cell} cell */
  touch({ row, column }) {
    for (const [key, tile] of this.#tiles) {
      const [level = 0, down, across] = key.split(" ").map(Number);
      if (row >> level >> 7 === down && column >> level >> 7 === across) tile.isDue = true;
    }
  }

  /**
   * Draws what a camera shows.
   * @param {CanvasRenderingContext2D} pen
   * @param {Camera} camera
   * @param {number} ratio dots of the screen along a CSS pixel
   * @param {Source} source
   * @returns {boolean} whether that is all; or else it is to be drawn once more
   */
  draw(pen, camera, ratio, source) {
    const dots = camera.scale * ratio;
    const level = Math.max(0, Math.floor(-Math.log2(dots)));
    const span = SIDE << level;
    const { top, bottom, left, right } = camera.view;
    const due = performance.now() + SPELL;
    let isAll = true;
    pen.imageSmoothingEnabled = dots < 1;
    for (let down = Math.floor(top / span); down * span < bottom; down++) {
      const y = Math.round((down * span - camera.top) * dots);
      const yEnd = Math.round((Math.min((down + 1) * span, source.sheet.rows) - camera.top) * dots);
      for (let across = Math.floor(left / span); across * span < right; across++) {
        const x = Math.round((across * span - camera.left) * dots);
        const xEnd = Math.round((Math.min((across + 1) * span, source.sheet.columns) - camera.left) * dots);
        const isLate = performance.now() > due;
        const tile = this.#tile(level, down, across, source, isLate);
        isAll &&= tile !== undefined && !tile.isDue;
        if (tile) pen.drawImage(tile.image, x, y, Math.max(1, xEnd - x), Math.max(1, yEnd - y));
      }
    }
    return isAll;
  }

  /**
   * A tile, made or made anew where there is still time.
   * @param {number} level
   * @param {number} down
   * @param {number} across
   * @param {Source} source
   * @param {boolean} isLate
   */
  #tile(level, down, across, source, isLate) {
    const key = `${level} ${down} ${across}`;
    const known = this.#tiles.get(key);
    if (isLate && (!known || known.isDue)) return known;
    const tile = known ?? { image: document.createElement("canvas"), isDue: true };
    if (tile.isDue) picture(tile.image, level, down * SIDE, across * SIDE, source);
    tile.isDue = false;
    this.#tiles.delete(key);
    this.#tiles.set(key, tile);
    const [oldest] = this.#tiles.keys();
    if (this.#tiles.size > MOST && oldest !== undefined) this.#tiles.delete(oldest);
    return tile;
  }
}

/**
 * Pictures a part of the grid.
 * @param {HTMLCanvasElement} image
 * @param {number} level
 * @param {number} top of the part, in dots
 * @param {number} left
 * @param {Source} source
 */
function picture(image, level, top, left, source) {
  const { rows, columns } = source.sheet;
  const side = 1 << level;
  const width = Math.min(SIDE, Math.ceil(columns / side) - left);
  const height = Math.min(SIDE, Math.ceil(rows / side) - top);
  image.width = width;
  image.height = height;
  const pen = image.getContext("2d");
  if (!pen) return;
  const dots = pen.createImageData(width, height);
  const colours = KINDS.map(name => source.palette[name].bytes);
  const counts = new Uint32Array(KINDS.length);
  for (let y = 0, dot = 0; y < height; y++) {
    for (let x = 0; x < width; x++, dot += 4) {
      count(counts, (top + y) * side, (left + x) * side, side, source);
      mix(dots.data, dot, counts, colours);
    }
  }
  pen.putImageData(dots, 0, 0);
}

/**
 * Counts the cells of a square by their kind.
 * @param {Uint32Array} counts
 * @param {number} top
 * @param {number} left
 * @param {number} side
 * @param {Source} source
 */
function count(counts, top, left, side, { sheet, known, kinds }) {
  const { rows, columns, stride, bytes } = sheet;
  const bottom = Math.min(top + side, rows);
  const right = Math.min(left + side, columns);
  counts.fill(0);
  for (let row = top; row < bottom; row++) {
    let byte = row * stride + left;
    let index = row * columns + left;
    for (let column = left; column < right; column++, byte++, index++) {
      let kind = 0;
      // What is said of a blocked cell may be far beyond the kinds, where looking it up takes long.
      if (bytes[byte] !== BLOCKED) kind = known ? kinds[known[index] ?? 0] ?? FREE : FREE;
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
  }
}

/**
 * Sets a dot to the mean of the colours of what was counted.
 * @param {Uint8ClampedArray} data
 * @param {number} dot
 * @param {Uint32Array} counts
 * @param {readonly (readonly number[])[]} colours red, green and blue of each kind
 */
function mix(data, dot, counts, colours) {
  let all = 0;
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let kind = 0; kind < KINDS.length; kind++) {
    const times = counts[kind] ?? 0;
    const colour = colours[kind];
    if (times === 0 || !colour) continue;
    all += times;
    red += times * (colour[0] ?? 0);
    green += times * (colour[1] ?? 0);
    blue += times * (colour[2] ?? 0);
  }
  data[dot] = red / all;
  data[dot + 1] = green / all;
  data[dot + 2] = blue / all;
  data[dot + 3] = 255;
}
