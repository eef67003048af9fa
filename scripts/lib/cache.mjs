// A folder for tools that take long to build, shared by all clones of the project.

import { homedir } from "node:os";
import { join } from "node:path";

const { env, platform } = process;

/** PERFECT_PLAY_CACHE, or a folder where this system keeps caches. */
export const cache = env.PERFECT_PLAY_CACHE ?? join(systemCache(), "perfect-play");

function systemCache() {
  if (env.XDG_CACHE_HOME) return env.XDG_CACHE_HOME;
  if (platform === "darwin") return join(homedir(), "Library", "Caches");
  if (platform === "win32" && env.LOCALAPPDATA) return env.LOCALAPPDATA;
  return join(homedir(), ".cache");
}
