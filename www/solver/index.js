// The package's default entry: the module's bytes travel in this file, and importing it is all
// the set-up there is.

import { initSync, readLimits } from "../pkg/perfect_play.js";
import { text } from "../pkg/perfect_play_text.js";
import { decode } from "./decode.js";

initSync({ module: decode(text) });

export const limits = Object.freeze(readLimits());

export { coins, flip, GameError, grid, nim, squares } from "../pkg/perfect_play.js";
