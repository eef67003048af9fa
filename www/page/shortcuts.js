// The keys that the page and its boards know, for the help to list.

/** @import { help } from "../messages/en/help.js" */

/** @typedef {{ keys: (keyof typeof help.names)[], does: keyof typeof help.does }} Shortcut */

/** @type {readonly Shortcut[]} */
export const SHORTCUTS = [
  { keys: ["tab"], does: "parts" },
  { keys: ["left", "right", "up", "down"], does: "moves" },
  { keys: ["home", "end"], does: "ends" },
  { keys: ["enter"], does: "play" },
  { keys: ["escape"], does: "stop" },
  { keys: ["help"], does: "help" },
];
