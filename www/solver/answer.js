// Answering a question in the thread that this runs in.

import { workUp } from "./work-up.js";

/** @import { Answer, Problem, Question, Solver } from "./messages.js" */
/** @import { Watch } from "./work-up.js" */

/**
 * Answers a question. Never rejects: what goes wrong is told as a problem.
 * @param {Solver} solver
 * @param {Question} question
 * @param {Watch} watch
 * @returns {Promise<Answer>}
 */
export async function answer(solver, question, watch) {
  const { game, name, args, many } = question;
  try {
    const begun = performance.now();
    await workUp(solver, question, watch);
    const call = Reflect.get(Reflect.get(solver, game), name);
    const value = many ? args.map(each => call(.../** @type {unknown[]} */ (each))) : call(...args);
    return { value, milliseconds: performance.now() - begun };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/**
 * @param {unknown} error
 * @returns {Problem}
 */
function problemOf(error) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message } = error;
  if (error.name !== "GameError") return { message };
  const { code, at } = /** @type {import("../pkg/index.js").GameError} */ (error);
  return { message, code, ...(at && { at }) };
}
