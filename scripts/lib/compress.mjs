// Answers of a server compressed as they are sent, as static hosts do.

import { createGzip } from "node:zlib";

const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:wasm|javascript|json))/;

/**
 * Compresses what a response will be given, if whoever asked accepts that.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function compress(request, response) {
  if (!/\bgzip\b/.test(String(request.headers["accept-encoding"]))) return;
  const { writeHead, write, end } = response;
  /** @type {import("node:zlib").Gzip | undefined} */
  let gzip;

  /** @param {number} status @param {Record<string, string>} headers */
  const head = (status, { "Content-Length": length, ...headers } = {}) => {
    if (status !== 200 || !COMPRESSIBLE.test(headers["Content-Type"] ?? "")) {
      return writeHead.call(response, status, length === undefined ? headers : { ...headers, "Content-Length": length });
    }
    gzip = createGzip({ level: 9 });
    gzip.on("data", chunk => write.call(response, chunk, "latin1"));
    gzip.on("end", () => end.call(response, undefined, "latin1"));
    return writeHead.call(response, status, { ...headers, "Content-Encoding": "gzip", Vary: "Accept-Encoding" });
  };
  Object.assign(response, {
    writeHead: head,
    /** @param {Uint8Array} chunk */
    write: chunk => (gzip ? (gzip.write(chunk), true) : write.call(response, chunk, "latin1")),
    /** @param {Uint8Array} [chunk] */
    end: chunk => (gzip ? (gzip.end(chunk), response) : end.call(response, chunk, "latin1")),
  });
}
