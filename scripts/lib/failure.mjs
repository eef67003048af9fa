// What goes wrong in a script, said so that a person can act on it.

import "./node.mjs";

export class Failure extends Error {
  /**
   * @param {string} message what happened
   * @param {object} [more]
   * @param {string | undefined} [more.hint] what to do about it
   * @param {string} [more.output] what the command printed
   */
  constructor(message, { hint, output } = {}) {
    super(message);
    this.hint = hint;
    this.output = output;
  }
}

/**
 * Prints an error: the output of the command first, what to do last.
 * @param {unknown} error
 */
export function explain(error) {
  if (!(error instanceof Failure)) return console.error(error);
  if (error.output) console.error(error.output.trimEnd());
  console.error(`\n${error.message}`);
  if (error.hint) console.error(`What to do: ${error.hint}`);
}

/**
 * Runs the body of a script.
 * @param {() => Promise<void>} body
 */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    explain(error);
    process.exitCode = 1;
  }
}
