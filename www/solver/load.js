// The one solver of a page. It works on a thread of its own, so that the page stays alive
// meanwhile; where the browser grants none, it works here.

import { Queue } from "./queue.js";

/** @import { Answer, Problem, Question } from "./answer.js" */

/** What the solver refuses, as it was said by the module. */
export class Refusal extends Error {
  /** @param {Problem} problem */
  constructor({ code, message, at }) {
    super(message);
    this.name = "Refusal";
    this.code = code;
    this.at = at;
  }
}

/**
 * Asks the solver.
 * @param {Question} question
 * @param {AbortSignal} [signal] calls the question off
 * @returns {Promise<{ value: unknown, milliseconds: number }>} what the function returned, and how
 *   long it took; rejects with a `Refusal`
 */
export async function ask(question, signal) {
  const answer = await queue.ask(question, signal);
  if ("problem" in answer) throw new Refusal(answer.problem);
  return answer;
}

const queue = new Queue(openThread);

/**
 * @param {(answer: Answer) => void} receive
 * @param {() => void} fail told when the thread cannot start
 * @returns {{ send(question: Question): void, close(): void }}
 */
function openThread(receive, fail) {
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }) => receive(data));
  worker.addEventListener("error", fail);
  return { send: question => worker.postMessage(question), close: () => worker.terminate() };
}
