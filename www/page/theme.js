// Light, dark, or as the system has it: what was chosen, and showing it.

/** @typedef {typeof THEMES[number]} Theme */

/** The first is in force where nothing was chosen. */
export const THEMES = /** @type {const} */ (["system", "light", "dark"]);

const KEY = "perfect-play theme";

/** @param {string | null | undefined} text @returns {Theme} */
const themeOf = text => THEMES.find(theme => theme === text) ?? "system";

/** @returns {Theme} */
export const shownTheme = () => themeOf(document.documentElement.dataset.theme);

/** @param {Theme} theme */
export function showTheme(theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** The theme that this browser remembers; a browser may refuse to look. */
export function rememberedTheme() {
  try {
    return themeOf(localStorage.getItem(KEY));
  } catch {
    return "system";
  }
}

/** @param {Theme} theme */
export function rememberTheme(theme) {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // It holds for this visit, then.
  }
}

/** Has every open page of this site follow a choice that was made in another. */
export function followTheme() {
  addEventListener("storage", ({ key }) => {
    if (key !== KEY && key !== null) return;
    showTheme(rememberedTheme());
    dispatchEvent(new Event("themechange"));
  });
}

/** The theme that an address asks for, as that of a page in an <iframe>. @param {{ hash: string, search: string }} address */
export function themeIn({ hash, search }) {
  const [, theme] = /[#?&]theme=([^&]*)/.exec(hash + search) ?? [];
  return themeOf(theme);
}
