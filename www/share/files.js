// Handing things over: to the clipboard, as a file, to another program.

/**
 * @param {string} text
 * @returns {Promise<boolean>} whether the browser allowed it
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Offers a file for saving.
 * @param {string} name
 * @param {Blob} contents
 */
export function save(name, contents) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(contents);
  link.download = name;
  link.click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * @param {string} text
 * @param {string} type
 */
export const textFile = (text, type) => new Blob([text], { type: `${type};charset=utf-8` });

/** Whether this device passes links on to other programs. */
export const canPassOn = () => typeof navigator.share === "function";

/**
 * Passes a link on to another program; giving up is no failure.
 * @param {{ title: string, url: string }} link
 */
export async function passOn(link) {
  try {
    await navigator.share(link);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
