// Help in English.

export const help = {
  title: "Help",
  close: "Close",

  start: {
    title: "In short",
    steps: [
      "Choose a game. Type a position, take one of those to try, or set one up on the board.",
      "The verdict says who wins: you are the player to move. Every move is marked by what it leads to; beneath them stands why.",
      "To play a move, click it on the board or in the list. Point at it first to see what it leads to.",
      "“Players and hints” gives a side to the computer, and hides as much as you want to find out by yourself.",
    ],
  },

  keys: "Keys",
  nextPart: "To the next part of the page",
  openHelp: "Open this help",
  where: { onBoard: "On the board", outsideText: "Anywhere but in a text field", anywhere: "Anywhere" },

  signs: {
    title: "Signs",
    win: "A move that wins; beside the verdict: the player to move wins.",
    loss: "A move that loses; beside the verdict: the player to move loses.",
    tie: "A tie, which only Coins has.",
    first: "The first player, who moves in the position that was entered.",
    second: "The second player.",
  },

  rules: "The games",

  terms: {
    title: "Terms",
    /** @type {[term: string, meaning: string][]} */
    entries: [
      ["Perfect play", "Whoever can win does so, as soon as possible; whoever cannot puts it off."],
      ["Nim-value", "The size of the nim heap that a position can be replaced by; 0 means that whoever moves loses."],
      ["Nim-sum", "Nim-values added in binary without carrying: the nim-value of several games side by side."],
      ["Depth", "How many moves are left when the winner hurries and the loser resists."],
      ["Margin", "How much more one player gets in Coins than the other."],
    ],
  },
};
