// npm run build: installs what is missing, then writes www/pkg.

import { main } from "./lib/failure.mjs";
import { setUp } from "./lib/setup.mjs";

await main(async () => {
  const tools = await setUp();
  const { buildPackage } = await import("./lib/package.mjs");
  await buildPackage(tools);
});
