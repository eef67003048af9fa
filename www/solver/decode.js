// Bytes written as text, one character a byte; scripts/lib/text.mjs writes them.

/** Characters that open the text: one for each byte from 0 to 255. */
const ALPHABET = 256;

/**
 * @param {string} text the alphabet, then the bytes written in it
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function decode(text) {
  /** @type {number[]} */
  const byteOf = [];
  for (let byte = 0; byte < ALPHABET; byte++) byteOf[text.charCodeAt(byte)] = byte;

  const bytes = new Uint8Array(text.length - ALPHABET);
  for (let i = 0; i < bytes.length; i++) {
    bytes[i] = /** @type {number} */ (byteOf[text.charCodeAt(ALPHABET + i)]);
  }
  return bytes;
}
