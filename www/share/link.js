// The address of the position.

import { html, nothing } from "../lit.js";
import { share } from "../messages/en/share.js";
import { canPassOn, passOn } from "./files.js";

/** @import { Desk } from "./share.js" */

/** @param {Desk} desk */
export function linkPart({ shared: { link, name }, copy }) {
  const words = share.link;
  return html`<section>
    <h3>${words.title}</h3>
    ${link === null
      ? html`<p class="note">${words.tooLong}</p>`
      : html`
        <div class="row">
          <input class="field link" readonly aria-label=${words.title} .value=${link} @focus=${select}>
          <button type="button" class="action main" autofocus @click=${() => copy(link, ".link")}>${words.copy}</button>
          ${canPassOn()
            ? html`<button type="button" class="action" @click=${() => passOn({ title: name, url: link })}>${words.pass}</button>`
            : nothing}
        </div>`}
  </section>`;
}

/** @param {{ currentTarget: HTMLInputElement }} event */
const select = ({ currentTarget }) => currentTarget.select();
