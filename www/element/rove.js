// One tab stop for a board's moves, and arrow keys between them.

/** How far a key goes: to the next, to the one before, to an end. @type {Record<string, number>} */
const steps = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Moves the focus among a board's moves; a `keydown` listener of the board.
 * @param {KeyboardEvent} event
 */
export function rove(event) {
  const step = steps[event.key];
  const { currentTarget: board, target } = event;
  if (step === undefined || !(board instanceof Element) || !(target instanceof HTMLElement)) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const moves = movesOn(board);
  const from = moves.indexOf(target);
  if (from < 0) return;
  event.preventDefault();
  const next = moves[Math.max(0, Math.min(from + step, moves.length - 1))];
  if (!next) return;
  oneStop(moves, next);
  next.focus();
}

/**
 * Leaves one of a board's moves reachable by Tab: the focused one, or else the first.
 * @param {Element} board
 */
export function settleStops(board) {
  const moves = movesOn(board);
  const focused = moves.find(move => move.matches(":focus"));
  oneStop(moves, focused ?? moves[0]);
}

/** @param {Element} board @returns {HTMLElement[]} */
const movesOn = board => [...board.querySelectorAll("button")];

/**
 * @param {HTMLElement[]} moves
 * @param {HTMLElement | undefined} stop
 */
function oneStop(moves, stop) {
  for (const move of moves) move.tabIndex = move === stop ? 0 : -1;
}
