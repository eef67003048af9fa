// Pages of an origin of one's own that show the element, with the package there or elsewhere.

import { inRoot } from "../../scripts/lib/paths.mjs";
import { here, toldBy, visit } from "./support.js";

/** @import { Page, Route } from "playwright-core" */

const OWN = "http://own.test";
export const CDN = "http://cdn.test";

export const PACKAGE = here("node_modules/perfect-play");

/** Notes the verdict of a page's first element, or what it says instead. */
const TELL = `
  const element = document.querySelector("perfect-play");
  const words = () => element.shadowRoot.querySelector(".problem, .left-out p, .verdict .sentence")?.innerText.trim();
  element.addEventListener("analysis", async () => (await element.updateComplete, window.told = [words()]));
  element.addEventListener("error", async () => (await element.updateComplete, window.told = [words()]));`;

/**
 * Has a browser get a page of its own origin, and the package's files from there or from elsewhere.
 * @param {string} body
 * @param {string} [policy] the page's security policy; the origin's files have it as well
 */
const withPage = (body, policy) => async (/** @type {Page} */ page) => {
  await page.route(/^http:\/\/(?:own|cdn|site)\.test\//, async (/** @type {Route} */ route) => {
    const { hostname, pathname } = new URL(route.request().url());
    const headers = { "Access-Control-Allow-Origin": "*", ...(policy && { "Content-Security-Policy": policy }) };
    if (hostname === "site.test") return route.fulfill({ path: inRoot(`www${pathname}`), headers });
    if (pathname === "/") return route.fulfill({ contentType: "text/html", headers, body: `<!doctype html><body>${body}` });
    if (pathname === "/tell.js") return route.fulfill({ contentType: "text/javascript", headers, body: TELL });
    return route.fulfill({ path: `${PACKAGE}${pathname}`, headers });
  });
};

/** What such a page notes. @param {string} body @param {string} [policy] */
export const toldOn = (body, policy) => toldBy(`${OWN}/`, withPage(body, policy));

/**
 * Looks at such a page.
 * @template T
 * @param {string} body
 * @param {(page: Page) => Promise<T>} look
 * @param {(page: Page) => void} [before] done before the page is opened
 */
export const onPage = (body, look, before) => visit(`${OWN}/`, look, async page => {
  before?.(page);
  await withPage(body)(page);
});
