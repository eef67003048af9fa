// Asks the default entry and the worker entry, as the project's bundler has put them.

import { coins, flip, GameError, grid, nim, squares } from "perfect-play";
import { close, grid as asked, squares as table } from "perfect-play/worker";

const answers = [
  squares.wins(7),
  nim.analyze([3, 4, 5], { maxTake: Infinity }).best?.take,
  flip.analyze("++++").best,
  coins.play("1 5 100 7", "left"),
  grid.play("WWB/WWW", "diagonal"),
];
const later = [
  (await table.table(1_000_000)).length,
  await asked.wins("WX").catch(error => error instanceof GameError || error.code),
];
close();

Reflect.set(globalThis, "told", [...answers, ...later]);
