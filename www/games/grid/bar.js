// Beneath the board: what every cell is to show, and a file to open.

import { html, live } from "../../lit.js";
import { openChosen } from "./files.js";
import { OVERLAYS, overlayOf } from "./overlay.js";

/** @import { grid as Grid } from "../../pkg/slim.js" */
/** @import { Context } from "../view.js" */

/** @param {Context<Grid.Move>} context */
export function bar(context) {
  const { text, view, show, shows } = context;
  const words = text.games.grid.drawing;
  const chosen = overlayOf(view);
  return html`<div class="tray"><div class="choices">
    <div class="choice" role="radiogroup" aria-label=${words.overlay} ?hidden=${!shows("reason")}>
      ${OVERLAYS.map(overlay => html`<label>
        <input
          type="radio" name="overlay" value=${overlay} .checked=${live(overlay === chosen)}
          @change=${() => show({ overlay })}>
        <span>${words.overlays[overlay]}</span>
      </label>`)}
    </div>
    <label class="tool file">
      <input type="file" accept=".txt,.in,text/plain" @change=${openChosen(context)}>
      ${words.open}
    </label>
    <p class="note trouble" role="status"></p>
  </div></div>`;
}
