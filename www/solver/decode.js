// Bytes written as text, one character a byte; scripts/lib/text.mjs writes them.

/**
 * @param {string} text a character from U+0000 to U+00FF for each byte
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function decode(text) {
  const bytes = new Uint8Array(text.length);
  // Code that runs once is slow, so this is left to the platform where it can.
  const { Buffer } = /** @type {Platform} */ (globalThis);
  if (Buffer) {
    Buffer.from(bytes.buffer).write(text, "latin1");
  } else {
    for (let i = 0; i < bytes.length; i++) bytes[i] = text.charCodeAt(i);
  }
  return bytes;
}

/** @typedef {{ Buffer?: { from(bytes: ArrayBuffer): { write(text: string, encoding: "latin1"): number } } }} Platform */
