// A picture of a whole grid, a dot a cell; of a very large one a dot for the first of several
// cells. What its colours mean stands beneath it, and is where they are taken from.

import { html, ref } from "../lit.js";
import { properties } from "./properties.js";

/** @import { grid as Grid } from "../pkg/slim.js" */
/** @import { Context } from "./view.js" */

/** Dots along a side of the picture, at most. */
const DOTS = 1024;

const BLOCKED = "B".charCodeAt(0);

/**
 * What a dot may be: a cell that is blocked; one that is lost for whoever moves from it, so that
 * moving there wins; one that is won for them; one of which nothing is known. The first three are
 * the numbers of `grid.outcomes`.
 * @type {readonly ("blocked" | "win" | "loss" | "free")[]}
 */
const KINDS = ["blocked", "win", "loss", "free"];

/**
 * @param {Grid.GridAnalysis} analysis
 * @param {Context<Grid.Move>} context
 */
export function gridPicture(analysis, { extra, text }) {
  const words = text.games.grid.drawing;
  const { rows, columns, row, column } = analysis;
  const outcomes = extra instanceof Uint8Array ? extra : null;
  const shown = KINDS.filter(kind => kind === "blocked" || (kind === "free") === (outcomes === null));
  const place = { ratio: columns / rows, row: (row + 0.5) / rows, column: (column + 0.5) / columns };
  return html`<figure class="whole">
    <figcaption>${words.whole(rows, columns)}</figcaption>
    <div class="picture" ${properties(place)}>
      <canvas aria-hidden="true" ${ref(canvas => paintSoon(canvas, analysis, outcomes))}></canvas>
      <span class="here"></span>
    </div>
    <ul class="key">
      ${KINDS.map(kind => html`
        <li ?hidden=${!shown.includes(kind)}><i class="swatch ${kind}"></i> ${words.dots[kind]}</li>`)}
    </ul>
  </figure>`;
}

/** What each canvas shows. @type {WeakMap<HTMLCanvasElement, { position: string, outcomes: Uint8Array | null }>} */
const painted = new WeakMap();

/**
 * Paints once the picture is on the page, where it has its colours.
 * @param {Element | undefined} canvas
 * @param {Grid.GridAnalysis} analysis
 * @param {Uint8Array | null} outcomes
 */
function paintSoon(canvas, analysis, outcomes) {
  if (!(canvas instanceof HTMLCanvasElement)) return;
  const shown = painted.get(canvas);
  if (shown?.position === analysis.position && shown.outcomes === outcomes) return;
  painted.set(canvas, { position: analysis.position, outcomes });
  requestAnimationFrame(() => paint(canvas, analysis, outcomes));
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Grid.GridAnalysis} analysis
 * @param {Uint8Array | null} outcomes
 */
function paint(canvas, { position, rows, columns }, outcomes) {
  const across = Math.ceil(columns / DOTS);
  const down = Math.ceil(rows / DOTS);
  const width = Math.ceil(columns / across);
  const height = Math.ceil(rows / down);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) return;
  canvas.width = Math.max(width, KINDS.length);
  const colours = readColours(pen, canvas);
  canvas.width = width;
  canvas.height = height;
  const image = pen.createImageData(width, height);
  const dots = new Uint32Array(image.data.buffer);
  const [blocked = 0, , , free = 0] = colours;
  for (let y = 0, dot = 0; y < height; y++) {
    const cells = y * down * columns;
    const text = y * down * (columns + 1);
    for (let x = 0; x < columns; x += across, dot++) {
      dots[dot] = outcomes
        ? colours[outcomes[cells + x] ?? 0] ?? 0
        : position.charCodeAt(text + x) === BLOCKED ? blocked : free;
    }
  }
  pen.putImageData(image, 0, 0);
}

/**
 * The colours of the key, as the picture's memory holds them.
 * @param {CanvasRenderingContext2D} pen
 * @param {HTMLCanvasElement} canvas
 */
function readColours(pen, canvas) {
  const swatches = canvas.closest("figure")?.querySelectorAll(".swatch") ?? [];
  for (const [place, swatch] of [...swatches].entries()) {
    pen.fillStyle = getComputedStyle(swatch).backgroundColor;
    pen.fillRect(place, 0, 1, 1);
  }
  return new Uint32Array(pen.getImageData(0, 0, KINDS.length, 1).data.buffer);
}
