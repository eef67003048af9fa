// Nim: how its rules are read, and what is asked of its drawing.

import { heapsDrawn } from "./nim-heaps.js";
import { styles } from "./nim-styles.js";
import { nimSumTable } from "./nim-sum.js";

/** @import { nim as Nim } from "../pkg/slim.js" */
/** @import { View } from "./view.js" */

/** @type {View<Nim.NimAnalysis, Nim.Move>} */
export const nim = {
  id: "nim",
  styles,
  examples: [
    { position: "21" },
    { position: "4" },
    { position: "3 4 5", rules: { maxTake: "unlimited" } },
    { position: "7 11 13" },
    { position: "2147483647" },
  ],
  rules: [
    {
      name: "maxTake",
      kind: "number",
      initial: "3",
      special: "unlimited",
      read: readLimit,
      value: text => (text === "unlimited" ? Infinity : text.trim() === "" ? NaN : Number(text)),
    },
    { name: "misere", kind: "switch", initial: "", read: readSwitch, value: text => text === "1" },
  ],

  draw: heapsDrawn,

  moveText: {
    write: ({ heap, take }) => (heap === 0 ? `${take}` : `${heap}-${take}`),
    read: text => {
      const [, heap = "0", take] = /^(?:(\d{1,7})-)?(\d{1,16})$/.exec(text) ?? [];
      return take === undefined ? null : { heap: Number(heap), take: Number(take) };
    },
  },

  figure({ reason }, context) {
    if (reason.kind !== "nim-sum" || reason.values.length < 2) return null;
    const words = context.text.games.nim;
    return nimSumTable({
      values: reason.values,
      name: words.drawing.heapName,
      part: heap => `heap ${heap}`,
      nimSum: reason.nimSum,
      caption: words.drawing.binary,
      sum: words.drawing.sum,
    }, context);
  },
};

/** @param {string} text */
function readLimit(text) {
  if (/^\s*(?:unlimited|infinity|∞)\s*$/i.test(text)) return "unlimited";
  return /^\s*0*[1-9]\d*\s*$/.test(text) ? text.trim().replace(/^0+/, "") : null;
}

/** @param {string} text */
function readSwitch(text) {
  if (/^(?:1|true|)$/.test(text)) return text && "1";
  return /^(?:0|false)$/.test(text) ? "" : null;
}
