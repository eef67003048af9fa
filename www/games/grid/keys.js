// The token, moved by keys while the focus is on one of its moves.

/** @import { grid as Grid } from "../../pkg/slim.js" */
/** @import { Context } from "../view.js" */

/** @type {Record<string, Grid.Move>} */
const moves = {
  ArrowDown: "down",
  2: "down",
  ArrowRight: "right",
  6: "right",
  PageDown: "diagonal",
  3: "diagonal",
  "\\": "diagonal",
};

/**
 * A `keydown` listener that plays the move of a key, where the position has it.
 * @param {Grid.GridAnalysis} analysis
 * @param {Context<Grid.Move>} context
 * @returns {(event: KeyboardEvent) => void}
 */
export const playByKey = ({ moves: reports }, { play }) => event => {
  const move = moves[event.key];
  if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  if (reports.some(report => report.move === move)) play(move);
};
