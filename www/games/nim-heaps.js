// Nim's board: each heap a row of stones, in groups of one more than a move may take. Clicking a
// stone takes it and those after it. Of many heaps all are small, and one of them is opened.

import { html, nothing } from "../lit.js";
import { entry } from "./entry.js";
import { byMove, moveButton } from "./move-button.js";
import { resultFor } from "./signs.js";
import { stepped, stepper } from "./stepper.js";

/** @import { MoveReport, nim as Nim } from "../pkg/slim.js" */
/** @import { Context } from "./view.js" */

/** Heaps that are all open, and those that are drawn at all; any other can be opened by its number. */
const OPEN = 12;
const HEAPS = 400;

/** Stones that are drawn one by one, and those of a heap too large for it. */
const STONES = 192;
const LAST_STONES = 24;

/** Stones in a bunch where bunches mean nothing but ease of counting, and the largest that fit. */
const BUNCH = 5;
const LARGEST_BUNCH = 12;

/**
 * @typedef {object} Drawn
 * @property {Nim.NimAnalysis} analysis
 * @property {Context<Nim.Move>} context
 * @property {Map<string, MoveReport<Nim.Move>>} reports by the heap and the stones taken
 * @property {number} bunch stones in a group
 * @property {number} most stones up to which all of a heap are drawn
 * @property {number | null} place the heap in which to look, where that is told
 */

/**
 * @param {Nim.NimAnalysis} analysis
 * @param {Context<Nim.Move>} context
 */
export function heapsDrawn(analysis, context) {
  const { heaps, moves } = analysis;
  const group = Number(context.rules.maxTake) + 1;
  const opened = Math.min(heaps.length, OPEN);
  /** @type {Drawn} */
  const drawn = {
    analysis,
    context,
    reports: byMove(moves, ({ heap, take }) => `${heap} ${take}`),
    bunch: group <= LARGEST_BUNCH ? group : BUNCH,
    most: Math.max(LAST_STONES, Math.floor(STONES / Math.max(3, opened))),
    place: context.shows("place") && !context.shows("move") ? context.text.games.nim.drawing.told(analysis, context.rules) : null,
  };
  return html`
    ${heaps.length <= OPEN
      ? html`<ol class="heaps">${heaps.map((_, index) => heap(index, drawn))}</ol>`
      : manyHeaps(drawn)}
    ${context.editing ? adding(drawn) : nothing}`;
}

/** @param {Drawn} drawn */
function manyHeaps(drawn) {
  const { analysis: { heaps }, context, place } = drawn;
  const { text } = context;
  const words = text.games.nim.drawing;
  const asked = Number(context.part?.replace("heap ", "") ?? NaN);
  const open = asked < heaps.length ? asked : context.preview?.heap ?? context.best?.heap ?? place ?? 0;
  return html`
    <ol class="heaps opened">${heap(open, drawn)}</ol>
    <div class="many">${heaps.slice(0, HEAPS).map((size, index) => {
      const kinds = ["chip", index === open ? "lit" : "", index === place ? "place" : ""];
      const show = () => context.point(`heap ${index}`);
      return html`<button
        type="button" class=${kinds.filter(Boolean).join(" ")} aria-pressed=${index === open}
        aria-label=${words.heap(index, size)} @focus=${show} @click=${show}
      >${text.number(size)}</button>`;
    })}</div>
    ${heaps.length > HEAPS
      ? html`<p class="note">${text.shownOf(HEAPS, heaps.length, words.things)}</p>${opening(open, drawn)}`
      : nothing}`;
}

/**
 * A field for the number of the heap that is open.
 * @param {number} open
 * @param {Drawn} drawn
 */
function opening(open, { analysis: { heaps }, context }) {
  const typed = (/** @type {Event & { currentTarget: HTMLInputElement }} */ { currentTarget }) => {
    if (currentTarget.reportValidity()) context.point(`heap ${currentTarget.valueAsNumber - 1}`);
  };
  return html`<label class="opening">
    ${context.text.games.nim.drawing.open}
    <input type="number" required min="1" max=${heaps.length} ${entry(String(open + 1))} @change=${typed}>
  </label>`;
}

/**
 * @param {number} index
 * @param {Drawn} drawn
 */
function heap(index, drawn) {
  const { analysis: { heaps }, context: { text, part, point, editing, preview }, place } = drawn;
  const words = text.games.nim.drawing;
  const name = `heap ${index}`;
  const size = heaps[index] ?? 0;
  const isAlone = heaps.length === 1;
  const isOpened = heaps.length > OPEN;
  const kinds = ["heap", part === name && !isOpened ? "lit" : "", index === place ? "place" : ""];
  const show = () => point(name);
  const hide = () => isOpened || point(null);
  return html`<li
    class=${kinds.filter(Boolean).join(" ")}
    @pointerenter=${show} @pointerleave=${hide} @focusin=${show} @focusout=${hide}
  >
    <span class=${editing ? "title controls" : "title"}>
      ${isAlone ? nothing : html`<span class="name">${words.heapName(index)}</span>`}
      ${editing
        ? controls(index, drawn)
        : html`<span class="count">${isAlone ? words.stones(size) : text.number(size)}</span>
          <span class="taken">${preview?.heap === index ? text.number(-preview.take) : nothing}</span>`}
    </span>
    ${stones(size, index, drawn)}
  </li>`;
}

