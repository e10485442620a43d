import { openDiary } from "../store/diary-database.js";
import { roundOwner } from "../store/pin-lock.js";
import { faceId, type PinFace } from "./pin-face.js";

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

/** Message of a page: what to store for offline use. */
interface Told {
  readonly build: string;
  readonly files: readonly string[];
  readonly face: PinFace;
}

const worker = globalThis as unknown as WorkerScope;

/** Caches of files are named after the build they are of. */
const filesOf = "diary-files ";
const pages = "diary-pages";
/** The page is the same under every address of the diary: which screen it shows, it reads off the address itself. */
const page = "/diary/moment";
/** The same, beginning with the PIN's field: it stands before any of the app's script has come. */
const faced = `${page}?face`;
/** Milliseconds that the network is waited for before the page that is kept is shown: a weak signal is worse than none. */
const patience = 3_000;

/** What a page begins beside its drawing: scripts, files asked for ahead, styles. */
const begun = /<script[^>]*>.*?<\/script>|<link[^>]*\brel="(?:modulepreload|preload|stylesheet)"[^>]*>/gs;

/**
 * A page that begins with a face, and with the app only once that is painted: on a slow machine its scripts are most of a
 * start. Its styles take the page's own nonce, which its policy asks for; its letters come with it, or lines would break
 * anew under a finger.
 */
async function withFace(fresh: Response, { face, files }: Pick<Told, "face" | "files">): Promise<Response> {
  const { attributes, styles, html } = face;
  const whole = await fresh.text();
  const nonce = /nonce="([^"]+)"/.exec(whole)?.[1] ?? "";
  const app = /<script[^>]*type="module"[^>]*src="([^"]+)"/.exec(whole)?.[1] ?? "";
  const links = (whole.match(begun) ?? []).filter((one) => one.startsWith("<link")).join("");
  const letters = files
    .filter((file) => file.endsWith(".woff2"))
    .map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`)
    .join("");
  // What is asked for ahead is so still, once there is time for it.
  const later = `<template id="${faceId}-later">${links}</template>`;
  const script = `<script src="/_backoffice/diary-face.js" data-app="${app}"></script>`;
  return new Response(
    whole
      .replaceAll(begun, "")
      .replace(/<html[^>]*>/, () => `<html ${attributes}>`)
      .replace("</head>", () => `${letters}<style nonce="${nonce}">${styles}</style></head>`)
      .replace('<div id="root"></div>', (root) => `<main id="${faceId}">${html}</main>${root}${later}${script}`),
    { headers: fresh.headers },
  );
}

/** Whether a round lies here behind a PIN. */
async function asksPin(): Promise<boolean> {
  const database = await openDiary();
  try {
    return (await roundOwner(database, Date.now())) !== undefined;
  } finally {
    database.close();
  }
}

/** Keeps the files of a build, and forgets those of former ones. */
async function keep({ build, files, face }: Told): Promise<void> {
  const cache = await caches.open(filesOf + build);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  await cache.addAll(files.filter((file) => !known.has(file)));
  // The page itself, as of the same build.
  const fresh = await fetch(page);
  if (fresh.ok) {
    const kept = await caches.open(pages);
    await kept.put(faced, await withFace(fresh.clone(), { face, files }));
    await kept.put(page, fresh);
  }
  for (const name of await caches.keys()) {
    if (name.startsWith(filesOf) && name !== filesOf + build) await caches.delete(name);
  }
}

/** The page that is kept, as an address of it begins: a visit is gone on with at once, a round only behind its PIN. */
async function keptFor(address: string): Promise<Response | undefined> {
  const { pathname, search } = new URL(address);
  const begins = pathname === page && search === "" && (await asksPin().catch(() => false));
  return (begins ? await caches.match(faced) : undefined) ?? caches.match(page);
}

async function pageFor(request: Request): Promise<Response> {
  const network = fetch(request);
  // It is answered for below, whenever it fails.
  network.catch(() => undefined);
  const kept = await keptFor(request.url);
  if (!kept) return network;
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(kept), patience);
  });
  return Promise.race([network.catch(() => kept), late]);
}

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("message", (event) => {
  event.waitUntil(keep(event.data as Told));
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
