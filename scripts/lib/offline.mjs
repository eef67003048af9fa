// www/service-worker.js, which keeps the page for use without a network: it is built with the
// digest of every file that it keeps.

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { bundleServiceWorker, pageScripts } from "./bundle.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { www } from "./paths.mjs";

/** What the page loads besides its own scripts. */
const FILES = ["index.html", "embed.html", "favicon.svg", "manifest.webmanifest", "pkg/slim.js", "pkg/perfect_play_bg.wasm"];
const FOLDERS = ["icons", "styles"];

export async function writeServiceWorker() {
  const inFolders = await Promise.all(FOLDERS.map(async folder =>
    (await readdir(join(www, folder))).map(name => `${folder}/${name}`)));
  const paths = [...FILES, ...inFolders.flat(), ...pageScripts.map(name => `pkg/${name}.js`)].sort();
  const files = Object.fromEntries(await Promise.all(paths.map(async path => [path, await digestOf(path)])));
  const version = (await fingerprint(paths.map(path => join(www, path)))).slice(0, 16);
  await bundleServiceWorker({ version, files });
}

/** As a request for a file may demand it. @param {string} path */
async function digestOf(path) {
  const contents = await readFile(join(www, path));
  return `sha256-${createHash("sha256").update(contents).digest("base64")}`;
}
