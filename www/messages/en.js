// The message catalogue in English: what every game says. What one game says is beside it, in en/.

import { coins } from "./en/coins.js";
import { editing } from "./en/editing.js";
import { flip } from "./en/flip.js";
import { grid } from "./en/grid.js";
import { nim } from "./en/nim.js";
import { squares } from "./en/squares.js";
import { capital, count, number, over, plural, signed } from "./en/words.js";

/** @import { Result } from "../pkg/slim.js" */

export const english = {
  locale: "en",
  editing,
  games: { nim, squares, flip, coins, grid },

  page: {
    name: "Perfect Play",
    /** @param {string} game */
    title: game => `${game} · Perfect Play`,
    games: "Games",
    share: "Share",
    help: "Help and shortcuts",
    theme: "Theme",
    themes: { system: "System", light: "Light", dark: "Dark" },
    failed: "This could not be loaded. Try again when you are connected.",
    updated: "A new version is ready.",
    reload: "Reload",
    later: "Later",
    tooLongForLink: "This position is too long for the address: a link would not hold it.",
  },

  setup: {
    try: "Try",
    example: /** @param {string} name */ name => `Try ${name}`,
    rules: "Rules",
    /** @param {number} shown @param {number} all */
    cut: (shown, all) => `The first ${number(shown)} of ${number(all)} characters.`,
    unfold: "Edit as text",
  },

  errors: {
    /** Before a row of a grid in which a cell is marked. @param {number} row */
    row: row => `Row ${number(row + 1)}:`,
    lastGood: "The board still shows the last position that could be read.",
    lastSolved: "The board still shows the last position that was solved.",
    /** @param {string} game */
    unknownGame: game => `There is no game called “${game}”.`,
    forbidden: "The security policy of this page keeps WebAssembly from running: its script-src needs 'wasm-unsafe-eval'.",
    unexpected: "The solver could not be started. Reload the page, or try another browser.",
  },

  loading: "Loading the solver …",
  thinking: "Working it out …",
  /** @param {number} percent */
  percent: percent => `${number(percent)} %`,
  progress: "Share of the work that is done",
  cancel: "Cancel",
  stopped: "Stopped before there was an answer.",
  resume: "Go on",

  players: {
    /** Who moves after so many moves. @param {number} ply */
    mover: ply => (ply % 2 === 0 ? "First player" : "Second player"),
    /** @param {number} ply @param {boolean} [isComputer] whether the computer plays that side */
    toMove: (ply, isComputer = false) => `${ply % 2 === 0 ? "First" : "Second"} player${isComputer ? ", the computer," : ""} to move`,
    /** Who would move where nobody can. @param {number} ply */
    stuck: ply => `${ply % 2 === 0 ? "First" : "Second"} player has no move`,
    /** What was played, in a sentence: every move begins with its verb. @param {number} ply @param {string} move */
    played: (ply, move) => `${ply % 2 === 0 ? "First" : "Second"} player ${move.replace(/^\w+/, "$&s")}.`,
  },

  options: {
    title: "Players and hints",
    players: "Who plays",
    sides: { first: "First player", second: "Second player" },
    kinds: {
      human: "A person",
      perfect: "Computer, perfect",
      /** @param {number} slips */
      casual: slips => `Computer, any move one time in ${number(slips)}`,
    },
    swap: "Swap sides",
    computer: "Let the computer move",
    playOn: "Play on",
    stop: "Stop",
    hints: "How much is shown",
    rungs: {
      nothing: "Nothing",
      winner: "Who wins",
      place: "Where to look",
      move: "The move",
      reason: "The reason, and all else",
    },
  },

  /** What is wrong with what a page has set on the element. */
  settings: {
    /** @param {string} name @param {string} value @param {readonly string[]} all */
    choice: (name, value, all) => `The attribute ${name} is “${value}”, which is none of ${all.join(", ")}.`,
    /** @param {string} name */
    noRule: name => `This game has no rule called “${name}”.`,
    /** @param {string} name @param {string} value */
    rule: (name, value) => `The rule ${name} cannot be “${value}”, so the usual one holds.`,
  },

  /** What was left out of a link. */
  left: {
    version: "This link was made by another version of the page: some of it may be missing.",
    game: "This link names a game that is not here, so another one is shown.",
    rules: "A rule in this link could not be read, so the usual one holds.",
    moves: "Some moves in this link could not be read and were left out.",
    long: "This link is too long to be read.",
    settings: "Some settings in this link could not be read and were left out.",
    unknown: "Parts of this link mean nothing here and were left out.",
    /** @param {number} move */
    refused: move => `Move ${number(move)} of this link is not possible here, so the game ends before it.`,
  },

  history: {
    title: "Game",
    start: "Start",
    gave: { win: "gave the win away", tie: "gave the tie away" },
    /** @param {number} from @param {number} to @param {number} all */
    part: (from, to, all) => `Moves ${number(from)} to ${number(to)} of ${number(all)}.`,
  },

  /** The sign's word beside a move. @type {Record<Result, string>} */
  results: { win: "wins", loss: "loses", tie: "ties" },

  verdict: {
    open: "Who wins? Ask for a hint, or play on.",
    wins: "You win.",
    loses: "You lose.",
    ties: "A tie.",
    /** @param {string} move */
    win: move => `You win: ${move}.`,
    loss: "You lose: every move can be answered.",
    /** @param {string} move */
    tie: move => `A tie: ${move}.`,
    /** @param {boolean} isComputer whether it is the computer that would move */
    over: isComputer => over("no move is left", isComputer),
    /** Where it is not the reader who moves. */
    computer: {
      wins: "The computer wins.",
      loses: "The computer loses.",
      /** @param {string} move */
      win: move => `The computer wins: it can ${move}.`,
      loss: "The computer loses: every move can be answered.",
      /** @param {number} plies */
      winsIn: plies =>
        plies === 1
          ? "That ends the game."
          : `If the other player resists as long as possible, the game lasts ${count(plies, "move", "moves")} in all.`,
      /** @param {number} plies */
      losesIn: plies => `It can make it last ${count(plies, "move", "moves")} in all.`,
    },
    waiting: "The verdict comes with a position that can be read.",
    /** @param {number} best @param {number} all */
    winning: (best, all) =>
      best === all
        ? plural(all, "It is the only move.", `All ${number(all)} moves win.`)
        : `${number(best)} of ${count(all, "move", "moves")} ${plural(best, "wins", "win")}.`,
    /** @param {number} best @param {number} all */
    tying: (best, all) =>
      best === all
        ? plural(all, "It is the only move.", `All ${number(all)} moves tie.`)
        : `${number(best)} of ${count(all, "move", "moves")} ${plural(best, "ties", "tie")}.`,
    /** @param {string} move */
    resist: move => `Holds out longest: ${move}.`,
    /** @param {number} plies */
    winsIn: plies =>
      plies === 1
        ? "That ends the game."
        : `If they resist as long as they can, the game lasts ${count(plies, "move", "moves")}, theirs included.`,
    /** @param {number} plies */
    losesIn: plies =>
      `You can make it last ${count(plies, "move", "moves")}, theirs included.`,
  },

  board: {
    label: "Board",
    none: "The board is drawn as soon as the position can be read.",
    stopped: "The board is drawn as soon as the position is solved.",
    /** A move on the board, for those who cannot see its sign. @param {string} move @param {string} result */
    move: (move, result) => `${capital(move)}: ${result}`,
    /** How long the game lasts after all. @param {number} plies */
    plies: plies => `the game lasts ${count(plies, "move", "moves")}`,
  },

  moves: {
    title: "Moves",
    best: "best",
    bestLoss: "longest",
    /** @param {number} shown @param {number} all */
    capped: (shown, all) => `Showing ${number(shown)} of ${count(all, "move", "moves")}, the best first.`,
    /** Where nothing is told of them. @param {number} shown @param {number} all */
    first: (shown, all) => `Showing the first ${number(shown)} of ${count(all, "move", "moves")} on the board.`,
    look: "Point at a move, or go to it, to see the answer.",
    /** @param {string} yours @param {string} theirs */
    answered: (yours, theirs) => `If you ${yours}, they ${theirs}.`,
    /** @param {string} yours @param {string} theirs */
    unanswered: (yours, theirs) => `If you ${yours}, they have no answer; ${theirs} holds out longest.`,
    /** @param {string} yours */
    ends: yours => `If you ${yours}, the game is over.`,
    /** The same where the computer moves. */
    computer: {
      /** @param {string} its @param {string} theirs */
      answered: (its, theirs) => `If the computer were to ${its}, the other player would ${theirs}.`,
      /** @param {string} its @param {string} theirs */
      unanswered: (its, theirs) => `If the computer were to ${its}, there would be no answer; ${theirs} holds out longest.`,
      /** @param {string} its */
      ends: its => `If the computer were to ${its}, the game would be over.`,
    },
    /** @param {number} listed @param {number} all */
    unlisted: (listed, all) =>
      `Only the first ${number(listed)} of ${count(all, "move", "moves")} on the board are listed, and the best one.`,
    /** @param {number} more */
    more: more => `Show ${number(more)} more`,
  },

  why: {
    title: "Why",
    /** @param {number} more */
    more: more => `and ${count(more, "more row", "more rows")}`,
  },

  line: {
    title: "Perfect play",
    previous: "One move back along the line",
    next: "One move on along the line",
    /** @param {number} step @param {number} all */
    step: (step, all) => `Move ${number(step)} of ${number(all)}`,
    follow: "Play from here",
    return: "Back to the present",
    /** @param {number} shown */
    cut: shown => `These are the first ${count(shown, "move", "moves")}.`,
  },

  method: {
    title: "Method",
    cost: "Cost",
    /** Between a number and its exponent, for those who hear it. */
    power: "to the power of",
    time: "Solved in",
    /** @param {number} milliseconds */
    milliseconds: milliseconds =>
      milliseconds < 1 ? "less than 1 ms" : `${number(Math.round(milliseconds))} ms`,
  },

  tools: {
    label: "Game",
    undo: "Undo",
    redo: "Redo",
    restart: "Restart",
    hint: "Hint",
  },

  /** What keys do, by the names in element/shortcuts.js. */
  shortcuts: {
    undo: "Undo",
    redo: "Redo",
    restart: "Back to the start",
    hint: "One more hint",
    computer: "Let the computer move",
    along: "From move to move, on the board and along the line of perfect play",
    ends: "To the first or the last of them",
    play: "Play the move",
    leave: "Stop what takes long, close what is open, return from looking ahead",
  },

  /** The words of the picture itself are loaded with it. */
  picture: {
    title: "The bigger picture",
    hidden: "The picture would tell who wins: it is shown when the hints include the reason.",
    loading: "Drawing the picture …",
    failed: "The picture could not be loaded. Close it, and open it again to retry.",
  },

  /** What a drawing leaves out. @param {number} shown @param {number} all @param {string} things */
  shownOf: (shown, all, things) => `Shows the first ${number(shown)} of ${number(all)} ${things}.`,

  number,
  signed,
  capital,
};
