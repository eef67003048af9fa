// The examples of the docs and of the README, for the tests that run them.

import { readFileSync } from "node:fs";
import { marked } from "marked";
import { inRoot } from "../paths.mjs";
import { PAGES } from "./pages.mjs";

/**
 * A fenced block.
 * @typedef {object} Block
 * @property {string} title where it stands
 * @property {string} section the heading above it
 * @property {string} info what stands behind its fence, such as `js` or `js main.js`
 * @property {string} code
 * @property {string | null} output the block of text after it, which is what comes out
 */

/** Every block of every page, in their order. @returns {Block[]} */
export const allBlocks = () => ["README.md", ...PAGES.map(page => `docs/${page}.md`)].flatMap(blocksOf);

/** @param {string} file */
function blocksOf(file) {
  /** @type {Block[]} */
  const blocks = [];
  let section = "";
  for (const token of marked.lexer(readFileSync(inRoot(file), "utf8"))) {
    if (token.type === "heading") section = token.text;
    if (token.type !== "code") continue;
    const { lang: info = "", text: code } = token;
    const before = blocks.at(-1);
    const isOutput = info === "text" && before?.section === section && before.info !== "text" && before.output === null;
    if (isOutput) before.output = code;
    else blocks.push({ title: `${file}_${section}_${blocks.length + 1}`.replaceAll(/[\s`]+/g, "_"), section, info, code, output: null });
  }
  return blocks;
}
