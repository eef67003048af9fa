// The ways to a thread that answers with the package, in browsers.

import { noThread, threadOf, webThread } from "./web.js";

/** The usual way; bundlers know how to follow it. */
export const fromFile = () => webThread(new Worker(new URL("./worker-thread.js", import.meta.url), { type: "module" }));

/** Where the file is on another origin, or was left behind by a bundler. */
export const fromProgram = async () => threadOf(await program());

/** The program of the thread, as text. */
export const program = async () => (await import("../pkg/worker-program.js")).program;

/** Where no thread can be had: the answers come all the same. */
export const inThisThread = async () => noThread(await import("../pkg/index.js"));
