// The answer to a position, as it is printed.

import * as solver from "../www/solver/index.js";
import { inFull, inOneLine } from "./words.js";

/** @import { Wanted } from "./arguments.js" */
/** @import { Told } from "./words.js" */

/** Moves and plies that are told unless others are asked for. */
const LISTED = 12;

/**
 * @param {string} position
 * @param {Wanted} wanted
 * @param {boolean} brief
 * @returns {{ text: string, isRefusal: boolean }}
 */
export function answer(position, { game, options, json }, brief) {
  try {
    const limits = json ? {} : { maxMoves: LISTED, maxLine: LISTED };
    /** @type {Told} */
    const analysis = Reflect.get(solver, game).analyze(position, { ...limits, ...options });
    if (json) return { text: JSON.stringify(analysis), isRefusal: false };
    const tell = brief ? inOneLine : inFull;
    return { text: tell(analysis, options), isRefusal: false };
  } catch (error) {
    if (!(error instanceof solver.GameError)) throw error;
    const { code, message, at } = error;
    const text = json ? JSON.stringify({ game, position, error: { code, message, at } }) : `${position}: ${message}`;
    return { text, isRefusal: true };
  }
}
