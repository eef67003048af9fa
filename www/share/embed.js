// Code that puts the element into another page, with its options and a preview of them.

import { html, live, nothing, repeat } from "../lit.js";
import { english } from "../messages/en.js";
import { share } from "../messages/en/share.js";

/** @import { Rung } from "../games/view.js" */
/** @import { Desk, Embed, Shared } from "./share.js" */

const words = share.embed;

/** @type {Record<Embed["size"], { width: string, height: string }>} */
const SIZES = {
  phone: { width: "375", height: "760" },
  column: { width: "640", height: "900" },
  full: { width: "100%", height: "760" },
};

/** @param {Rung} rung @returns {Embed} */
export const standardEmbed = rung => ({ isOpen: false, kind: "iframe", size: "full", theme: "system", rung });

/**
 * @param {Desk} desk
 * @param {Embed} embed
 */
export function embedPart(desk, embed) {
  const address = addressFor(desk.shared, embed);
  if (address === null) return nothing;
  const toggle = (/** @type {Event & { currentTarget: HTMLDetailsElement }} */ { currentTarget: { open } }) =>
    desk.change({ isOpen: open });
  return html`<details @toggle=${toggle}>
    <summary>${words.title}</summary>
    ${embed.isOpen ? options(desk, embed, address) : nothing}
  </details>`;
}

/**
 * @param {Desk} desk
 * @param {Embed} embed
 * @param {string} address of the frame
 */
function options({ shared, change, copy }, embed, address) {
  const code = embed.kind === "iframe" ? frameCode(shared, embed, address) : elementCode(shared, embed);
  return html`
    <div class="options">
      ${choice(words.kind, words.kinds, embed.kind, kind => change({ kind }))}
      ${embed.kind === "iframe" ? choice(words.size, words.sizes, embed.size, size => change({ size })) : nothing}
      ${choice(words.theme, english.page.themes, embed.theme, theme => change({ theme }))}
      ${choice(words.hints, english.options.rungs, embed.rung, rung => change({ rung }))}
    </div>
    <p class="note">${words.about[embed.kind]}</p>
    <textarea class="field code" readonly rows="4" spellcheck="false" aria-label=${words.code} .value=${live(code)}></textarea>
    <div class="row"><button type="button" class="action main" @click=${() => copy(code, ".code")}>${words.copy}</button></div>
    <h3>${words.preview}</h3>
    ${preview(shared, embed, address)}`;
}

/**
 * One of several, by its name.
 * @template {string} Name
 * @param {string} label
 * @param {Record<Name, string>} names
 * @param {Name} chosen
 * @param {(name: Name) => void} choose
 */
function choice(label, names, chosen, choose) {
  const entries = /** @type {[Name, string][]} */ (Object.entries(names));
  const pick = (/** @type {Event & { currentTarget: HTMLSelectElement }} */ { currentTarget }) => {
    const [name] = entries[currentTarget.selectedIndex] ?? [];
    if (name !== undefined) choose(name);
  };
  return html`<label>
    <span>${label}</span>
    <select class="field" @change=${pick}>${entries.map(([name, text]) => html`
      <option .selected=${live(name === chosen)}>${text}</option>`)}
    </select>
  </label>`;
}

/**
 * Each preview is a frame of its own: one that goes to another address would be a step for Back.
 * @param {Shared} shared
 * @param {Embed} embed
 * @param {string} address
 */
function preview({ name }, { kind, size }, address) {
  const { width, height } = SIZES[kind === "iframe" ? size : "full"];
  return repeat([`${address} ${width}`], key => key, () => html`
    <iframe src=${address} title=${name} width=${width} height=${height} loading="lazy"></iframe>`);
}

/** @param {Shared} shared @param {Embed} embed */
function addressFor(shared, { theme, rung }) {
  const address = shared.embed(rung);
  return address && theme !== "system" ? `${address}&theme=${theme}` : address;
}

/** @param {Shared} shared @param {Embed} embed @param {string} address */
function frameCode({ name }, { size }, address) {
  const { width, height } = SIZES[size];
  return `<iframe${attributes({ src: address, title: name, width, height, loading: "lazy", style: "border: 0" })}></iframe>\n`;
}

/** @param {Shared} shared @param {Embed} embed */
function elementCode({ script, state, position, rules }, { theme, rung }) {
  const element = attributes({
    game: state.game,
    position,
    rules: new URLSearchParams(rules).toString() || undefined,
    theme: theme === "system" ? undefined : theme,
    hints: rung === "reason" ? undefined : rung,
  });
  return `<script type="module"${attributes({ src: script })}></script>\n<perfect-play${element}></perfect-play>\n`;
}

/** @param {Record<string, string | undefined>} values */
function attributes(values) {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.map(([name, value]) => ` ${name}="${escaped(value ?? "")}"`).join("");
}

/** @param {string} text as the value of an attribute in a page's source */
const escaped = text =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
