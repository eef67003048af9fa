// TypeScript projects: the types resolve, hold no `any`, and a misuse does not compile.

import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { test } from "node:test";
import { run } from "../../scripts/lib/run.mjs";
import { here } from "./support.js";

for (const [module, moduleResolution] of [
  ["node16", "node16"],
  ["nodenext", "nodenext"],
  ["esnext", "bundler"],
]) {
  test(`types_resolve_by_${moduleResolution}`, async () => {
    const project = here(`typescript/tsconfig.${moduleResolution}.json`);
    await writeFile(project, JSON.stringify({
      compilerOptions: {
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        skipLibCheck: false,
        lib: ["ES2022", "DOM"],
        jsx: "react-jsx",
        types: [],
        module,
        moduleResolution,
      },
      files: ["uses.ts", "misuses.ts", "element.tsx", "vue.tsx", "../site/react/app.tsx"],
    }));
    const tsc = here("node_modules/typescript/bin/tsc");
    assert.equal(await run(process.execPath, [tsc, "--project", project]), "");
  });
}
