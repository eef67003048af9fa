// The package's entry with the element's class. All elements of a page share one solver, on the
// thread of the package's worker entry.

import { answerBy } from "../element/solver.js";
import { Queue } from "../solver/queue.js";
import { fromFile, fromProgram, inThisThread } from "../solver/web-ways.js";

export { PerfectPlay } from "../element/perfect-play.js";

const queue = new Queue(fromFile, fromProgram, inThisThread);
answerBy((question, following) => queue.ask(question, following));
