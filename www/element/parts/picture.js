// The bigger picture: a section that loads what draws it when it is opened.

import { html, nothing } from "../../lit.js";
import { ask } from "../solver.js";
import { contextOf } from "../context.js";
import { ruleOptions } from "../rules.js";

/** @import { Text } from "../../messages/text.js" */
/** @import { Session } from "../session.js" */

/** How far what draws the picture is. @typedef {"loading" | "loaded" | "failed"} Loading */

export class BiggerPicture {
  #isOpen = false;
  /** @type {Loading} */
  #loading = "loading";
  #changed;

  /** @param {() => void} changed told when there is something else to show */
  constructor(changed) {
    this.#changed = changed;
  }

  /**
   * @param {Session} session
   * @param {Text} text
   */
  draw(session, text) {
    const toggle = (/** @type {Event & { currentTarget: HTMLDetailsElement }} */ { currentTarget }) =>
      this.#toggle(currentTarget.open);
    return html`<details class="bigger" part="picture" ?open=${this.#isOpen} @toggle=${toggle}>
      <summary><h3>${text.picture.title}</h3></summary>
      <div class="room">${this.#isOpen ? pictureOf(session, this.#loading, text) : nothing}</div>
    </details>`;
  }

  /** @param {boolean} isOpen */
  async #toggle(isOpen) {
    this.#isOpen = isOpen;
    this.#changed();
    if (!isOpen || this.#loading === "loaded") return;
    this.#loading = await import("../../pictures/index.js").then(() => "loaded", () => "failed");
    this.#changed();
  }
}

/**
 * What stands in the section once it is open. The picture tells all that the solver knows, so it
 * comes with the last rung of the hints.
 * @param {Session} session
 * @param {Loading} loading
 * @param {Text} text
 */
export function pictureOf(session, loading, text) {
  const { answer, game } = session;
  if (!answer) return nothing;
  const { edit, shows } = contextOf(session, answer, text);
  if (!shows("reason")) return html`<p class="note untold">${text.picture.hidden}</p>`;
  if (loading !== "loaded") return html`<p class="note">${text.picture[loading]}</p>`;
  const shown = { answer, text, ask, options: ruleOptions(game, answer.state.rules), edit };
  return html`<perfect-play-picture .shown=${shown}></perfect-play-picture>`;
}
