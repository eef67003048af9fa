// An analysis in words, with the page's own.

import { detailsOf, sentenceOf } from "../www/messages/verdict.js";
import { english } from "../www/messages/en.js";

/** @import { AnyAnalysis } from "../www/games/view.js" */
/** @import { GameText, Step } from "../www/messages/text.js" */
/** @import { Result } from "../www/pkg/index.js" */

/** @typedef {AnyAnalysis} Told */

/** @type {Record<Result, string>} */
const SIGNS = { win: "●", loss: "○", tie: "◐" };

/** @type {Record<Told["winner"], Result>} */
const RESULTS = { first: "win", second: "loss", tie: "tie" };

/**
 * @param {Told} analysis
 * @param {Record<string, unknown>} options
 */
export function inOneLine(analysis, options) {
  const words = wordsOf(analysis);
  const sentence = sentenceOf(analysis, { ply: 0, rules: rulesOf(options), isComputer: false }, words, english);
  return `${analysis.position}: ${sentence}`;
}

/**
 * @param {Told} analysis
 * @param {Record<string, unknown>} options
 */
export function inFull(analysis, options) {
  const rules = rulesOf(options);
  const words = wordsOf(analysis);
  const { method } = analysis;
  const verdict = [
    analysis.position,
    `${SIGNS[RESULTS[analysis.winner]]} ${sentenceOf(analysis, { ply: 0, rules, isComputer: false }, words, english)}`,
    ...detailsOf(analysis, words, english),
  ];
  const parts = [
    verdict,
    moves(analysis, words, rules),
    [english.why.title, ...words.why(analysis, rules, false).flatMap(step)],
    line(analysis, words),
    [`${english.method.title}: ${method.name}`, `${english.method.cost}: ${method.cost}`],
  ];
  return parts.filter(part => part.length > 0).map(part => part.join("\n")).join("\n\n");
}

/**
 * @param {Told} analysis
 * @param {GameText} words
 * @param {Record<string, string>} rules
 */
function moves(analysis, words, rules) {
  if (analysis.moves.length === 0) return [];
  const { moves } = english;
  const best = JSON.stringify(analysis.best);
  const mark = analysis.winner === "second" ? words.bestLoss ?? moves.bestLoss : moves.best;
  const rows = analysis.moves.map(({ move, result, value }) => [
    `${SIGNS[result]} ${english.capital(words.move(move, analysis))}`,
    english.results[result],
    value === null ? "" : words.value(value, rules),
    JSON.stringify(move) === best ? mark : "",
  ]);
  const left = analysis.moveCount - rows.length;
  const more = left > 0 ? [english.shownOf(rows.length, analysis.moveCount, english.moves.title.toLowerCase())] : [];
  return [moves.title, ...columns(rows), ...more];
}

/**
 * @param {Told} analysis
 * @param {GameText} words
 */
function line(analysis, words) {
  if (analysis.line.length === 0) return [];
  const { line, players } = english;
  const plies = analysis.line.map((move, ply) => [`${players.mover(ply)}:`, words.move(move, analysis)]);
  return [line.title, ...columns(plies)];
}

/**
 * @param {Step} step
 * @param {number} index
 */
function step(step, index) {
  const { text, cases } = typeof step === "string" ? { text: step, cases: [] } : step;
  return [`${index + 1}. ${text}`, ...cases.map(each => `   - ${each}`)];
}

/**
 * Rows whose cells stand beneath one another.
 * @param {readonly string[][]} rows
 */
function columns(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  return rows.map(row => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ").trimEnd());
}

/** @param {Told} analysis @returns {GameText} */
const wordsOf = ({ game }) => /** @type {GameText} */ (english.games[game]);

/** The rules as the catalogue has them. @param {Record<string, unknown>} options */
const rulesOf = ({ maxTake = 3, misere = false }) => ({
  maxTake: maxTake === Infinity ? "unlimited" : String(maxTake),
  misere: misere ? "1" : "",
});
