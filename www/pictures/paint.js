// Painting the places of a chart on a canvas.

import { packed } from "./colours.js";
import { dotAt, valueSteps } from "./scale.js";

/** @import { Cells, MapChart, ScatterChart, Shade, Size, Spread } from "./chart.js" */

/**
 * @typedef {object} Brush
 * @property {CanvasRenderingContext2D} pen in pixels of the page, from the corner of what is painted
 * @property {number} density pixels of the canvas in one of the page
 * @property {(colour: string) => string} colour as it is where the canvas stands
 * @property {string} font
 */

/** Pixels of the canvas under which a cell is no rectangle of its own. */
const DOT = 3;

/** Pixels of a cell from which on cells have gaps and lost ones a ring. */
const GAPPED = 5;
const RINGED = 12;

/** Pixels of the smallest writing in a cell, and of the largest. */
const SMALLEST = 9;
const LARGEST = 17;

/** Pixels of a scatter's dots, and how they grow with the room for each. */
const SMALLEST_DOT = 0.75;
const LARGEST_DOT = 4;
const DOT_GROWTH = 2.5;

/**
 * @param {Brush} brush
 * @param {MapChart} chart
 * @param {Cells} cells
 * @param {Size} size
 */
export function paintMap(brush, chart, cells, size) {
  const { density, pen } = brush;
  pen.fillStyle = brush.colour("var(--board)");
  pen.fillRect(0, 0, cells.columns * cells.width, cells.rows * cells.height);
  if (Math.min(cells.width, cells.height) * density < DOT) {
    paintDots(brush, chart, cells, size);
    paintPath(brush, chart, cells);
    return;
  }
  const shades = chart.shades.map(({ fill, ink, ring }) => ({
    fill: brush.colour(fill),
    ink: brush.colour(ink),
    ring: ring === undefined ? undefined : brush.colour(ring),
  }));
  const gap = Math.min(cells.width, cells.height) >= GAPPED ? 1 : 0;
  for (const { place, x, y } of inView(chart, cells)) {
    const shade = shades[chart.shade(place)];
    if (shade) paintCell(pen, shade, x, y, cells.width - gap, cells.height - gap);
  }
  paintPath(brush, chart, cells);
  write(brush, chart, cells, shades);
}

/**
 * @param {MapChart} chart
 * @param {Cells} cells
 */
function* inView({ count }, { from, stride, rows, columns, width, height }) {
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const place = from + row * stride + column;
      if (place < count) yield { place, x: column * width, y: row * height };
    }
  }
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {Shade} shade
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
function paintCell(pen, { fill, ring }, x, y, width, height) {
  const least = Math.min(width, height);
  pen.fillStyle = ring !== undefined && least < RINGED ? ring : fill;
  pen.fillRect(x, y, width, height);
  if (ring === undefined || least < RINGED) return;
  pen.strokeStyle = ring;
  pen.lineWidth = Math.min(2.5, least / 10);
  pen.beginPath();
  pen.roundRect(x + 2.5, y + 2.5, width - 5, height - 5, (least - 5) / 2);
  pen.stroke();
}

/**
 * The line through places, on a lighter one so that it is seen on every shade.
 * @param {Brush} brush
 * @param {MapChart} chart
 * @param {Cells} cells
 */
function paintPath({ pen, colour }, { path = [] }, { from, stride, rows, columns, width, height }) {
  if (path.length < 2) return;
  const left = from % stride;
  const top = Math.floor(from / stride);
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, columns * width, rows * height);
  pen.clip();
  pen.beginPath();
  for (const place of path) {
    pen.lineTo(((place % stride) - left + 0.5) * width, (Math.floor(place / stride) - top + 0.5) * height);
  }
  pen.lineJoin = "round";
  for (const [stroke, line] of /** @type {const} */ ([["var(--card)", 6], ["var(--house)", 2.5]])) {
    pen.strokeStyle = colour(stroke);
    pen.lineWidth = line;
    pen.stroke();
  }
  pen.restore();
}

/**
 * Writes into the cells what there is room for.
 * @param {Brush} brush
 * @param {MapChart} chart
 * @param {Cells} cells
 * @param {readonly Shade[]} shades
 */
