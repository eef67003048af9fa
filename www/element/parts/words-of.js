// A game's own words, for parts that treat all games alike.

/** @import { GameText, Text } from "../../messages/text.js" */

/**
 * @param {Text} text
 * @param {{ id: string }} game
 * @returns {GameText}
 */
export function wordsOf(text, { id }) {
  const words = new Map(Object.entries(text.games)).get(id);
  if (!words) throw new RangeError(`The catalogue has no words for ${id}.`);
  return words;
}
