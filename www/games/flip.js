// Flip: a row of tiles; a pair is flipped by the mark between its two. Runs of + are bracketed,
// with their nim-values.

import { html, nothing } from "../lit.js";
import { styles } from "./flip-styles.js";
import { byMove, moveButton } from "./move-button.js";
import { nimSumTable } from "./nim-sum.js";
import { properties } from "./properties.js";
import { holdButton } from "./stepper.js";

/** @import { flip as Flip } from "../pkg/slim.js" */
/** @import { Context, View } from "./view.js" */

/** Tiles that are drawn. */
const TILES = 240;

/** Tiles in a row of a narrow board and of a wide one. */
const COLUMNS = { narrow: 8, wide: 12 };

/** Tiles up to which each is larger: those that fit into one row of a wide board. */
const FEW = COLUMNS.wide;

/** @type {View<Flip.FlipAnalysis, number>} */
export const flip = {
  id: "flip",
  styles,
  examples: ["+++-++++", "++++", "+++++", "++--++", "+++++++++++++++", "+++-+++++-++++++++-++"].map(position => ({ position })),
  rules: [],

  draw(analysis, context) {
    const { position } = analysis;
    const { text, editing, shows } = context;
    const words = text.games.flip.drawing;
    const { length } = position;
    const kinds = ["tiles", length <= FEW ? "few" : "", editing ? "editing" : ""];
    const columns = { narrow: Math.min(length, COLUMNS.narrow), wide: Math.min(length, COLUMNS.wide) };
    const runs = runsDrawn(analysis, context);
    return html`
      <ol class=${kinds.filter(Boolean).join(" ")} ${properties(columns)}>${[...position.slice(0, TILES)].map((_, index) => tile(index, runs, analysis, context))}</ol>
      ${position === "" ? html`<p class="note">${words.none}</p>` : nothing}
      ${runs.size && !editing && shows("reason") ? html`<p class="note">${words.runs}</p>` : nothing}
      ${length > TILES
        ? html`<p class="note">${text.shownOf(TILES, length, words.things)}</p>`
        : nothing}
      ${editing ? ends(position, context) : nothing}`;
  },

  figure({ reason }, context) {
    if (reason.kind !== "nim-sum") return null;
    const words = context.text.games.flip.drawing;
    const runs = reason.runs.map((run, index) => ({ ...run, index })).filter(({ length }) => length > 1);
    if (runs.length < 2) return null;
    return nimSumTable({
      values: runs.map(({ value }) => value),
      name: row => words.runName(runs[row]?.length ?? 0),
      part: row => partOf(runs[row]?.index ?? -1),
      nimSum: reason.nimSum,
      caption: words.binary,
      sum: words.sum,
    }, context);
  },

  address: {
    // A space stands for +, as in any address that writes the tiles as they are.
    write: position => position.replaceAll("+", " "),
    read: text => text.replaceAll(" ", "+"),
  },
};

/**
 * A tile of a run of two or more.
 * @typedef {object} InRun
 * @property {string} part name of the run among the parts of the reason
 * @property {string} bracket which part of its bracket the tile bears
 * @property {boolean} isPlace whether the run is the place to look at
 * @property {readonly string[]} places where the tile bears the run's value
 * @property {number} value
 */

/** @param {number} run */
const partOf = run => `run ${run}`;

/**
 * The runs of two or more, for each of their tiles that is drawn.
 * @param {Flip.FlipAnalysis} analysis
 * @param {Context<number>} context
 */
function runsDrawn(analysis, { shows, text }) {
  const { reason } = analysis;
  /** @type {Map<number, InRun>} */
  const tiles = new Map();
  if (reason.kind !== "nim-sum") return tiles;
  const place = shows("place") && !shows("move") ? text.games.flip.drawing.told(analysis) : null;
  for (const [run, { start, length, value }] of reason.runs.entries()) {
    if (start >= TILES) break;
    if (length < 2) continue;
    const last = start + length - 1;
    for (let index = start; index <= Math.min(last, TILES - 1); index++) {
      tiles.set(index, {
        part: partOf(run),
        bracket: index === start ? "run from" : index === last ? "run to" : "run",
        isPlace: run === place,
        places: placesOf(index, start, Math.min(last, TILES - 1)),
        value,
      });
    }
  }
  return tiles;
}

/**
 * Where a tile bears the value of its run: in the middle of that part of the run that is in its row, which
 * depends on how wide the board is.
 * @param {number} index
 * @param {number} start
 * @param {number} last
 * @returns {string[]} classes, for a board of any width or for each
 */
function placesOf(index, start, last) {
  const [narrow, wide] = Object.values(COLUMNS).map(columns => {
    const row = index - index % columns;
    const from = Math.max(start, row);
    const to = Math.min(last, row + columns - 1);
    if (index !== Math.floor((from + to) / 2)) return null;
    return (to - from) % 2 === 0 ? "value" : "value between";
  });
  if (narrow === wide) return narrow ? [narrow] : [];
  return [...(narrow ? [`${narrow} narrow`] : []), ...(wide ? [`${wide} wide`] : [])];
}

/**
 * @param {number} index
 * @param {ReadonlyMap<number, InRun>} runs
 * @param {Flip.FlipAnalysis} analysis
 * @param {Context<number>} context
 */
function tile(index, runs, { position, moves, best }, context) {
  const { text, editing, edit, preview, part, point, shows } = context;
  const words = text.games.flip;
  const run = runs.get(index);
  const isPlus = position[index] === "+";
  const isTurning = preview !== null && (index === preview || index === preview + 1);
  const kinds = [
    "tile", isPlus ? "plus" : "minus", isTurning ? "turning" : "", run?.bracket ?? "",
    run?.isPlace ? "place" : "", run && run.part === part ? "lit" : "",
  ];
  const face = isPlus && !isTurning ? "+" : "−";
  const report = editing ? undefined : byMove(moves, move => move).get(index);
  const show = () => point(run?.part ?? null);
  const hide = () => point(null);
  return html`<li
    class=${kinds.filter(Boolean).join(" ")}
    @pointerenter=${show} @pointerleave=${hide} @focusin=${show} @focusout=${hide}
  >
    <span class="index">${text.number(index + 1)}</span>
    ${editing
      ? html`<button
          type="button" class="face" aria-label=${words.drawing.tile(index, isPlus)}
          @click=${() => edit(latest => turned(latest, index))}
        >${face}</button>`
      : html`<span class="face">${face}</span>`}
    ${run && shows("reason") && !editing
      ? run.places.map(place => html`<span class=${place}><span class="spoken">${words.drawing.runValue}</span> ${text.number(run.value)}</span>`)
      : nothing}
    ${report ? moveButton(report, words.move(index), context, { isBest: best === index }) : nothing}
  </li>`;
}

/**
 * The text of a position with one tile turned.
 * @param {string} position
 * @param {number} index
 */
const turned = (position, index) =>
  position.slice(0, index) + (position[index] === "+" ? "-" : "+") + position.slice(index + 1);

/**
 * Adds tiles at the end, and removes them there.
 * @param {string} position
 * @param {Context<number>} context
 */
function ends(position, { text, edit }) {
  const words = text.games.flip.drawing;
  return html`<span class="stepper controls" role="group" aria-label=${words.end}>
    ${holdButton("−", words.remove, steps => edit(latest => latest.slice(0, Math.max(0, latest.length - steps))))}
    <span class="count">${words.tiles(position.length)}</span>
    ${holdButton("+", words.add, steps => edit(latest => latest + "+".repeat(steps)))}
  </span>`;
}
