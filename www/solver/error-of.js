// A thread's problem as the error that it was there.

import { GameError } from "../../src/wasm/game-error.js";

/** @import { Problem } from "./messages.js" */

/** @param {Problem} problem */
export function errorOf({ code, message, at }) {
  return code === undefined ? new Error(message) : new GameError(code, message, at?.index, at?.row, at?.column);
}
