// A state as the part of an address after #, and back:
//
//     game=nim&position=3+4+5&maxTake=unlimited&misere=1&ply=1
//
// `game` and `position` as the package knows them; rules that differ from the usual ones by their
// names; `ply`, the moves already played, where there are any. A later form that cannot be read
// this way will say so by `v`. Whatever does not make sense is left out.

import { changedRules, completeRules } from "../element/rules.js";
import { firstGame, games } from "../games/index.js";

/** @import { State } from "../element/timeline.js" */

/** Characters that an address may have after #; a longer one may be cut on its way. */
export const LONGEST = 60_000;

/** The greatest number of moves that an address may claim to have been played. */
const MOST_PLIES = 1_000_000;

/**
 * @param {State} state
 * @returns {string}
 */
export function encode({ game: id, position, rules, ply }) {
  const game = games.get(id);
  const fields = new URLSearchParams({
    game: id,
    position: game?.address?.write(position) ?? position,
    ...(game && changedRules(game, rules)),
    ...(ply > 0 && { ply: String(ply) }),
  });
  return `#${fields}`.replaceAll("%2F", "/");
}

/**
 * @param {string} hash
 * @returns {State}
 */
export function decode(hash) {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const game = games.get(fields.get("game") ?? firstGame) ?? games.get(firstGame);
  if (!game) throw new RangeError("There is no game at all.");
  const position = fields.get("position");
  if (position === null) {
    const [example] = game.examples;
    return { game: game.id, position: example?.position ?? "", rules: completeRules(game, example?.rules), ply: 0 };
  }
  const ply = Number(fields.get("ply") ?? 0);
  return {
    game: game.id,
    position: game.address?.read(position) ?? position,
    rules: completeRules(game, Object.fromEntries(fields)),
    ply: Number.isInteger(ply) && ply > 0 && ply <= MOST_PLIES ? ply : 0,
  };
}
