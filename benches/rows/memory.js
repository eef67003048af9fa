// The memory of the WebAssembly module at each limit. It never shrinks, so what it is after a call is
// the peak of the call. What the call returns is JavaScript's, and not counted.

import { largest } from "../largest.js";

/** @import { AnyRow } from "../row.js" */

/** @type {AnyRow[]} */
export const memory = largest.map(({ limit, work, size }, place) => ({
  work,
  size,
  limit,
  unit: "MB",
  special: async ({ isolated }) => ({ ours: (await isolated("peak", place)).megabytes }),
}));
