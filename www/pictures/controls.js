// What is read off a chart, and what one can do to it.

import { html, nothing, svg } from "../lit.js";
import { resultSign } from "../games/signs.js";
import { pictures } from "../messages/en/pictures.js";

/** @import { Text } from "../messages/text.js" */
/** @import { Chart, Opening, Pick } from "./chart.js" */

const words = pictures.controls;

/** Part of what is in view that a step moves by. */
const STEP = 0.5;

const icons = {
  in: svg`<path d="M12 5v14M5 12h14"></path>`,
  out: svg`<path d="M5 12h14"></path>`,
  whole: svg`<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"></path>`,
  left: svg`<path d="M14 6l-6 6 6 6"></path>`,
  right: svg`<path d="M10 6l6 6-6 6"></path>`,
  up: svg`<path d="M6 14l6-6 6 6"></path>`,
  down: svg`<path d="M6 10l6 6 6-6"></path>`,
};

/**
 * Choices of a chart, and of what it shows.
 * @param {readonly Chart[]} charts
 * @param {Chart} shown
 * @param {(index: number) => void} choose
 * @param {readonly Pick[]} picks
 * @param {(pick: number, option: number) => void} pick
 */
export function pickers(charts, shown, choose, picks, pick) {
  if (charts.length < 2 && picks.length === 0) return nothing;
  return html`<div class="pickers">
    ${charts.length > 1
      ? html`<div class="switch" role="group" aria-label=${words.chart}>${charts.map((chart, index) => html`
          <button type="button" class="tool" aria-pressed=${chart === shown} @click=${() => choose(index)}>${chart.name}</button>`)}
        </div>`
      : nothing}
    ${picks.map(({ label, options, chosen }, index) => html`<label>
      <span class="label">${label}</span>
      <select @change=${(/** @type {Event & { currentTarget: HTMLSelectElement }} */ event) => pick(index, event.currentTarget.selectedIndex)}>
        ${options.map((option, place) => html`<option .selected=${place === chosen}>${option}</option>`)}
      </select>
    </label>`)}
  </div>`;
}

/**
 * @typedef {object} Controls
 * @property {Chart} chart
 * @property {number} place the place that is read off
 * @property {Text} text
 * @property {boolean} isTable
 * @property {Opening | null} opening what can be opened from there
 * @property {number} zooms
 * @property {number} zoomed how often it is enlarged
 * @property {(steps: number) => void} zoom
 * @property {() => void} whole
 * @property {(across: number, down: number) => void} move
 * @property {() => void} open
 * @property {() => void} toggleTable
 */

/** @param {Controls} controls */
export function chartControls(controls) {
  const { isTable } = controls;
  return html`<div class="controls">
    ${isTable ? nothing : readout(controls)}
    ${isTable ? nothing : zoomers(controls)}
    <button type="button" class="tool as-table" aria-pressed=${isTable} @click=${controls.toggleTable}>${words.table}</button>
  </div>`;
}

/** @param {Controls} controls */
function readout({ chart, place, opening, open }) {
  const result = chart.result(place);
  return html`
    <p class="readout" aria-live="polite">${result ? resultSign(result) : nothing}<span>${chart.read(place)}</span></p>
    <button type="button" class="tool open" ?hidden=${!opening} @click=${open}>${opening?.label}</button>`;
}

/** @param {Controls} controls */
function zoomers({ chart, zooms, zoomed, zoom, whole, move }) {
  if (zooms < 2) return nothing;
  const isFlat = chart.kind === "map" && chart.columns !== null;
  const isStrip = chart.kind === "map" && !isFlat;
  const button = (/** @type {keyof typeof icons} */ name, /** @type {() => void} */ act, on = true) => html`<button
    type="button" class="tool" aria-label=${words[name]} title=${words[name]} aria-disabled=${!on} @click=${act}
  ><svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${icons[name]}</svg></button>`;
  const mover = (/** @type {keyof typeof icons} */ name, /** @type {number} */ across, /** @type {number} */ down) =>
    button(name, () => move(across * STEP, down * STEP), zoomed > 0);
  return html`<div class="zoom" role="group" aria-label=${words.zoom}>
    ${button("in", () => zoom(1), zoomed < zooms - 1)}
    ${button("out", () => zoom(-1), zoomed > 0)}
    ${button("whole", whole)}
    ${isStrip ? nothing : [mover("left", -1, 0), mover("right", 1, 0)]}
    ${isStrip || isFlat ? [mover("up", 0, -1), mover("down", 0, 1)] : nothing}
  </div>`;
}
