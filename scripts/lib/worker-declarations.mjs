// The types of the package's worker entry: those of its default entry, with promises.

import { Failure } from "./failure.mjs";

const FUNCTION = /^( *export function \w+)\((.*)\): (.*);$/gm;
const THROWS = / \* Throws a `GameError`/g;
const REPORTED = /^ *\* `onProgress` gets .*\n *\*\n/gm;
const NAMESPACE = /^export namespace (\w+) \{$/gm;
const END = /\nexport \{\};\n$/;

/** Beside a call's own options. */
const OPTIONS = `
/** Beside what a call is about, its last argument may say how it is followed. */
export interface CallOptions {
  /** Calls it off: the promise is rejected with the signal's reason, and the work ends. */
  signal?: AbortSignal | undefined;
  /** Gets the share done, 0 to 1. What it throws ends the work and rejects the promise. */
  onProgress?: ((done: number) => void) | undefined;
}
`;

/**
 * @param {string} index the types of the default entry
 * @returns {string}
 */
export function workerDeclarations(index) {
  const games = new Set([...index.matchAll(NAMESPACE)].flatMap(([, game]) => game ?? []));
  const promised = index
    .replace(FUNCTION, (_, start, parameters, result) => `${start}(${withOptions(parameters)}): Promise<${result}>;`)
    .replace(THROWS, " * Rejects with a `GameError`")
    .replace(REPORTED, "");
  if (games.size === 0 || !END.test(promised)) {
    throw new Failure("The types of the package have an unexpected form.", {
      hint: "Adapt scripts/lib/worker-declarations.mjs to what scripts/lib/declarations.mjs writes.",
    });
  }
  return promised.replace(END, () => `${OPTIONS}${solver([...games])}\nexport {};\n`);
}

/**
 * @param {string} parameters with options that the last of them may be, or without
 */
function withOptions(parameters) {
  const own = parameters.replace(/, onProgress\?: .*$/, "");
  return /\b(?:options|rules)\?: [^,]*$/.test(own) ? `${own} & CallOptions` : `${own}, options?: CallOptions`;
}

/** @param {readonly string[]} games */
const solver = games => `
/** The games' functions on a thread of their own, which the first call starts. */
export interface Solver {
${games.map(game => `  readonly ${game}: typeof ${game};\n`).join("")}\
  /**
   * Ends the thread and gives its memory back. What is still asked of it is rejected with an
   * AbortError; a later call starts another thread.
   */
  close(): void;
}

/** A solver with a thread of its own, beside the one that all imported functions share. */
export function createSolver(): Solver;

/** Ends the thread that the imported functions share, as \`close\` of a solver does. */
export function close(): void;
`;