/**
 * A heap's stones. Of a large heap the last ones, after a bar for the others.
 * @param {number} size
 * @param {number} heap
 * @param {Drawn} drawn
 */
function stones(size, heap, { analysis, context, reports, bunch, most }) {
  const { text, preview, editing } = context;
  const words = text.games.nim;
  const hidden = hiddenStones(size, bunch, most);
  const left = preview?.heap === heap ? size - preview.take : size;
  const { best } = analysis;
  const stone = (/** @type {number} */ place) => {
    const take = size - place;
    const report = editing ? undefined : reports.get(`${heap} ${take}`);
    const isGone = place >= left;
    return report
      ? moveButton(report, words.move(report.move, analysis), context, {
          content: text.number(take),
          isBest: best?.heap === heap && best.take === take,
          isGone,
        })
      : html`<i class=${isGone ? "stone gone" : "stone"}></i>`;
  };
  const group = (/** @type {number} */ start) =>
    html`<span class=${bunch <= BUNCH ? "group bunch" : "group"}>${range(start, Math.min(start + bunch, size)).map(stone)}</span>`;
  return html`<div class="stones" role="group" aria-label=${words.drawing.heap(heap, size)}>
    ${hidden ? html`<span class=${left < hidden ? "bar gone" : "bar"}>${words.drawing.moreStones(hidden)}</span>` : nothing}
    ${range(hidden, size, bunch).map(group)}
    ${size === 0 ? html`<span class="none">${words.drawing.noStone}</span>` : nothing}
  </div>
  ${size && !editing ? hiddenMoves(heap, hidden, { analysis, context, reports, size }) : nothing}`;
}

/**
 * What can be taken beyond the stones that are drawn, or in a heap whose moves are not listed: any
 * number that is typed, and the move to make where it is one of them.
 * @param {number} heap
 * @param {number} hidden
 * @param {object} drawn
 * @param {Nim.NimAnalysis} drawn.analysis
 * @param {Context<Nim.Move>} drawn.context
 * @param {Map<string, MoveReport<Nim.Move>>} drawn.reports
 * @param {number} drawn.size
 */
function hiddenMoves(heap, hidden, { analysis, context, reports, size }) {
  const { text, rules, play, look } = context;
  const words = text.games.nim;
  const { best } = analysis;
  const drawn = size - hidden;
  const most = rules.maxTake === "unlimited" ? size : Math.min(size, Number(rules.maxTake));
  if (most <= drawn && reports.has(`${heap} 1`)) return nothing;
  const isHidden = best?.heap === heap && (best.take > drawn || !reports.has(`${heap} ${best.take}`));
  const report = isHidden && context.shows("move")
    ? reports.get(`${heap} ${best.take}`) ?? { move: best, result: resultFor(analysis.winner), value: 0 }
    : undefined;
  const moveOf = (/** @type {HTMLFormElement} */ form) =>
    ({ heap, take: Number(new FormData(form).get("take")) });
  const submit = (/** @type {SubmitEvent & { currentTarget: HTMLFormElement }} */ event) => {
    event.preventDefault();
    play(moveOf(event.currentTarget));
  };
  return html`<form
    class="take" @submit=${submit}
    @input=${(/** @type {InputEvent & { currentTarget: HTMLFormElement }} */ { currentTarget }) =>
      look(currentTarget.checkValidity() ? moveOf(currentTarget) : null)}
    @focusout=${() => look(null)}
  >
    <label>${words.drawing.take} <input type="number" name="take" required min="1" max=${most}></label>
    <button type="submit" class="tool">${words.drawing.ofHeap(heap, analysis.heaps.length)}</button>
    ${report
      ? moveButton(report, words.move(report.move, analysis), context, { content: text.number(report.move.take), isBest: true })
      : nothing}
  </form>`;
}

/**
 * In place of a heap's size while it is set up: the size to change, and the heap to remove.
 * @param {number} index
 * @param {Drawn} drawn
 */
function controls(index, { analysis: { heaps }, context: { text, edit } }) {
  const words = text.games.nim.drawing;
  /** What stands in the place of the heap. @param {(size: string) => string[]} others */
  const put = others => edit(latest => {
    const sizes = latest.split(" ");
    return sizes.toSpliced(index, 1, ...others(sizes[index] ?? "0")).join(" ");
  });
  return html`
    ${stepper({
      value: heaps[index] ?? 0,
      label: words.size(index),
      set: size => put(() => [size]),
      step: steps => put(size => [stepped(size, steps)]),
      text,
    })}
    ${heaps.length > 1
      ? html`<button
          type="button" class="step" aria-label=${words.remove(index)}
          @click=${() => put(() => [])}
        >×</button>`
      : nothing}`;
}

/** @param {Drawn} drawn */
function adding({ context: { text, edit } }) {
  return html`<button type="button" class="tool" @click=${() => edit(latest => `${latest} 1`)}>
    ${text.games.nim.drawing.add}
  </button>`;
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
