// What the figures were measured on.

import { cpus } from "node:os";

/**
 * @param {boolean} browser whether it was Chromium rather than Node
 */
export async function machine(browser) {
  const cores = cpus();
  const engine = browser
    ? await (await import("./bench-browser.mjs")).browserVersion()
    : `Node ${process.versions.node}`;
  const model = cores[0]?.model.replace(/\s+/g, " ").trim() ?? "unknown CPU";
  const date = new Date().toISOString().slice(0, 10);
  return `${engine}, ${cores.length} cores of ${model}, ${date}`;
}
