// Opening a thread by the first of several ways that leads to one.

/** @import { Thread } from "./messages.js" */

/** A way to start a thread; it may fail at once, or when the thread is listened to. */
/** @typedef {() => Thread | Promise<Thread>} Way */

/**
 * @param {readonly Way[]} ways
 * @returns {Promise<Thread>} a thread that can be asked; rejects with what went wrong last
 */
export async function open(ways) {
  /** @type {unknown} */
  let reason;
  for (const way of ways) {
    try {
      return await ready(await way());
    } catch (error) {
      reason = error;
    }
  }
  throw new Error("The solver cannot be started.", { cause: reason });
}

/**
 * @param {Thread} thread
 * @returns {Promise<Thread>}
 */
function ready(thread) {
  return new Promise((resolve, reject) => {
    /** @param {unknown} reason */
    const giveUp = reason => {
      thread.close();
      reject(reason);
    };
    thread.listen(
      message => ("unable" in message ? giveUp(new Error(message.unable)) : resolve(thread)),
      giveUp,
    );
  });
}
