// Makes <perfect-play> known to the browser.

import { PerfectPlay } from "./perfect-play.js";
import { register } from "./register.js";

register("perfect-play", PerfectPlay);
