// Colours of style sheets, for painting on a canvas.

/**
 * Percent of the full colour in each shade of a ramp. There is none between those on which ink can
 * be read and those on which its contrary can.
 */
const MIXES = [0, 9, 18, 27, 36, 45, 88, 100];
const DARK = 50;

/** Shades of a ramp. */
export const STEPS = MIXES.length;

/**
 * Shades from a soft colour to a full one, by the style sheet's names of both.
 * @param {string} soft
 * @param {string} full
 */
export const ramp = (soft, full) =>
  MIXES.map(mix => ({
    fill: `color-mix(in oklab, var(${soft}), var(${full}) ${mix}%)`,
    ink: mix < DARK ? "var(--ink)" : "var(--on-win)",
  }));

/** A lost place. */
export const LOST = { fill: "var(--loss-soft)", ink: "var(--ink)", ring: "var(--loss)" };

/** The shades of nim-values: that of 0, then those of what is greater. */
export const NIM_VALUES = [LOST, ...ramp("--win-soft", "--win")];

/**
 * Which of the shades of nim-values one has.
 * @param {number} value
 * @param {number} most the greatest in the picture
 */
export const shadeOf = (value, most) => (value === 0 ? 0 : 1 + Math.floor(((value - 1) * STEPS) / Math.max(most, STEPS)));

/**
 * A reader of colours as they are where an element stands.
 * @param {HTMLElement} probe an element that nothing else is read from
 * @returns {(colour: string) => string}
 */
export function colourReader(probe) {
  /** @type {Map<string, string>} */
  const known = new Map();
  return colour => {
    const read = known.get(colour);
    if (read !== undefined) return read;
    probe.style.backgroundColor = colour;
    const now = getComputedStyle(probe).backgroundColor;
    known.set(colour, now);
    return now;
  };
}

/**
 * Colours as the memory of a picture holds them.
 * @param {readonly string[]} colours
 */
export function packed(colours) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, colours.length);
  canvas.height = 1;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) return new Uint32Array(colours.length);
  for (const [place, colour] of colours.entries()) {
    pen.fillStyle = colour;
    pen.fillRect(place, 0, 1, 1);
  }
  return new Uint32Array(pen.getImageData(0, 0, canvas.width, 1).data.buffer);
}
