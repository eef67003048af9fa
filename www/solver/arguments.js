// What a function is called with, on its way to another thread.

/** @import { Question, Thread } from "./messages.js" */

const { slice } = Object.getPrototypeOf(Uint8Array.prototype);

/**
 * A question that stays as it is, whatever happens to the values that it was made of.
 * @param {Question} question
 * @returns {Question}
 */
export function capture({ args, ...function_ }) {
  return { ...function_, args: sendable(() => structuredClone(args.map(own))) };
}

/**
 * @param {Thread} thread
 * @param {{ id: number, question: Question }} job
 */
export function send(thread, { id, question }) {
  const args = question.args.map(own);
  const moved = args.flatMap(value => (isTyped(value) ? [/** @type {ArrayBuffer} */ (value.buffer)] : []));
  sendable(() => thread.post({ id, question: { ...question, args } }, moved));
}

/**
 * A typed array of its own, which can be moved to the thread: a clone would take along all of the
 * memory that this one is a view of. Other values are cloned.
 * @param {unknown} value
 */
const own = value => (isTyped(value) ? slice.call(value) : value);

/** @param {unknown} value @returns {value is ArrayBufferView} */
const isTyped = value => ArrayBuffer.isView(value) && !(value instanceof DataView);

/**
 * @template T
 * @param {() => T} work
 */
function sendable(work) {
  try {
    return work();
  } catch (cause) {
    throw new TypeError("An argument cannot be sent to the solver's thread: pass plain values.", { cause });
  }
}
