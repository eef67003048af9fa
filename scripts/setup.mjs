// npm run setup: installs what is missing. With --browser also what the tests in a browser need.

import { main } from "./lib/failure.mjs";
import { setUp } from "./lib/setup.mjs";

await main(async () => {
  await setUp({ browser: process.argv.includes("--browser") });
});
