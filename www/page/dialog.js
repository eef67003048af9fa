// A dialog over the page. The browser keeps the focus in it, and gives it back at its end.

import { html, render } from "../lit.js";
import { icon } from "./icons.js";
import { styles } from "./dialog-styles.js";

/** @import { CSSResult } from "../lit.js" */

/**
 * @param {object} dialog
 * @param {string} dialog.name the class of its element
 * @param {string} dialog.title
 * @param {string} dialog.close the word for ending it
 * @param {CSSResult} [dialog.look] what its content needs beside the look of all dialogs
 * @param {() => unknown} dialog.content
 * @returns {{ draw: () => void, close: () => void, element: HTMLDialogElement }} `draw` shows what
 *   its content has become
 */
export function showDialog({ name, title, close, look, content }) {
  for (const each of look ? [styles, look] : [styles]) adopt(each);
  const element = document.createElement("dialog");
  element.className = name;
  element.setAttribute("aria-labelledby", "dialog-title");
  // A click beside it ends it, in browsers that know of that.
  element.setAttribute("closedby", "any");
  element.addEventListener("close", () => element.remove());
  const end = () => element.close();
  const draw = () =>
    render(html`
      <div class="head">
        <h2 id="dialog-title">${title}</h2>
        <button type="button" class="control" aria-label=${close} title=${close} @click=${end}>${icon("close")}</button>
      </div>
      <div class="content">${content()}</div>`, element);
  document.body.append(element);
  draw();
  element.showModal();
  return { draw, close: end, element };
}

/** Adds a style sheet to the page, once. @param {CSSResult} styles */
function adopt({ styleSheet }) {
  if (!styleSheet || document.adoptedStyleSheets.includes(styleSheet)) return;
  document.adoptedStyleSheets.push(styleSheet);
}
