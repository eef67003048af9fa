// The package itself.

/** @import { AnyRow } from "../row.js" */

/** @type {AnyRow[]} */
export const package_ = [
  {
    work: "import",
    size: "in a new process, until the first answer",
    special: async ({ isolated }) => {
      const { median } = await import("../measure.js");
      const times = [];
      const floors = [];
      for (let sample = 0; sample < 15; sample++) {
        floors.push((await isolated("importNothing")).milliseconds);
        times.push((await isolated("importPackage")).milliseconds);
      }
      return { ours: median(times), floor: median(floors) };
    },
    target: { milliseconds: 15 },
  },
];
