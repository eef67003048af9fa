// A static server for the page.

import { createServer } from "node:http";
import sirv from "sirv";
import { Failure } from "./failure.mjs";
import { www } from "./paths.mjs";

const DEFAULT_PORT = 8080;

/**
 * Serves a folder.
 * @param {object} [options]
 * @param {number | undefined} [options.port] 0 for any free one; by default 8080, or a free
 *   one if that is taken
 * @param {string | undefined} [options.host] by default this machine alone is served
 * @param {string} [options.folder]
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function serve({ port, host = "localhost", folder = www } = {}) {
  const answer = sirv(folder, { dev: true, etag: true });
  const server = createServer((request, response) => answer(request, response));
  const open = await listen(server, port ?? DEFAULT_PORT, host).catch(error => {
    if (error.code !== "EADDRINUSE") throw error;
    if (port === undefined) return listen(server, 0, host);
    throw new Failure(`Port ${port} is taken.`, { hint: "Choose another by PORT, or none for a free one." });
  });
  return {
    address: `http://${host.includes(":") ? `[${host}]` : host}:${open}/`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {import("node:http").Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number>} the port that was opened
 */
function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}
