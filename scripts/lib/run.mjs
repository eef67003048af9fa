// Running commands.

import { spawn } from "node:child_process";
import { Failure } from "./failure.mjs";
import { inRoot, root } from "./paths.mjs";

/**
 * @typedef {object} Options
 * @property {Record<string, string | undefined>} [env] added to the environment; undefined removes
 * @property {string} [cwd]
 * @property {boolean} [show] print the output while the command runs, instead of keeping it
 * @property {number} [timeout] milliseconds after which it is ended; 0 for any time
 * @property {string} [hint] what to do when it fails
 */

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {readonly string[]} [args]
 * @param {Options} [options]
 * @returns {Promise<string>} its standard output, unless shown
 * @throws {Failure} if it cannot be started or does not succeed
 */
export function run(command, args = [], { env, cwd = root, show = false, timeout = 0, hint } = {}) {
  return new Promise((resolve, reject) => {
    const output = show ? "inherit" : "pipe";
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", output, output],
      timeout,
    });
    let stdout = "";
    let both = "";
    child.stdout?.setEncoding("utf8").on("data", text => {
      stdout += text;
      both += text;
    });
    child.stderr?.setEncoding("utf8").on("data", text => (both += text));
    const said = [command, ...args].join(" ");
    child.on("error", ({ message }) => reject(new Failure(`Cannot run "${said}": ${message}`, { hint })));
    child.on("close", (code, signal) => {
      if (code === 0) return resolve(stdout);
      const end = signal ? `was ended by ${signal}` : `ended with exit code ${code}`;
      reject(new Failure(`"${said}" ${end}.`, { hint, output: both }));
    });
  });
}

/**
 * Whether a command runs and succeeds; its output where it does.
 * @param {string} command
 * @param {readonly string[]} [args]
 * @returns {Promise<string | undefined>}
 */
export const attempt = (command, args) => run(command, args).catch(() => undefined);

/**
 * Runs a script of an installed npm package.
 * @param {string} path below node_modules
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export const runPackage = (path, args, options) =>
  run(process.execPath, [inRoot(`node_modules/${path}`), ...args], options);
