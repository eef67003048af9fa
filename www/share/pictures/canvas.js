// Pictures on a canvas, for PNG; and how wide letters are.

import { SANS } from "./fonts.js";

/** @import { Colours } from "./colours.js" */
/** @import { Paint, Picture, Shape, Writing } from "../share.js" */

/** Device pixels a CSS pixel. */
const SCALE = 2;

/** @type {CanvasRenderingContext2D | null} */
let ruler = null;

/**
 * @param {string} text
 * @param {number} size
 * @param {number} [weight]
 */
export function measure(text, size, weight = 400) {
  ruler ??= document.createElement("canvas").getContext("2d");
  if (!ruler) return text.length * size * 0.6;
  ruler.font = font(size, weight);
  return ruler.measureText(text).width;
}

/** @param {number} size @param {number} weight */
const font = (size, weight) => `${weight} ${size}px ${SANS}`;

/**
 * @param {Picture} picture
 * @param {Colours} colours
 * @returns {Promise<Blob | null>}
 */
export function toPng({ width, height, shapes }, colours) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * SCALE);
  canvas.height = Math.round(height * SCALE);
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  pen.scale(SCALE, SCALE);
  pen.fillStyle = colours.card;
  pen.fillRect(0, 0, width, height);
  for (const shape of shapes) {
    if (shape.kind === "text") write(pen, shape, colours);
    else paint(pen, outline(shape), shape, colours);
  }
  return new Promise(resolve => canvas.toBlob(resolve, "image/png"));
}

/** @param {Exclude<Shape, Writing>} shape */
function outline(shape) {
  const path = new Path2D();
  switch (shape.kind) {
    case "rect":
      path.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius ?? 0);
      break;
    case "circle":
      path.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI);
      break;
    case "path": {
      const { d, x = 0, y = 0, scale = 1 } = shape;
      path.addPath(new Path2D(d), new DOMMatrix([scale, 0, 0, scale, x, y]));
    }
  }
  return path;
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {Path2D} path
 * @param {Paint} shape
 * @param {Colours} colours
 */
function paint(pen, path, { fill, stroke, line = 1 }, colours) {
  if (fill) {
    pen.fillStyle = colours[fill];
    pen.fill(path);
  }
  if (!stroke) return;
  pen.strokeStyle = colours[stroke];
  pen.lineWidth = line;
  pen.stroke(path);
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {Writing} writing
 * @param {Colours} colours
 */
function write(pen, { x, y, text, size, weight = 400, anchor = "start", fill }, colours) {
  pen.font = font(size, weight);
  pen.textAlign = anchor === "middle" ? "center" : anchor;
  pen.fillStyle = colours[fill];
  pen.fillText(text, x, y);
}
