// The verdict: who wins, in a sentence that is also announced, and as much beside it as is shown.

import { html, nothing } from "../../lit.js";
import { playerSign, resultFor, resultSign } from "../../games/signs.js";
import { contextOf } from "../context.js";
import { detailsOf, resistanceOf, sentenceOf } from "../../messages/verdict.js";
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
  return html`<div class="verdict ${result}" part="verdict" role="status">
    ${isSlow ? working(session, text) : answer ? told(session, answer, text) : none(session, text)}
  </div>`;
}

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
  return html`<div class="headline">
    ${problem || stopped ? html`<p class="note">${stopped ? text.stopped : text.verdict.waiting}</p>` : nothing}
  </div>`;
}

/**
 * @param {Session} session
 * @param {Answer} answer
 * @param {Text} text
 */
function told(session, answer, text) {
  const { analysis, state: { ply } } = answer;
  const ending = endingOf(session, answer, text);
  const sentence = ending ?? (isTold(session, answer)
    ? html`${resultSign(resultFor(analysis.winner))}<span>${sentenceFor(session, answer, text)}</span>`
    : html`<span>${text.verdict.open}</span>`);
  return html`
    <div class="headline">
      <p class="turn">${playerSign(ply)} ${analysis.best === null ? text.players.stuck(ply) : text.players.toMove(ply, isComputers(session, ply))}</p>
      <p class="sentence">${sentence}</p>
    </div>
    <p class="details">${detailsFor(session, answer, text).join(" ")}</p>`;
}

/**
 * Who has won, where the position alone does not tell: the totals of both players do, if all of
 * their moves are known.
 * @param {Session} session
 * @param {Answer} answer
 * @param {Text} text
 */
function endingOf(session, answer, text) {
  const { analysis, state: { before } } = answer;
  const { played } = contextOf(session, answer, text);
  const words = wordsOf(text, session.game);
  const totals = analysis.best === null && before === 0 && played.moves.length > 0 && session.game.totals?.(played);
  if (!totals || !words.ending) return null;
  const [first, second] = totals;
  return html`${first === second ? resultSign("tie") : playerSign(first > second ? 0 : 1)}<span>${words.ending(first, second)}</span>`;
}

/**
 * @param {Session} session
 * @param {Answer} answer
 * @param {Text} text
 */
function sentenceFor(session, { analysis, state: { ply, rules } }, text) {
  const words = wordsOf(text, session.game);
  const isComputer = isComputers(session, ply) && analysis.best !== null;
  const facts = { ply, rules };
  const isWhole = session.shows("move") || analysis.best === null;
  if (isComputer) return words.computer?.(analysis, facts, isWhole) ?? computers(isWhole, analysis, words, text);
  return isWhole ? sentenceOf(analysis, facts, words, text) : words.winner?.(analysis, facts) ?? winnerAlone(analysis, text);
}

/** Whether the computer plays the side that moves after so many moves. @param {Session} session @param {number} ply */
const isComputers = ({ state: { players } }, ply) => players[ply % 2 === 0 ? "first" : "second"] !== "human";

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
function detailsFor(session, { analysis, state: { ply, rules } }, text) {
  const words = wordsOf(text, session.game);
  if (session.shows("reason")) return detailsOf(analysis, words, text, isComputers(session, ply));
  if (session.shows("move")) return resistanceOf(analysis, words, text);
  return session.shows("place") ? [words.place(analysis, rules)] : [];
}
