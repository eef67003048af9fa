// npm start: installs what is missing, builds, and serves the page, bundled anew whenever one of its
// sources changes. PORT and HOST choose where.

import { Failure, main } from "./lib/failure.mjs";
import { variable } from "./lib/environment.mjs";
import { setUp } from "./lib/setup.mjs";

await main(async () => {
  const port = chosenPort();
  const host = variable("HOST");
  const tools = await setUp();
  const { buildPackage } = await import("./lib/package.mjs");
  await buildPackage(tools);
  const { watchPage } = await import("./lib/bundle.mjs");
  const { serve } = await import("./lib/serve.mjs");
  const { address, close } = await serve({ port, host }).catch(error => {
    throw refused(error, host);
  });
  const rest = await watchPage();
  console.log(`\nPerfect Play is at ${address}\nStop it with Ctrl+C.`);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => Promise.all([close(), rest()]));
});

/** @returns {number | undefined} */
function chosenPort() {
  const text = variable("PORT");
  if (text === undefined) return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new Failure(`PORT is "${text}", which is no number from 0 to 65535.`, {
    hint: "Set it to a number such as 8080, or unset it.",
  });
}

/**
 * What an error of the system says about PORT and HOST.
 * @param {NodeJS.ErrnoException} error
 * @param {string | undefined} host
 */
function refused(error, host) {
  switch (error.code) {
    case "EACCES":
      return new Failure(`This system does not let you serve on the chosen port: ${error.message}.`, {
        hint: "Set PORT to a number of 1024 or more, or unset it.",
      });
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "EINVAL":
      return new Failure(`"${host ?? "localhost"}" is no address of this machine.`, {
        hint: `Unset HOST to serve this machine alone, or set it to 0.0.0.0 to serve its networks too \
(some shells set HOST by themselves, to a name of the machine).`,
      });
    default:
      return error;
  }
}
