// A state as the part of an address after #, and back; docs/address.md describes it for people:
//
//     game=nim&position=3+4+5&maxTake=unlimited&moves=2.1-4&ply=1&second=perfect&hints=place&v=1
//
// `game` and `position` as the package knows them, the position being the one that was entered;
// rules that differ from the usual ones by their names; `moves` since, split by dots; `ply`, how
// many moves are played, where that is not all of them; `before`, moves that went before the
// position; `first` and `second`, who plays; `hints`; and `view.` with a name for whatever else
// is looked at. What is as usual is not written.
//
// An address may hold anything: what does not make sense is left out, and `decode` says so.

import { RUNGS } from "../element/context.js";
import { changedRules, completeRules } from "../element/rules.js";
import { entered, hasAhead, readMove, usualSettings, writeMove } from "../element/state.js";
import { firstGame, games } from "../games/index.js";

/** @import { View } from "../games/view.js" */
/** @import { Omission, Player, Settings, State } from "../element/timeline.js" */

/** @typedef {{ state: State, omissions: Omission[] }} Decoded */

const VERSION = "1";

/** Characters that an address may have after #; a longer one may be cut on its way. */
const LONGEST = 60_000;

/** Characters after # that are read at all. */
const LONGEST_READ = 4_000_000;

/** The greatest number of moves that an address may hold, or claim to have been played. */
const MOST_MOVES = 10_000;
const MOST_PLIES = 1_000_000;

/** @type {readonly Player[]} */
const PLAYERS = ["human", "perfect", "casual"];

const NAMES = ["game", "position", "moves", "ply", "before", "first", "second", "hints", "v"];

/**
 * @param {State} state
 * @returns {string}
 */
export function encode(state) {
  const { game: id, start, rules, before, moves, ply, players, hints, view } = state;
  const game = games.get(id);
  const fields = new URLSearchParams({
    game: id,
    position: game?.address?.write(start) ?? start,
    ...(game && changedRules(game, rules)),
    ...(game && moves.length > 0 && { moves: moves.map(move => writeMove(game, move)).join(".") }),
    ...(hasAhead(state) && { ply: String(ply) }),
    ...(before > 0 && { before: String(before) }),
    ...(players.first !== usualSettings.players.first && { first: players.first }),
    ...(players.second !== usualSettings.players.second && { second: players.second }),
    ...(hints !== usualSettings.hints && { hints }),
    ...Object.fromEntries(Object.entries(view).map(([name, text]) => [`view.${name}`, text])),
    v: VERSION,
  });
  return `#${fields}`.replaceAll("%2F", "/");
}

/** Whether an address can hold a state. @param {State} state */
export const fits = state => state.start.length <= LONGEST && encode(state).length <= LONGEST;

/**
 * @param {string} hash
 * @returns {Decoded}
 */
export function decode(hash) {
  /** @type {Set<Omission["kind"]>} */
  const left = new Set();
  if (hash.length > LONGEST_READ) left.add("long");
  const fields = fieldsOf(hash.length > LONGEST_READ ? "" : hash);
  const game = gameOf(fields, left);
  if ((fields.get("v") ?? VERSION) !== VERSION) left.add("version");
  if (unknownNames(fields, game).length > 0) left.add("unknown");
  const settings = settingsIn(fields, game, left);
  const state = positionIn(fields, game, settings, left);
  return { state, omissions: [...left].map(kind => ({ kind })) };
}

/** The fields by their names; of one that is there twice, the first. @param {string} hash */
function fieldsOf(hash) {
  const fields = [...new URLSearchParams(hash.replace(/^#/, ""))];
  return new Map(fields.reverse());
}

/**
 * @param {ReadonlyMap<string, string>} fields
 * @param {Set<Omission["kind"]>} left
 * @returns {View}
 */
function gameOf(fields, left) {
  const id = fields.get("game") ?? firstGame;
  const game = games.get(id);
  if (game) return game;
  left.add("game");
  const first = games.get(firstGame);
  if (!first) throw new RangeError("There is no game at all.");
  return first;
}

/**
 * Names that mean nothing for a game.
 * @param {ReadonlyMap<string, string>} fields
 * @param {View} game
 */
function unknownNames(fields, game) {
  const views = Object.keys(game.choices ?? {}).map(name => `view.${name}`);
  const known = new Set([...NAMES, ...game.rules.map(({ name }) => name), ...views]);
  return [...fields.keys()].filter(name => name !== "" && !known.has(name));
}

/**
 * @param {ReadonlyMap<string, string>} fields
 * @param {View} game
 * @param {Settings} settings
 * @param {Set<Omission["kind"]>} left
 * @returns {State}
 */
function positionIn(fields, game, settings, left) {
  const position = fields.get("position");
  const [example] = game.examples;
  if (position === undefined || left.has("game")) {
    if (fields.has("moves")) left.add("moves");
    const play = { game: game.id, start: example?.position ?? "", rules: completeRules(game, example?.rules) };
    return entered(play, settings);
  }
  const start = game.address?.read(position) ?? position;
  const given = Object.fromEntries(fields);
  if (game.rules.some(({ name, read }) => name in given && read(given[name] ?? "") === null)) left.add("rules");
  const state = entered({ game: game.id, start, rules: completeRules(game, given) }, settings);
  const moves = movesIn(fields.get("moves") ?? "", game, left);
  const ply = countIn(fields.get("ply"), MOST_PLIES);
  if (fields.has("ply") && ply === null) left.add("moves");
  // Where no moves are told, only that there were some, they went before the position.
  const before = moves.length > 0 || fields.has("before") ? countIn(fields.get("before") ?? "0", MOST_PLIES) : ply;
  const from = before ?? 0;
  const last = from + moves.length;
  return { ...state, before: from, moves, ply: Math.min(Math.max(ply ?? last, from), last), position: null };
}

/**
 * The moves up to the first that cannot be one.
 * @param {string} text
 * @param {View} game
 * @param {Set<Omission["kind"]>} left
 */
function movesIn(text, game, left) {
  const texts = text === "" ? [] : text.split(".", MOST_MOVES + 1);
  const moves = texts.slice(0, MOST_MOVES).map(each => readMove(game, each));
  const bad = moves.indexOf(null);
  if (bad >= 0 || texts.length > MOST_MOVES) left.add("moves");
  return bad < 0 ? moves : moves.slice(0, bad);
}

/**
 * @param {string | undefined} text
 * @param {number} most
 */
function countIn(text, most) {
  if (text === undefined || !/^\d{1,7}$/.test(text)) return null;
  return Number(text) <= most ? Number(text) : null;
}

/**
 * @param {ReadonlyMap<string, string>} fields
 * @param {View} game
 * @param {Set<Omission["kind"]>} left
 * @returns {Settings}
 */
function settingsIn(fields, game, left) {
  /** @type {<T extends string>(name: string, all: readonly T[], usual: T) => T} */
  const choice = (name, all, usual) => {
    const text = fields.get(name);
    const found = all.find(each => each === text);
    if (text !== undefined && found === undefined) left.add("settings");
    return found ?? usual;
  };
  const views = Object.entries(game.choices ?? {})
    .map(([name, all]) => [name, choice(`view.${name}`, all, "")])
    .filter(([, text]) => text !== "");
  return {
    players: {
      first: choice("first", PLAYERS, usualSettings.players.first),
      second: choice("second", PLAYERS, usualSettings.players.second),
    },
    hints: choice("hints", RUNGS, usualSettings.hints),
    view: Object.fromEntries(views),
  };
}
