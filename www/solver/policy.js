// Whether a security policy keeps WebAssembly from running.

/** The shortest module there is: nothing but a policy can refuse it. */
const EMPTY = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

export function isForbidden() {
  if (typeof WebAssembly !== "object") return false;
  try {
    new WebAssembly.Module(EMPTY);
    return false;
  } catch {
    return true;
  }
}
