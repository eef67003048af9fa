// node scripts/release-check.mjs v1.2.3: that the tag, the npm package and the crate agree.

import { readFile } from "node:fs/promises";
import { Failure, main } from "./lib/failure.mjs";
import { inRoot } from "./lib/paths.mjs";
import { lockedVersion } from "./lib/rust.mjs";

await main(async () => {
  const tag = process.argv[2] ?? "";
  const versions = {
    "the tag": tag.replace(/^v/, ""),
    "package.json": JSON.parse(await read("package.json")).version,
    "package-lock.json": JSON.parse(await read("package-lock.json")).version,
    "Cargo.toml": /^version = "(.+)"/m.exec(await read("Cargo.toml"))?.[1],
    "Cargo.lock": await lockedVersion("perfect-play"),
  };
  const list = Object.entries(versions).map(([place, version]) => `${place} says ${version || "nothing"}`);
  if (new Set(Object.values(versions)).size > 1) {
    throw new Failure(`The versions differ: ${list.join(", ")}.`, { hint: "Make them equal and tag again." });
  }
  console.log(`Version ${versions["package.json"]} everywhere.`);
});

/** @param {string} file */
function read(file) {
  return readFile(inRoot(file), "utf8");
}
