// npm run docs: writes what is generated of docs, from the package as it was built last.

import { writeFile } from "node:fs/promises";
import { generated } from "./lib/docs/generated.mjs";
import { main } from "./lib/failure.mjs";
import { inRoot } from "./lib/paths.mjs";

await main(async () => {
  for (const [file, text] of Object.entries(await generated())) await writeFile(inRoot(file), text);
});
