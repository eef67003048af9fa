// The package's functions as promises: each asks a queue.

import { functions } from "../pkg/facts.js";

/** @import { Following, Queue } from "./queue.js" */

/**
 * The games' namespaces, with the same functions as the package has.
 * @param {Queue} queue
 */
export function promises(queue) {
  const games = Object.entries(functions).map(([game, names]) => {
    const asking = names.map(name => [name, asks(queue, game, name)]);
    return [game, Object.freeze(Object.fromEntries(asking))];
  });
  return Object.fromEntries(games);
}

/**
 * @param {Queue} queue
 * @param {string} game
 * @param {string} name
 */
const asks = (queue, game, name) => async (/** @type {unknown[]} */ ...given) => {
  const { args, following } = separate(given);
  const { value } = await queue.ask({ game, name, args }, following);
  return value;
};

/**
 * Takes out of the last argument what the thread is not asked: `signal` and `onProgress`.
 * @param {readonly unknown[]} given
 * @returns {{ args: readonly unknown[], following: Following }}
 */
function separate(given) {
  const last = given.at(-1);
  if (typeof last !== "object" || last === null || !("signal" in last || "onProgress" in last)) {
    return { args: given, following: {} };
  }
  const { signal, onProgress, ...options } = /** @type {Following} */ (last);
  const others = given.slice(0, -1);
  const args = Object.keys(options).length > 0 ? [...others, options] : others;
  return { args, following: { signal, onProgress } };
}
