// Has the solver start while the page is still being made; to be imported first.

import { start } from "../solver/load.js";

start();
