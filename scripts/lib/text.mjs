// Bytes as the text of a JavaScript module, which www/solver/decode.js turns back.
//
// Base64 spreads a byte over two characters, which spoils the repetitions that gzip lives on: it
// costs 30 % of the compressed size. One character a byte costs 7 %.

/**
 * @param {Uint8Array} bytes
 * @returns {string} a character from U+0000 to U+00FF for each byte
 */
export const encode = bytes => Buffer.from(bytes).toString("latin1");
