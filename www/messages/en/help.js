// Help in English.

export const help = {
  title: "Help",
  close: "Close",

  keys: "Keys",
  nextPart: "To the next part of the page",
  openHelp: "Open this help",
  everywhere: "everywhere",

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
