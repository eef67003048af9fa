// The package's slim entry: the module stays a file of its own, which `init` loads.

import load, * as module from "../pkg/perfect_play.js";
import { remember } from "./remember.js";

/** @import { InitInput } from "../pkg/perfect_play.js" */

export { coins, flip, GameError, grid, nim } from "../pkg/perfect_play.js";
export const squares = remember(module.squares);

/** Empty until `init` has loaded the module. */
export const limits = /** @type {ReturnType<typeof module.readLimits>} */ ({});

/** @type {Promise<void> | undefined} */
let loading;

/**
 * Loads the module once, however often it is called; after a failure it tries again.
 * @param {InitInput | Promise<InitInput>} [input] where the module is, or the module itself;
 *   by default the file beside this one
 * @returns {Promise<void>}
 */
export default function init(input) {
  loading ??= start(input).catch(error => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** @param {InitInput | Promise<InitInput>} [input] */
async function start(input) {
  await load(input === undefined ? undefined : { module_or_path: input });
  Object.freeze(Object.assign(limits, module.readLimits()));
}
