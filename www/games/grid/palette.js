// The colours of the page, for a canvas. They are taken from samples on the page, so that they
// follow its theme.

/** @typedef {{ css: string, bytes: readonly number[] }} Colour what a canvas is told, and red, green, blue */

/**
 * The kinds of cells: `win` and `loss` are what moving onto one means, the values are nim-values, and the
 * depths shades of them.
 */
export const KINDS = /** @type {const} */ ([
  "blocked", "free", "win", "loss", "value0", "value1", "value2", "value3",
  "depth0", "depth1", "depth2", "depth3", "depth4",
]);

/** What is drawn, by the name of its sample: the kinds of cells first. */
export const NAMES = /** @type {const} */ ([...KINDS, "win-soft", "loss-soft", "win-sign", "loss-sign", "token", "ink", "card"]);

/** @typedef {(typeof NAMES)[number]} Name */

/** @typedef {Record<Name, Colour>} Palette */

/** The number of a kind of cell. @param {(typeof KINDS)[number]} name */
export const kindOf = name => KINDS.indexOf(name);

/**
 * @param {ParentNode} place where the samples are
 * @returns {Palette}
 */
export function readPalette(place) {
  const pixel = document.createElement("canvas");
  pixel.width = pixel.height = 1;
  const pen = pixel.getContext("2d", { willReadFrequently: true });
  const colours = NAMES.map(name => {
    const sample = place.querySelector(`.swatch.${name}`);
    const css = sample ? getComputedStyle(sample).backgroundColor : "";
    if (pen) pen.fillStyle = css;
    pen?.fillRect(0, 0, 1, 1);
    return [name, { css, bytes: [...(pen?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3) }];
  });
  return Object.fromEntries(colours);
}
