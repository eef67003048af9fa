// Timing: contenders take turns, so that whatever else the machine does slows all of them alike.

/**
 * Milliseconds that one sample takes at least: far above the clock's resolution, and short enough
 * to fall between two interruptions.
 */
const SAMPLE = 1;
/** Milliseconds of warm-up and of samples for each contender. */
const WARM_UP = 40;
const BUDGET = 120;
const MOST_SAMPLES = 99;
/** A function that is made anew keeps a memory of its own, of which browsers give out about a hundred. */
const MOST_FRESH = 15;
const FEWEST_SAMPLES = 5;
/** A call of so many milliseconds warms itself up, and is timed once or thrice. */
const LONG = 300;
const VERY_LONG = 1500;

let now = () => performance.now();

/**
 * Has all times counted by another clock.
 * @param {() => number} clock milliseconds
 */
export function useClock(clock) {
  now = clock;
}

/** Answers go here, so that no call can be left out. @type {unknown} */
export let sink;

/**
 * @template Input
 * @typedef {object} Contender
 * @property {string} name
 * @property {(input: Input) => unknown} call
 * @property {(() => Promise<(input: Input) => unknown>) | undefined} [fresh] makes the function
 *   anew for each sample, which is then its first call
 * @property {number} first milliseconds that one pass through the inputs took, unwarmed
 */

/** @typedef {{ name: string, samples: number, times: number[], sample(): Promise<number> | number }} Racer */

/**
 * Milliseconds a call: the median of each contender's samples.
 * @template Input
 * @param {readonly Contender<Input>[]} contenders
 * @param {readonly Input[]} inputs
 * @returns {Promise<Record<string, number>>}
 */
export async function measure(contenders, inputs) {
  const racers = contenders.map(contender => prepare(contender, inputs));
  const rounds = Math.max(...racers.map(({ samples }) => samples));
  for (let round = 0; round < rounds; round++) {
    for (const { samples, times, sample } of racers) {
      // Those with fewer samples spread them over all rounds.
      if (times.length * rounds <= round * samples) times.push(await sample());
    }
  }
  return Object.fromEntries(racers.map(({ name, times }) => [name, median(times)]));
}

/**
 * @template Input
 * @param {Contender<Input>} contender
 * @param {readonly Input[]} inputs
 * @returns {Racer}
 */
function prepare({ name, call, fresh, first }, inputs) {
  if (fresh) {
    const sample = async () => time(await fresh(), inputs, 1) / inputs.length;
    return { name, samples: Math.min(MOST_FRESH, samplesOf(first)), times: [], sample };
  }
  if (first >= VERY_LONG) return { name, samples: 1, times: [], sample: () => first / inputs.length };
  const passes = Math.ceil(SAMPLE / warmUp(call, inputs, first));
  const sample = () => time(call, inputs, passes) / (passes * inputs.length);
  return { name, samples: samplesOf(Math.max(SAMPLE, first)), times: [], sample };
}

/**
 * Calls until the engine has had time to compile.
 * @template Input
 * @param {(input: Input) => unknown} call
 * @param {readonly Input[]} inputs
 * @param {number} first
 * @returns {number} milliseconds a pass
 */
function warmUp(call, inputs, first) {
  let pass = first;
  for (let spent = first, passes = 1; spent < WARM_UP; passes *= 2) {
    const taken = time(call, inputs, passes);
    spent += taken;
    pass = taken / passes;
  }
  return Math.max(pass, 1e-6);
}

/** @param {number} milliseconds of one sample */
function samplesOf(milliseconds) {
  if (milliseconds >= LONG) return 3;
  return Math.min(MOST_SAMPLES, Math.max(FEWEST_SAMPLES, Math.round(BUDGET / milliseconds)));
}

/**
 * Milliseconds that some passes through the inputs take.
 * @template Input
 * @param {(input: Input) => unknown} call
 * @param {readonly Input[]} inputs
 * @param {number} passes
 */
export function time(call, inputs, passes) {
  const start = now();
  for (let pass = 0; pass < passes; pass++) {
    for (let i = 0; i < inputs.length; i++) sink = call(inputs[i]);
  }
  return now() - start;
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
