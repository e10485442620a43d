/**
 * The service worker of the diary: its pages begin without a network. It answers for `/diary` alone, keeps the page and the
 * files that a page says it was drawn with, and touches no call of the service.
 */

interface Lasting {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface Fetching {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}
/** What a worker of this kind has around it; the compiler knows only what a page has. */
interface WorkerScope {
  addEventListener(kind: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(kind: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(kind: "message", listener: (event: Lasting & { readonly data: unknown }) => void): void;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
}

const worker = globalThis as unknown as WorkerScope;

/** Caches of files are named after the build they are of. */
const filesOf = "diary-files ";
const pages = "diary-pages";
/** The page is the same under every address of the diary: which screen it shows, it reads off the address itself. */
const page = "/diary/moment";
/** Milliseconds that the network is waited for before the page that is kept is shown: a weak signal is worse than none. */
const patience = 3_000;

/** Keeps the files of a build, and forgets those of former ones. */
async function keep(build: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(filesOf + build);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  await cache.addAll(files.filter((file) => !known.has(file)));
  // The page itself, as of the same build.
  const fresh = await fetch(page);
  if (fresh.ok) await (await caches.open(pages)).put(page, fresh);
  for (const name of await caches.keys()) {
    if (name.startsWith(filesOf) && name !== filesOf + build) await caches.delete(name);
  }
}

async function pageFor(request: Request): Promise<Response> {
  const kept = await caches.match(page);
  const network = fetch(request);
  if (!kept) return network;
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(kept), patience);
  });
  return Promise.race([network.catch(() => kept), late]);
}

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("message", (event) => {
  const { build, files } = event.data as { readonly build: string; readonly files: readonly string[] };
  event.waitUntil(keep(build, files));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(pageFor(request));
  else if (pathname.startsWith("/_backoffice/")) {
    event.respondWith(caches.match(request).then(async (kept) => kept ?? fetch(request)));
  }
});
