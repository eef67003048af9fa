// The solver on a thread of its own: answers each question it is sent, in turn.

import { answer } from "./answer.js";

addEventListener("message", async ({ data }) => postMessage(await answer(data)));
