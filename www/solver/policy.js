// Whether a security policy keeps WebAssembly from running.

/** The shortest module there is: nothing but a policy can refuse it. */
const EMPTY = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

export function isForbidden() {
  try {
    return typeof WebAssembly === "object" && !new WebAssembly.Module(EMPTY);
  } catch {
    return true;
  }
}
