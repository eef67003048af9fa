// What of docs is written by `npm run docs`.

import { readFile } from "node:fs/promises";
import { inRoot } from "../paths.mjs";
import { withTables } from "./limits.mjs";
import { reference } from "./reference.mjs";

/** The texts of the files, as they should be. @returns {Promise<Record<string, string>>} */
export async function generated() {
  const limits = "docs/limits.md";
  return {
    "docs/api.md": await reference(),
    [limits]: await withTables(limits, await readFile(inRoot(limits), "utf8")),
  };
}
