// The package's single file for other sites: loading it, from wherever it lies, is all that
// <perfect-play> needs.

import "../element/define.js";
import { answerBy } from "../element/solver.js";
import { program } from "../pkg/slim-program.js";
import { text } from "../pkg/perfect_play_text.js";
import { compiledSolver } from "../solver/compiled.js";
import { decode } from "../solver/decode.js";
import { addressOf } from "../solver/web.js";

export { PerfectPlay } from "../element/perfect-play.js";

const solver = compiledSolver({
  compile: () => WebAssembly.compile(decode(text)),
  startWorker: () => new Worker(programAddress(), { type: "module" }),
  load: () => import("../solver/slim.js"),
});
answerBy((question, following) => solver.ask(question, following));

/** @type {string | undefined} */
let address;

/** Kept, for a thread that was stopped is replaced by another. */
function programAddress() {
  address ??= addressOf(program);
  return address;
}
