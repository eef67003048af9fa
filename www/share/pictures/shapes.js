// What pictures of several games are put together from.

/** @import { Result } from "../../pkg/slim.js" */
/** @import { Colour, Pencil, Picture, Shape, Writing } from "../share.js" */

/**
 * @param {number} x
 * @param {number} y
 * @param {string} text
 * @param {Partial<Writing>} [more]
 * @returns {Writing}
 */
export const writing = (x, y, text, more) => ({ kind: "text", x, y, text, size: 14, fill: "ink", ...more });

/** Half of the side of a sign's square. */
const HALF = 8;

/**
 * A result's sign: disc, ring or half.
 * @param {Result} result
 * @param {number} x its middle
 * @param {number} y
 * @param {number} size its width
 * @returns {Shape[]}
 */
export function resultSign(result, x, y, size) {
  const scale = size / (2 * HALF);
  /** @param {number} radius @returns {Shape} */
  const ring = radius => ({ kind: "circle", x, y, radius: radius * scale, stroke: result, line: 2.25 * scale });
  switch (result) {
    case "win":
      return [{ kind: "circle", x, y, radius: 6.5 * scale, fill: "win" }];
    case "loss":
      return [ring(5.5)];
    case "tie":
      return [ring(5.75), { kind: "path", d: "M0-5.75a5.75 5.75 0 0 1 0 11.5z", x, y, scale, fill: "tie" }];
  }
}

/**
 * A player's sign: square for the first, triangle for the second.
 * @param {number} ply
 * @param {number} x its middle
 * @param {number} y
 * @param {number} size its width
 * @returns {Shape}
 */
export function playerSign(ply, x, y, size) {
  const scale = size / (2 * HALF);
  return ply % 2 === 0
    ? { kind: "rect", x: x - 5.5 * scale, y: y - 5.5 * scale, width: 11 * scale, height: 11 * scale, radius: 1.5 * scale, fill: "ink" }
    : { kind: "path", d: "M0-6 6.5 5.5h-13z", x, y, scale, fill: "ink" };
}

/**
 * A move as a mark with a number in it: filled where it wins, a ring where not.
 * @param {Result} result
 * @param {number} x its middle
 * @param {number} y
 * @param {number} radius
 * @param {string} text
 * @returns {Shape[]}
 */
export function mark(result, x, y, radius, text) {
  const wins = result === "win";
  /** @type {Colour} */
  const colour = wins ? "on-win" : result;
  const size = Math.min(13, (radius * 3.2) / Math.max(text.length, 2));
  return [
    wins
      ? { kind: "circle", x, y, radius, fill: "win" }
      : { kind: "circle", x, y, radius: radius - 1, fill: "card", stroke: result, line: 2 },
    writing(x, y + size * 0.36, text, { size, weight: 650, anchor: "middle", fill: colour }),
  ];
}

/**
 * Shapes at another place.
 * @param {readonly Shape[]} shapes
 * @param {number} right
 * @param {number} down
 * @returns {Shape[]}
 */
export const moved = (shapes, right, down) =>
  shapes.map(shape => ({ ...shape, x: (shape.x ?? 0) + right, y: (shape.y ?? 0) + down }));

/**
 * What is said beneath a drawing.
 * @param {string} text
 * @param {Pencil["measure"]} measure
 * @returns {Picture}
 */
export function note(text, measure) {
  const width = measure(text, 14);
  return { width, height: 20, shapes: [writing(width / 2, 15, text, { anchor: "middle", fill: "muted" })] };
}

/**
 * Pictures one beneath the other, each in the middle.
 * @param {readonly Picture[]} pictures
 * @param {number} gap
 * @returns {Picture}
 */
export function stacked(pictures, gap) {
  const width = Math.max(0, ...pictures.map(picture => picture.width));
  let height = 0;
  const shapes = pictures.flatMap(picture => {
    const placed = moved(picture.shapes, (width - picture.width) / 2, height);
    height += picture.height + gap;
    return placed;
  });
  return { width, height: Math.max(0, height - gap), shapes };
}
