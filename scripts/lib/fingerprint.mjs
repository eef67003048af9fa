// Whether outputs still belong to their inputs.

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

/**
 * A digest of the contents of files.
 * @param {readonly string[]} files
 */
export async function fingerprint(files) {
  const hash = createHash("sha256");
  for (const contents of await Promise.all(files.map(file => readFile(file)))) {
    hash.update(`${contents.length} `).update(contents);
  }
  return hash.digest("hex");
}
