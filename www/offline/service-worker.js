// Serves the page without a network. The build puts in what there is to keep: every file with the
// digest of its contents, so that only files of one build are ever kept together. Paths are
// relative: the page may lie anywhere.
//
// The kept files answer first; on a developer's machine only where the network does not, so that a
// fresh build is never hidden.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const { scope } = worker.registration;

/** Caches are shared by all pages of a host, so the name tells whose it is. */
const OURS = `perfect-play ${scope} `;
const NAME = OURS + BUILD.version;

const digests = new Map(Object.entries(BUILD.files));

const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(worker.location.hostname);

worker.addEventListener("install", event => event.waitUntil(keepAll()));

worker.addEventListener("activate", event => event.waitUntil(forgetOthers().then(() => worker.clients.claim())));

worker.addEventListener("message", ({ data }) => {
  if (data === "take over") worker.skipWaiting();
});

worker.addEventListener("fetch", event => {
  const path = event.request.method === "GET" ? pathOf(event.request.url) : null;
  if (path !== null) event.respondWith(isLocal ? fetchOrKept(event.request, path) : keptOrFetch(event.request, path));
});

async function keepAll() {
  const cache = await caches.open(NAME);
  await Promise.all([...digests].map(([path, digest]) => keep(cache, path, digest)));
}

/**
 * Keeps a file. It is asked of the host again, which sends only what a browser does not have yet.
 * @param {Cache} cache
 * @param {string} path
 * @param {string} integrity
 */
async function keep(cache, path, integrity) {
  const url = new URL(path, scope);
  const answer = await fetch(url, { cache: "no-cache", integrity });
  if (!answer.ok) throw new Error(`${path} could not be loaded (status ${answer.status}).`);
  // A browser refuses to show a page that was answered from elsewhere, as hosts like to do.
  await cache.put(url, new Response(await answer.blob(), { headers: answer.headers }));
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name.startsWith(OURS) && name !== NAME).map(name => caches.delete(name)));
}

/**
 * The file that an address means.
 * @param {string} address
 * @returns {string | null} null where it is none of those kept
 */
function pathOf(address) {
  if (!address.startsWith(scope)) return null;
  const path = address.slice(scope.length).replace(/[?#].*/, "") || "index.html";
  return [path, `${path}.html`].find(each => digests.has(each)) ?? null;
}

/** @param {string} path */
const kept = async path => (await caches.open(NAME)).match(new URL(path, scope));

/** @param {Request} request @param {string} path */
const keptOrFetch = async (request, path) => (await kept(path)) ?? fetch(request);

/** @param {Request} request @param {string} path */
async function fetchOrKept(request, path) {
  try {
    return await fetch(request);
  } catch (error) {
    const answer = await kept(path);
    if (answer) return answer;
    throw error;
  }
}
