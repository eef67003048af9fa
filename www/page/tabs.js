// The games as links, each to where one last was in it.

import { games } from "../games/index.js";
import { english } from "../messages/en.js";
import { html, render, nothing } from "../lit.js";
import { decode, encode } from "./address.js";

/** @import { State } from "../element/timeline.js" */

/**
 * @param {HTMLElement} nav
 * @param {State} current
 * @param {ReadonlyMap<string, State>} places where one last was, by game
 */
export function drawTabs(nav, { game, hints }, places) {
  const names = new Map(Object.entries(english.games));
  /** No hint is shown elsewhere that was put away here. @param {string} id */
  const address = id => {
    const place = places.get(id) ?? decode(`#game=${id}`).state;
    return encode({ ...place, hints });
  };
  const links = [...games.keys()].map(id => html`
    <a href=${address(id)} aria-current=${id === game ? "page" : nothing}>${names.get(id)?.name}</a>`);
  render(links, nav);
}
