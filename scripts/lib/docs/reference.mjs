// docs/api.md: the reference of the package, from its types and the comments beside them.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pkg } from "../paths.mjs";
import { elementReference } from "./element.mjs";
import { declarationsOf, dedent, functionsOf, unexpected } from "./types.mjs";

/** @import { Declared } from "./types.mjs" */

const INTRODUCTION = `# API reference

Written by \`npm run docs\` from the types of the package; change the comments beside those.

| entry | what it exports |
|---|---|
| \`perfect-play\` | the five games, \`limits\` and \`GameError\`; loaded once it is imported |
| \`perfect-play/slim\` | the same, after \`await init()\` |
| \`perfect-play/worker\` | the same with promises, from a thread of their own; \`createSolver\` and \`close\` |
| \`perfect-play/element\` | the class of the element \`<perfect-play>\` |
| \`perfect-play/define\` | the same, and defines the element |
| \`perfect-play/embed\` | the same again as a single file, for pages without a bundler |
| \`perfect-play/react\`, \`perfect-play/vue\` | nothing but types: the element in JSX, and in Vue's templates |
| \`perfect-play/perfect_play.wasm\` | the module that \`slim\` loads |
| \`perfect-play/custom-elements.json\` | what editors know of the element |

Every function of a game is synchronous and pure, and throws a \`GameError\` where an argument is wrong:
[error codes](errors.md) has them all. How large an argument may be is told by \`limits\`:
[limits and sizes](limits.md).`;

/** @returns {Promise<string>} */
export async function reference() {
  const [index, slim, worker] = await Promise.all(["index", "slim", "worker"].map(async name =>
    declarationsOf(await readFile(join(pkg, `${name}.d.ts`), "utf8"))));
  const element = await elementReference();
  const parts = [
    INTRODUCTION,
    ...games(index).map(game),
    section("Shared types", index.filter(({ kind, name }) => kind !== "namespace" && name !== "limits").map(type)),
    section("Limits", index.filter(({ name }) => name === "limits").map(({ comment, source }) => `${comment}\n\n${code(source)}`)),
    section("perfect-play/slim", added(slim, index).map(type)),
    section("perfect-play/worker", [
      promised(worker),
      ...added(worker, index).map(type),
    ]),
    section("perfect-play/element", [...element.parts, ...element.types.map(type)]),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** The two namespaces of each game, its types' first. @param {readonly Declared[]} declared */
function games(declared) {
  const namespaces = declared.filter(({ kind }) => kind === "namespace");
  return namespaces.filter(({ comment }) => comment).map(types => {
    const [functions, ...more] = namespaces.filter(({ name, comment }) => name === types.name && !comment);
    if (!functions || more.length > 0) throw unexpected(`namespace ${types.name}`);
    return { types, functions };
  });
}

/** @param {{ types: Declared, functions: Declared }} game */
const game = ({ types, functions }) => section(types.name, [
  types.comment,
  ...functionsOf(functions).map(({ name, comment, signature }) =>
    `### ${types.name}.${name}\n\n${code(`${types.name}.${name}${signature}`)}\n\n${comment}`),
  `### Types of ${types.name}\n\n${code(dedent(types.body))}`,
]);

/** What one entry declares and another does not. @param {readonly Declared[]} entry @param {readonly Declared[]} other */
const added = (entry, other) =>
  entry.filter(({ kind, name }) => kind !== "namespace" && !other.some(each => each.name === name));

/** The functions of the worker entry, whose comments are those of the default entry. @param {readonly Declared[]} declared */
function promised(declared) {
  const signatures = games(declared).flatMap(({ types: { name }, functions }) =>
    functionsOf(functions).map(each => `${name}.${each.name}${each.signature}`));
  return `The same functions; what would be thrown rejects the promise.\n\n${code(signatures.join("\n"))}`;
}

/** @param {Declared} declared */
const type = ({ name, comment, source }) =>
  [`### ${name}`, comment, code(source.replace(/^export (?:default )?/, ""))].filter(Boolean).join("\n\n");

/** @param {string} title @param {readonly string[]} parts */
const section = (title, parts) => [`## ${title}`, ...parts].join("\n\n");

/** @param {string} source */
const code = source => `\`\`\`ts\n${source.trimEnd()}\n\`\`\``;
