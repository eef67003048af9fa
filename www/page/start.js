// Has the solver start while the page is still being made; to be imported first.

import { answerBy } from "../element/solver.js";
import { ask, start } from "../solver/load.js";

answerBy(ask);
start();
