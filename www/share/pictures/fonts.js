// The fonts of the element, which are on most systems: a picture brings none of its own.

import { values } from "../../element/styles/tokens.js";

export const SANS = /--sans: ([^;]+)/.exec(values.cssText)?.[1] ?? "sans-serif";
