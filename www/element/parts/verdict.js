// The verdict: who wins, in a sentence that is also announced, and as much beside it as is shown.

import { html } from "../../lit.js";
import { playerSign, resultFor, resultSign } from "../../games/signs.js";
import { detailsOf, resistanceOf, sentenceOf } from "../../messages/verdict.js";
import { signOf, totalsOf, turnOf } from "../standing.js";
import { isComputers } from "../state.js";
import { wordsOf } from "./words-of.js";
import { working } from "./working.js";

/** @import { AnyAnalysis } from "../../games/view.js" */
/** @import { GameText, Text } from "../../messages/text.js" */
/** @import { Answer, Session } from "../session.js" */

/**
 * @param {Session} session
 * @param {Text} text
 */
export function verdict(session, text) {
  const { answer, isSlow } = session;
  const result = answer && !isSlow && isTold(session, answer) ? resultFor(answer.analysis.winner) : "";
  const details = answer && !isSlow ? detailsFor(session, answer, text).join(" ") : "";
  return html`<div class="verdict ${result}" part="verdict" role="status">
    ${isSlow ? working(session, text) : answer ? told(session, answer, text) : none(session, text)}
    <p class="details ${roomFor(session)}">${details}</p>
  </div>`;
}

/** How much room the details have, whether they are there or not. @param {Session} session */
const roomFor = session => (session.shows("reason") ? "three-lines" : session.shows("place") ? "one-line" : "");

/**
 * Whether it is told who wins; who has won is plain to see.
 * @param {Session} session
 * @param {Answer} answer
 */
const isTold = (session, { analysis }) => session.shows("winner") || analysis.best === null;

/**
 * Before there is any answer.
 * @param {Session} session
 * @param {Text} text
 */
function none({ problem, stopped }, text) {
  const note = stopped ? text.stopped : problem ? text.verdict.waiting : null;
  return html`<div class="headline">${note && html`<p class="note">${note}</p>`}</div>`;
}

/**
 * @param {Session} session
 * @param {Answer} answer
 * @param {Text} text
 */
function told(session, answer, text) {
  const { analysis, state } = answer;
  const sign = signOf(session.game, analysis, state);
  return html`
    <div class="headline">
      <p class="turn">${playerSign(state.ply)} ${turnOf(analysis, state, text)}</p>
      <p class="sentence">${isTold(session, answer)
        ? html`${"player" in sign ? playerSign(sign.player) : resultSign(sign.result)}<span>${sentenceFor(session, answer, text)}</span>`
        : html`<span>${text.verdict.open}</span>`}</p>
    </div>`;
}

/**
 * @param {Session} session
 * @param {Answer} answer
 * @param {Text} text
 */
function sentenceFor(session, { analysis, state }, text) {
  const words = wordsOf(text, session.game);
  const totals = totalsOf(session.game, analysis, state);
  if (totals && words.ending) return words.ending(...totals);
  const isComputer = isComputers(state);
  const facts = { ply: state.ply, rules: state.rules, isComputer };
  const isWhole = session.shows("move") || analysis.best === null;
  if (isComputer && analysis.best !== null) return words.computer?.(analysis, facts, isWhole) ?? computers(isWhole, analysis, words, text);
  return isWhole ? sentenceOf(analysis, facts, words, text) : words.winner?.(analysis, facts) ?? winnerAlone(analysis, text);
}

/**
 * The verdict on a position in which the computer moves, which is not the reader.
 * @param {boolean} isWhole whether the move is told too
 * @param {AnyAnalysis} analysis
 * @param {GameText} words
 * @param {Text} text
 */
function computers(isWhole, analysis, words, { verdict: { computer } }) {
  if (analysis.winner === "first") return isWhole ? computer.win(words.move(analysis.best, analysis)) : computer.wins;
  return isWhole ? computer.loss : computer.loses;
}

/**
 * @param {AnyAnalysis} analysis
 * @param {Text} text
 */
function winnerAlone({ winner }, { verdict }) {
  return { first: verdict.wins, second: verdict.loses, tie: verdict.ties }[winner];
}

/**
 * Sentences beneath: where to look, the move to make, and in the end all that is known.
 * @param {Session} session
 * @param {Answer} answer
 * @param {Text} text
 */
function detailsFor(session, { analysis, state }, text) {
  const words = wordsOf(text, session.game);
  if (session.shows("reason")) return detailsOf(analysis, words, text, isComputers(state));
  if (session.shows("move")) return resistanceOf(analysis, words, text);
  return session.shows("place") ? [words.place(analysis, state.rules)] : [];
}
