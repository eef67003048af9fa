// The address of an embedded page: after # what an address of the page holds, and there or after ?
// the element's attributes by their names.

const ATTRIBUTES = ["game", "position", "rules", "hints", "mode", "lang", "theme", "locked"];

/**
 * @param {{ hash: string, search: string }} address
 * @returns {{ hash: string, mode: string, locked: boolean }} settings of the element, and the rest as
 *   an address of the page has it
 */
export function readEmbedAddress({ hash, search }) {
  const fields = new URLSearchParams(hash.slice(1));
  const add = (/** @type {string} */ name, /** @type {string} */ value) => {
    if (!fields.has(name)) fields.append(name, value);
  };
  for (const [name, value] of new URLSearchParams(search)) if (ATTRIBUTES.includes(name)) add(name, value);
  const mode = fields.get("mode") ?? "analyze";
  const locked = fields.get("locked") ?? "0";
  const rules = new URLSearchParams(fields.get("rules") ?? "");
  for (const name of ["mode", "locked", "rules", "lang", "theme"]) fields.delete(name);
  for (const [name, value] of rules) add(name, value);
  if (mode === "play") {
    add("second", "perfect");
    add("hints", "nothing");
  }
  return { hash: `#${fields}`, mode, locked: !["0", "false"].includes(locked) };
}
