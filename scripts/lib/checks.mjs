// Every check of `npm test`, the quick ones first.

import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { driverOptions } from "./browser.mjs";
import { checkManifest, prepareConsumers } from "./consumers.mjs";
import { Failure } from "./failure.mjs";
import { inRoot } from "./paths.mjs";
import { TARGET } from "./rust.mjs";
import { run, runPackage } from "./run.mjs";
import { checkSizes } from "./size.mjs";
import { pathWith } from "./wasm-bindgen.mjs";

/**
 * @typedef {object} Check
 * @property {string} part what `node scripts/test.mjs` knows it by
 * @property {string} title
 * @property {"rust" | "package" | "browser"} needs how much must be set up before: Rust alone; the
 *   package built as well; a browser as well
 * @property {(tools: string) => Promise<unknown>} check gets the folder of wasm-bindgen
 */

const WASM = ["--target", TARGET, "--features", "wasm"];
const DENY = ["--", "--deny", "warnings"];

/** @type {Check[]} */
export const checks = [
  {
    part: "lint",
    title: "Checking the format of the Rust code",
    needs: "rust",
    check: () => run("cargo", ["fmt", "--check"], { hint: `Run "cargo fmt".` }),
  },
  {
    part: "lint",
    title: "Checking the types of the scripts",
    needs: "package",
    check: () => types("tsconfig.json"),
  },
  {
    part: "lint",
    title: "Checking the types of the page and of the exports",
    needs: "package",
    check: () => types("tsconfig.www.json"),
  },
  {
    part: "lint",
    title: "Checking the types of the service worker",
    needs: "package",
    check: () => types("tsconfig.offline.json"),
  },
  {
    part: "api",
    title: "Checking the types of the package",
    needs: "package",
    check: () => types("tsconfig.api.json"),
  },
  {
    part: "size",
    title: "Measuring the package",
    needs: "package",
    check: checkSizes,
  },
  {
    part: "lint",
    title: "Checking the crate with Clippy",
    needs: "rust",
    check: () => run("cargo", ["clippy", "--all-targets", ...DENY], { hint: "Correct what Clippy names." }),
  },
  {
    part: "lint",
    title: "Checking the exports with Clippy",
    needs: "package",
    check: () =>
      run("cargo", ["clippy", ...WASM, "--lib", "--test", "wasm", ...DENY], {
        hint: "Correct what Clippy names.",
      }),
  },
  {
    part: "rust",
    title: "Building the crate's documentation",
    needs: "rust",
    check: () =>
      run("cargo", ["doc", "--no-deps"], {
        env: { RUSTDOCFLAGS: "--deny warnings" },
        hint: "Correct the doc comments where rustdoc says so.",
      }),
  },
  {
    part: "release",
    title: "Testing what is released",
    needs: "rust",
    check: () => nodeTests("tests/release"),
  },
  {
    part: "wasm-node",
    title: "Testing the exports in Node",
    needs: "package",
    check: tools => testExports(tools),
  },
  {
    part: "api",
    title: "Testing the package in Node",
    needs: "package",
    check: () => nodeTests("tests/api"),
  },
  {
    part: "wasm-browser",
    title: "Testing the exports in a browser",
    needs: "browser",
    check: testExportsInBrowser,
  },
  {
    part: "page",
    title: "Testing the page in a browser",
    needs: "browser",
    check: () => nodeTests("tests/page"),
  },
  {
    part: "docs",
    title: "Testing the documentation and its examples",
    needs: "browser",
    check: () => nodeTests("tests/docs"),
  },
  {
    part: "consumer",
    title: "Checking what the package says of itself",
    needs: "package",
    check: checkManifest,
  },
  {
    part: "consumer",
    title: "Testing the packed package in other projects",
    needs: "browser",
    check: async () => {
      await prepareConsumers();
      await nodeTests("tests/consumer");
    },
  },
  {
    part: "rust",
    title: "Testing the crate",
    needs: "rust",
    check: () => run("cargo", ["test"], { show: true, hint: `Run "cargo test NAME" for a single test.` }),
  },
];

/** @param {string} project */
const types = project =>
  runPackage("typescript/bin/tsc", ["--project", project], { hint: "Correct the types where tsc says so." });

/**
 * Node's own test runner on all `*.test.js` of a folder.
 * @param {string} folder
 */
async function nodeTests(folder) {
  const names = await readdir(inRoot(folder)).catch(() => []);
  const tests = names.filter(name => name.endsWith(".test.js")).map(name => `${folder}/${name}`);
  if (tests.length === 0) {
    throw new Failure(`There is no *.test.js in ${folder}.`, {
      hint: `Restore the folder from git: "git checkout -- ${folder}".`,
    });
  }
  // By default one processor is left out, which is half of them where there are two.
  await run(process.execPath, ["--test", `--test-concurrency=${availableParallelism()}`, ...tests], {
    show: true,
    hint: `Run "node --test ${folder}/NAME.test.js" for a single file.`,
  });
}

/**
 * @param {string} tools
 * @param {Record<string, string | undefined>} [env]
 */
const testExports = (tools, env) =>
  run("cargo", ["test", ...WASM, "--test", "wasm"], {
    show: true,
    env: {
      CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER: "wasm-bindgen-test-runner",
      PATH: pathWith(tools),
      ...env,
    },
    hint: `Look at the first failed test above${env ? "; browser and driver must be of one version" : ""}.`,
  });

/** @param {string} tools */
async function testExportsInBrowser(tools) {
  const { env, capabilities } = driverOptions();
  const folder = await mkdtemp(join(tmpdir(), "perfect-play-"));
  try {
    const file = join(folder, "webdriver.json");
    await writeFile(file, JSON.stringify(capabilities));
    const browser = { WASM_BINDGEN_USE_BROWSER: "1", WASM_BINDGEN_TEST_WEBDRIVER_JSON: file };
    await testExports(tools, { ...env, ...browser });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
