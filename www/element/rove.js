// One tab stop for a board's buttons, and arrow keys between them: left and right in their order, up
// and down by where they are drawn.

/** How far a key goes in the order: to the next, to the one before, to an end. @type {Record<string, number>} */
const along = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

/** Which way a key goes from line to line. @type {Record<string, 1 | -1>} */
const across = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves the focus among a board's buttons; a `keydown` listener of the board.
 * @param {KeyboardEvent} event
 */
export function rove(event) {
  const { key, currentTarget: board, target } = event;
  if (!(key in along || key in across)) return;
  if (!(board instanceof Element) || !(target instanceof HTMLElement)) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const stops = stopsOn(board);
  const from = stops.indexOf(target);
  if (from < 0) return;
  event.preventDefault();
  const way = across[key];
  const next = way === undefined ? inOrder(stops, from, along[key] ?? 0) : inLine(stops, from, way);
  if (!next) return;
  oneStop(stops, next);
  next.focus();
}

/**
 * Leaves one of a board's buttons reachable by Tab: the focused one, or else the one that was.
 * @param {Element} board
 */
export function settleStops(board) {
  const stops = stopsOn(board);
  const focused = stops.find(stop => stop.matches(":focus"));
  oneStop(stops, focused ?? stops.find(stop => stop.tabIndex === 0) ?? stops[0]);
}

/** All but those of a form or among controls, which have stops of their own. @param {Element} board @returns {HTMLElement[]} */
const stopsOn = board => [...board.querySelectorAll("button:not(:is(form, .controls) *)")].filter(stop => stop instanceof HTMLElement);

/**
 * @param {HTMLElement[]} stops
 * @param {number} from
 * @param {number} step
 */
const inOrder = (stops, from, step) => stops[Math.max(0, Math.min(from + step, stops.length - 1))];

/**
 * The nearest in the next line above or below; where all are in one line, the next in order.
 * @param {HTMLElement[]} stops
 * @param {number} from
 * @param {1 | -1} way
 */
function inLine(stops, from, way) {
  const places = stops.map(stop => stop.getBoundingClientRect());
  const here = places[from];
  if (!here) return undefined;
  const isLevel = (/** @type {DOMRect} */ place) => Math.abs(middle(place) - middle(here)) < here.height / 2;
  if (places.every(isLevel)) return inOrder(stops, from, way);
  const ahead = places.filter(place => !isLevel(place) && (middle(place) - middle(here)) * way > 0);
  const line = Math.min(...ahead.map(place => Math.abs(middle(place) - middle(here))));
  const inReach = ahead.filter(place => Math.abs(middle(place) - middle(here)) < line + here.height / 2);
  const gap = (/** @type {DOMRect} */ place) => Math.abs(place.left + place.width / 2 - here.left - here.width / 2);
  const [nearest] = inReach.toSorted((one, other) => gap(one) - gap(other));
  return nearest && stops[places.indexOf(nearest)];
}

/** @param {DOMRect} place */
const middle = ({ top, height }) => top + height / 2;

/**
 * @param {HTMLElement[]} stops
 * @param {HTMLElement | undefined} only
 */
function oneStop(stops, only) {
  for (const stop of stops) stop.tabIndex = stop === only ? 0 : -1;
}
