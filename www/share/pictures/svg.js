// Pictures as SVG that stands alone: no style sheet, no font, no reference to anything outside.

import { SANS } from "./fonts.js";

/** @import { Colours } from "./colours.js" */
/** @import { Paint, Picture, Shape } from "../share.js" */

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {Picture} picture
 * @param {Colours} colours
 * @param {string} title
 */
export function toSvg({ width, height, shapes }, colours, title) {
  const size = { width: near(width), height: near(height) };
  const root = element("svg", { ...size, viewBox: `0 0 ${size.width} ${size.height}`, role: "img", "font-family": SANS });
  const name = element("title", {});
  name.textContent = title;
  root.append(name, element("rect", { ...size, fill: colours.card }));
  root.append(...shapes.map(shape => drawn(shape, colours)));
  return root;
}

/** @param {SVGElement} picture */
export const svgText = picture => `${new XMLSerializer().serializeToString(picture)}\n`;

/** @param {Shape} shape @param {Colours} colours */
function drawn(shape, colours) {
  switch (shape.kind) {
    case "rect": {
      const { x, y, width, height, radius } = shape;
      return element("rect", { x, y, width, height, rx: radius, ...painted(shape, colours) });
    }
    case "circle":
      return element("circle", { cx: shape.x, cy: shape.y, r: shape.radius, ...painted(shape, colours) });
    case "path": {
      const { d, x = 0, y = 0, scale = 1 } = shape;
      const transform = x || y || scale !== 1 ? `translate(${near(x)} ${near(y)}) scale(${near(scale)})` : undefined;
      return element("path", { d, transform, ...painted(shape, colours) });
    }
    case "text": {
      const { x, y, text, size, weight, anchor, fill } = shape;
      const node = element("text", { x, y, "font-size": size, "font-weight": weight, "text-anchor": anchor, fill: colours[fill] });
      node.textContent = text;
      return node;
    }
  }
}

/** @param {Paint} paint @param {Colours} colours */
const painted = ({ fill, stroke, line }, colours) => ({
  fill: fill ? colours[fill] : "none",
  stroke: stroke && colours[stroke],
  "stroke-width": line,
});

/**
 * @param {string} name
 * @param {Record<string, string | number | undefined>} attributes
 */
function element(name, attributes) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) node.setAttribute(key, typeof value === "number" ? String(near(value)) : value);
  }
  return node;
}

/** @param {number} value */
const near = value => Math.round(value * 100) / 100;
