// The thread's side: answers the questions that come in at a port.

import { answer } from "./answer.js";

/** @import { Answer, FromThread, Port, Solver, ToThread } from "./messages.js" */

/**
 * @param {Solver} solver
 * @param {Port} port
 */
export function serve(solver, port) {
  /** The question at work, unless it was stopped. @type {number | undefined} */
  let current;
  /** @param {FromThread} message @param {Transferable[]} [transfer] */
  const post = (message, transfer = []) => port.postMessage(message, transfer);

  port.onmessage = async event => {
    const message = /** @type {ToThread} */ (event.data);
    if ("stop" in message) {
      if (message.stop === current) current = undefined;
      return;
    }
    const { id, question } = message;
    current = id;
    const given = await answer(solver, question, {
      report: done => post({ id, done }),
      isStopped: () => current !== id,
    });
    post({ id, answer: given }, buffersOf(given));
  };
  post({ ready: true });
}

/**
 * What is moved to whoever asked, instead of being copied.
 * @param {Answer} answer
 * @returns {Transferable[]}
 */
function buffersOf(answer) {
  return "value" in answer && ArrayBuffer.isView(answer.value) ? [/** @type {ArrayBuffer} */ (answer.value.buffer)] : [];
}
