// A large pile of squares: outlined, with the corners of all squares that win along its diagonal.
// A slider goes through all squares; the one that is looked at is drawn in.

import { html, live, nothing, repeat, svg } from "../lit.js";
import { moveButton } from "./move-button.js";
import { properties } from "./properties.js";

/** @import { MoveReport, squares as Squares } from "../pkg/slim.js" */
/** @import { Context } from "./view.js" */

/** @typedef {MoveReport<number, number | null>} Report */

/** Squares that are outlined, and those that are marked by a button. */
const OUTLINES = 40;
const MARKED = 7;

/**
 * @param {number} side
 * @param {number} rest
 * @param {Squares.SquaresAnalysis} analysis
 * @param {Context<number>} context
 */
export function squaresOutlined(side, rest, analysis, context) {
  const { best, moves, moveCount, bestMoveCount, winner } = analysis;
  const { text, preview, shows, editing } = context;
  const words = text.games.squares.drawing;
  const isKnown = shows("reason");
  const step = Math.ceil(side / OUTLINES);
  const outlines = Array.from({ length: Math.floor(side / step) }, (_, index) => (index + 1) * step);
  const winners = isKnown ? moves.filter(({ result }) => result === "win") : [];
  const marked = editing ? [] : marks(analysis, side, context, winners);
  const taken = Math.sqrt(preview ?? 0);
  return html`
    <div class="figure">
      <svg class="outlines" viewBox="0 0 ${side + 1} ${side + 1}" aria-hidden="true">
        <path class="pile-shape" d=${pileShape(side, rest)}></path>
        ${outlines.map(size => svg`<rect class="outline" width=${size} height=${size}></rect>`)}
        ${marked.map(({ move, result }) => svg`<rect
          class=${isKnown && result === "win" ? "marked win" : "marked"} width=${Math.sqrt(move)} height=${Math.sqrt(move)}></rect>`)}
        <path class="winners" d=${winners.map(({ move }) => `M${Math.sqrt(move)} ${Math.sqrt(move)}h0`).join("")}></path>
        <rect class="away" width=${taken} height=${taken}></rect>
      </svg>
      ${repeat(marked, ({ move }) => move, report => html`
        <span class="corner" ${properties({ at: Math.sqrt(report.move) / (side + 1) })}>
          ${moveButton(report, words.take(report.move, Math.sqrt(report.move)), context, {
            content: words.side(Math.sqrt(report.move)),
            isBest: report.move === best,
          })}
        </span>`)}
    </div>
    ${editing ? nothing : chooser(moves, context)}
    <p class="note">
      ${words.shape(side, rest)}
      ${isKnown && moveCount ? words.winners(winner === "first" ? bestMoveCount : 0, moveCount) : nothing}
    </p>`;
}

/**
 * A slider through all squares, and a button that takes the one it has come to.
 * @param {Report[]} moves
 * @param {Context<number>} context
 */
function chooser(moves, { text, preview, look, play }) {
  const words = text.games.squares.drawing;
  const last = moves.length - 1;
  const found = preview === null ? -1 : Math.sqrt(preview) - 1;
  const chosen = found >= 0 && found <= last ? found : last;
  const move = moves[chosen]?.move;
  if (move === undefined) return nothing;
  const slide = (/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ { currentTarget }) =>
    look(moves[Number(currentTarget.value)]?.move ?? null);
  const name = words.take(move, chosen + 1);
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    play(move);
  };
  return html`<form class="chooser" @submit=${submit}>
    <input
      type="range" min="0" max=${last} .value=${live(String(chosen))}
      aria-label=${words.choose} aria-valuetext=${words.side(chosen + 1)}
      @input=${slide} @focus=${() => look(move)}>
    <button type="submit" class="tool" @focus=${() => look(move)}>${text.capital(name)}</button>
  </form>`;
}

/**
 * The squares that have a button: some that win, or where that is not to be told some of all.
 * @param {Squares.SquaresAnalysis} analysis
 * @param {number} side
 * @param {Context<number>} context
 * @param {Report[]} winners
 */
function marks({ best, moves, winner }, side, { shows }, winners) {
  if (shows("reason")) return winner === "first" ? apart(winners, best, side) : [];
  return shows("move") ? moves.filter(({ move }) => move === best) : [];
}

/**
 * Some of the moves, far enough from one another to be marked; the best one is among them.
 * @param {Report[]} moves
 * @param {number | null} best
 * @param {number} side
 */
function apart(moves, best, side) {
  const gap = side / (MARKED + 1);
  const bestFirst = moves.toSorted((one, other) => Number(other.move === best) - Number(one.move === best));
  /** @type {Report[]} */
  const chosen = [];
  for (const report of bestFirst) {
    const size = Math.sqrt(report.move);
    if (chosen.every(({ move }) => Math.abs(Math.sqrt(move) - size) >= gap)) chosen.push(report);
  }
  return chosen.toSorted((one, other) => one.move - other.move);
}

/**
 * Outline of the whole pile: the square, with the rest down its right side and along its foot.
 * @param {number} side
 * @param {number} rest
 */
function pileShape(side, rest) {
  const down = Math.min(rest, side);
  const along = rest - down;
  const foot = along ? `V${side}H${along}V${side + 1}H0` : `V${side}H0`;
  return down < side
    ? `M0 0H${side + 1}V${down}H${side}${foot}Z`
    : `M0 0H${side + 1}${foot}Z`;
}
