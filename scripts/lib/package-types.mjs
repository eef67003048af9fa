// What editors know of the package: the types of its entries, and custom-elements.json.

import { readFile } from "node:fs/promises";
import { declarations } from "./declarations.mjs";
import { elementsManifest } from "./elements-manifest.mjs";
import { inRoot } from "./paths.mjs";
import { workerDeclarations } from "./worker-declarations.mjs";

const FOLDER = "www/pkg";
const GLUE = `${FOLDER}/perfect_play.d.ts`;

/** The texts of the files, from the types that wasm-bindgen has written and from the sources. @returns {Promise<Record<string, string>>} */
export async function packageTypes() {
  const { glue, index, slim } = declarations(await readFile(inRoot(GLUE), "utf8"));
  const element = await readFile(inRoot("www/element/perfect-play.js"), "utf8");
  return {
    [GLUE]: glue,
    [`${FOLDER}/index.d.ts`]: index,
    [`${FOLDER}/slim.d.ts`]: slim,
    [`${FOLDER}/worker.d.ts`]: workerDeclarations(index),
    [`${FOLDER}/custom-elements.json`]: elementsManifest(element, { path: `${FOLDER}/element.js`, tagName: "perfect-play" }),
  };
}
