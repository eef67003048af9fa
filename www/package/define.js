// The package's entry that makes <perfect-play> known to the browser. On a server it does nothing.

import { register } from "../element/register.js";
import { PerfectPlay } from "./element.js";

register("perfect-play", PerfectPlay);

export { PerfectPlay };
