// A folder in which the package is installed, for what the docs would have one do.

import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../scripts/lib/paths.mjs";

/**
 * @template T
 * @param {(folder: string) => Promise<T>} work
 */
export async function withPackage(work) {
  const folder = await mkdtemp(join(tmpdir(), "perfect-play-"));
  try {
    await mkdir(join(folder, "node_modules"));
    await symlink(root, join(folder, "node_modules/perfect-play"), "junction");
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
