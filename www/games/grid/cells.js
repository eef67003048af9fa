// A small grid, cell by cell, with the token's moves as buttons where they lead.

import { html, nothing } from "../../lit.js";
import { moveButton } from "../move-button.js";
import { properties } from "../properties.js";
import { resultSign } from "../signs.js";
import { playByKey } from "./keys.js";
import { isBlocked, overlayOf, shownOverlay, targetsOf, worthOf, worths } from "./overlay.js";

/** @import { grid as Grid, MoveReport } from "../../pkg/slim.js" */
/** @import { Context } from "../view.js" */
/** @import { Overlay } from "./overlay.js" */

/**
 * @param {Grid.GridAnalysis} analysis
 * @param {Context<Grid.Move>} context
 */
export function cells(analysis, context) {
  const { rows, columns, row, column } = analysis;
  const overlay = shownOverlay(context);
  const known = overlay === "none" ? null : worths(context);
  const targets = targetsOf(analysis);
  const token = row * columns + column;
  const cell = (/** @type {unknown} */ _, /** @type {number} */ index) => {
    if (isBlocked(analysis, index)) return html`<span class="cell blocked"></span>`;
    const worth = index === token ? nothing : worthDrawn(overlay, known?.at(index), context);
    const target = targets.get(index);
    const looked = target && target.move === context.preview ? "looked" : "";
    return html`<span class="cell ${looked}">${target ? move(target, context) : nothing}${target && overlay === "outcome" ? nothing : worth}</span>`;
  };
  return html`<div class="cells controls" ${properties({ rows, columns, row, column })} @keydown=${playByKey(analysis, context)}>
    ${Array.from({ length: rows * columns }, cell)}
    <span class="token">${overlay === "outcome" ? nothing : worthDrawn(overlay, known?.at(token), context)}</span>
  </div>`;
}

/**
 * @param {MoveReport<Grid.Move>} report
 * @param {Context<Grid.Move>} context
 */
const move = (report, context) =>
  moveButton(report, context.text.games.grid.move(report.move), context, { isBest: report.move === context.best });

/**
 * What an overlay shows of a cell. The outcome is that of moving there, the contrary of what the
 * cell holds for whoever moves on from it.
 * @param {Overlay} overlay
 * @param {number | undefined} said what the solver said of the cell
 * @param {Context<Grid.Move>} context
 */
export function worthDrawn(overlay, said, { text }) {
  const worth = worthOf(overlay, said);
  if (worth === null) return nothing;
  if (overlay === "outcome") return html`<span class="worth">${resultSign(worth === 1 ? "win" : "loss")}</span>`;
  return html`<span class="worth number ${worth === 0 ? "win" : ""}">${text.number(worth)}</span>`;
}

/**
 * What the overlay's signs mean, once they are there.
 * @param {Context<Grid.Move>} context
 */
export function overlayNote(context) {
  const { extra, text, shows, view } = context;
  const words = text.games.grid.drawing.overlayNotes;
  if (!shows("reason")) return "";
  const overlay = overlayOf(view);
  return overlay === "none" || extra === null ? words.none : words[overlay];
}
