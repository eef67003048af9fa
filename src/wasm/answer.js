// Puts answers together out of plain numbers, which cross from Rust as one array a list.

const WINNERS = ["second", "tie", "first"];
const RESULTS = ["loss", "tie", "win"];
const ENDS = ["left", "right"];
const STEPS = ["down", "right", "diagonal"];

/**
 * How many numbers a game's move takes, and the move that they are.
 * @typedef {{ size: number, decode(numbers: Float64Array, at: number): unknown }} Code
 */

/** @type {Code} */
const NUMBER = { size: 1, decode: (numbers, at) => numbers[at] };

/** @type {Record<string, Code>} */
const CODES = {
  nim: { size: 2, decode: (numbers, at) => ({ heap: numbers[at], take: numbers[at + 1] }) },
  squares: NUMBER,
  flip: NUMBER,
  coins: { size: 1, decode: (numbers, at) => ENDS[numbers[at]] },
  grid: { size: 1, decode: (numbers, at) => STEPS[numbers[at]] },
};

/**
 * @param {string} game
 * @param {Float64Array} numbers
 */
function moves(game, numbers) {
  const { size, decode } = CODES[game];
  return Array.from({ length: numbers.length / size }, (_, i) => decode(numbers, size * i));
}

/**
 * The same as `Array.from`, which takes several times as long: there may be a million.
 * @param {Float64Array} numbers
 */
function plain(numbers) {
  /** @type {number[]} */
  const list = new Array(numbers.length);
  for (let i = 0; i < list.length; i++) list[i] = numbers[i];
  return list;
}

/** @param {number} number NaN where there is none */
const known = number => (Number.isNaN(number) ? null : number);

/**
 * @param {string} game
 * @param {string} position
 * @param {number} winner place in `WINNERS`
 * @param {number} moveCount
 * @param {number} bestMoveCount
 * @param {Float64Array} listed the moves
 * @param {Float64Array} results of each, as places in `RESULTS`
 * @param {Float64Array} values of each
 * @param {Float64Array} best one move, or none
 * @param {Float64Array} line
 * @param {number} depth
 * @param {unknown} reason
 * @param {string} name
 * @param {string} cost
 * @param {object} details
 */
export function analysis(
  game, position, winner, moveCount, bestMoveCount, listed, results, values, best, line, depth,
  reason, name, cost, details,
) {
  return {
    game,
    position,
    winner: WINNERS[winner],
    moveCount,
    bestMoveCount,
    moves: moves(game, listed).map((move, i) => ({
      move, result: RESULTS[results[i]], value: known(values[i]),
    })),
    best: moves(game, best)[0] ?? null,
    line: moves(game, line),
    depth: known(depth),
    reason,
    method: { name, cost },
    ...details,
  };
}

/** The text of a grid with `/` between its rows. @param {string} text */
export const slashed = text => text.replaceAll("\n", "/");

/**
 * The text of a grid whose token goes on. At the top left, where it is not written, nothing leads to.
 * @param {string} text
 * @param {number} from where the token is
 * @param {number} to where it goes
 */
export const moved = (text, from, to) =>
  `${text.slice(0, from)}W${text.slice(from + 1, to)}T${text.slice(to + 1)}`;

export const noMoves = () => ({ kind: "no-moves" });

/**
 * @param {string} game
 * @param {Float64Array} move
 * @param {string} to
 */
export const reachesLost = (game, move, to) => ({
  kind: "reaches-lost", move: moves(game, move)[0], to,
});

/**
 * @param {string} game
 * @param {Float64Array} tried
 * @param {Float64Array} replies
 */
export function allMovesAnswered(game, tried, replies) {
  const answers = moves(game, replies);
  return {
    kind: "all-moves-answered",
    answers: moves(game, tried).map((move, i) => ({ move, answer: answers[i] })),
  };
}

/**
 * @param {number} modulus
 * @param {number} remainder
 */
export const byModulus = (modulus, remainder) => ({ kind: "modulus", modulus, remainder });

/**
 * @param {Float64Array} values
 * @param {number} nimSum
 * @param {boolean} allSmall
 */
export const bySum = (values, nimSum, allSmall) => ({
  kind: "nim-sum", values: plain(values), nimSum, allSmall,
});

/**
 * @param {object[] | undefined} runs
 * @param {Float64Array} more start, length and value of each
 */
export function withRuns(runs = [], more) {
  for (let i = 0; i < more.length; i += 3) {
    runs.push({ start: more[i], length: more[i + 1], value: more[i + 2] });
  }
  return runs;
}

/**
 * @param {object[]} runs
 * @param {number} nimSum
 */
export const byRuns = (runs, nimSum) => ({ kind: "nim-sum", runs, nimSum });

/**
 * @param {number} left
 * @param {number} right
 * @param {Float64Array} valley
 * @param {Float64Array} places sums of the odd and of the even ones; empty with an odd count
 */
export const byMargins = (left, right, valley, places) => ({
  kind: "margins",
  left,
  right,
  valley: plain(valley),
  ...(places.length && { oddPlaces: places[0], evenPlaces: places[1] }),
});

/**
 * @param {Float64Array} heaps
 * @param {number} nimValue
 */
export const nimDetails = (heaps, nimValue) => ({ heaps: plain(heaps), nimValue });

/**
 * Numbers under their names.
 * @param {string} names with a space between them
 * @param {Float64Array} numbers NaN where there is none
 * @returns {Record<string, number | null>}
 */
export const facts = (names, numbers) =>
  Object.fromEntries(names.split(" ").map((name, i) => [name, known(numbers[i])]));
