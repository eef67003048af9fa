// custom-elements.json: what editors and catalogues know of the element, from the comment above its
// class. The form is that of https://github.com/webcomponents/custom-elements-manifest.

import { Failure } from "./failure.mjs";

const CLASS = /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\nexport class (\w+) extends/;
const TAG = /^@(\w+) (.*)$/;
const TYPED = /^\{(.*?)\} (\S+?)(?:=(\S+))? - (.*)$/;
const METHOD = /\n {2}\/\*\* ([^*@][^*]*) \*\/\n {2}(\w+)\(\) \{/g;

/**
 * @param {string} source of the element's class
 * @param {{ path: string, tagName: string }} place
 * @returns {string}
 */
export function elementsManifest(source, { path, tagName }) {
  const [, comment = "", name = ""] = CLASS.exec(source) ?? [];
  const { description, tags } = parse(comment);
  const attributes = tagged(tags, "attr").map(({ type, name, initial, description }) =>
    ({ name, fieldName: name, type: { text: type }, ...(initial && { default: initial }), description }));
  const events = tagged(tags, "fires").map(({ type, name, description }) => ({ name, type: { text: type }, description }));
  if (attributes.length === 0 || events.length === 0) throw unexpected();
  const named = (/** @type {string} */ tag) => untyped(tags, tag);
  const declaration = {
    kind: "class",
    customElement: true,
    name,
    tagName,
    description,
    superclass: { name: "HTMLElement" },
    attributes,
    members: [...attributes.map(fieldOf), ...methodsOf(source)],
    events,
    slots: named("slot"),
    cssParts: named("csspart"),
    cssProperties: named("cssprop"),
  };
  const exported = { name, declaration: { name, module: path } };
  const exports = [{ kind: "js", ...exported }, { kind: "custom-element-definition", ...exported, name: tagName }];
  const module = { kind: "javascript-module", path, declarations: [declaration], exports };
  return `${JSON.stringify({ schemaVersion: "2.1.0", modules: [module] }, null, 2)}\n`;
}

/** @param {string} comment */
function parse(comment) {
  const lines = comment.split("\n").map(line => line.replace(/^ *\* ?/, "").trimEnd());
  const entries = lines.join("\n").replace(/\n {2,}/g, " ").split("\n").filter(Boolean);
  const tags = entries.flatMap(entry => {
    const [, tag = "", rest = ""] = TAG.exec(entry) ?? [];
    return tag ? [{ tag, rest }] : [];
  });
  return { description: entries.filter(entry => !TAG.test(entry)).join(" "), tags };
}

/** @typedef {{ tag: string, rest: string }} Tag */

/**
 * @param {readonly Tag[]} tags
 * @param {string} wanted
 */
const tagged = (tags, wanted) =>
  tags.filter(({ tag }) => tag === wanted).map(({ rest }) => {
    const [, type, name, initial, description] = TYPED.exec(rest) ?? [];
    if (!type || !name || !description) throw unexpected(rest);
    return { type, name, initial, description };
  });

/**
 * Those without a type; of a slot without a name, the description alone.
 * @param {readonly Tag[]} tags
 * @param {string} wanted
 */
const untyped = (tags, wanted) =>
  tags.filter(({ tag }) => tag === wanted).map(({ rest }) => {
    const [name = "", description = ""] = rest.split(/(?:^| )- /);
    return { name, description };
  });

/** @param {{ name: string, type: { text: string }, default?: string, description: string }} attribute */
const fieldOf = ({ name, type, description, ...initial }) =>
  ({ kind: "field", name, type, ...initial, description, attribute: name, reflects: true });

/** @param {string} source */
const methodsOf = source =>
  [...source.matchAll(METHOD)].map(([, description, name]) => ({ kind: "method", name, description, return: { type: { text: "void" } } }));

/** @param {string} [where] */
const unexpected = (where = "the class") =>
  new Failure(`The comment above the element's class cannot be read: ${where}.`, {
    hint: "Write its tags as scripts/lib/elements-manifest.mjs reads them.",
  });
