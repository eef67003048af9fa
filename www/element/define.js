// Makes <perfect-play> known to the browser; a second time does no harm.

import { PerfectPlay } from "./perfect-play.js";

if (!customElements.get("perfect-play")) customElements.define("perfect-play", PerfectPlay);
