// What every cell can show beside the position: what moving there means, its nim-value, or how
// many moves are left from there. All of it comes from the solver.

/** @import { grid as Grid } from "../../pkg/slim.js" */
/** @import { Context, Extra, ViewState } from "../view.js" */

/** @typedef {"none" | "outcome" | "value" | "depth"} Overlay */

/** @type {readonly Overlay[]} */
export const OVERLAYS = ["none", "outcome", "value", "depth"];

/** The largest grid that is drawn cell by cell. */
const ROWS = 16;
const COLUMNS = 12;

/** @param {{ rows: number, columns: number }} grid */
export const isSmall = ({ rows, columns }) => rows <= ROWS && columns <= COLUMNS;

/** The overlay that was chosen. @param {ViewState} view @returns {Overlay} */
export const overlayOf = ({ overlay }) => OVERLAYS.find(name => name === overlay) ?? "outcome";

/**
 * The overlay that may be drawn: what cells are worth is on the last rung of the hints.
 * @param {Pick<Context<unknown>, "shows" | "view">} context
 */
export const shownOverlay = ({ shows, view }) => (shows("reason") ? overlayOf(view) : "none");

/**
 * What the solver is asked for an overlay.
 * @param {Grid.GridAnalysis} analysis
 * @param {ViewState} view
 * @returns {Extra | null}
 */
export function questionFor({ position }, view) {
  switch (overlayOf(view)) {
    case "outcome": return { name: "outcomes", args: [position] };
    case "value": return { name: "nimValues", args: [position] };
    case "depth": return { name: "depths", args: [position] };
    case "none": return null;
  }
}

/**
 * What the solver is asked about one cell: what the position with the token there is.
 * @param {Grid.GridAnalysis} analysis
 * @param {number} index of the cell, row by row
 * @returns {Extra}
 */
export const cellQuestion = (analysis, index) =>
  ({ name: "analyze", args: [withToken(analysis, index), { maxMoves: 0, maxLine: 0 }] });

/**
 * What the solver said of the cells, row by row: as `grid.outcomes`, `grid.nimValues` or `grid.depths`
 * has it; null while it is not there.
 * @param {Pick<Context<unknown>, "extra" | "view">} context
 * @returns {Uint8Array | Uint32Array | null}
 */
export function worths({ extra, view }) {
  const wanted = overlayOf(view) === "depth" ? Uint32Array : Uint8Array;
  return extra instanceof wanted ? extra : null;
}

/** As the solver says that a cell is blocked, by what it is asked. @satisfies {Partial<Record<Overlay, number>>} */
export const BLOCKED = { outcome: 0, value: 255, depth: 2 ** 32 - 1 };

/**
 * What an overlay shows of a cell; null where nothing was said of it. A cell that was blocked when the
 * solver was asked may be free by now.
 * @param {Overlay} overlay
 * @param {number | undefined} said
 */
export const worthOf = (overlay, said) => (said === undefined || overlay === "none" || said === BLOCKED[overlay] ? null : said);

/**
 * @param {Grid.GridAnalysis} analysis
 * @param {number} index of the cell, row by row
 */
export const isBlocked = ({ position, columns }, index) => position.charAt(placeOf(columns, index)) === "B";

/**
 * The position with the token on another cell.
 * @param {Grid.GridAnalysis} analysis
 * @param {number} index of the cell, row by row
 */
function withToken({ position, columns }, index) {
  const place = placeOf(columns, index);
  const free = position.replace("T", "W");
  return `${free.slice(0, place)}T${free.slice(place + 1)}`;
}

/**
 * Where a cell stands in the text, whose rows have a `/` between them.
 * @param {number} columns
 * @param {number} index
 */
const placeOf = (columns, index) => index + Math.floor(index / columns);

/**
 * The cells that the token can go to, with what goes there.
 * @param {Grid.GridAnalysis} analysis
 */
export function targetsOf({ moves, row, column, columns }) {
  return new Map(moves.map(report => {
    const [down, right] = STEPS[report.move];
    return [(row + down) * columns + column + right, report];
  }));
}

/** How far each move takes the token. @type {Record<Grid.Move, [number, number]>} */
const STEPS = { down: [1, 0], right: [0, 1], diagonal: [1, 1] };