function write({ pen, font }, chart, cells, shades) {
  const size = Math.floor(Math.min(LARGEST, cells.height * 0.5));
  if (size < SMALLEST) return;
  const onPath = new Set(chart.path);
  const texts = [...inView(chart, cells)].map(({ place, x, y }) => ({
    text: chart.written(place),
    shade: shades[chart.shade(place)],
    x: x + (cells.width - 1) / 2,
    y: y + cells.height / 2,
    crossed: onPath.has(place),
  }));
  pen.font = `500 ${size}px ${font}`;
  const longest = Math.max(...texts.map(({ text }) => pen.measureText(text).width));
  const fitting = Math.min(size, Math.floor((size * (cells.width - 8)) / Math.max(longest, 1)));
  if (fitting < SMALLEST) return;
  pen.font = `500 ${fitting}px ${font}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  for (const { text, shade, x, y, crossed } of texts) {
    if (!shade) continue;
    if (crossed) {
      const width = pen.measureText(text).width + 8;
      pen.fillStyle = shade.fill;
      pen.fillRect(x - width / 2, y - fitting * 0.7, width, fitting * 1.4);
    }
    pen.fillStyle = shade.ink;
    pen.fillText(text, x, y);
  }
}

/**
 * A dot for each pixel of the canvas. One that stands for several places shows the first, unless
 * lost ones are to be found among them.
 * @param {Brush} brush
 * @param {MapChart} chart
 * @param {Cells} cells
 * @param {Size} size
 */
function paintDots({ pen, density, colour }, chart, cells, size) {
  const colours = packed(chart.shades.map(({ fill, ring }) => colour(ring ?? fill)));
  const width = Math.max(1, Math.min(Math.floor(size.width * density), Math.round(cells.columns * cells.width * density)));
  const height = Math.max(1, Math.min(Math.floor(size.height * density), Math.round(cells.rows * cells.height * density)));
  const image = pen.createImageData(width, height);
  const dots = new Uint32Array(image.data.buffer).fill(packed([colour("var(--board)")])[0] ?? 0);
  const across = cells.columns / width;
  const down = cells.rows / height;
  for (let y = 0, dot = 0; y < height; y++) {
    const top = Math.floor(y * down);
    const bottom = chart.rare ? Math.max(top + 1, Math.floor((y + 1) * down)) : top + 1;
    for (let x = 0; x < width; x++, dot++) {
      const left = Math.floor(x * across);
      const right = chart.rare ? Math.max(left + 1, Math.floor((x + 1) * across)) : left + 1;
      const shade = shadeIn(chart, cells, top, bottom, left, right);
      if (shade >= 0) dots[dot] = colours[shade] ?? 0;
    }
  }
  const { e, f } = pen.getTransform();
  pen.putImageData(image, e, f);
}

/**
 * The shade of the first lost one of some places, or else of the first.
 * @param {MapChart} chart
 * @param {Cells} cells
 * @param {number} top
 * @param {number} bottom
 * @param {number} left
 * @param {number} right
 */
function shadeIn(chart, { from, stride }, top, bottom, left, right) {
  let first = -1;
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const place = from + row * stride + column;
      if (place >= chart.count) continue;
      const shade = chart.shade(place);
      if (chart.shades[shade]?.ring !== undefined) return shade;
      if (first < 0) first = shade;
    }
  }
  return first;
}

/**
 * @param {Brush} brush
 * @param {ScatterChart} chart
 * @param {Spread} spread
 * @param {Size} size
 */
export function paintScatter({ pen, colour }, chart, { from, span, top }, size) {
  pen.fillStyle = colour("var(--board)");
  pen.fillRect(0, 0, size.width, size.height);
  pen.fillStyle = colour("var(--line)");
  for (const value of valueSteps({ from, span, top }, size)) {
    pen.fillRect(0, Math.round(dotAt(from, value, { from, span, top }, size).y), size.width, 1);
  }
  const radius = Math.max(SMALLEST_DOT, Math.min(LARGEST_DOT, DOT_GROWTH * Math.sqrt(size.width / span)));
  for (const lost of [false, true]) {
    pen.fillStyle = colour(lost ? "var(--loss)" : "var(--win)");
    for (let place = from; place < from + span; place++) {
      const value = chart.value(place);
      if ((value === 0) !== lost) continue;
      const { x, y } = dotAt(place, value, { from, span, top }, size);
      if (radius < 2) {
        pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
      } else {
        pen.beginPath();
        pen.arc(x, y, radius, 0, Math.PI * 2);
        pen.fill();
      }
    }
  }
}
