// What the command is called with. Positions may begin with minus signs, as in `flip --++`, so that
// only what begins like a word is an option.

const GAMES = /** @type {const} */ (["nim", "squares", "flip", "coins", "grid"]);

/** @typedef {typeof GAMES[number]} Game */

/**
 * @typedef {object} Wanted
 * @property {"help" | "version" | undefined} show instead of an answer
 * @property {Game} game
 * @property {string | undefined} position undefined where positions come on standard input
 * @property {Record<string, unknown>} options of the solver
 * @property {boolean} json
 * @property {boolean | undefined} brief a line for each position; undefined where it was not said
 */

/** What is wrong with the way in which the command was called. */
export class UsageError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(`${message}\nperfect-play --help says more.`);
  }
}

/** Options without a value, and what they say. @type {Record<string, (wanted: Wanted) => void>} */
const SWITCHES = {
  help: wanted => void (wanted.show = "help"),
  version: wanted => void (wanted.show = "version"),
  json: wanted => void (wanted.json = true),
  brief: wanted => void (wanted.brief = true),
  full: wanted => void (wanted.brief = false),
  misere: ({ options }) => void (options["misere"] = true),
};

/** Options with a value: the solver's name for each, which judges the value. */
const VALUES = { "max-take": "maxTake", moves: "maxMoves", line: "maxLine" };

/**
 * @param {readonly string[]} args
 * @returns {Wanted}
 * @throws {UsageError}
 */
export function readArguments(args) {
  /** @type {Wanted} */
  const wanted = { show: undefined, game: "nim", position: undefined, options: {}, json: false, brief: undefined };
  /** @type {string[]} */
  const others = [];
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === "--" && rest.length > 0) others.push(...rest.splice(0));
    else if (arg === "-h") wanted.show = "help";
    else if (/^--[a-z]/.test(arg)) readOption(arg.slice(2), rest, wanted);
    else others.push(arg);
  }
  if (wanted.show) return wanted;
  const [name, ...positions] = others;
  const game = GAMES.find(game => game === name);
  if (!game) throw new UsageError(`Name a game first: ${GAMES.join(", ")}.${name ? ` There is no ${name}.` : ""}`);
  return { ...wanted, game, position: positions.length > 0 ? positions.join(" ") : undefined };
}

/**
 * @param {string} option without its dashes
 * @param {string[]} rest the arguments after it; its value is taken out
 * @param {Wanted} wanted
 */
function readOption(option, rest, wanted) {
  const [name = "", value] = option.split(/=(.*)/s);
  const say = Object.hasOwn(SWITCHES, name) ? SWITCHES[name] : undefined;
  if (say) {
    if (value !== undefined) throw new UsageError(`--${name} takes no value.`);
    return say(wanted);
  }
  const key = new Map(Object.entries(VALUES)).get(name);
  if (!key) throw new UsageError(`There is no option --${name}.`);
  const text = value ?? rest.shift();
  if (text === undefined) throw new UsageError(`--${name} needs a value.`);
  wanted.options[key] = readValue(text);
}

/** A number, or the text that is none, for the solver to refuse. @param {string} text */
function readValue(text) {
  if (/^(?:unlimited|infinity)$/i.test(text)) return Infinity;
  return text.trim() === "" || Number.isNaN(Number(text)) ? text : Number(text);
}
