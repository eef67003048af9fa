// The solver on a thread of its own, as the package starts it: all in one file, in browsers and
// in Node.

import * as solver from "./index.js";
import { parentPort } from "./node.js";
import { serve } from "./serve.js";
import { ownPort } from "./web.js";

if ("WorkerGlobalScope" in globalThis) serve(solver, ownPort());
else parentPort().then(port => serve(solver, port));
