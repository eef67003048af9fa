// The games as links, each to where one last was in it.

import { games } from "../games/index.js";
import { english } from "../messages/en.js";
import { html, render, nothing } from "../lit.js";

/**
 * @param {HTMLElement} nav
 * @param {string} current
 * @param {ReadonlyMap<string, string>} addresses where one last was, by game
 */
export function drawTabs(nav, current, addresses) {
  const names = new Map(Object.entries(english.games));
  const links = [...games.keys()].map(id => html`
    <a href=${addresses.get(id) ?? `#game=${id}`} aria-current=${id === current ? "page" : nothing}>${names.get(id)?.name}</a>`);
  render(links, nav);
}
