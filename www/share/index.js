// Sharing: a link, code to embed, the position, its analysis, a picture of it, and paper.

import { html, nothing } from "../lit.js";
import { share as words } from "../messages/en/share.js";
import { showDialog } from "../page/dialog.js";
import { embedPart, standardEmbed } from "./embed.js";
import { exportPart } from "./exports.js";
import { copy } from "./files.js";
import { linkPart } from "./link.js";
import { look } from "./look.js";

/** @import { Desk, Embed, Shared } from "./share.js" */

/** @param {Shared} shared */
export function openShare(shared) {
  /** @type {Embed} */
  let embed = standardEmbed(shared.state.hints);
  /** What was done last. */
  let message = "";
  /** A text that has no field of its own and could not be copied. @type {string | null} */
  let kept = null;

  const say = (/** @type {string} */ text) => {
    message = text;
    dialog.draw();
  };

  /** @type {Desk} */
  const desk = {
    shared,
    say,
    change(options) {
      embed = { ...embed, ...options };
      dialog.draw();
    },
    async copy(text, ownField) {
      if (await copy(text)) return say(words.copied);
      if (!ownField) kept = text;
      say(words.selected);
      const field = dialog.element.querySelector(ownField ?? ".kept");
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
        field.focus();
        field.select();
      }
    },
    print() {
      dialog.close();
      shared.print();
    },
  };

  const dialog = showDialog({
    name: "share",
    title: words.title,
    close: words.close,
    look,
    content: () => html`
      ${linkPart(desk)}
      ${embedPart(desk, embed)}
      ${exportPart(desk)}
      ${kept === null
        ? nothing
        : html`<textarea class="field kept" readonly rows="4" aria-label=${words.export.position} .value=${kept}></textarea>`}
      <p class="said" role="status">${message}</p>`,
  });
}
