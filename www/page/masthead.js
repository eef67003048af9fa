// What the masthead offers beside the games: sharing, the theme, help.

import { html, live, render } from "../lit.js";
import { english } from "../messages/en.js";
import { icon } from "./icons.js";
import { rememberTheme, showTheme, shownTheme, THEMES } from "./theme.js";

/** Beneath this width the tabs have a row of their own, after the controls. */
const NARROW = "(max-width: 59.999rem)";

/**
 * @param {HTMLElement} controls
 * @param {{ share: () => void, help: () => void }} actions
 */
export function drawMasthead(controls, { share, help }) {
  const { page } = english;
  const draw = () => {
    const shown = shownTheme();
    const choose = (/** @type {Event & { currentTarget: HTMLSelectElement }} */ { currentTarget }) => {
      const theme = THEMES[currentTarget.selectedIndex] ?? "system";
      showTheme(theme);
      rememberTheme(theme);
      draw();
    };
    render(html`
      <button type="button" class="control share" aria-haspopup="dialog" aria-label=${page.share} @click=${share}>
        ${icon("share")}<span class="word">${page.share}</span>
      </button>
      <label class="control theme">
        ${icon(shown)}
        <select aria-label=${page.theme} @change=${choose}>${THEMES.map(theme => html`
          <option value=${theme} .selected=${live(theme === shown)}>${page.themes[theme]}</option>`)}
        </select>
      </label>
      <button type="button" class="control help" aria-haspopup="dialog" aria-label=${page.help} title=${page.help} @click=${help}>
        ${icon("help")}
      </button>`, controls);
  };
  addEventListener("themechange", draw);
  draw();
  keepOrder(controls);
}

/**
 * Keeps the controls where they are seen for those who go through the page one by one: before the
 * tabs in a narrow window, after them in a wide one.
 * @param {HTMLElement} controls
 */
function keepOrder(controls) {
  const narrow = matchMedia(NARROW);
  const tabs = controls.parentElement?.querySelector(".tabs");
  const place = () => (narrow.matches ? tabs?.before(controls) : tabs?.after(controls));
  narrow.addEventListener("change", place);
  place();
}
