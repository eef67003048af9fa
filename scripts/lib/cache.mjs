// A folder for tools that take long to build, shared by all clones of the project.

import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { variable } from "./environment.mjs";

const { platform } = process;

/** PERFECT_PLAY_CACHE, or a folder where this system keeps caches. */
export const cache = resolve(variable("PERFECT_PLAY_CACHE") ?? join(systemCache(), "perfect-play"));

function systemCache() {
  const chosen = variable("XDG_CACHE_HOME") ?? (platform === "win32" ? variable("LOCALAPPDATA") : undefined);
  if (chosen) return chosen;
  return platform === "darwin" ? join(homedir(), "Library", "Caches") : join(homedir(), ".cache");
}
