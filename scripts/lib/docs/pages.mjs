// www/docs: the pages of docs as the site serves them.

import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Failure } from "../failure.mjs";
import { inRoot, www } from "../paths.mjs";
import { headings, titleOf, toHtml } from "./markdown.mjs";

/** @import { Heading } from "./markdown.mjs" */

/** The pages in the order that they are listed in; the first is the folder's own. */
export const PAGES = ["README", "quick-starts", "embedding", "address", "api", "errors", "limits", "security", "rust"];

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/** @param {string} page */
export const sourceOf = page => inRoot(`docs/${page}.md`);

/** @param {string} page */
export const fileOf = page => (page === "README" ? "index.html" : `${page}.html`);

export async function writeDocs() {
  const texts = await Promise.all(PAGES.map(async page => ({ page, text: await readFile(sourceOf(page), "utf8") })));
  const pages = texts.map(({ page, text }) => ({ page, text, title: titleOf(text), headings: headings(text) }));
  const anchors = new Set(pages.flatMap(({ page, headings }) =>
    [fileOf(page), ...headings.map(({ id }) => `${fileOf(page)}#${id}`)]));
  const folder = join(www, "docs");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  await Promise.all(pages.map(({ page, text, title, headings }) => {
    const list = pages.map(each => entry(each, each.page === page ? headings : null)).join("");
    const content = toHtml(text, link => addressOf(link, page, anchors));
    return writeFile(join(folder, fileOf(page)), pageOf({ title, list, content }));
  }));
}

/**
 * Where a link of a page leads on the site.
 * @param {string} link
 * @param {string} page
 * @param {ReadonlySet<string>} anchors every address inside the docs
 */
function addressOf(link, page, anchors) {
  if (/^https:\/\//.test(link)) return link;
  const [, name = "", hash = ""] = /^(?:([\w-]+)\.md)?(#.*)?$/.exec(link) ?? [];
  const address = fileOf(name || page) + hash;
  if (link !== "" && anchors.has(address)) return name ? address : hash;
  throw new Failure(`docs/${page}.md has a link that leads nowhere: ${link}.`, {
    hint: "Link a page of docs or a heading of one by its file, such as api.md#nim, or an address that begins with https.",
  });
}

/**
 * A page in the list of pages; beneath the one that is shown, its parts.
 * @param {{ page: string, title: string }} page
 * @param {readonly Heading[] | null} parts
 */
function entry({ page, title }, parts) {
  const current = parts ? ' aria-current="page"' : "";
  const links = parts?.filter(({ depth }) => depth === 2).map(({ id, html }) => `<li><a href="#${id}">${html}</a></li>`);
  const below = links?.length ? `<ul>${links.join("")}</ul>` : "";
  return `\n      <li><a href="${fileOf(page)}"${current}>${title}</a>${below}</li>`;
}

/** @param {{ title: string, list: string, content: string }} page */
const pageOf = ({ title, list, content }) => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="${POLICY}">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title} · Perfect Play</title>
  <link rel="icon" href="../favicon.svg" type="image/svg+xml">
  <script src="../pkg/early.js"></script>
  <link rel="stylesheet" href="../styles/page.css">
  <link rel="stylesheet" href="../styles/docs.css">
</head>
<body class="docs">
  <header class="masthead">
    <a class="home" href="../"><img src="../favicon.svg" alt="" width="28" height="28">Perfect Play</a>
  </header>
  <div class="sheet">
    <nav aria-label="Documentation">
      <ul>${list}
      </ul>
    </nav>
    <main>
${content}
    </main>
  </div>
</body>
</html>
`;
