// The compressed sizes of what users load, and what they may be at most.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Failure } from "./failure.mjs";
import { pkg } from "./paths.mjs";

/** Kilobytes after gzip -9. @type {Readonly<Record<string, number>>} */
export const BUDGETS = {
  "perfect_play_bg.wasm": 45,
  "index.js": 60,
  "slim.js": 5,
  "worker.js": 5,
  "worker-thread.js": 62,
  "element.js": 40,
  "define.js": 1,
  "standalone.js": 140,
  "page.js": 44,
  "lit.js": 8,
  "en.js": 10,
  "grid-later.js": 13,
  "early.js": 1,
  "dialog.js": 3,
  "help.js": 3,
  "share.js": 12,
  "pictures.js": 18,
  "slim-thread.js": 7,
};

/** Prints the sizes; fails where one is over its budget. */
export async function checkSizes() {
  const over = [];
  for (const [file, budget] of Object.entries(BUDGETS)) {
    const size = gzipSync(await readFile(join(pkg, file)), { level: 9 }).length / 1024;
    console.log(`  ${file.padEnd(24)} ${size.toFixed(1).padStart(5)} KB of ${budget} KB compressed`);
    if (size > budget) over.push(file);
  }
  if (over.length > 0) {
    throw new Failure(`Over the budget: ${over.join(", ")}.`, {
      hint: "Find what has grown, for instance with twiggy; the budgets are in scripts/lib/size.mjs.",
    });
  }
}
