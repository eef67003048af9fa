// Installing all that building and testing need, as far as it is missing. Until then there is
// nothing but Node itself, so this and what it imports use no package.

import { installBrowser } from "./browser.mjs";
import { installPackages } from "./packages.mjs";
import { addTarget, requireCargo } from "./rust.mjs";
import { wasmBindgenFolder } from "./wasm-bindgen.mjs";

/**
 * @param {{ browser?: boolean }} [options] `browser`: also what the tests in a browser need
 * @returns {Promise<string>} the folder of wasm-bindgen
 */
export async function setUp({ browser = false } = {}) {
  await requireCargo();
  const tools = wasmBindgenFolder();
  const others = [installPackages(), addTarget(), browser && installBrowser()];
  await Promise.allSettled([tools, ...others]);
  await Promise.all(others);
  return tools;
}
