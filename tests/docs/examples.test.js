// Every example of the docs and of the README: what runs in Node or in a terminal is run, and says
// what is said beside it. Those for browsers are in pages.test.js, those for bundlers and test
// runners in tests/consumer; Rust's run with `cargo test`.

import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { allBlocks } from "../../scripts/lib/docs/blocks.mjs";
import { generated } from "../../scripts/lib/docs/generated.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { run, runPackage } from "../../scripts/lib/run.mjs";
import { decode, encode } from "../../www/page/address.js";
import { withPackage } from "./support.js";

/** @import { Block } from "../../scripts/lib/docs/blocks.mjs" */

const blocks = allBlocks();

/** What is tested by its place: in tests/consumer/docs.test.js, and the addresses here and in pages.test.js. */
const BY_PLACE = [
  "Bundlers: js main.js",
  "Bundlers: html index.html",
  "Vite: sh",
  "webpack: js webpack.config.js",
  "esbuild: sh",
  "Rollup: sh",
  "React: tsx app.tsx",
  "Vue: js vite.config.js",
  "Vue: vue App.vue",
  "On a server: astro index.astro",
  "Vitest: js moves.test.js",
  "Vitest: sh",
  "Jest: js moves.test.js",
  "Jest: sh",
  "Addresses: text",
  "An embedded position: text",
];

/** What is not run, by its first line: installing, the folders of this project, and lines for hosts. */
const NOT_RUN = [
  "npm start      # sets up, builds, serves the page and prints its address",
  "src/            the crate: one module a game, each with rules, notation, solver and reason",
  "npm install perfect-play",
  "Access-Control-Allow-Origin: *",
  "/pkg/*",
  `Header set Access-Control-Allow-Origin "*"`,
  `location /pkg/ { add_header Access-Control-Allow-Origin "*"; }`,
  "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; style-src 'self';",
  "cargo add perfect-play",
];

/** @param {string} info */
const those = info => blocks.filter(block => block.info === info);

const programs = those("ts").filter(({ code }) => code.startsWith("import"));
const commands = those("sh").filter(({ code }) => code.includes("npx perfect-play"));

/** Those that `cargo test` runs. */
const ofCrate = those("rust").filter(({ title }) => /^(?:README|docs\/rust)\.md_/.test(title));

/** @param {Block} block */
const placeOf = ({ section, info }) => `${section}: ${info}`;

test("what_is_generated_is_up_to_date", async () => {
  for (const [file, text] of Object.entries(await generated())) {
    assert.equal(await readFile(inRoot(file), "utf8"), text, `${file}: run "npm run docs"`);
  }
});

test("there_is_no_example_without_a_test", () => {
  const tested = new Set([...those("js"), ...those("html"), ...programs, ...commands, ...ofCrate]);
  const others = blocks.filter(block => !tested.has(block) && !block.title.startsWith("docs/api.md_"));
  assert.deepEqual(others.map(placeOf).filter(place => BY_PLACE.includes(place)), BY_PLACE);
  const left = others.filter(block => !BY_PLACE.includes(placeOf(block)));
  assert.deepEqual(left.map(({ code }) => code.split("\n", 1)[0]), NOT_RUN);
});

/** The value that a comment states: `1: flip the two in the middle` states 1. @param {string} comment */
function stated(comment) {
  for (const text of [comment, comment.replace(/: .*$/, "")]) {
    try {
      new Function(`return (${text});`);
      return text;
    } catch {
      // It goes on in words.
    }
  }
  throw new Error(`A comment states no value: ${comment}`);
}

/** Has a program check the values that its comments state. @param {string} code */
const checked = code =>
  code.replace(/^( *)(?!const |import )(\S.*);\s+\/\/ (.*)$/gm, (_, indent, expression, comment) =>
    `${indent}check(${expression}, ${stated(comment)});`);

const CHECK = `
let checks = 0;
const check = (value, expected) => { assert.deepEqual(value, expected); checks++; };
process.on("exit", code => { if (code === 0) console.log(\`\${checks} checked\`); });
`;

for (const { title, code } of those("js")) {
  test(`${title}_runs_in_node`, () =>
    withPackage(async folder => {
      const isCommon = /\brequire\(/.test(code);
      const assertions = isCommon ? `const assert = require("node:assert/strict");` : `import assert from "node:assert/strict";`;
      const program = join(folder, isCommon ? "example.cjs" : "example.mjs");
      await writeFile(program, `${assertions}${CHECK}${checked(code)}`);
      const output = await run(process.execPath, ["--no-warnings", program], { cwd: folder });
      const comments = code.match(/; +\/\/ /g)?.length ?? 0;
      assert.match(output, new RegExp(`^${comments} checked$`, "m"));
    }));
}

const types = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  module: "nodenext",
  lib: ["ES2023", "DOM"],
  types: [],
};

for (const { title, code } of programs) {
  test(`${title}_compiles_strictly`, () =>
    withPackage(async folder => {
      await writeFile(join(folder, "package.json"), `{ "type": "module" }`);
      await writeFile(join(folder, "example.ts"), code);
      await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: types, files: ["example.ts"] }));
      await runPackage("typescript/bin/tsc", ["--project", folder]);
    }));
}

for (const { title, code, output } of commands) {
  test(`${title}_runs_in_a_terminal`, () =>
    withPackage(async cwd => {
      await writeFile(join(cwd, "piles.txt"), "7\n8\n");
      const command = `npx() { shift; "${process.execPath}" "${inRoot("www/pkg/cli.js")}" "$@"; }\n`;
      const told = await run("sh", ["-ec", command + code], { cwd });
      if (output === null) assert.notEqual(told, "");
      else assert.equal(told.trimEnd(), output);
    }));
}

test("the_address_of_the_docs_is_as_the_page_reads_and_writes_it", () => {
  const { code = "" } = blocks.find(block => placeOf(block) === "Addresses: text") ?? {};
  const { state, omissions } = decode(code);
  assert.deepEqual(omissions, []);
  assert.equal(encode(state), code);
});

test("every_refusal_of_the_docs_has_its_code_and_its_sentence", async () => {
  const games = await import("perfect-play");
  const page = await readFile(inRoot("docs/errors.md"), "utf8");
  const sections = page.split(/^## /m).slice(1);
  const told = sections.flatMap(section => {
    const [code = ""] = section.split("\n", 1);
    const rows = [...section.matchAll(/^\| `(.*?)` \| (.*) \|$/gm)];
    assert.notEqual(rows.length, 0, code);
    return rows.map(([, call = "", message = ""]) => ({ call, code, message }));
  });
  for (const { call, code, message } of told) {
    const ask = new Function(...Object.keys(games), `return ${call};`);
    assert.throws(() => ask(...Object.values(games)), { name: "GameError", code, message }, call);
  }
  const types = await readFile(inRoot("www/pkg/index.d.ts"), "utf8");
  const codes = [...types.matchAll(/^ *\| "([a-z-]+)"[; ]+\/\/ /gm)].map(([, code]) => code);
  assert.deepEqual(sections.map(section => section.split("\n", 1)[0]), codes);
});
