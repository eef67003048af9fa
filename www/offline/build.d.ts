/** What the build puts into the service worker: digests by path, and one of all of them. */
declare const BUILD: { version: string; files: Record<string, string> };
