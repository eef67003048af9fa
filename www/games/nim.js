// Nim: each heap a row of stones, in groups of one more than a move may take. Clicking a stone
// takes it and those after it.

import { css, html, nothing } from "../lit.js";
import { byMove, moveButton } from "./move-button.js";
import { nimSumTable } from "./nim-sum.js";

/** @import { MoveReport, nim as Nim } from "../pkg/slim.js" */
/** @import { Context, View } from "./view.js" */

/** Heaps that are drawn, stones that are drawn one by one, and those of a heap too large for it. */
const HEAPS = 12;
const STONES = 192;
const LAST_STONES = 24;

/** Stones in a bunch where bunches mean nothing but ease of counting, and the largest that fit. */
const BUNCH = 5;
const LARGEST_BUNCH = 12;

const styles = css`
  .heaps {
    --stone: 1.75rem;
    display: grid;
    gap: calc(var(--space) * 2);
    max-inline-size: 100%;
  }

  .heaps li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 var(--space);
    align-items: baseline;
  }

  .heaps .name {
    color: var(--muted);
    font-size: var(--small);
  }

  .heaps .count {
    font-weight: 650;
  }

  .stones {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: 0.5rem 1rem;
  }

  .group {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
  }

  .stones .stone,
  .stones .move {
    inline-size: var(--stone);
    block-size: var(--stone);
  }

  .stones .move {
    border: 2.5px solid currentColor;
    background: var(--card);
    font-size: 0.8125rem;
  }

  .stones .move.win {
    border-color: var(--win);
    background: var(--win);
    color: var(--on-win);
  }

  .stones .move:hover,
  .stones .move:hover ~ .move,
  .group:has(.move:hover) ~ .group .move {
    opacity: 0.55;
  }

  .bar {
    display: grid;
    place-items: center;
    flex: 1 1 9rem;
    max-inline-size: 100%;
    min-block-size: var(--stone);
    padding-inline: 0.75rem;
    border-radius: calc(var(--stone) / 2);
    background: color-mix(in oklab, var(--board), var(--ink) 14%);
    font-size: 0.8125rem;
    font-weight: 600;
  }

  @container (min-width: 56rem) {
    .heaps {
      --stone: 2.25rem;
    }
  }
`;

/** @type {View<Nim.NimAnalysis, Nim.Move>} */
export const nim = {
  id: "nim",
  styles,
  examples: [
    { position: "21" },
    { position: "4" },
    { position: "3 4 5", rules: { maxTake: "unlimited" } },
    { position: "7 11 13" },
    { position: "2147483647" },
  ],
  rules: [
    {
      name: "maxTake",
      kind: "number",
      initial: "3",
      special: "unlimited",
      read: readLimit,
      value: text => (text === "unlimited" ? Infinity : text.trim() === "" ? NaN : Number(text)),
    },
    { name: "misere", kind: "switch", initial: "", read: readSwitch, value: text => text === "1" },
  ],

  draw(analysis, context) {
    const { heaps, moves } = analysis;
    const words = context.text.games.nim;
    const group = Number(context.rules.maxTake) + 1;
    const bunch = group <= LARGEST_BUNCH ? group : BUNCH;
    const reports = byMove(moves, ({ heap, take }) => `${heap} ${take}`);
    const drawn = heaps.slice(0, HEAPS);
    const most = Math.max(LAST_STONES, Math.floor(STONES / Math.max(3, drawn.length)));
    return html`
      <ol class="heaps">
        ${drawn.map((size, index) => html`
          <li>
            ${heaps.length > 1 ? html`<span class="name">${words.drawing.heapName(index)}</span>` : nothing}
            <span class="count">${context.text.number(size)}</span>
            ${stones(size, index, { reports, bunch, most, analysis, context })}
          </li>`)}
      </ol>
      ${drawn.length < heaps.length
        ? html`<p class="note">${context.text.shownOf(drawn.length, heaps.length, words.drawing.things)}</p>`
        : nothing}`;
  },

  figure({ reason }, { text }) {
    if (reason.kind !== "nim-sum" || reason.values.length < 2) return null;
    const words = text.games.nim;
    return nimSumTable({
      values: reason.values,
      name: words.drawing.heapName,
      nimSum: reason.nimSum,
      caption: words.drawing.binary,
      sum: words.drawing.sum,
      more: text.why.more,
      number: text.number,
    });
  },
};

/** @param {string} text */
function readLimit(text) {
  if (/^\s*(?:unlimited|infinity|∞)\s*$/i.test(text)) return "unlimited";
  return /^\s*0*[1-9]\d*\s*$/.test(text) ? text.trim().replace(/^0+/, "") : null;
}

/** @param {string} text */
function readSwitch(text) {
  if (/^(?:1|true|)$/.test(text)) return text && "1";
  return /^(?:0|false)$/.test(text) ? "" : null;
}

/**
 * A heap's stones. Of a large heap the last ones, after a bar for the others.
 * @param {number} size
 * @param {number} heap
 * @param {object} drawing
 * @param {Map<string, MoveReport<Nim.Move>>} drawing.reports
 * @param {number} drawing.bunch
 * @param {number} drawing.most
 * @param {Nim.NimAnalysis} drawing.analysis
 * @param {Context<Nim.Move>} drawing.context
 */
function stones(size, heap, { reports, bunch, most, analysis, context }) {
  const words = context.text.games.nim;
  const hidden = hiddenStones(size, bunch, most);
  const stone = (/** @type {number} */ place) => {
    const take = size - place;
    const report = reports.get(`${heap} ${take}`);
    return report
      ? moveButton(report, words.move(report.move, analysis), context, context.text.number(take))
      : html`<i class="stone"></i>`;
  };
  const group = (/** @type {number} */ start) =>
    html`<span class="group">${range(start, Math.min(start + bunch, size)).map(stone)}</span>`;
  return html`<div class="stones" role="group" aria-label=${words.drawing.heap(heap, size)}>
    ${hidden ? html`<span class="bar">${words.drawing.moreStones(hidden)}</span>` : nothing}
    ${range(hidden, size, bunch).map(group)}
  </div>`;
}

/**
 * @param {number} start
 * @param {number} end
 * @param {number} [step]
 */
function range(start, end, step = 1) {
  return Array.from({ length: Math.ceil((end - start) / step) }, (_, index) => start + index * step);
}

/**
 * How many stones of a heap are not drawn: whole bunches, so that the others still show how the
 * heap divides.
 * @param {number} size
 * @param {number} bunch
 * @param {number} most
 */
function hiddenStones(size, bunch, most) {
  if (size <= most) return 0;
  const surplus = size - LAST_STONES;
  return surplus - (surplus % bunch);
}
