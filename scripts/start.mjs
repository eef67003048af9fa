// npm start: installs what is missing, builds, and serves the page. PORT and HOST choose where.

import { Failure, main } from "./lib/failure.mjs";
import { setUp } from "./lib/setup.mjs";

await main(async () => {
  const port = chosenPort();
  const tools = await setUp();
  const { buildPackage } = await import("./lib/package.mjs");
  await buildPackage(tools);
  const { serve } = await import("./lib/serve.mjs");
  const { address, close } = await serve({ port, host: process.env.HOST });
  console.log(`\nPerfect Play is at ${address}\nStop it with Ctrl+C.`);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, close);
});

/** @returns {number | undefined} */
function chosenPort() {
  const { PORT } = process.env;
  if (!PORT) return undefined;
  const port = Number(PORT);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new Failure(`PORT is "${PORT}"; it must be a number from 0 to 65535.`);
}
