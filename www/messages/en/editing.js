// Setting up a position on the board, in English.

export const editing = {
  setUp: "Set up",
  less: "One less",
  more: "One more",
};
