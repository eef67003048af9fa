// The solver on a thread of its own, as the page starts it: it is sent the compiled module.

import init, * as solver from "./slim.js";
import { serve } from "./serve.js";
import { ownPort } from "./web.js";

const port = ownPort();

port.onmessage = async ({ data: module }) => {
  try {
    await init(module);
    serve(solver, port);
  } catch (error) {
    port.postMessage({ unable: String(error) }, []);
  }
};
