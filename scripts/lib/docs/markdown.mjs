// Markdown as the docs use it, into HTML; anchors are those that GitHub gives the headings.

import { Marked, Renderer } from "marked";
import { Failure } from "../failure.mjs";

/** @import { Tokens } from "marked" */
/** @typedef {{ depth: number, id: string, html: string }} Heading */

/** The first heading. @param {string} markdown */
export const titleOf = markdown => /^# (.+)$/m.exec(markdown)?.[1] ?? "";

/** @param {string} markdown @returns {Heading[]} */
export function headings(markdown) {
  const marked = new Marked();
  /** @type {Heading[]} */
  const found = [];
  marked.walkTokens(marked.lexer(markdown), token => {
    if (token.type !== "heading") return;
    found.push({ depth: token.depth, id: idOf(token.text), html: String(marked.parseInline(token.text)) });
  });
  return found;
}

/** @param {string} text */
const idOf = text => text.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, "").replace(/\s/g, "-");

/**
 * @param {string} markdown
 * @param {(link: string) => string} addressOf where a link leads
 */
export function toHtml(markdown, addressOf) {
  // An option of the constructor would take over no methods of a class.
  return String(new Marked().parse(markdown, { renderer: new Site(addressOf) }));
}

class Site extends Renderer {
  #addressOf;

  /** @param {(link: string) => string} addressOf */
  constructor(addressOf) {
    super();
    this.#addressOf = addressOf;
  }

  /** @override @param {Tokens.Heading} heading */
  heading({ depth, text, tokens }) {
    return `<h${depth} id="${idOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
  }

  /** @override @param {Tokens.Link} link */
  link(link) {
    return super.link({ ...link, href: this.#addressOf(link.href) });
  }

  /** What is no comment would be foreign to the pages' policy. @override @param {Tokens.HTML | Tokens.Tag} html */
  html({ text }) {
    if (/^\s*<!--[^]*?-->\s*$/.test(text)) return "";
    throw new Failure(`A page of docs has HTML in it: ${text}`, { hint: "Write it in Markdown." });
  }
}
