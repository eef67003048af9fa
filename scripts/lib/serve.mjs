// A static server for the page.

import { createServer } from "node:http";
import sirv from "sirv";
import { compress } from "./compress.mjs";
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
 * @param {string} [options.cacheControl] by default a browser asks again each time
 * @returns {Promise<{ address: string, sent: () => number, close: () => Promise<void> }>} `sent`:
 *   the bytes sent so far, heads included
 */
export async function serve({ port, host = "localhost", folder = www, cacheControl } = {}) {
  const answer = sirv(folder, { dev: true, etag: true });
  const server = createServer((request, response) => {
    if (cacheControl) response.setHeader("Cache-Control", cacheControl);
    compress(request, response);
    answer(request, response);
  });
  /** @type {Set<import("node:net").Socket>} */
  const sockets = new Set();
  server.on("connection", socket => sockets.add(socket));
  const open = await listen(server, port ?? DEFAULT_PORT, host).catch(error => {
    if (error.code !== "EADDRINUSE") throw error;
    if (port === undefined) return listen(server, 0, host);
    throw new Failure(`Port ${port} is taken.`, { hint: "Choose another by PORT, or none for a free one." });
  });
  return {
    address: `http://${host.includes(":") ? `[${host}]` : host}:${open}/`,
    sent: () => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
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
