// What can be taken along: the position as text, its analysis, its picture, and a sheet of paper.

import { html, nothing } from "../lit.js";
import { share } from "../messages/en/share.js";
import { movesAsCsv } from "./csv.js";
import { save, textFile } from "./files.js";
import { toPng } from "./pictures/canvas.js";
import { lightColours } from "./pictures/colours.js";
import { pictureOf } from "./pictures/index.js";
import { svgText, toSvg } from "./pictures/svg.js";

/** @import { AnyAnalysis } from "../games/view.js" */
/** @import { Desk, Picture, Shared } from "./share.js" */

const words = share.export;

/** @param {Desk} desk */
export function exportPart(desk) {
  const { shared, copy, print } = desk;
  const { text, analysis } = shared;
  return html`<section>
    <h3>${words.title}</h3>
    <dl class="ways">
      <dt>${words.position}</dt>
      <dd>
        ${action(words.copyText, () => copy(text, null))}
        ${action(words.saveText, () => keep(desk, "txt", textFile(`${text}\n`, "text/plain")))}
      </dd>
      ${analysis ? analysisWay(desk, analysis) : nothing}
      <dt>${words.paper}</dt>
      <dd>${action(words.print, print)}</dd>
      ${analysis ? pictureWay(desk, analysis) : nothing}
    </dl>
    ${analysis && analysis.moves.length < analysis.moveCount
      ? html`<p class="note">${words.listed(analysis.moves.length, analysis.moveCount)}</p>`
      : nothing}
    ${analysis && !shared.shows("reason") ? html`<p class="note">${words.spoils}</p>` : nothing}
  </section>`;
}

/**
 * @param {Desk} desk
 * @param {AnyAnalysis} analysis
 */
function analysisWay(desk, analysis) {
  const json = () => `${JSON.stringify({ ...analysis, rules: desk.shared.state.rules }, null, 2)}\n`;
  return html`
    <dt>${words.analysis}</dt>
    <dd>
      ${action(words.saveJson, () => keep(desk, "json", textFile(json(), "application/json")))}
      ${action(words.saveCsv, () => keep(desk, "csv", textFile(movesAsCsv(analysis), "text/csv")))}
    </dd>`;
}

/**
 * @param {Desk} desk
 * @param {AnyAnalysis} analysis
 */
function pictureWay(desk, analysis) {
  const { picture, svg } = pictures(desk.shared, analysis);
  const png = async () => {
    const file = await toPng(picture, lightColours());
    if (file) keep(desk, "png", file);
    else desk.say(share.failed);
  };
  return html`
    <dt>${words.picture}</dt>
    <dd>
      ${action(words.saveSvg, () => keep(desk, "svg", textFile(svgText(svg), "image/svg+xml")))}
      ${action(words.savePng, png)}
    </dd>
    <dd class="picture">${svg}</dd>`;
}

/** What was drawn of each thing to share. @type {WeakMap<Shared, { picture: Picture, svg: SVGElement }>} */
const drawn = new WeakMap();

/**
 * @param {Shared} shared
 * @param {AnyAnalysis} analysis
 */
function pictures(shared, analysis) {
  const known = drawn.get(shared);
  if (known) return known;
  const picture = pictureOf(shared, analysis);
  const title = words.pictureOf(shared.name, shared.verdict?.sentence);
  const made = { picture, svg: toSvg(picture, lightColours(), title) };
  drawn.set(shared, made);
  return made;
}

/**
 * @param {Desk} desk
 * @param {string} type
 * @param {Blob} contents
 */
function keep({ shared, say }, type, contents) {
  save(`perfect-play-${shared.state.game}.${type}`, contents);
  say(share.saved);
}

/** @param {string} label @param {() => unknown} act */
const action = (label, act) => html`<button type="button" class="action" @click=${act}>${label}</button>`;
