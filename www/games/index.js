// The games, in the order in which they are offered. A further one is a line here.

import { coins } from "./coins.js";
import { flip } from "./flip.js";
import { grid } from "./grid.js";
import { nim } from "./nim.js";
import { squares } from "./squares.js";

/** @import { View } from "./view.js" */

/** @type {ReadonlyMap<string, View>} */
export const games = new Map([nim, squares, flip, coins, grid].map(game => [game.id, game]));

/** The game that opens when none is named. */
export const firstGame = nim.id;
