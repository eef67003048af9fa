// Grid: the cells, the token, and where it may go. A grid that is large or is set up is drawn by a
// script that is loaded then.

import { html, ref, render } from "../lit.js";
import { bar } from "./grid/bar.js";
import { cells, overlayNote } from "./grid/cells.js";
import { receive } from "./grid/files.js";
import { isSmall, OVERLAYS, questionFor } from "./grid/overlay.js";
import { styles } from "./grid/styles.js";
import { properties } from "./properties.js";

/** @import { grid as Grid } from "../pkg/slim.js" */
/** @import { Context, View } from "./view.js" */

/** @type {View<Grid.GridAnalysis, Grid.Move>} */
export const grid = {
  id: "grid",
  styles,
  examples: ["WBWBW/WWWWW/WBWBW/BWBWB", "WBBB/BBBB", "WBW/BBB/WBW", "WW", "WWW/WWW", "WWW/WWW/WWW"].map(position => ({ position })),
  rules: [],
  lines: position => position.replaceAll("/", "\n"),
  choices: { overlay: OVERLAYS },
  extra: questionFor,

  draw: (analysis, context) => html`<div class="grid-board">
    ${isSmall(analysis) && !context.editing
      ? html`${cells(analysis, context)}<p class="note">${overlayNote(context)}</p>`
      : later(analysis, context)}
  </div>`,

  tray: bar,
  receive,
};

/** @typedef {typeof import("./grid/later.js")} Later */

/** The script that draws what is large or set up. @type {Promise<Later> | undefined} */
let loading;

/**
 * Room for what that script draws.
 * @param {Grid.GridAnalysis} analysis
 * @param {Context<Grid.Move>} context
 */
function later(analysis, context) {
  const { rows, columns } = analysis;
  const drawn = (/** @type {"map" | "editor"} */ kind) => ref(place => {
    if (!(place instanceof HTMLElement)) return;
    load().then(
      script => script[kind](place).update(analysis, context),
      () => render(html`<p class="note">${context.text.page.failed}</p>`, place),
    );
  });
  return isSmall(analysis)
    ? html`<div class="editor" ${properties({ rows, columns })} ${drawn("editor")}></div>`
    : html`<div class="map" ${properties({ ratio: columns / rows })} ${drawn("map")}></div>`;
}

/** @returns {Promise<Later>} */
function load() {
  loading ??= import("./grid/later.js").catch(error => {
    loading = undefined;
    throw error;
  });
  return loading;
}
