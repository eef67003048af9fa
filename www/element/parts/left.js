// What was left out of a link, or of the element's attributes, that could not be understood in full.

import { html } from "../../lit.js";
import { icon } from "../icons.js";

/** @import { Text } from "../../messages/text.js" */
/** @import { Session } from "../session.js" */

/**
 * @param {Session} session
 * @param {readonly string[]} misunderstood sentences on the attributes
 * @param {Text} text
 */
export function leftOut({ left }, misunderstood, text) {
  const inLink = left
    ? [
        ...left.omissions.map(({ kind }) => text.left[kind]),
        ...(left.refused === null ? [] : [text.left.refused(left.refused)]),
      ]
    : [];
  return warnings([...misunderstood, ...inLink]);
}

/** @param {readonly string[]} sentences */
export function warnings(sentences) {
  return html`<div class="left-out" role="status">
    ${sentences.map(sentence => html`<p>${icon("warning")}<span>${sentence}</span></p>`)}
  </div>`;
}
