// The package's default entry: the module's bytes travel in this file, and importing it is all
// the set-up there is.

import * as module from "../pkg/perfect_play.js";
import { text } from "../pkg/perfect_play_text.js";
import { decode } from "./decode.js";
import { remember } from "./remember.js";

module.initSync({ module: decode(text) });

export const limits = Object.freeze(module.readLimits());

export { coins, flip, GameError, grid, nim } from "../pkg/perfect_play.js";
export const squares = remember(module.squares);
