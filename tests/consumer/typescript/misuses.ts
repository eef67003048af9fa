// Each line beneath a comment is a mistake that must not compile.

import { coins, flip, GameError, grid, limits, nim, squares } from "perfect-play";
import { squares as asked } from "perfect-play/worker";

// @ts-expect-error a board is text
flip.wins(7);
// @ts-expect-error a move of coins is an end
coins.play("1 5 2", "middle");
// @ts-expect-error there is no such option
nim.analyze(21, { maxtake: 4 });
// @ts-expect-error squares has no rules
squares.analyze(21, { maxTake: 4 });
// @ts-expect-error a winner is no number
const winner: number = squares.analyze(7).winner;
// @ts-expect-error limits are fixed
limits.squares = 1;
// @ts-expect-error only the solver makes these
new GameError("empty", "nothing");
// @ts-expect-error the value may be unknown
const value: number = squares.analyze(7).moves[0]!.value;
// @ts-expect-error a promise is not the answer
const later: boolean = asked.wins(7);
// @ts-expect-error a move of the grid is a direction
grid.play("WW/WW", "up");

export { later, value, winner };
