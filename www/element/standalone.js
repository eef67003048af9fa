// The element for other sites: loading this script is all that <perfect-play> needs.

import { start } from "../solver/load.js";
import "./define.js";

start();
