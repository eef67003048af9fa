// Who answers the elements of a page: one solver for all of them, which whoever defines the element
// sets before the first question.

/** @import { Question } from "../solver/messages.js" */
/** @import { Following } from "../solver/queue.js" */

/**
 * @callback AskSolver
 * @param {Question} question
 * @param {Following} [following]
 * @returns {Promise<{ value: unknown, milliseconds: number }>}
 */

/** @type {AskSolver} */
let answering = () => Promise.reject(new Error("Nobody was named to answer the element."));

/** @param {AskSolver} answer */
export function answerBy(answer) {
  answering = answer;
}

/** Asks the solver; rejects with a GameError. @type {AskSolver} */
export const ask = (question, following) => answering(question, following);
