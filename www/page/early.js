// Shows the theme before anything is painted: that of the address where the page is a part of
// another, else the one that was chosen last.

import { rememberedTheme, showTheme, themeIn } from "./theme.js";

const isEmbedded = document.documentElement.classList.contains("embed");
showTheme(isEmbedded ? themeIn(location) : rememberedTheme());
