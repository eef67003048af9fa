// What stands around the canvas of a large grid: its buttons, the cell that one is at in words, the
// token's moves, and what the colours mean.

import { html, nothing } from "../../lit.js";
import { moveButton } from "../move-button.js";
import { rangesUpTo, SHADES } from "./bands.js";
import { playByKey } from "./keys.js";
import { shownOverlay } from "./overlay.js";
import { KINDS, NAMES } from "./palette.js";
import { panel } from "./panel.js";
import { NEAR } from "./pen.js";

/** @import { grid as Grid } from "../../pkg/slim.js" */
/** @import { GridMap } from "./map.js" */
/** @import { Overlay } from "./overlay.js" */
/** @import { Name } from "./palette.js" */

/** @type {Record<Grid.Move, string>} */
const arrows = { down: "↓", right: "→", diagonal: "↘" };

/** What the colours of each overlay are. @type {Record<Overlay, readonly Name[]>} */
const keys = {
  none: ["free"],
  outcome: ["win", "loss"],
  value: ["value0", "value1", "value2", "value3"],
  depth: SHADES,
};

/** Arrows to all sides: a drag moves the map. */
const hand = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M12 3v18M3 12h18M9.5 5.5 12 3l2.5 2.5M9.5 18.5 12 21l2.5-2.5M5.5 9.5 3 12l2.5 2.5M18.5 9.5 21 12l-2.5 2.5"></path>
</svg>`;

/** Four corners. */
const whole = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"></path>
</svg>`;

/** A sight on the token. */
const token = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4"></path>
  <circle fill="currentColor" cx="12" cy="12" r="3.5"></circle>
</svg>`;

/** @param {GridMap} map */
export function frame(map) {
  const { analysis, camera, context, sheet } = map;
  const { text, editing } = context;
  const words = text.games.grid.drawing;
  return html`
    <div class="sheet ${map.isHand || editing ? "held" : ""} ${editing ? "painted" : ""}">
      <canvas
        tabindex="0" role="application" aria-label=${words.map(sheet.rows, sheet.columns)} aria-description=${editing ? words.paintKeys : words.mapKeys}
        @keydown=${map.key} @focus=${map.redraw} @blur=${map.redraw}
      ></canvas>
    </div>
    <p class="readout">${map.readout}</p>
    <p class="spoken" role="status">${map.said}</p>
    <div class="under">
      ${editing ? nothing : moves(analysis, map)}
      <div class="views controls" role="group" aria-label=${words.zoom}>
        ${button("−", words.zoomOut, () => map.zoom(-1), !camera.canZoomOut)}
        ${button("+", words.zoomIn, () => map.zoom(1), !camera.canZoomIn)}
        ${button(whole, words.fitAll, map.fit, !camera.canZoomOut)}
        ${button(token, words.toToken, map.goToToken, false)}
        <button type="button" class="tool hand" aria-pressed=${map.isHand} aria-label=${words.hand} title=${words.hand} @click=${() => {
          map.isHand = !map.isHand;
          map.redraw();
        }}>${hand}</button>
      </div>
    </div>
    ${editing ? panel({ ...map.desk, text }) : nothing}
    ${key(map)}`;
}

/**
 * @param {unknown} label
 * @param {string} name
 * @param {() => void} act
 * @param {boolean} isOff
 */
const button = (label, name, act, isOff) =>
  html`<button type="button" class="tool" aria-label=${name} title=${name} aria-disabled=${isOff} @click=${act}>${label}</button>`;

/**
 * The token's moves, with the arrows that they are drawn as.
 * @param {Grid.GridAnalysis} analysis
 * @param {GridMap} map
 */
function moves(analysis, { context }) {
  const words = context.text.games.grid;
  return html`<div class="pad controls" @keydown=${playByKey(analysis, context)}>
    ${analysis.moves.map(report => moveButton(report, words.move(report.move), context, {
      content: arrows[report.move],
      isBest: report.move === context.best,
    }))}
  </div>`;
}

/**
 * What the colours mean; the canvas takes them from here. From near, signs and numbers say it.
 * @param {GridMap} map
 */
function key({ camera, context, ranges, recolour, sheet }) {
  const words = context.text.games.grid.drawing;
  const overlay = shownOverlay(context);
  const isDue = overlay === "depth" && ranges.length === 0;
  // Until there are depths, there is room for those of a grid that nothing is blocked in.
  const labels = isDue ? rangesUpTo(sheet.rows + sheet.columns - 2) : ranges;
  const dots = { ...words.dots, ...Object.fromEntries(labels.map((range, band) => [SHADES[band], words.depths(...range)])) };
  const shown = ["blocked", ...keys[overlay]].filter(name => name in dots);
  const note = () => {
    if (isDue) return words.depthsDue;
    if (camera.scale * devicePixelRatio < 1) return words.mixed;
    const isSaid = overlay === "depth" || (camera.scale >= NEAR && overlay !== "value");
    return isSaid ? words.overlayNotes[overlay] : "";
  };
  const said = note();
  // The sentences on depths stand in one place, so that what is beneath stays when another is said.
  const notes = overlay === "depth" ? [words.depthsDue, words.mixed, words.overlayNotes.depth] : [said].filter(Boolean);
  return html`<ul class=${isDue ? "key due" : "key"} @transitionend=${recolour}>
      ${NAMES.map((name, kind) => html`<li ?hidden=${!shown.includes(name)}>
        <i class="swatch ${name}"></i> ${kind < KINDS.length ? dots[/** @type {keyof typeof words.dots} */ (name)] : nothing}
      </li>`)}
    </ul>
    <p class="note">${notes.map(sentence => html`<span class=${sentence === said ? "" : "unsaid"}>${sentence}</span>`)}</p>`;
}
