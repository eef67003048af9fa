// Help in English.

export const help = {
  title: "Help",
  close: "Close",

  keys: "Keys",
  names: {
    tab: "Tab",
    left: "←",
    right: "→",
    up: "↑",
    down: "↓",
    home: "Home",
    end: "End",
    enter: "Enter",
    escape: "Esc",
    help: "?",
  },
  does: {
    parts: "go to the next part of the page",
    moves: "go from move to move on the board",
    ends: "go to the first or the last move on the board",
    play: "play the move",
    stop: "stop work that takes long, or close what is open",
    help: "open this help",
  },

  signs: {
    title: "Signs",
    win: "The move wins; beside a verdict: you win.",
    loss: "The move loses; beside a verdict: you lose.",
    tie: "The move ends in a tie, which only Coins has.",
    first: "The first player, who moves on the position that was entered.",
    second: "The second player.",
  },

  rules: "The games",

  terms: {
    title: "Terms",
    /** @type {[term: string, meaning: string][]} */
    entries: [
      ["Perfect play", "Whoever can win does so, as soon as possible; whoever cannot puts it off."],
      ["Nim-value", "The heap of nim that a position is worth; 0 means that whoever moves loses."],
      ["Nim-sum", "Nim-values added in binary without carrying: what several games side by side are worth."],
      ["Margin", "What one player gets in Coins beyond what the other gets."],
    ],
  },
};
