// Flip: a row of tiles; a pair is flipped by the mark between its two. Runs of + are bracketed,
// with their nim-values.

import { css, html, nothing } from "../lit.js";
import { byMove, moveButton } from "./move-button.js";
import { nimSumTable } from "./nim-sum.js";

/** @import { flip as Flip } from "../pkg/slim.js" */
/** @import { Text } from "../messages/text.js" */
/** @import { View } from "./view.js" */

/** Tiles that are drawn. */
const TILES = 96;

const styles = css`
  .tiles {
    --tile: 2.125rem;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 1rem 0;
    padding-inline: 0.5rem;
  }

  .tile {
    position: relative;
    display: grid;
    grid-template-rows: 1rem calc(var(--tile) * 1.2) 1.75rem 1.5rem;
    justify-items: center;
    inline-size: var(--tile);
  }

  .tile .index {
    color: var(--muted);
    font-size: 0.6875rem;
    line-height: 1rem;
  }

  .tile .face {
    display: grid;
    place-items: center;
    inline-size: calc(100% - 3px);
    border-radius: 0.375rem;
    font: 600 calc(var(--tile) * 0.65)/1 var(--mono);
  }

  .tile.plus .face {
    background: var(--face);
    box-shadow: var(--shadow);
  }

  .tile.minus .face {
    background: color-mix(in oklab, var(--board), var(--ink) 8%);
    color: var(--muted);
  }

  .tile .move {
    position: absolute;
    inset: calc(1.125rem + var(--tile) * 1.2) -0.75rem auto auto;
    inline-size: 1.5rem;
    z-index: 1;
  }

  .tile .move .sign {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }

  .tile .move:hover {
    background: var(--card);
  }

  .tile.run::after {
    content: "";
    grid-area: 4 / 1;
    align-self: start;
    justify-self: stretch;
    block-size: 0.375rem;
    border: solid var(--edge);
    border-width: 0 0 1.5px;
  }

  .tile.from::after {
    margin-inline-start: 3px;
    border-inline-start-width: 1.5px;
  }

  .tile.to::after {
    margin-inline-end: 3px;
    border-inline-end-width: 1.5px;
  }

  .tile .value {
    grid-area: 4 / 1;
    align-self: end;
    font-size: 0.875rem;
    font-weight: 650;
    line-height: 1;
  }

  .tile .between {
    translate: calc(var(--tile) / 2);
  }

  @container (min-width: 56rem) {
    .tiles {
      --tile: 2.5rem;
    }
  }
`;

/** @type {View<Flip.FlipAnalysis, number>} */
export const flip = {
  id: "flip",
  styles,
  examples: ["+++-++++", "++++", "+++++", "++--++", "+++++++++++++++", "+++-+++++-++++++++-++"].map(position => ({ position })),
  rules: [],

  draw({ position, moves, reason }, context) {
    const { text } = context;
    const words = text.games.flip;
    const byLeft = byMove(moves, move => move);
    const marks = runMarks(reason, text);
    const tiles = [...position.slice(0, TILES)].map((tile, index) => {
      const report = byLeft.get(index);
      const run = marks.get(index);
      return html`<li class="tile ${tile === "+" ? "plus" : "minus"} ${run?.part ?? ""}">
        <span class="index">${text.number(index + 1)}</span>
        <span class="face">${tile === "+" ? "+" : "−"}</span>
        ${run?.label ?? nothing}
        ${report ? moveButton(report, words.move(index), context) : nothing}
      </li>`;
    });
    return html`
      <ol class="tiles">${tiles}</ol>
      ${marks.size ? html`<p class="note">${words.drawing.runs}</p>` : nothing}
      ${position.length > TILES
        ? html`<p class="note">${text.shownOf(TILES, position.length, words.drawing.things)}</p>`
        : nothing}`;
  },

  figure({ reason }, { text }) {
    if (reason.kind !== "nim-sum") return null;
    const words = text.games.flip;
    const runs = reason.runs.filter(({ length }) => length > 1);
    if (runs.length < 2) return null;
    return nimSumTable({
      values: runs.map(({ value }) => value),
      name: index => words.drawing.runName(runs[index]?.length ?? 0),
      nimSum: reason.nimSum,
      caption: words.drawing.binary,
      sum: words.drawing.sum,
      more: text.why.more,
      number: text.number,
    });
  },

  address: {
    // A space stands for +, as in any address that writes the tiles as they are.
    write: position => position.replaceAll("+", " "),
    read: text => text.replaceAll(" ", "+"),
  },
};

/**
 * For each drawn tile of a run of two or more: which part of the bracket it bears, and in the
 * middle of the run its value.
 * @param {Flip.Reason} reason
 * @param {Text} text
 */
function runMarks(reason, text) {
  /** @type {Map<number, { part: string, label?: unknown }>} */
  const marks = new Map();
  if (reason.kind !== "nim-sum") return marks;
  for (const { start, length, value } of reason.runs) {
    if (start >= TILES) break;
    if (length < 2) continue;
    const last = start + length - 1;
    const middle = start + Math.floor((length - 1) / 2);
    const side = length % 2 === 0 ? "value between" : "value";
    const label = html`<span class=${side} title=${text.games.flip.drawing.run(length, value)}>${text.number(value)}</span>`;
    for (let index = start; index <= Math.min(last, TILES - 1); index++) {
      const part = index === start ? "run from" : index === last ? "run to" : "run";
      marks.set(index, index === middle ? { part, label } : { part });
    }
  }
  return marks;
}
