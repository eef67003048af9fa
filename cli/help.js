// What the command says of itself.

export const help = `Usage: perfect-play GAME [POSITION] [OPTIONS]

Who wins, which moves win, and why, if both play perfectly.

Games and positions
  nim      heaps of stones                  perfect-play nim 21
                                            perfect-play nim 3 4 5 --max-take unlimited
  squares  stones of a pile                 perfect-play squares 15
  flip     a row of + and -                 perfect-play flip ++-+++
  coins    numbers                          perfect-play coins 1 5 100 7
  grid     rows of W, B and T, split by /   perfect-play grid WWB/WTW

Without a position they are read from standard input, one a line; blank lines are skipped.

Options
  --json         a JSON object for each position, on one line; a refused one has "error"
  --brief        one line for each position (usual for standard input)
  --full         moves, reason and line as well (usual for one position)
  --moves N      list at most N moves
  --line N       show at most N moves of perfect play
  --max-take N   nim: most stones a move may take, or unlimited (3)
  --misere       nim: the last stone loses
  --help         this text
  --version      the version

Ends with 0 if all were answered, 1 if a position or rule was refused, 2 if called wrongly.`;
