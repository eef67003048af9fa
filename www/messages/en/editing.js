// Setting up a position on the board, in English.

export const editing = {
  setUp: "Set up",
  done: "Done",
  less: "One less",
  more: "One more",
};
