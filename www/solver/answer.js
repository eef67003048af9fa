// Asking the solver in the thread that this runs in. The module is loaded by the first question.

import init, * as solver from "../pkg/slim.js";

/**
 * What is asked: the function `name` of a game's namespace, and what it is called with.
 * @typedef {{ game: string, name: string, args: readonly unknown[] }} Question
 */

/**
 * Why there is no answer. `code` is that of a GameError, or "unexpected" for anything else.
 * @typedef {{ code: string, message: string, at?: Place }} Problem
 * @typedef {{ index: number, row?: number, column?: number }} Place
 */

/** @typedef {{ value: unknown, milliseconds: number } | { problem: Problem }} Answer */

/** @type {Promise<unknown> | undefined} */
let loaded;

/**
 * Answers a question. Never rejects: what goes wrong is told as a problem.
 * @param {Question} question
 * @returns {Promise<Answer>}
 */
export async function answer({ game, name, args }) {
  try {
    loaded ??= init();
    await loaded;
    const asked = Reflect.get(Reflect.get(solver, game), name);
    const begun = performance.now();
    const value = asked(...args);
    return { value, milliseconds: performance.now() - begun };
  } catch (error) {
    return { problem: problem(error) };
  }
}

/**
 * @param {unknown} error
 * @returns {Problem}
 */
function problem(error) {
  if (error instanceof solver.GameError) {
    const { code, message, at } = error;
    return { code, message, ...(at && { at }) };
  }
  return { code: "unexpected", message: error instanceof Error ? error.message : String(error) };
}
