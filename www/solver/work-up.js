// Long work in steps, so that progress can be told and the work be stopped in between.
//
// What the solver learns of the piles of squares it keeps. So it is asked for ever larger ones
// before the one that is wanted; work that was stopped goes on from there.

/** @import { Question, Solver } from "./messages.js" */

/**
 * Who is told how much is done, from 0 to 1, and knows whether anyone still waits for it.
 * @typedef {{ report(done: number): void, isStopped(): boolean }} Watch
 */

/** Functions of squares that need to know all piles up to theirs. */
const NEEDY = ["analyze", "table", "wins"];

/** Piles in a step; a step takes some milliseconds, and 30 with the largest piles. */
const STEP = 1 << 18;

/** Milliseconds of work before messages are looked at. */
const SPELL = 15;

/**
 * @param {Solver} solver
 * @param {Question} question
 * @param {Watch} watch
 */
export async function workUp({ squares, limits }, { game, name, args: [position, ...others] }, watch) {
  const wanted = game === "squares" && NEEDY.includes(name) ? plainNumber(position) : 0;
  if (wanted <= STEP || wanted > limits.squares) return;
  // What is wrong with the other arguments is said at once.
  Reflect.get(squares, name)(0, ...others);

  let due = performance.now() + SPELL;
  for (let piles = STEP; piles < wanted; piles += STEP) {
    squares.wins(piles);
    if (performance.now() < due) continue;
    watch.report(piles / wanted);
    await messages();
    if (watch.isStopped()) throw new Error("The work was stopped.");
    due = performance.now() + SPELL;
  }
}

/**
 * The number that is written plainly; anything else is left to the solver.
 * @param {unknown} position
 */
function plainNumber(position) {
  if (typeof position === "number") return Number.isInteger(position) ? position : 0;
  return typeof position === "string" && /^\s*\d{1,15}\s*$/.test(position) ? Number(position) : 0;
}

/** Lets messages in that have come. A timer would wait for 4 ms. */
function messages() {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve(undefined);
    };
    port2.postMessage(null);
  });
}
