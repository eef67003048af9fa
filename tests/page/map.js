// The colours of a map's cells, for the tests beside this file.

/** @import { Page } from "playwright-core" */

/** How long a map may take to be drawn. */
const PATIENCE = 10_000;

/**
 * The colour in the middle of each cell of a map that is shown as a whole, row by row: once they are as a test
 * wants them, or as they are when it has waited long enough.
 * @param {Page} page
 * @param {number} rows
 * @param {number} columns
 * @param {(colours: number[]) => boolean} holds
 */
export async function coloursOf(page, rows, columns, holds) {
  for (const end = Date.now() + PATIENCE; ;) {
    const colours = await read(page, rows, columns);
    if (holds(colours) || Date.now() > end) return colours;
    await page.waitForTimeout(50);
  }
}

/** @param {Page} page @param {number} rows @param {number} columns */
const read = (page, rows, columns) =>
  page.locator(".map canvas").evaluate((/** @type {HTMLCanvasElement} */ canvas, [rows, columns]) => {
    const { width, height } = canvas;
    const size = Math.min(height / rows, width / columns);
    const [top, left] = [(height - rows * size) / 2, (width - columns * size) / 2];
    const copy = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    copy?.drawImage(canvas, 0, 0);
    const dots = new Uint32Array(copy?.getImageData(0, 0, width, height).data.buffer ?? []);
    return Array.from({ length: rows * columns }, (_, index) => {
      const [row, column] = [Math.floor(index / columns), index % columns];
      return dots[Math.floor(top + (row + 0.5) * size) * width + Math.floor(left + (column + 0.5) * size)] ?? NaN;
    });
  }, /** @type {const} */ ([rows, columns]));
