// Keeps the page for use without a network, and says when there is a new version of it. The page
// is never loaded anew unless that is asked for.
//
// On a developer's machine nothing is kept, so that what was built last is what one sees; `?offline`
// in the address has it kept there too.

import { html, render } from "../lit.js";
import { english } from "../messages/en.js";

const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);

export async function keepOffline() {
  if (!("serviceWorker" in navigator) || (isLocal && !new URLSearchParams(location.search).has("offline"))) return;
  try {
    const worker = new URL("../service-worker.js", import.meta.url);
    watch(await navigator.serviceWorker.register(worker, { updateViaCache: "none" }));
  } catch {
    // A browser may refuse: then the page is loaded each time.
  }
}

/** @param {ServiceWorkerRegistration} registration */
function watch(registration) {
  if (registration.waiting) return offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      // Without one before it, it is the first version and nothing new.
      if (worker.state === "installed" && navigator.serviceWorker.controller) offer(worker);
    });
  });
}

/** @param {ServiceWorker} worker the new version, which waits */
function offer(worker) {
  const note = document.querySelector(".update") ?? document.createElement("div");
  if (!(note instanceof HTMLElement)) return;
  note.className = "update";
  note.setAttribute("role", "status");
  document.body.append(note);
  const reload = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    worker.postMessage("take over");
  };
  render(html`
    <p>${english.page.updated}</p>
    <button type="button" class="control" @click=${reload}>${english.page.reload}</button>
    <button type="button" class="control" @click=${() => note.remove()}>${english.page.later}</button>`, note);
}
