// Sharing in English.

import { count, number } from "./words.js";

export const share = {
  title: "Share",
  close: "Close",
  copied: "Copied.",
  saved: "Saved.",
  selected: "Your browser does not let the page copy. The text is selected: copy it from there.",
  failed: "The browser could not make the picture.",
  copy: "Copy",

  link: {
    title: "Link",
    hint: "Opens this position.",
    copy: "Copy link",
    pass: "Send …",
    tooLong: "This position is too long for a link. Save it as text instead.",
  },

  export: {
    title: "Take it with you",
    position: "Position",
    analysis: "Analysis",
    picture: "Picture",
    paper: "Paper",
    copyText: "Copy text",
    saveText: "Save text",
    saveJson: "Save JSON",
    saveCsv: "Save CSV",
    saveSvg: "Save SVG",
    savePng: "Save PNG",
    print: "Print",
    /** @param {number} listed @param {number} all */
    listed: (listed, all) => `The analysis lists ${number(listed)} of ${count(all, "move", "moves")}.`,
    spoils: "The analysis tells everything, whatever hints are on.",
    /** What a picture shows. @param {string} game @param {string} [sentence] */
    pictureOf: (game, sentence) => (sentence ? `${game}: ${sentence}` : game),
  },

  embed: {
    title: "Embed in a page",
    kind: "As",
    kinds: { iframe: "a frame", element: "an element" },
    about: {
      iframe: "Works wherever a page can be shown in a frame.",
      element: "Becomes a part of your page, takes the width of its place and sends events.",
    },
    size: "Size",
    sizes: { phone: "a phone’s", column: "a column’s", full: "full width" },
    theme: "Theme",
    hints: "Hints",
    code: "Code",
    copy: "Copy code",
    preview: "Preview",
  },
};
