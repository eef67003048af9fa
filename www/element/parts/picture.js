// The bigger picture: a section that loads what draws it when it is opened.

import { html, nothing } from "../../lit.js";
import { ask } from "../../solver/load.js";
import { contextOf } from "../context.js";
import { ruleOptions } from "../rules.js";

/** @import { Text } from "../../messages/text.js" */
/** @import { Session } from "../session.js" */

export class BiggerPicture {
  /** @type {"unopened" | "loading" | "loaded" | "failed"} */
  #state = "unopened";
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
    const open = (/** @type {Event & { currentTarget: HTMLDetailsElement }} */ { currentTarget }) => {
      if (currentTarget.open) this.#load();
    };
    return html`<details class="bigger" @toggle=${open}>
      <summary><h3>${text.picture.title}</h3></summary>
      <div class="room">${this.#content(session, text)}</div>
    </details>`;
  }

  async #load() {
    if (this.#state === "loading" || this.#state === "loaded") return;
    this.#state = "loading";
    this.#changed();
    this.#state = await import("../../pictures/index.js").then(() => "loaded", () => "failed");
    this.#changed();
  }

  /**
   * @param {Session} session
   * @param {Text} text
   */
  #content(session, text) {
    const { answer, game } = session;
    if (this.#state === "unopened" || !answer) return nothing;
    const context = contextOf(session, answer, text);
    if (!context.shows("reason")) return html`<p class="note">${text.picture.hidden}</p>`;
    if (this.#state !== "loaded") return html`<p class="note">${text.picture[this.#state]}</p>`;
    const shown = { answer, text, ask, options: ruleOptions(game, answer.state.rules), edit: context.edit };
    return html`<perfect-play-picture .shown=${shown}></perfect-play-picture>`;
  }
}
