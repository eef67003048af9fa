// Bytes as the text of a JavaScript module, which www/solver/decode.js turns back.
//
// Base64 spreads a byte over two characters, which spoils the repetitions that gzip lives on: it
// costs 25 % of the compressed size. One character a byte costs 9 %: the most frequent bytes take
// printable ASCII, all others the letters from U+0100 on.

const PRINTABLE = codes(0x20, 0x7f).filter(character => !"\"\\`$<".includes(character));
const LETTERS = codes(0x100, 0x200);

/**
 * @param {Uint8Array} bytes
 * @returns {string} the alphabet (a character for each byte from 0 to 255), then the bytes
 */
export function encode(bytes) {
  const alphabet = alphabetFor(bytes);
  return [...alphabet, ...Array.from(bytes, byte => alphabet[byte])].join("");
}

/**
 * @param {Uint8Array} bytes
 * @returns {string[]}
 */
function alphabetFor(bytes) {
  const counts = Array.from({ length: 256 }, () => 0);
  for (const byte of bytes) counts[byte]++;
  const byFrequency = [...counts.keys()].sort((a, b) => counts[b] - counts[a]);
  const characters = [...PRINTABLE, ...LETTERS];
  /** @type {string[]} */
  const alphabet = [];
  byFrequency.forEach((byte, rank) => (alphabet[byte] = characters[rank]));
  return alphabet;
}

/**
 * @param {number} from
 * @param {number} to
 */
function codes(from, to) {
  return Array.from({ length: to - from }, (_, i) => String.fromCharCode(from + i));
}
