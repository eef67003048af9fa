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
import { withPackage } from "./support.js";

const blocks = allBlocks();

/** What the blocks are, and so which tests there are for them. */
const KNOWN = ["js", "ts", "sh", "html", "rust", "text", "js main.js", "html index.html", "js moves.test.js", "js webpack.config.js", "tsx app.tsx", "js vite.config.js", "vue App.vue", "astro index.astro"];

/** @param {string} info */
const those = info => blocks.filter(block => block.info === info);

test("what_is_generated_is_up_to_date", async () => {
  for (const [file, text] of Object.entries(await generated())) {
    assert.equal(await readFile(inRoot(file), "utf8"), text, `${file}: run "npm run docs"`);
  }
});

test("there_is_no_example_without_a_test", () => {
  assert.deepEqual(blocks.filter(({ info }) => !KNOWN.includes(info)), []);
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

for (const { title, code } of those("ts").filter(({ code }) => code.startsWith("import"))) {
  test(`${title}_compiles_strictly`, () =>
    withPackage(async folder => {
      await writeFile(join(folder, "package.json"), `{ "type": "module" }`);
      await writeFile(join(folder, "example.ts"), code);
      await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: types, files: ["example.ts"] }));
      await runPackage("typescript/bin/tsc", ["--project", folder]);
    }));
}

for (const { title, code, output } of those("sh").filter(({ code }) => code.includes("npx perfect-play"))) {
  test(`${title}_runs_in_a_terminal`, () =>
    withPackage(async cwd => {
      await writeFile(join(cwd, "piles.txt"), "7\n8\n");
      const command = `npx() { shift; "${process.execPath}" "${inRoot("www/pkg/cli.js")}" "$@"; }\n`;
      const told = await run("sh", ["-ec", command + code], { cwd });
      if (output === null) assert.notEqual(told, "");
      else assert.equal(told.trimEnd(), output);
    }));
}

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
